/**
 * A match with its past within reach: what happened at each entry of the log, and the state after it. States are kept
 * every few entries and after each undo; those between are made again by applying a handful of answers.
 */

import type { Entry, GameEvent, GameLog, Match, Viewer } from '@weathergauge/engine';
import {
  afterUndo,
  entryAt,
  entryCount,
  eventsFor,
  logOf,
  openEntries,
  openingEvents,
  replayed,
  silent,
  standingAnswers,
} from '@weathergauge/engine';
import type { Happening } from './protocol.ts';

/** One for the set-up and one for each entry of the log. */
interface Step {
  readonly events: readonly GameEvent[];
  readonly state: object | null;
}

export interface Timeline {
  readonly match: Match;
  readonly steps: Step[];
  /** What has been put into words already, by viewer and entry. */
  readonly told: Map<Viewer, (readonly Happening[] | undefined)[]>;
  /** What `evaluate` said of each entry, as far as it was asked. */
  readonly worth: number[];
}

/** Entries from one state that is kept to the next. */
const KEEP_EVERY = 8;

/** Of a new match or of one that was made from a log: its events are found again on the way. */
export function timelineOf(match: Match): Timeline {
  const { ruleset } = match;
  const log = logOf(match);
  let state = ruleset.setup(match.config, replayed(log.opening.draws), silent);
  const steps: Step[] = [{ events: openingEvents(match), state: ruleset.clone(state) }];
  let stands: number[] = [];
  for (const [i, entry] of log.entries.entries()) {
    const events: GameEvent[] = [];
    if (entry.kind === 'answer') {
      stands.push(i);
      applyEntry(match, state, entry, event => events.push(event));
    } else {
      stands = afterUndo(stands, entry, log.entries);
      state = ruleset.setup(match.config, replayed(log.opening.draws), silent);
      for (const at of stands) applyEntry(match, state, log.entries[at], silent);
    }
    const kept = entry.kind === 'undo' || steps.length % KEEP_EVERY === 0;
    steps.push({ events, state: kept ? ruleset.clone(state) : null });
  }
  return { match, steps, told: new Map(), worth: [] };
}

/** Notes the entry that the match has just made. */
export function lengthen({ match, steps }: Timeline, events: readonly GameEvent[]): void {
  const kept = entryAt(match, entryCount(match) - 1).kind === 'undo' || steps.length % KEEP_EVERY === 0;
  steps.push({ events, state: kept ? match.ruleset.clone(match.state) : null });
}

function applyEntry(
  { ruleset }: Match,
  state: object,
  entry: Entry | undefined,
  emit: (event: GameEvent) => void,
): void {
  const action = entry?.kind === 'answer' ? ruleset.vocabulary.parse(entry.action) : null;
  if (entry?.kind !== 'answer' || action === null) throw new Error('an entry of the log is no answer');
  ruleset.apply(state, entry.seat, action, replayed(entry.draws), emit);
}

/** The state after `entry` entries: a copy that nobody else holds. */
export function stateAt({ match, steps }: Timeline, entry: number): object {
  let from = entry;
  while (from > 0 && !steps[from]?.state) from--;
  const kept = steps[from]?.state;
  if (!kept) throw new Error(`there is no entry ${entry}`);
  const state = match.ruleset.clone(kept);
  for (let i = from; i < entry; i++) applyEntry(match, state, entryAt(match, i), silent);
  return state;
}

/** What `who` could see happen at one entry, in the words of that moment. */
export function happeningsAt(timeline: Timeline, who: Viewer, entry: number): readonly Happening[] {
  const { match, steps, told } = timeline;
  const known = told.get(who) ?? [];
  told.set(who, known);
  const before = known[entry];
  if (before) return before;
  const events = eventsFor(steps[entry]?.events ?? [], who);
  let happenings: Happening[] = [];
  if (events.length > 0) {
    const view = match.ruleset.view(stateAt(timeline, entry), who);
    happenings = events.map(event => toldOf(match, entry, view, event));
  }
  known[entry] = happenings;
  return happenings;
}

function toldOf({ ruleset: { words } }: Match, entry: number, view: unknown, event: GameEvent): Happening {
  const told: Happening = { entry, event, words: words.event(view, event), facts: words.facts(event) };
  if (words.modifier === undefined || event.modifiers === undefined || event.modifiers.length === 0) return told;
  const modifiers = event.modifiers.map(part => ({
    words: words.modifier?.(view, event, part) ?? part.what,
    clause: part.clause,
  }));
  return { ...told, modifiers };
}

/** The ship's log: what was taken back is not in it. */
export function historyOf(timeline: Timeline, who: Viewer): readonly Happening[] {
  const entries = [0, ...standingAnswers(timeline.match).map(i => i + 1)];
  return entries.flatMap(entry => happeningsAt(timeline, who, entry));
}

/** The log up to an entry, or to the first order before it that is still sealed. It can be replayed and gone on with. */
export function logUpTo(match: Match, entry: number): GameLog {
  const log = logOf(match);
  const end = Math.min(entry, openEntries(match));
  // A key belongs to the end of a game: with it, a log cut short is refused.
  return { ...log, key: end === log.entries.length ? log.key : null, entries: log.entries.slice(0, end) };
}

/** Seat 0's prospects after the set-up and after each entry. Orders still sealed show nothing of themselves. */
export function curveOf(timeline: Timeline): readonly number[] {
  const { match, worth } = timeline;
  const end = openEntries(match);
  while (worth.length <= end) worth.push(worthAt(timeline, worth.length));
  const curve = worth.slice(0, end + 1);
  const last = curve.at(-1) ?? 0;
  while (curve.length <= entryCount(match)) curve.push(last);
  return curve;
}

function worthAt(timeline: Timeline, entry: number): number {
  const { ruleset } = timeline.match;
  const state = stateAt(timeline, entry);
  const result = ruleset.result(state);
  if (result === null) return Math.max(-1, Math.min(1, ruleset.evaluate(state, 0)));
  if (result.winners.length === 0) return 0;
  return result.winners.includes(0) ? 1 : -1;
}
