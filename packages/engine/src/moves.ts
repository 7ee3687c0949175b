/**
 * Changes of a match: answer and undo. Each happens completely or not at all. An exception is a bug in a rulebook; the match is then put
 * back as it was, and the caller is refused with `rulebook-fault`.
 *
 * States are changed in place without a copy, because nearly every answer succeeds. An earlier state is made again from the log, starting
 * at the nearest checkpoint before it. Checkpoints are made only when something is taken back, each twice as far back as the next, so that
 * an undo costs about as much as was played since, however long the game.
 */

import type { Action, AnyRuleset, GameEvent, Refusal, Seat } from './contract.ts';
import { refusal, silent } from './contract.ts';
import type { Draw } from './dice.ts';
import { recording, replayed } from './dice.ts';
import type { UndoEntry } from './log.ts';
import { printLog } from './log.ts';
import type { Checkpoint, Fault, Match } from './match.ts';
import {
  applyEntry,
  entryAt,
  entryCount,
  isSeat,
  logOf,
  mayUndoAlone,
  resultOf,
  seatAt,
  seen,
  writeEntry,
} from './match.ts';
import type { Note } from './packing.ts';
import { OPEN, unpackOpening, wasSealed } from './packing.ts';
import type { RecordMark } from './record.ts';
import { cutRecord, lastStanding, markRecord, standingAt, standingCount } from './record.ts';

export interface Answered {
  readonly events: GameEvent[];
}

/**
 * Gives an answer: an `Action` or its canonical text, from outside. `at` is the seat's place (`seen`) when it chose. The returned events
 * are for all audiences: send each viewer its own (`eventsFor`).
 */
export function answer(match: Match, seat: Seat, action: unknown, at?: number): Answered | Refusal {
  const position = match.dice.position?.();
  const draws: Draw[] = [];
  try {
    return answerOrThrow(match, seat, action, at, draws);
  } catch (error) {
    const said = understood(match.ruleset, action);
    if (position !== undefined) match.dice.position?.(position);
    restoreState(match);
    return failed(match, { seat, said: said === null ? '' : match.ruleset.vocabulary.print(said), draws, error });
  }
}

/** `answer`, but an exception of the rulebook is thrown and leaves the match undefined: for replays, which then drop the match. */
export function answerOrThrow(
  match: Match,
  seat: Seat,
  action: unknown,
  at?: number,
  draws: Draw[] = [],
): Answered | Refusal {
  const { ruleset, state } = match;
  if (!isSeat(match, seat)) return refusal('not-pending', 'there is no such seat in this game');
  if (match.record.ended) return refusal('over', 'the game is over');
  if (at !== undefined && at !== seen(match, seat)) return refusal('stale', 'the game has moved on since');
  const said = understood(ruleset, action);
  const refused = ruleset.refuse(state, seat, said);
  if (refused) return refused;
  const events: GameEvent[] = [];
  const sealed = ruleset.sealed(state, seat);
  const others = sealed && ruleset.pending(state).length === 1 ? shownToOthers(match, seat) : null;
  // Text that could be parsed is canonical.
  const text = typeof action === 'string' ? action : ruleset.vocabulary.print(said as Action);
  ruleset.apply(state, seat, said as Action, recording(match.dice, draws), event => events.push(event));
  writeEntry(
    match,
    { kind: 'answer', seat, action: text, draws },
    {
      sealed,
      ...openingOf(match, seat, events, others),
    },
  );
  return { events };
}

/** Always a new object, so that nothing that the sender still holds gets into the state. */
function understood({ vocabulary }: AnyRuleset, action: unknown): Action | null {
  if (typeof action === 'string') return vocabulary.parse(action);
  return vocabulary.is(action) ? vocabulary.parse(vocabulary.print(action)) : null;
}

/**
 * Whether an answer has opened sealed orders, and whether others may notice. If only one seat had sealed orders, the others do not notice,
 * unless they hear or see a consequence or must answer now.
 */
function openingOf(
  match: Match,
  seat: Seat,
  events: readonly GameEvent[],
  shownBefore: string | null,
): Pick<Note, 'revealed' | 'noticed'> {
  const revealed = events.some(({ type }) => type === 'revealed');
  if (!revealed) return { revealed, noticed: false };
  const isOthers = (other: Seat): boolean => other !== seat;
  const pending = match.ruleset.pending(match.state);
  const noticed =
    pending.length === 0 ||
    pending.some(isOthers) ||
    events.some(({ to }) => to === 'all' || to.some(isOthers)) ||
    (shownBefore !== null && shownToOthers(match, seat) !== shownBefore);
  return { revealed, noticed };
}

/** What all other viewers are shown, as text to compare. */
function shownToOthers({ ruleset, state, config }: Match, seat: Seat): string {
  const others = Array.from({ length: config.seats }, (_, other) => other as Seat).filter(other => other !== seat);
  return JSON.stringify([...others, 'spectator' as const].map(who => ruleset.view(state, who)));
}

/**
 * Takes back the last standing answer of a seat and everything after it. A seat may do so alone if it has learnt nothing since: no draw, no
 * reveal, no answer of another seat that it can see. Otherwise every other seat must consent. Dice are never rewound, and an undo cannot
 * be undone.
 */
export function undo(match: Match, seat: Seat, consents: readonly Seat[] = []): UndoEntry | Refusal {
  try {
    return undoOrThrow(match, seat, consents);
  } catch (error) {
    // Nothing to restore: the state is replaced only when the new one is complete.
    return failed(match, { seat, said: 'undo', draws: [], error });
  }
}

/** `undo`, but an exception of the rulebook is thrown. */
export function undoOrThrow(match: Match, seat: Seat, consents: readonly Seat[]): UndoEntry | Refusal {
  const { record } = match;
  if (!isSeat(match, seat)) return refusal('no-undo', 'there is no such seat in this game');
  if (resultOf(match) !== null) return refusal('over', 'the game is over');
  const last = lastStanding(record, seat);
  if (last === null) return refusal('no-undo', 'this seat has no answer to take back');
  const alone = mayUndoAlone(match, seat, last.at);
  const others = otherSeats(match, seat);
  if (!alone && !others.every(other => consents.includes(other))) {
    return refusal('no-undo', 'dice, a reveal or another seat lie between: every other seat must consent');
  }
  const state = stateAfter(match, last.to);
  if (alone && !standWithout(match, seat, last.to, state))
    return refusal('no-undo', 'what the others have answered since does not stand without it');
  match.state = state;
  const entry = { kind: 'undo', seat, to: last.to, consents: alone ? [] : others } as const;
  writeEntry(match, entry, { ...OPEN, sealed: alone && wasSealed(record.entries, last.at) });
  return entryAt(match, entryCount(match) - 1) as UndoEntry;
}

/** Applies what others have answered after `to` to the state; false if one of these answers is no longer possible. */
function standWithout(match: Match, seat: Seat, to: number, state: object): boolean {
  const { ruleset, record } = match;
  for (let k = to; k < standingCount(record); k++) {
    const i = standingAt(record, k);
    if (seatAt(match, i) === seat) continue;
    const entry = entryAt(match, i);
    const action = entry.kind === 'answer' ? ruleset.vocabulary.parse(entry.action) : null;
    if (ruleset.refuse(state, entry.seat, action) !== null) return false;
    applyEntry(match, i, state);
  }
  return true;
}

function otherSeats(match: Match, seat: Seat): Seat[] {
  return Array.from({ length: match.config.seats }, (_, i) => i as Seat).filter(other => other !== seat);
}

// --- States of the past ---

/** A copy of the state after the first `to` standing answers. */
function stateAfter(match: Match, to: number): object {
  const { ruleset, config, record } = match;
  const checkpoints = (match.checkpoints ??= []);
  // Drops checkpoints after what is taken back.
  while ((checkpoints.at(-1)?.answers ?? 0) > to) checkpoints.pop();
  const from = checkpoints.at(-1);
  const state =
    from === undefined
      ? ruleset.setup(config, replayed(unpackOpening(record.entries)), silent)
      : ruleset.clone(from.state);
  for (let k = from?.answers ?? 0; k < to; k++) {
    applyEntry(match, standingAt(record, k), state);
    if (isSpread(to - k - 1)) checkpoints.push({ answers: k + 1, state: ruleset.clone(state) });
  }
  thin(checkpoints, to);
  return state;
}

/** Whether a checkpoint is made so many answers back: 0, 1, 2, 4, 8, … */
function isSpread(back: number): boolean {
  return (back & (back - 1)) === 0;
}

/** Drops checkpoints until each lies at least twice as far back from `to` as the one after it. */
function thin(checkpoints: Checkpoint[], to: number): void {
  let needed = 0;
  const kept: Checkpoint[] = [];
  for (let i = checkpoints.length - 1; i >= 0; i--) {
    const checkpoint = checkpoints[i] as Checkpoint;
    const back = to - checkpoint.answers;
    if (back < needed) continue;
    kept.push(checkpoint);
    needed = Math.max(1, back * 2);
  }
  checkpoints.splice(0, checkpoints.length, ...kept.toReversed());
}

/** Keeps only the last checkpoint, to save memory in a host with thousands of games when one goes on after an undo. */
export function forgetCheckpoints({ checkpoints }: Match): void {
  if (checkpoints !== null && checkpoints.length > 1) checkpoints.splice(0, checkpoints.length - 1);
}

// --- When a rulebook fails ---

/**
 * Makes the state again from the log after an answer was half applied. If the rulebook throws an exception on answers that it accepted
 * before, that exception is thrown.
 */
function restoreState(match: Match): void {
  match.state = stateAfter(match, standingCount(match.record));
}

function failed(match: Match, fault: Fault): Refusal {
  match.fault = fault;
  return refusal('rulebook-fault', 'the rulebook has failed here; nothing has changed, and another answer may go well');
}

/** A point of a match to which `goBack` can return. */
export interface MatchMark {
  readonly record: RecordMark;
  readonly dice: number | undefined;
}

export function markMatch({ record, dice }: Match): MatchMark {
  return { record: markRecord(record), dice: dice.position?.() };
}

/**
 * Returns to the mark and removes the entries after it: for a host whose rulebook throws an exception when it is about to tell of a
 * change.
 */
export function goBack(match: Match, mark: MatchMark, fault: Pick<Fault, 'seat' | 'said' | 'error'>): Refusal {
  const { count } = mark.record.entries;
  const first = entryCount(match) > count ? entryAt(match, count) : null;
  const draws = first?.kind === 'answer' ? first.draws : [];
  cutRecord(match.record, mark.record);
  if (mark.dice !== undefined) match.dice.position?.(mark.dice);
  restoreState(match);
  return failed(match, { ...fault, draws });
}

/** Plain data with which a developer can repeat a fault. It holds what players may not know. */
export interface FaultReport {
  /** The log up to the fault (`printLog`). */
  readonly log: string;
  readonly seat: Seat;
  readonly said: string;
  readonly draws: readonly Draw[];
  readonly message: string;
  readonly stack: string;
}

/** To be called at once, because it includes the log as it is now. */
export function faultReport(match: Match, { seat, said, draws, error }: Fault): FaultReport {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { log: printLog(logOf(match)), seat, said, draws: draws.slice(), message, stack };
}
