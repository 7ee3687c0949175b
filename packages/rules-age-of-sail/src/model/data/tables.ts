/** Every figure of the book that is not a sentence. Lengths on the table are in 1/100 mm, paths in whole millimetres. */

import { cosine, FULL_TURN, SINE_ONE, sine, stepX8, stepY8 } from '@weathergauge/seamanship';

/** 2.1 One unit of distance is a centimetre. */
export const MM = 100;
export const UNIT_MM = 10;

/** 1.3 The wind counter. */
export const WIND_LEAST = 1;
export const WIND_MOST = 7;
export const WIND_AT_START = 4;
/** 4.15 Seas are high from this wind on. */
export const HIGH_SEAS = 6;

/** 2.3, R3 What is added to the wind, by points between the bow and the wind's eye; none dead into the wind. */
export const POINT_OF_SAIL = [null, -1, 1, 1, 0] as const;

/** 2.6 */
export const LEAST_RUN_MM = 10;
/** 2.8 */
export const DRIFT_MM = 10;
/** 2.11 One point of the turning circle. */
export const TURN_MM = 20;
/** R11 A tack is one continuous turn of two points. */
export const TACK_MM = 2 * TURN_MM;

/**
 * R6, R61 Any length to the millimetre, in a few strokes: these, and whatever is left. Within one straight run the
 * strokes may only grow shorter, so a length can be reached in one way and the list stays short.
 */
export const STROKES = [50, 10, 5, 1] as const;

/** 3.2, 3.3 Cells of a record. */
export const NAVY_DECKS = 3;
export const PIRATE_DECKS = 2;
export const HULL_UNITS = 3;
/** 2.5 What a mast is worth on a pirate: her main mast counts double. */
export const NAVY_MAIN = 1;
export const PIRATE_MAIN = 2;

/** 4.5, R21 Outer limits of the three bands, and the least face that hits hull and masts in each. */
export const BANDS = [
  { reach: 4000, hull: 3, masts: 4 },
  { reach: 8000, hull: 4, masts: 5 },
  { reach: 12000, hull: 5, masts: 6 },
] as const;
export const LONGEST_SHOT = 12000;

/** 4.10 */
export const FIRE_SIXES = 2;
/** 4.11, 4.12 Least face that puts a fire out, by its stage. */
export const DOUSE = [7, 5, 6] as const;
/** 4.15 Highest face that sinks a wreck. */
export const FOUNDERS_ON = 2;
/** 2.15 Highest face that puts a ship aground. */
export const GROUNDS_ON = 3;
/** 2.9, 2.16, 4.18 Least face that repairs, refloats, cuts free. */
export const NEEDS_SIX = 6;
/** R54 What holding a prize adds. */
export const PRIZE_POINTS = 3;

/** R19 A hull in contact: a keel of 3 cm, half a centimetre of beam each side. */
export const HALF_KEEL = 1500;
export const HALF_BEAM = 500;
/** No two hulls touch when their centres are farther apart than this. */
export const HULL_REACH = 2 * (HALF_KEEL + HALF_BEAM);

/** Keel from centre to bow, by heading. */
export const KEEL_X: readonly number[] = Array.from({ length: 8 }, (_, h) => stepX8(h, HALF_KEEL));
export const KEEL_Y: readonly number[] = Array.from({ length: 8 }, (_, h) => stepY8(h, HALF_KEEL));

/**
 * R8 The turning circle: 16 cm round, so 8/pi cm in radius. One point moves a ship 18.01 mm ahead and 7.46 mm to the side.
 * The eight chords are images of one pair of integers, so eight points lead back to the very place.
 */
const CHORD_LONG = 1801;
const CHORD_SHORT = 746;
const RADIUS = 2546479; // in 1/1000 of our unit

/** Chords half a point clockwise of each heading: NNE, ENE, ESE … */
const CHORD_X: readonly number[] = [
  CHORD_SHORT,
  CHORD_LONG,
  CHORD_LONG,
  CHORD_SHORT,
  -CHORD_SHORT,
  -CHORD_LONG,
  -CHORD_LONG,
  -CHORD_SHORT,
];
const CHORD_Y: readonly number[] = [
  CHORD_LONG,
  CHORD_SHORT,
  -CHORD_SHORT,
  -CHORD_LONG,
  -CHORD_LONG,
  -CHORD_SHORT,
  CHORD_SHORT,
  CHORD_LONG,
];

export interface Arc {
  /** Offsets from the start and keel of each of the 20 millimetres, the last being the chord. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly keelX: readonly number[];
  readonly keelY: readonly number[];
}

/** Two arcs per heading: [to port, to starboard]. */
export const ARCS: readonly (readonly [Arc, Arc])[] = Array.from(
  { length: 8 },
  (_, h) => [arc(h, -1), arc(h, 1)] as const,
);

function arc(heading: number, side: -1 | 1): Arc {
  const x: number[] = [];
  const y: number[] = [];
  const keelX: number[] = [];
  const keelY: number[] = [];
  const start = heading * (FULL_TURN / 8);
  for (let mm = 1; mm <= TURN_MM; mm++) {
    const turned = Math.round(((FULL_TURN / 8) * mm) / TURN_MM);
    const ahead = (RADIUS / 1000 / SINE_ONE) * sine(turned);
    const abeam = (RADIUS / 1000 / SINE_ONE) * (SINE_ONE - cosine(turned)) * side;
    x.push(Math.round((ahead * sine(start) + abeam * cosine(start)) / SINE_ONE));
    y.push(Math.round((ahead * cosine(start) - abeam * sine(start)) / SINE_ONE));
    keelX.push(Math.round((HALF_KEEL / SINE_ONE) * sine(start + side * turned)));
    keelY.push(Math.round((HALF_KEEL / SINE_ONE) * cosine(start + side * turned)));
  }
  // The chord's own bearing lies half a point inside the turn.
  const chord = (heading + (side === 1 ? 0 : 7)) & 7;
  x[TURN_MM - 1] = (CHORD_X[chord] as number) + 0;
  y[TURN_MM - 1] = (CHORD_Y[chord] as number) + 0;
  const end = (heading + side) & 7;
  keelX[TURN_MM - 1] = KEEL_X[end] as number;
  keelY[TURN_MM - 1] = KEEL_Y[end] as number;
  return { x, y, keelX, keelY };
}
