/** The letter that stands for a ship on charts and in lists. */

import type { AgeOfSailView, ShipView } from './view.ts';
import { MOST_SHIPS } from './terms.ts';

const A_CODE = 65;

/** The first half of the alphabet for fleet A, the second for fleet B. */
export function shipLetter(view: AgeOfSailView, ship: ShipView): string {
  const side = view.sides[ship.home] ?? 0;
  const before = view.ships.filter(other => other.id < ship.id && view.sides[other.home] === side).length;
  return String.fromCharCode(A_CODE + side * (MOST_SHIPS / 2) + before);
}
