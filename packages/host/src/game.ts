/**
 * One hosted game. The trusted side (a worker, the terminal, a server) holds the `Game` and gives out chairs; whoever holds a chair can
 * see and do what that viewer may, and nothing else. Every change is told once to each listening viewer that can see it.
 */

import type { Entry, Match, Refusal, Seat, Viewer } from '@weathergauge/engine';
import {
  cutLog,
  endOf,
  entryCount,
  logOf,
  openEntries,
  printLog,
  refusal,
  resultOf,
  resultWords,
  runOutOfTime,
} from '@weathergauge/engine';
import type { GameDeps } from './agents.ts';
import { runAgents } from './agents.ts';
import type { Chair } from './chair.ts';
import { chairAt } from './chair.ts';
import type { Hosted, Listener, News, PlainNews } from './hosted.ts';
import { answerIn, endIn, listenTo, pastIn } from './hosted.ts';
import { momentsOf, stateAt } from './past.ts';
import type { NewGame, OpenLog, SavedMatch, SeatPlan } from './protocol.ts';
import type { Reader } from './reader.ts';
import { readerOf } from './reader.ts';
import { repeatIn } from './repeat.ts';

/** For the trusted side only. */
export interface Game {
  readonly seats: readonly SeatPlan[];
  /** The choices with which it was begun: a new game with these is the same battle again. */
  readonly wished: Pick<NewGame, 'ruleset' | 'scenario' | 'options'>;
  chair(who: Viewer): Chair;
  /** Calls `hear` once for each change, with what each of these viewers is told of it. Returns a function that ends it. */
  listen(viewers: readonly Viewer[], hear: (news: readonly News[]) => void): () => void;
  /** The same without words, which `wordedTurn` adds elsewhere; with `foresee`, offers come with their previews. */
  listenPlain(viewers: readonly Viewer[], foresee: boolean, hear: (news: readonly PlainNews[]) => void): () => void;
  /** Starts the agents. Call `listen` before it. */
  start(): void;
  /** Stops the running search: the agent answers with the best answer it has found. */
  stopThinking(): void;
  /** Lets an agent of this level play for an absent person; with null she plays again herself. */
  standIn(seat: Seat, level: string | null): void;
  /** Agents do not answer while a game is paused. The caller must refuse answers of people. */
  pause(is: 'paused' | 'going on'): void;
  /** This seat has lost on time. Only the trusted side keeps clocks, so no chair has this. */
  runOutOfTime(seat: Seat): Refusal | null;
  /** Applies entries of this game's log that another host has made, and tells of them at once. For copies in which nobody plays. */
  repeat(entries: readonly Entry[]): Refusal | null;
  isOver(): boolean;
  save(): SavedMatch;
  /**
   * The log up to a viewer's place, to be replayed or continued. Refused while it would tell of something that lies face down.
   */
  logUpTo(who: Viewer, at: number): string | Refusal;
  /**
   * The log up to the first entry that tells of something face down; all of it once the game is over. Refused if not even the opening
   * may be told.
   */
  openLog(): OpenLog | Refusal;
  /** The whole game with nothing hidden, once it is over. */
  reader(): Reader | Refusal;
  /** Stops the agents. */
  close(): void;
}

export function hostGame(match: Match, seats: readonly SeatPlan[], deps: GameDeps): Game {
  const { onFault = () => {} } = deps;
  const { adviser = null } = deps;
  const hosted: Hosted = {
    match,
    adviser,
    seats,
    standIns: new Map(),
    isPaused: false,
    onPause: deps.onPause ?? null,
    past: null,
    request: null,
    declined: new Map(),
    backTo: null,
    listeners: new Set(),
    told: null,
    held: null,
    onFault,
  };
  const agents = runAgents(hosted, deps, (seat, text, at) => {
    const refused = answerIn(hosted, seat, text, at);
    if (refused === null) changed();
    return refused;
  });
  let entries = entryCount(match);
  /** A cache, because a chair is needed at every answer; filled while somebody listens. */
  const chairs = new Map<Viewer, Chair>();

  function chairOf(who: Viewer): Chair {
    const known = chairs.get(who);
    if (known !== undefined) return known;
    const chair = chairAt(hosted, who, changed);
    if (hosted.listeners.size > 0) chairs.set(who, chair);
    return chair;
  }

  function listened(listener: Listener): () => void {
    const end = listenTo(hosted, listener);
    return () => {
      end();
      if (hosted.listeners.size === 0) chairs.clear();
    };
  }

  function changed(): void {
    const before = entries;
    entries = entryCount(hosted.match);
    if (entries !== before) deps.onChange?.();
    agents.wake();
  }

  return {
    seats,
    wished: { ruleset: match.ruleset.id, scenario: match.config.scenario, options: match.config.options },
    chair: chairOf,
    listen: (viewers, hear) => listened({ viewers, hear }),
    listenPlain: (viewers, foresee, hearPlain) => listened({ viewers, foresee, hearPlain }),
    start: agents.start,
    stopThinking: agents.stopThinking,
    standIn(seat, level) {
      if (level === null) hosted.standIns.delete(seat);
      else hosted.standIns.set(seat, level);
      agents.wake();
    },
    pause(is) {
      hosted.isPaused = is === 'paused';
      agents.wake();
    },
    runOutOfTime(seat) {
      const refused = endIn(hosted, seat, 'out of time', running => runOutOfTime(running, seat));
      if (refused === null) changed();
      return refused;
    },
    repeat: deed => repeatIn(hosted, deed),
    isOver: () => resultOf(hosted.match) !== null,
    save() {
      const over = resultOf(hosted.match) !== null;
      return {
        log: printLog(logOf(hosted.match)),
        key: over ? null : hosted.match.secret,
        over,
        headline: headlineOf(hosted.match),
      };
    },
    logUpTo(who, at) {
      const entry = momentsOf(pastIn(hosted), hosted.match, who)[at]?.entry ?? entryCount(hosted.match);
      if (entry > (openEntries(hosted.match) ?? NOTHING)) return FACE_DOWN;
      return printLog(cutLog(logOf(hosted.match), entry));
    },
    openLog() {
      const open = openEntries(hosted.match);
      if (open === null) return DEALT_FACE_DOWN;
      return { log: printLog(cutLog(logOf(hosted.match), open)), ...heldUpTo(hosted, open) };
    },
    reader() {
      if (resultOf(hosted.match) === null) return refusal('not-pending', 'the game is still on');
      return readerOf(hosted.match);
    },
    close: agents.close,
  };
}

const NOTHING = -1;
const FACE_DOWN = refusal(
  'not-pending',
  'orders or cards of that moment still lie face down: wait until the game is over',
);
const DEALT_FACE_DOWN = refusal(
  'not-pending',
  'what was dealt at the set-up still lies face down: the log can leave the table when the game is over',
);

/**
 * Says what the log up to an entry holds. While orders are being sealed it says that these are not in it, whether anybody has given one
 * or not: otherwise the sentence would tell who has.
 */
function heldUpTo(hosted: Hosted, open: number): Pick<OpenLog, 'holds' | 'part'> {
  const { match } = hosted;
  const { ruleset, state } = match;
  if (resultOf(match) !== null) return { holds: 'The whole battle.', part: 'all' };
  const sealing = ruleset.pending(state).some(seat => ruleset.sealed(state, seat));
  const { turn } = ruleset.words.standing(ruleset.view(stateAt(pastIn(hosted), match, open), 'spectator'));
  const until = open === 0 || turn === null ? 'The set-up of the battle' : `The battle up to ${turn.words}`;
  const more = sealing || open < entryCount(match);
  return {
    holds: more ? `${until}: later orders still lie face down.` : `${until}.`,
    part: open === 0 ? 'set-up' : more ? 'some' : 'all',
  };
}

function headlineOf(match: Match): string {
  const { ruleset, state } = match;
  const view = ruleset.view(state, 'spectator');
  const ended = endOf(match) === null ? null : resultWords(match, view);
  return ended ?? ruleset.words.standing(view).headline;
}
