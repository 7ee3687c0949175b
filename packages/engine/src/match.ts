/**
 * A game being played: the state, the log that made it, and what each seat may know of that log. Plain data; the functions
 * here are the only ones that change it. An exception from `answer` is a bug in a rulebook and leaves the match
 * undefined: make it anew from its log (`resume`).
 */

import type { Action, AnyRuleset, Dice, GameEvent, MatchConfig, Refusal, Result, Seat, Viewer } from './contract.ts';
import { refusal, silent } from './contract.ts';
import { figuresOf } from './data-packs.ts';
import type { Draw } from './dice.ts';
import { commitTo, keyHex, recording, replayed } from './dice.ts';
import { hashState } from './hash.ts';
import type { Entry, GameLog, UndoEntry } from './log.ts';
import { afterUndo, standing } from './log.ts';

export interface Match {
  readonly ruleset: AnyRuleset;
  readonly config: MatchConfig;
  state: object;
  readonly log: GameLog;
  dice: Dice;
  /** The dice key in hex, which `finish` puts into the log. */
  readonly secret: string | null;
  readonly openingEvents: readonly GameEvent[];
  /** One for each entry of the log. */
  readonly notes: Note[];
  /** How many entries there were when sealed orders were last joined. Those are settled, but need not all be known. */
  opened: number;
}

/** What the log need not say because a replay finds it again. */
export interface Note {
  /** The entry was made, or taken back, under seal. */
  readonly sealed: boolean;
  readonly revealed: boolean;
}

/** `key` is the one that the dice were made from, where they were. */
export function openMatch(ruleset: AnyRuleset, config: MatchConfig, dice: Dice, key: Uint8Array | null = null): Match {
  const draws: Draw[] = [];
  const openingEvents: GameEvent[] = [];
  const state = ruleset.setup(config, recording(dice, draws), event => openingEvents.push(event));
  const log: GameLog = {
    ruleset: ruleset.id,
    edition: ruleset.edition,
    figures: figuresOf(ruleset.id),
    scenario: config.scenario,
    seats: config.seats,
    options: config.options,
    commitment: key === null ? '' : commitTo(key),
    key: null,
    opening: { draws, hash: hashState(state) },
    entries: [],
  };
  const secret = key === null ? null : keyHex(key);
  return { ruleset, config, state, log, dice, secret, openingEvents, notes: [], opened: 0 };
}

/**
 * Takes an `Action` or its canonical text from outside. `at` says how far the game had come for the seat (`seen`) when
 * it chose. The events are for all audiences: send each viewer its own (`eventsFor`).
 */
export function answer(match: Match, seat: Seat, action: unknown, at?: number): { events: GameEvent[] } | Refusal {
  const { ruleset, state, log } = match;
  if (!isSeat(match, seat)) return refusal('not-pending', 'there is no such seat in this game');
  if (at !== undefined && at !== seen(match, seat)) return refusal('stale', 'the game has moved on since');
  const said = understood(ruleset, action);
  const refused = ruleset.refuse(state, seat, said);
  if (refused) return refused;
  const events: GameEvent[] = [];
  const draws: Draw[] = [];
  const sealed = ruleset.sealed(state, seat);
  const text = ruleset.vocabulary.print(said as Action);
  ruleset.apply(state, seat, said as Action, recording(match.dice, draws), event => events.push(event));
  const revealed = events.some(isReveal);
  log.entries.push({ kind: 'answer', seat, action: text, draws, hash: hashState(state) });
  match.notes.push({ sealed, revealed });
  if (revealed) match.opened = log.entries.length;
  return { events };
}

/** Always a fresh plain object, so that nothing the sender still holds gets into the state. */
function understood(ruleset: AnyRuleset, action: unknown): Action | null {
  const { vocabulary } = ruleset;
  if (typeof action === 'string') return vocabulary.parse(action);
  return vocabulary.is(action) ? vocabulary.parse(vocabulary.print(action)) : null;
}

/**
 * Takes back the last standing answer of a seat and everything after it. A seat may do so alone while nothing has been
 * learnt since: no draw, no reveal, no answer of another seat that it can see. Otherwise every other seat must consent.
 * The dice are never rewound, and an undo cannot be undone.
 */
export function undo(match: Match, seat: Seat, consents: readonly Seat[] = []): UndoEntry | Refusal {
  const { log } = match;
  if (!isSeat(match, seat)) return refusal('no-undo', 'there is no such seat in this game');
  if (resultOf(match) !== null) return refusal('over', 'the game is over');
  const stands = standing(log);
  const to = stands.findLastIndex(i => log.entries[i]?.seat === seat);
  const target = stands[to];
  if (target === undefined) return refusal('no-undo', 'this seat has no answer to take back');
  const alone = mayUndoAlone(match, seat, target);
  const others = otherSeats(match, seat);
  if (!alone && !others.every(other => consents.includes(other))) {
    return refusal('no-undo', 'dice, a reveal or another seat lie between: every other seat must consent');
  }
  const entry: UndoEntry = { kind: 'undo', seat, to, consents: alone ? [] : others, hash: '' };
  const state = rebuilt(match, afterUndo(stands, entry, log.entries));
  if (state === null) return refusal('no-undo', 'what the others have answered since does not stand without it');
  entry.hash = hashState(state);
  match.state = state;
  log.entries.push(entry);
  match.notes.push({ sealed: alone && isSealed(match, target), revealed: false });
  return entry;
}

function mayUndoAlone(match: Match, seat: Seat, target: number): boolean {
  const { ruleset, state, log, notes } = match;
  for (let i = target; i < log.entries.length; i++) {
    const entry = log.entries[i] as Entry;
    if (notes[i]?.revealed || (entry.kind === 'answer' && entry.draws.length > 0)) return false;
    if (entry.seat !== seat && !isHidden(match, i, seat)) return false;
  }
  // Whether another seat has sealed an order yet must not show in the answer: while it could have, it counts as done.
  return isSealed(match, target) || !otherSeats(match, seat).some(other => ruleset.sealed(state, other));
}

/** The state after these answers, with the draws they had; null when one of them is no longer to be had. */
function rebuilt(match: Match, stands: readonly number[]): object | null {
  const { ruleset, config, log } = match;
  const state = ruleset.setup(config, replayed(log.opening.draws), silent);
  for (const i of stands) {
    const entry = log.entries[i];
    if (entry?.kind !== 'answer') throw new Error(`entry ${i + 1} is no answer`);
    const action = ruleset.vocabulary.parse(entry.action);
    if (action === null || ruleset.refuse(state, entry.seat, action) !== null) return null;
    ruleset.apply(state, entry.seat, action, replayed(entry.draws), silent);
  }
  return state;
}

/** Puts the dice key into the log once the game is over; false while it is on. */
export function finish(match: Match): boolean {
  if (resultOf(match) === null) return false;
  // A match made anew from a finished log has no secret any more, but its log has the key.
  match.log.key ??= match.secret;
  return true;
}

export function resultOf(match: Match): Result | null {
  return match.ruleset.result(match.state);
}

// --- What a seat may know ---

/**
 * How far the game has come for this viewer: the entries it may see, and the times that sealed orders were opened. Never
 * falls, and others' sealed orders do not move it.
 */
export function seen(match: Match, viewer: Viewer): number {
  let count = 0;
  for (const [i, { revealed }] of match.notes.entries())
    count += Number(revealed) + Number(!isHidden(match, i, viewer));
  return count;
}

/**
 * The log as this viewer may have it now. While the game is on it is without the orders others have sealed (a card may lie
 * face down for turns after all have chosen), without hashes (a state's hash can be searched for its secrets) and without
 * draws (they may have dealt something face down). What may be known of all that is in the events. Afterwards it is the
 * whole log.
 */
export function logFor(match: Match, viewer: Viewer): GameLog {
  if (resultOf(match) !== null) return structuredClone(match.log);
  const all = match.log.entries;
  const entries: Entry[] = [];
  let stands: number[] = [];
  for (const [i, entry] of all.entries()) {
    const hidden = isHidden(match, i, viewer);
    if (entry.kind === 'answer') {
      stands.push(i);
      if (!hidden) entries.push({ ...entry, draws: [], hash: '' });
    } else {
      // Counted among the answers that this viewer sees: the true place would tell how many there are that it does not.
      const to = stands.slice(0, entry.to).filter(at => !isHidden(match, at, viewer)).length;
      if (!hidden) entries.push({ ...entry, consents: entry.consents.slice(), to, hash: '' });
      stands = afterUndo(stands, entry, all);
    }
  }
  return { ...match.log, options: { ...match.log.options }, key: null, opening: { draws: [], hash: '' }, entries };
}

export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.filter(({ to }) => to === 'all' || (viewer !== 'spectator' && to.includes(viewer)));
}

function isHidden(match: Match, i: number, viewer: Viewer): boolean {
  return isSealed(match, i) && match.log.entries[i]?.seat !== viewer;
}

function isSealed(match: Match, i: number): boolean {
  return match.notes[i]?.sealed ?? false;
}

function isReveal(event: GameEvent): boolean {
  return event.type === 'revealed';
}

function isSeat(match: Match, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < match.config.seats;
}

function otherSeats(match: Match, seat: Seat): Seat[] {
  return Array.from({ length: match.config.seats }, (_, i) => i as Seat).filter(other => other !== seat);
}
