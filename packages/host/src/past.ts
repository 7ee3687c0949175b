/**
 * The past of a match: what happened at each entry of the log and the state after it, and where each of them lies for one
 * viewer. Made only when somebody looks back. States are kept every few answers; those between are made again by applying a
 * handful of them. After an undo the state is one that was there before, and is kept only where it is not.
 */

import type { Entry, GameEvent, Match, UndoEntry, Viewer } from '@weathergauge/engine';
import {
  applyEntry,
  endedEvent,
  endOf,
  entryAt,
  entryCount,
  eventsFor,
  imagined,
  isHidden,
  isOpening,
  logOf,
  replayed,
  seatAt,
  seen,
  standingAnswers,
  takeBack,
  tryOut,
} from '@weathergauge/engine';
import { narrate } from './narration.ts';
import { imaginingSeed } from './preview.ts';
import type { Happening } from './protocol.ts';

/** One for the set-up and one for each entry of the log. */
interface Step {
  readonly events: readonly GameEvent[];
  readonly state: object | null;
  /** Of something taken back: an earlier step after which the state was the same. Otherwise null. */
  readonly same: number | null;
  /** Answers to apply from the state that is kept. */
  readonly depth: number;
}

export interface Past {
  readonly steps: Step[];
  /** Places of the answers that stand after the last step. */
  readonly stands: number[];
  /** For each of them a step after which it was the last one that stood, or -1 where the game never was there. */
  readonly reached: number[];
}

/** Answers from one state that is kept to the next. */
const KEEP_EVERY = 8;

export function pastOf(match: Match): Past {
  const { ruleset, config } = match;
  const { opening, entries } = logOf(match);
  const events: GameEvent[] = [];
  let state = ruleset.setup(config, replayed(opening.draws), event => events.push(event));
  const first: Step = { events, state: ruleset.clone(state), same: null, depth: 0 };
  const past: Past = { steps: [first], stands: [], reached: [] };
  for (const [i, entry] of entries.entries()) {
    const told: GameEvent[] = [];
    if (entry.kind === 'answer') applyEntry(match, i, state, event => told.push(event));
    if (entry.kind === 'undo') state = stateWithout(past, match, entry);
    if (entry.kind === 'end') told.push(endedEvent(entry));
    addStep(past, match, entry, told, state);
  }
  return past;
}

/** Notes the entry that the match has just made. */
export function lengthen(past: Past, match: Match, events: readonly GameEvent[]): void {
  addStep(past, match, entryAt(match, entryCount(match) - 1), events, match.state);
}

/** The state after an undo that is not yet noted. */
function stateWithout(past: Past, match: Match, { seat, to, consents }: UndoEntry): object {
  const { stands, reached } = past;
  let from = to;
  while (from > 0 && (reached[from - 1] ?? -1) < 0) from--;
  const state = stateAt(past, match, reached[from - 1] ?? 0);
  for (const at of stands.slice(from, to)) applyEntry(match, at, state);
  if (consents.length > 0) return state;
  for (const at of stands.slice(to)) if (seatAt(match, at) !== seat) applyEntry(match, at, state);
  return state;
}

function addStep(past: Past, match: Match, entry: Entry, events: readonly GameEvent[], state: object): void {
  const { steps, stands, reached } = past;
  const step = steps.length;
  let same: number | null = null;
  if (entry.kind === 'answer') {
    stands.push(step - 1);
    reached.push(step);
  } else if (entry.kind === 'undo') {
    takeBack(stands, entry, at => seatAt(match, at));
    const before = entry.to === 0 ? 0 : (reached[entry.to - 1] ?? -1);
    reached.length = entry.to;
    if (stands.length === entry.to && before >= 0) same = before;
    else {
      while (reached.length < stands.length) reached.push(-1);
      if (reached.length > 0) reached[reached.length - 1] = step;
    }
  } else same = step - 1;
  const depth = same === null ? (steps[step - 1]?.depth ?? 0) + 1 : (steps[same]?.depth ?? 0);
  const kept = same === null && (entry.kind === 'undo' || depth >= KEEP_EVERY);
  steps.push({ events, state: kept ? match.ruleset.clone(state) : null, same, depth: kept ? 0 : depth });
}

/** The state after `entry` entries: a copy that nobody else holds. What ends a game besides the rules leaves it as it is. */
export function stateAt({ steps }: Past, match: Match, entry: number): object {
  const answers: number[] = [];
  let from = entry;
  for (;;) {
    const step = steps[from];
    if (step === undefined) throw new Error(`there is no entry ${entry}`);
    if (step.state !== null) {
      const state = match.ruleset.clone(step.state);
      for (const at of answers.toReversed()) applyEntry(match, at, state);
      return state;
    }
    if (step.same === null) answers.push(from - 1);
    from = step.same ?? from - 1;
  }
}

/**
 * The same for one who goes through the past in order and changes nothing: the state goes on from one entry to the next, where only
 * answers lie between, instead of being made anew.
 */
function walkThrough(past: Past, match: Match): (entry: number) => object {
  let state: object | null = null;
  let here = 0;
  return entry => {
    const isNear = entry >= here && entry - here <= KEEP_EVERY;
    const between = isNear ? Array.from({ length: entry - here }, (_, i) => here + i) : [];
    if (state === null || !isNear || between.some(i => entryAt(match, i).kind !== 'answer'))
      state = stateAt(past, match, entry);
    else for (const i of between) applyEntry(match, i, state);
    here = entry;
    return state;
  };
}

export function eventsAt({ steps }: Past, entry: number): readonly GameEvent[] {
  return steps[entry]?.events ?? [];
}

// --- What one viewer has seen of it ---

/**
 * What lies at one place of a viewer. Entries that it cannot see have no place. An entry that opens sealed orders has two
 * for whoever can see the entry itself: one before the reveal (`half`) and one after it.
 */
export interface Moment {
  /** 0 is the set-up. */
  readonly entry: number;
  readonly half: boolean;
}

/** The viewer's places in order: `moments[at]`. As many as `seen` counts, and one for the set-up. */
export function momentsOf(past: Past, match: Match, who: Viewer): readonly Moment[] {
  const moments: Moment[] = [{ entry: 0, half: false }];
  for (let entry = 1; entry < past.steps.length; entry++) {
    const visible = !isHidden(match, entry - 1, who);
    const revealed = isOpening(match, entry - 1);
    if (visible && revealed) moments.push({ entry, half: true });
    if (visible || revealed) moments.push({ entry, half: false });
  }
  if (moments.length !== seen(match, who) + 1) throw new Error('the past does not fit what has been seen');
  return moments;
}

export interface Scene {
  readonly state: object;
  /** For all audiences. */
  readonly events: readonly GameEvent[];
  /** Where the state stopped in the middle of the viewer's own order, which no rule can be asked about: the one before the order. */
  readonly stoppedAfter: object | null;
}

/** The state at a place of a viewer, and what happened there. */
export function sceneAt(
  past: Past,
  match: Match,
  who: Viewer,
  at: number,
  { entry, half }: Moment,
  stateAfter = (i: number): object => stateAt(past, match, i),
): Scene {
  const events = eventsAt(past, entry);
  const own = entry > 0 && isOwnSealed(match, entry - 1, who);
  if (!half) {
    const from = own && isOpening(match, entry - 1) ? Math.max(0, revealIn(events)) : 0;
    return { state: stateAfter(entry), events: events.slice(from), stoppedAfter: null };
  }
  const before = stateAfter(entry - 1);
  return own
    ? { ...halfScene(match, before, entryAt(match, entry - 1), at - 1), stoppedAfter: before }
    : { state: before, events: [], stoppedAfter: null };
}

/**
 * What a seat saw between sealing its order and the reveal, had it been the first to seal. For the last one the game never
 * stood there, but to show that would tell who was last.
 */
function halfScene({ ruleset }: Match, before: object, entry: Entry, at: number): Pick<Scene, 'state' | 'events'> {
  const action = entry.kind === 'answer' ? ruleset.vocabulary.parse(entry.action) : null;
  if (action === null) throw new Error('an entry of the log is no answer');
  return tryOut(ruleset, imagined(ruleset, before, entry.seat, imaginingSeed(entry.seat, at)), entry.seat, action);
}

function isOwnSealed(match: Match, i: number, who: Viewer): boolean {
  return isHidden(match, i, 'spectator') && !isHidden(match, i, who);
}

/** Where sealed orders are opened among these events; -1 when they are not. */
export function revealIn(events: readonly GameEvent[]): number {
  return events.findIndex(event => event.type === 'revealed');
}

/** The viewer's last place before entry `i`, counted from 0, was made. */
export function placeBefore(past: Past, match: Match, who: Viewer, i: number): number {
  return momentsOf(past, match, who).findLastIndex(({ entry }) => entry <= i);
}

/** Places among the entries of the log, 0 for the set-up, of what stands: what was taken back is not among them. */
export function standingEntries(match: Match): readonly number[] {
  const entries = [0, ...standingAnswers(match).map(i => i + 1)];
  return endOf(match) === null ? entries : [...entries, entryCount(match)];
}

/** The viewer's last place, up to this one, of which everything still stands. */
export function standingPlace(moments: readonly Moment[], match: Match, at: number): number {
  const stands = new Set(standingEntries(match));
  return moments.findLastIndex(({ entry }, place) => place <= at && stands.has(entry));
}

/** All that `who` was told and that stands. */
export function historyOf(past: Past, match: Match, who: Viewer): readonly Happening[] {
  const stands = new Set(standingEntries(match));
  const stateAfter = walkThrough(past, match);
  return momentsOf(past, match, who).flatMap((moment, at) => {
    const { entry, half } = moment;
    const happened = eventsAt(past, entry);
    // What an order would have brought about by itself may be heard where nothing is heard of what it did.
    const heard = half ? happened : eventsFor(happened, who);
    if (!stands.has(entry) || heard.length === 0) return [];
    const { state, events } = sceneAt(past, match, who, at, moment, stateAfter);
    return narrate(match.ruleset, state, who, events, at);
  });
}
