/** What is asked of everything from outside that is taken: that it is a game as it could have been played. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type {
  AnyRuleset,
  Dice,
  Draw,
  Entry,
  GameLog,
  MatchConfig,
  Match,
  Rng,
  RulebookModule,
  Scenario,
  Seat,
} from '../../packages/engine/src/index.ts';
import {
  agree,
  answer,
  configure,
  entryAt,
  finish,
  isRefusal,
  keyedDice,
  keyFromHex,
  keyOf,
  logOf,
  openLogged,
  openMatch,
  parseLog,
  printEntry,
  printLog,
  resign,
  resultOf,
  runOutOfTime,
  seededRng,
  undo,
  verify,
} from '../../packages/engine/src/index.ts';
import { readerOf } from '../../packages/host/src/index.ts';
import { printSaveFile } from '../../packages/host/src/save-file.ts';

const PACKAGES = join(import.meta.dirname, '..', '..', 'packages');

/** All that are there, as the project finds them: in the order of their folders. */
const modules = await Promise.all(
  readdirSync(PACKAGES)
    .filter(folder => folder.startsWith('rules-'))
    .map(async folder => (await import(join(PACKAGES, folder, 'src', 'index.ts'))) as RulebookModule),
);

export const rulesets: readonly AnyRuleset[] = modules.map(({ ruleset }) => ruleset);
/** Books whose figures can be replaced, with a battle to play by them. */
export const withPacks = modules.flatMap(({ ruleset, dataPacks }) =>
  dataPacks === undefined ? [] : [{ ruleset, dataPacks, scenario: ruleset.scenarios[0]?.id ?? '' }],
);
export const books: Readonly<Record<string, () => Promise<RulebookModule>>> = Object.fromEntries(
  modules.map(module => [module.ruleset.id, () => Promise.resolve(module)]),
);

/** The log of a game of version 2, to its end: with a key of its own, one that the players have added to, or that of a seed. */
export function freshGame(ruleset: AnyRuleset, whose: string): string {
  const match = playedFor(ruleset, whose, MOST_ANSWERS);
  if (resultOf(match) === null) resign(match, 0);
  finish(match);
  return printLog(logOf(match));
}

/** Such a game after its first answers, as the file that it goes on from elsewhere. */
export function saveOfGame(ruleset: AnyRuleset, whose: string): string {
  const match = playedFor(ruleset, whose, FIRST_ANSWERS);
  const seats = Array.from({ length: match.config.seats }, () => ({ kind: 'human' }) as const);
  return printSaveFile({ log: printLog(logOf(match)), key: match.secret, seats, pack: null });
}

function playedFor(ruleset: AnyRuleset, whose: string, answers: number): Match {
  const config = configure(ruleset, { scenario: (ruleset.scenarios[0] as Scenario).id });
  if (isRefusal(config)) throw new Error(config.reason);
  const key = (fill: number): Uint8Array => new Uint8Array(32).fill(fill);
  const shares = whose === 'own' ? 'own' : Array.from({ length: config.seats }, (_, seat) => key(seat + 1));
  const match = openMatch(ruleset, config, whose === 'seed' ? { seedKey: key(9) } : { secret: key(8), shares });
  const rng = seededRng(`fresh ${ruleset.id} ${whose}`);
  for (let i = 0; i < answers && ruleset.pending(match.state).length > 0; i++) {
    const pending = ruleset.pending(match.state);
    const seat = pending[rng.below(pending.length)] as Seat;
    const offers = ruleset.offers(match.state, seat);
    answer(match, seat, offers[rng.below(offers.length)]);
    if (rng.below(12) === 0) undo(match, seat, pending.length > 1 ? [] : [0, 1, 2, 3]);
  }
  return match;
}

const MOST_ANSWERS = 60;
const FIRST_ANSWERS = 20;

/**
 * How a log was taken; a problem is thrown. `played` are the games that were: no other may be taken for one that is proven by
 * its key and whole.
 */
export function takeLog(text: string, played: ReadonlySet<string>): 'refused' | 'taken' {
  const log = parseLog(text);
  if (isRefusal(log)) return said(log.reason);
  const ruleset = rulesets.find(({ id }) => id === log.ruleset);
  if (ruleset === undefined) return 'refused';
  const verdict = verify(ruleset, log);
  if (isRefusal(verdict)) return said(verdict.reason);
  same(printLog(log), text.replaceAll('\r\n', '\n'), 'the log is not printed as it was written');
  same(printLog(logOf(verdict.match)), printLog(log), 'the game is not the one of the log');
  same(printLog({ ...logOf(playedAgain(ruleset, log)), ...claims(log) }), printLog(log), 'played again it is another');
  const { dice, complete } = verdict;
  if (dice.verdict === 'yes' && complete.verdict === 'yes' && !played.has(provenPart(text)))
    throw new Error('it is proven by its key, and is no game that was played');
  const reader = readerOf(verdict.match);
  reader.pages('spectator');
  reader.curve();
  return 'taken';
}

/** What the commitment of a log binds: in version 1 no option, so that one without effect may be another there. */
export function provenPart(text: string): string {
  const log = text.replaceAll('\r\n', '\n');
  return log.startsWith('weathergauge log 1\n') ? log.replace(/^option .*\n/gm, '') : log;
}

/**
 * What somebody makes of a log who has this program: one die is another, the same answers are given as far as the rules take
 * them, and every hash and the proof are made anew. Commitment, shares and key stay.
 */
export function forgedGame(text: string, rng: Rng): string {
  const log = parseLog(text);
  if (isRefusal(log)) throw new Error(log.reason);
  const ruleset = rulesets.find(({ id }) => id === log.ruleset) as AnyRuleset;
  const config = configOf(ruleset, log);
  const draws = drawsOf(log);
  const other = rng.below(Math.max(1, draws.length));
  let next = 0;
  const draw = (sides: number): number => {
    const thrown = draws[next++];
    const face = thrown?.sides === sides ? thrown.face - 1 : rng.below(sides);
    return next - 1 === other && sides > 1 ? (face + 1 + rng.below(sides - 1)) % sides : face;
  };
  const match = openLogged(ruleset, config, { draw }, log.version);
  for (const entry of log.entries) given(match, entry);
  if (resultOf(match) === null && log.key !== null) resign(match, 0);
  Object.assign(match.record, claims(log), { proof: null });
  finish(match);
  return printLog(logOf(match));
}

/** Traces of the language that the program is written in. */
const INTERNAL = /undefined|\bNaN\b|\[object|Cannot read|is not a function|is not iterable/;

export function said(reason: string): 'refused' {
  if (INTERNAL.test(reason)) throw new Error(`not a sentence for players: ${reason}`);
  return 'refused';
}

function same(is: string, should: string, problem: string): void {
  if (is !== should) throw new Error(problem);
}

/** As the log has it: a game of an older edition goes on being logged by it. */
function configOf(ruleset: AnyRuleset, log: GameLog): MatchConfig {
  const config = configure(ruleset, log);
  if (isRefusal(config)) throw new Error(config.reason);
  return log.edition === ruleset.edition ? config : { ...config, edition: log.edition };
}

/** What a match cannot know by itself. */
function claims({ commitment, seeded, shares, key, proof }: GameLog): Partial<GameLog> {
  return { commitment, seeded, shares, key, proof };
}

/** The same answers given anew, by the dice of the key where there is one: nothing of the replay is trusted here. */
function playedAgain(ruleset: AnyRuleset, log: GameLog): Match {
  const config = configOf(ruleset, log);
  const match = openLogged(ruleset, config, diceOf(log), log.version);
  for (const [i, entry] of log.entries.entries()) {
    const done = given(match, entry);
    if (isRefusal(done)) throw new Error(`entry ${i + 1} is refused when it is played: ${done.reason}`);
    same(printEntry(entryAt(match, i)), printEntry(entry), `entry ${i + 1} is another when it is played`);
  }
  return match;
}

function diceOf(log: GameLog): Dice {
  const secret = log.key === null ? null : keyFromHex(log.key);
  const key = secret === null ? null : keyOf(log, secret);
  if (key !== null && !isRefusal(key)) return keyedDice(key);
  const draws = drawsOf(log);
  let next = 0;
  return {
    draw(sides) {
      const draw = draws[next++];
      if (draw === undefined || draw.sides !== sides) throw new Error('a draw that the log does not have');
      return draw.face - 1;
    },
  };
}

function drawsOf({ opening, entries }: GameLog): readonly Draw[] {
  return [...opening.draws, ...entries.flatMap(entry => (entry.kind === 'answer' ? entry.draws : []))];
}

function given(match: Match, entry: Entry) {
  switch (entry.kind) {
    case 'answer':
      return answer(match, entry.seat, entry.action);
    case 'undo':
      return undo(match, entry.seat, entry.consents);
    case 'end':
      if (entry.how === 'agreed') return agree(match, entry.seat, entry.winners, entry.consents);
      return entry.how === 'resigned' ? resign(match, entry.seat) : runOutOfTime(match, entry.seat);
  }
}
