/**
 * The figures of the book that a picture needs, in millimetres: one board unit is one millimetre. The rules themselves run
 * in the worker; importing them here would send the whole book to the page a second time. Tests hold these to the rules.
 */

export const HUNDREDTHS = 100;
export const DEGREES_PER_POINT = 45;
/** 2.11, R8 One point of the turning circle, and the place it leads to. */
export const TURN_MM = 20;
export const TURN_RADIUS = 160 / (2 * Math.PI);
export const TURN_AHEAD = 18.01;
export const TURN_ABEAM = 7.46;
/** 2.6 */
export const LEAST_RUN_MM = 10;
/** 4.5 */
export const BANDS = [
  { reach: 40, hull: 3, masts: 4 },
  { reach: 80, hull: 4, masts: 5 },
  { reach: 120, hull: 5, masts: 6 },
] as const;
/** 2.3 What is added to the wind by points off the bow; null dead into the wind. */
export const POINT_OF_SAIL = [null, -1, 1, 1, 0] as const;
/** R75 Berths: columns along the edge, rows from it. */
export const BERTH = 50;
export const FIRST_ROW = 40;
export const ROWS = 3;
/** R19 Keel and beam together. */
export const SHIP_LENGTH = 40;
export const SHIP_BEAM = 10.5;
export const PIRATE_LENGTH = 37;
export const PIRATE_BEAM = 9.5;
export const HULL_CELLS = 3;
export const NAVY_DECKS = 3;
export const PIRATE_DECKS = 2;
/** Most ships of a side: the second fleet's letters begin after them. */
export const LETTERS_A_SIDE = 12;
export const HIGH_SEAS = 6;

export function decksOf(navy: string): number {
  return navy === 'privateers' ? PIRATE_DECKS : NAVY_DECKS;
}

/** 2.2, 2.5 Millimetres a move, by points between bow and wind; null in irons. */
export function speedOn(
  points: number,
  ship: { readonly navy: string; readonly fore: number; readonly main: number; readonly mizzen: number },
  wind: number,
): number | null {
  const moderated = POINT_OF_SAIL[points] ?? null;
  if (moderated === null) return null;
  const masts = ship.fore + ship.mizzen + ship.main * (ship.navy === 'privateers' ? 2 : 1);
  return Math.max(LEAST_RUN_MM, masts * (wind + moderated) * 10);
}
