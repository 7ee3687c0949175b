/** Endings other than by the rules: resignation, time, agreement. */

import type { AnyRuleset, Ending, GameEvent, Refusal, Seat } from './contract.ts';
import { refusal } from './contract.ts';
import type { EndEntry } from './log.ts';
import type { Match } from './match.ts';
import { endOf, entryAt, entryCount, resultOf, writeEntry } from './match.ts';
import { OPEN } from './packing.ts';

/** A seat resigns, whether it is its move or not. */
export function resign(match: Match, seat: Seat): EndEntry | Refusal {
  return end(match, seat, 'resigned', [], []);
}

/** For the host that keeps the clock: this seat has no time left. */
export function runOutOfTime(match: Match, seat: Seat): EndEntry | Refusal {
  return end(match, seat, 'out-of-time', [], []);
}

/** A seat has proposed a draw (no winners), or that others or itself have won, and every other seat consents. */
export function agree(
  match: Match,
  seat: Seat,
  winners: readonly Seat[],
  consents: readonly Seat[],
): EndEntry | Refusal {
  const { seats } = match.config;
  const everybody = Array.from({ length: seats }, (_, each) => each as Seat);
  const others = everybody.filter(other => other !== seat);
  if (!others.every(other => consents.includes(other)))
    return refusal('no-consent', 'every other seat must agree to end the game');
  const won = everybody.filter(each => winners.includes(each));
  if (won.length !== winners.length || won.length === seats)
    return refusal('malformed', 'the winners agreed on are some of the seats, or none');
  return end(match, seat, 'agreed', won, others);
}

function end(match: Match, seat: Seat, how: Ending['how'], winners: Seat[], consents: Seat[]): EndEntry | Refusal {
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.config.seats)
    return refusal('not-pending', 'there is no such seat in this game');
  if (resultOf(match) !== null) return refusal('over', 'the game is over');
  writeEntry(match, { kind: 'end', seat, how, winners, consents }, OPEN);
  return entryAt(match, entryCount(match) - 1) as EndEntry;
}

/** Like `revealed`, an event of the engine: no rulebook emits it or has words for it; `endingWords` has. */
export interface EndedEvent extends GameEvent {
  readonly type: 'ended';
  readonly seat: Seat;
  readonly how: Ending['how'];
  readonly winners: readonly Seat[];
}

/** The event by which everybody is told of an ending. */
export function endedEvent({ seat, how, winners }: EndEntry): EndedEvent {
  return { type: 'ended', to: 'all', clause: '', seat, how, winners };
}

export function isEnded(event: GameEvent): event is EndedEvent {
  return event.type === 'ended';
}

/** Why and how a match ended, by the rules or otherwise, as a sentence for the viewer of `view`; null while it is on. */
export function resultWords(match: Match, view: unknown): string | null {
  const result = resultOf(match);
  if (result === null) return null;
  const ending = endOf(match);
  return ending === null ? match.ruleset.words.result(view, result) : endingWords(match.ruleset, view, ending);
}

/** An ending in words, for the viewer of `view`. */
export function endingWords(
  { words }: AnyRuleset,
  view: unknown,
  entry: Pick<EndEntry, 'seat' | 'how'> & { readonly winners: readonly Seat[] },
): string {
  const name = (seat: Seat): string => words.seat(view, seat);
  switch (entry.how) {
    case 'resigned':
      return `Resigned: ${name(entry.seat)}.`;
    case 'out-of-time':
      return `Out of time: ${name(entry.seat)}.`;
    case 'agreed':
      return entry.winners.length === 0
        ? 'All agree to a draw.'
        : `All agree on a victory: ${entry.winners.map(name).join(' and ')}.`;
  }
}
