/**
 * The past of a match: for each entry of the log what happened and the state after it, and which place of a viewer it belongs to. It is
 * made when somebody first looks back. A state is stored every few answers; those between are made again by applying answers to it. The
 * state after an undo usually existed before, and is stored only if it did not.
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
  /** For an undo: an earlier step with the same state. Otherwise null. */
  readonly same: number | null;
  /** How many answers lie between the stored state and this step. */
  readonly depth: number;
}

export interface Past {
  readonly steps: Step[];
  /** Places of the answers that stand after the last step. */
  readonly stands: number[];
  /** For each of them a step after which it was the last one standing, or -1 if there never was such a step. */
  readonly reached: number[];
}

/** Answers between one stored state and the next. */
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

/** Adds the entry that the match has just made. */
export function lengthen(past: Past, match: Match, events: readonly GameEvent[]): void {
  addStep(past, match, entryAt(match, entryCount(match) - 1), events, match.state);
}

/** The state after an undo that has not been added yet. */
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

/** The state after `entry` entries: a copy for the caller. A resignation or the like does not change it. */
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
 * The same for a caller that goes through the past in order and does not change the states: where only answers lie between, each state
 * is made from the one before.
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
 * What belongs to one place of a viewer. Entries that it cannot see have no place. An entry that opens sealed orders has two places for a
 * viewer who can see the entry itself: one before the reveal (`half`) and one after it.
 */
export interface Moment {
  /** 0 is the set-up. */
  readonly entry: number;
  readonly half: boolean;
}

/** The viewer's places in order, by `at`: as many as `seen` counts, and one for the set-up. */
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
  /** Set if the state is in the middle of the viewer's own order, where rules cannot be asked: the state before that order. */
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
 * What a seat sees between sealing its order and the reveal, as if others still had to seal. For the last seat to seal there was no such
 * moment, but to leave it out would tell that it was the last.
 */
function halfScene({ ruleset }: Match, before: object, entry: Entry, at: number): Pick<Scene, 'state' | 'events'> {
  const action = entry.kind === 'answer' ? ruleset.vocabulary.parse(entry.action) : null;
  if (action === null) throw new Error('an entry of the log is no answer');
  return tryOut(ruleset, imagined(ruleset, before, entry.seat, imaginingSeed(entry.seat, at)), entry.seat, action);
}

function isOwnSealed(match: Match, i: number, who: Viewer): boolean {
  return isHidden(match, i, 'spectator') && !isHidden(match, i, who);
}

/** The index of the event by which sealed orders are opened; -1 if there is none. */
export function revealIn(events: readonly GameEvent[]): number {
  return events.findIndex(event => event.type === 'revealed');
}

/** The viewer's last place before entry `i`, counted from 0, was made. */
export function placeBefore(past: Past, match: Match, who: Viewer, i: number): number {
  return momentsOf(past, match, who).findLastIndex(({ entry }) => entry <= i);
}

/** Numbers of the entries that stand (were not taken back), beginning with 0 for the set-up. */
export function standingEntries(match: Match): readonly number[] {
  const entries = [0, ...standingAnswers(match).map(i => i + 1)];
  return endOf(match) === null ? entries : [...entries, entryCount(match)];
}

/** The viewer's last place, up to this one, of which nothing was taken back. */
export function standingPlace(moments: readonly Moment[], match: Match, at: number): number {
  const stands = new Set(standingEntries(match));
  return moments.findLastIndex(({ entry }, place) => place <= at && stands.has(entry));
}

/** Everything that `who` was told, without what was taken back. */
export function historyOf(past: Past, match: Match, who: Viewer): readonly Happening[] {
  const stands = new Set(standingEntries(match));
  const stateAfter = walkThrough(past, match);
  return momentsOf(past, match, who).flatMap((moment, at) => {
    const { entry, half } = moment;
    const happened = eventsAt(past, entry);
    // At a half place the viewer may hear what its order would do by itself, even if it hears nothing of what then happened.
    const heard = half ? happened : eventsFor(happened, who);
    if (!stands.has(entry) || heard.length === 0) return [];
    const { state, events } = sceneAt(past, match, who, at, moment, stateAfter);
    return narrate(match.ruleset, state, who, events, at);
  });
}
