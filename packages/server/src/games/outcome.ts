/** How a game has ended. Stored in the transaction that ends it, so that records and ratings need not replay the game. */

import type { Ending, Match, Result, Seat } from '@weathergauge/engine';
import { endOf, isDefeat, resultOf, seatAt, standingAnswers } from '@weathergauge/engine';

export interface Outcome extends Pick<Result, 'scores' | 'reason'> {
  /** By the rules, or by resignation, time or agreement. */
  readonly how: 'rules' | Ending['how'];
  /** The result of each seat. */
  readonly results: readonly SeatResult[];
  /** The side of each seat, by its number. */
  readonly sides: readonly number[];
  /** For each seat, how many of its answers were not taken back. */
  readonly answers: readonly number[];
}

export type SeatResult = 'won' | 'lost' | 'drawn';

/** Null while the game is on. */
export function outcomeOf(match: Match): Outcome | null {
  const result = resultOf(match);
  if (result === null) return null;
  const { ruleset, config, state } = match;
  const seats = Array.from({ length: config.seats }, (_, seat) => seat as Seat);
  const { sides } = ruleset.words.standing(ruleset.view(state, 'spectator'));
  const given = standingAnswers(match).map(entry => seatAt(match, entry));
  return {
    how: endOf(match)?.how ?? 'rules',
    reason: result.reason,
    scores: result.scores,
    results: seats.map(seat => resultFor(result, seat)),
    // A seat that is on no side is one of its own.
    sides: seats.map(seat => {
      const side = sides.findIndex(each => each.seats.includes(seat));
      return side < 0 ? sides.length + seat : side;
    }),
    answers: seats.map(seat => given.filter(each => each === seat).length),
  };
}

function resultFor(result: Result, seat: Seat): SeatResult {
  if (result.winners.includes(seat)) return 'won';
  return result.winners.length > 0 || isDefeat(result) ? 'lost' : 'drawn';
}
