/** Chapter 3, Ships: what a damage record has. */

import { HULL_UNITS, NAVY_DECKS, PIRATE_DECKS } from '../model/data/tables.ts';
import type { Navy } from '../model/terms.ts';
import { masts } from '../model/terms.ts';

/** 3.3, R58 Privateers are the pirates of the ship rules. */
export function isPirate({ navy }: { readonly navy: Navy }): boolean {
  return navy === 'privateers';
}

/** 3.2, 3.3 On each side of her. */
export function decksOf(ship: { readonly navy: Navy }): number {
  return isPirate(ship) ? PIRATE_DECKS : NAVY_DECKS;
}

const NAVY_CELLS = 2 * NAVY_DECKS + masts.length + HULL_UNITS;
const PIRATE_CELLS = 2 * PIRATE_DECKS + masts.length + HULL_UNITS;

/** 3.2, 3.3 Twelve cells on a navy's record, ten on a pirate's. */
export function cells(ship: { readonly navy: Navy }): number {
  return isPirate(ship) ? PIRATE_CELLS : NAVY_CELLS;
}
