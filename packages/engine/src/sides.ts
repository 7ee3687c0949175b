/** For games of two or more sides, each played by one seat or several. `sides` has the side of each seat. */

import type { Ending, Result, Seat } from './contract.ts';

/** The seats of a side, in their order. */
export function seatsOfSide(sides: readonly number[], side: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < sides.length; seat++) if (sides[seat] === side) seats.push(seat as Seat);
  return seats;
}

/** The reason of a result when players who play against the rules, together or alone, have lost. */
export const DEFEAT = 'defeat';

/** Whether a game without a winner is lost rather than drawn: a game against the rules alone. */
export function isDefeat({ winners, reason }: Pick<Result, 'winners' | 'reason'>): boolean {
  return winners.length === 0 && reason === DEFEAT;
}

/**
 * The result of an ending in a game of sides: a seat that resigns, or has no time left, loses for its side, and an agreement is on whole
 * sides. Scores stay as they are.
 */
export function settledBySides(ending: Ending, sides: readonly number[], scores: readonly number[]): Result {
  const seats = sides.map((_side, seat) => seat as Seat);
  const winners =
    ending.how === 'agreed'
      ? seats.filter(seat => ending.winners.some(winner => sides[winner] === sides[seat]))
      : seats.filter(seat => sides[seat] !== sides[ending.seat]);
  return { winners, scores: scores.slice(), reason: ending.how, clause: '' };
}
