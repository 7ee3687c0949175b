/** The session: one game at a time, driven by plain functions. The worker exposes it; tests call it as it is. */

import { forecast as forecastOf } from '@weathergauge/agents';
import type { Action, Dice, GameEvent, GameLog, Match, Refusal, Rng, Seat, Viewer } from '@weathergauge/engine';
import {
  answer as answerIn,
  configure,
  drawCount,
  dropCommitment,
  entryCount,
  eventsFor,
  finish,
  isRefusal,
  keyedDice,
  keyFromHex,
  logOf,
  newKey,
  openMatch,
  parseLog,
  printLog,
  refusal,
  replay,
  resultOf,
  resume,
  seededRng,
  undo as undoIn,
  verify,
} from '@weathergauge/engine';
import type { Library } from './library.ts';
import { positionAt } from './position.ts';
import type { ForecastView, SessionApi, Turn } from './protocol.ts';
import type { Timeline } from './timeline.ts';
import { curveOf, happeningsAt, historyOf, lengthen, logUpTo, stateAt, timelineOf } from './timeline.ts';

/** Few enough that a glance at an offer never keeps an answer waiting. */
const ODDS = { limit: 2_000, samples: 800 };

export function createSession(library: Library): SessionApi {
  let timeline: Timeline | null = null;

  function current(): Timeline {
    if (timeline === null) throw new Error('no game has been opened');
    return timeline;
  }

  function begin(match: Match): Turn {
    timeline = timelineOf(match);
    return turnAt(timeline, 'spectator', entryCount(match));
  }

  return {
    async clauses(id) {
      const ruleset = await library.open(id);
      if (isRefusal(ruleset)) return ruleset;
      return ruleset.clauses.map(clause => ({ id: clause.id, title: clause.title, summary: clause.summary }));
    },

    async open(game, seed) {
      const ruleset = await library.open(game.ruleset);
      if (isRefusal(ruleset)) return ruleset;
      const { scenario, options } = game;
      const config = configure(ruleset, { scenario, seats: game.seats.length, options });
      if (isRefusal(config)) return config;
      const key = seed === undefined ? newKey() : keyFromSeed(seed);
      return begin(openMatch(ruleset, config, keyedDice(key), key));
    },

    async restore(text, key) {
      const log = parseLog(text);
      if (isRefusal(log)) return log;
      const ruleset = await library.open(log.ruleset);
      if (isRefusal(ruleset)) return ruleset;
      const match = key === null || log.key !== null ? reread(ruleset, log) : goOn(ruleset, log, key);
      return isRefusal(match) ? match : begin(match);
    },

    async look(who, entry) {
      const line = current();
      return turnAt(line, who, entryWithin(line, entry));
    },

    async history(who) {
      return historyOf(current(), who);
    },

    async answer(seat, text, at) {
      const line = current();
      const { match } = line;
      if (at !== entryCount(match)) return refusal('stale', 'the game has moved on since');
      const done = safely(line, () => answerIn(match, seat, text));
      if (isRefusal(done)) return done;
      // Dice without the key do not keep what the log had promised of its dice.
      if (match.secret === null) dropCommitment(match);
      else finish(match);
      lengthen(line, done.events);
      return turnAt(line, seat, entryCount(match));
    },

    async undo(seat, consents) {
      const line = current();
      const done = undoIn(line.match, seat, consents);
      if (isRefusal(done)) return done;
      lengthen(line, []);
      return turnAt(line, seat, entryCount(line.match));
    },

    async forecast(seat, text) {
      return oddsOf(current().match, seat, text);
    },

    async brief() {
      const { match } = current();
      const entries = entryCount(match);
      // Follows from the dice key, so that a seeded game is the same each time, and tells nothing of it.
      const rng = seededRng(`thinker/${match.secret ?? crypto.randomUUID()}/${entries}`);
      const seed = `${rng.below(SEEDS)}/${rng.below(SEEDS)}`;
      return { ruleset: match.ruleset.id, state: JSON.stringify(match.state), seed };
    },

    async save() {
      const { match } = current();
      const over = resultOf(match) !== null;
      return { log: printLog(logOf(match)), key: over ? null : match.secret, over, headline: headlineOf(match) };
    },

    async branch(entry) {
      const line = current();
      return printLog(logUpTo(line.match, entryWithin(line, entry)));
    },

    async curve() {
      return curveOf(current());
    },
  };
}

const SEEDS = 2 ** 31;

function turnAt(line: Timeline, who: Viewer, entry: number): Turn {
  return { happenings: happeningsAt(line, who, entry), position: positionAt(line, who, entry) };
}

/** A scrubber may ask for anything: what is out of range means the nearest end. */
function entryWithin({ match }: Timeline, entry = entryCount(match)): number {
  const last = entryCount(match);
  return Number.isNaN(entry) ? last : Math.max(0, Math.min(last, Math.floor(entry)));
}

// --- Openings and logs ---

const KEY_BYTES = 32;

function keyFromSeed(seed: string): Uint8Array {
  const rng = seededRng(`table/${seed}`);
  return Uint8Array.from({ length: KEY_BYTES }, () => rng.below(256));
}

function goOn(ruleset: Match['ruleset'], log: GameLog, hex: string): Match | Refusal {
  const key = keyFromHex(hex);
  return key === null ? refusal('bad-log', 'the dice key is not a key') : resume(ruleset, log, key);
}

/** A log without its key: to be read, or gone on with by dice that nobody has committed to. */
function reread(ruleset: Match['ruleset'], log: GameLog): Match | Refusal {
  if (log.key !== null) {
    const verdict = verify(ruleset, log);
    if (isRefusal(verdict)) return verdict;
  }
  const match = replay(ruleset, log);
  return isRefusal(match) ? match : { ...match, dice: keyedDice(newKey()) };
}

/** An exception is a bug in a rulebook; the game must not be lost by it. */
function safely<T>(line: Timeline, move: () => T): T {
  const { match } = line;
  try {
    return move();
  } catch (error) {
    match.state = stateAt(line, entryCount(match));
    const key = match.secret === null ? null : keyFromHex(match.secret);
    if (key !== null) match.dice = keyedDice(key, drawCount(match));
    throw error;
  }
}

// --- Words and odds ---

function headlineOf({ ruleset, state }: Match): string {
  return ruleset.words.standing(ruleset.view(state, 'spectator')).headline;
}

function oddsOf(match: Match, seat: Seat, text: string): ForecastView {
  const { ruleset, state } = match;
  const action = ruleset.vocabulary.parse(text);
  if (action === null) throw new Error('no forecast of what is no answer');
  const rng = seededRng(`odds/${entryCount(match)}`);
  const { exact, outcomes, figures, value } = forecastOf(ruleset, state, seat, action, { rng, ...ODDS });
  const asksOn = askedOn(ruleset, state, seat, action, rng);
  const view = ruleset.view(state, seat);
  const named = Object.entries(figures).map(([name, figure]) => ({ ...ruleset.words.figure(view, name), ...figure }));
  return { exact, outcomes, value, figures: named, asksOn };
}

/** Tried out on a table dealt anew, as every forecast is: what is hidden must not show in it. */
function askedOn(
  ruleset: Match['ruleset'],
  state: Readonly<object>,
  seat: Seat,
  action: Action,
  rng: Rng,
): string | null {
  const world = ruleset.clone(state);
  ruleset.resample(world, seat, rng);
  let thrown = 0;
  const dice: Dice = { draw: sides => (thrown++, rng.below(sides)) };
  const events: GameEvent[] = [];
  ruleset.apply(world, seat, action, dice, event => events.push(event));
  if (thrown > 0 || eventsFor(events, seat).length > 0 || !ruleset.pending(world).includes(seat)) return null;
  return ruleset.words.prompt(ruleset.view(world, seat), ruleset.prompt(world, seat));
}
