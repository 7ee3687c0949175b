/** For games of two or more sides, each played by one seat or several. `sides` has the side of each seat. */

import type { Ending, Result, Seat } from './contract.ts';

/** The seats of a side, in their order. */
export function seatsOfSide(sides: readonly number[], side: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < sides.length; seat++) if (sides[seat] === side) seats.push(seat as Seat);
  return seats;
}

/** The reason of a result in which seats that play together, or one alone, have been beaten by the rules themselves. */
export const DEFEAT = 'defeat';

/** Whether a game that nobody has won is lost, and not drawn: of one played against the rules alone. */
export function isDefeat({ winners, reason }: Pick<Result, 'winners' | 'reason'>): boolean {
  return winners.length === 0 && reason === DEFEAT;
}

/**
 * What an ending means in a game of sides: one seat of a side that gives up, or has no time left, gives the game up for its
 * side, and a result agreed on is that of whole sides. The points stay as they stand on the table.
 */
export function settledBySides(ending: Ending, sides: readonly number[], scores: readonly number[]): Result {
  const seats = sides.map((_side, seat) => seat as Seat);
  const winners =
    ending.how === 'agreed'
      ? seats.filter(seat => ending.winners.some(winner => sides[winner] === sides[seat]))
      : seats.filter(seat => sides[seat] !== sides[ending.seat]);
  return { winners, scores: scores.slice(), reason: ending.how, clause: '' };
}
