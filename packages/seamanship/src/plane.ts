// The free plane: integer coordinates in 1/100 mm, x east, y north, within 400,000 units of the origin;
// headings in 1/65536 of a turn, clockwise from north.

import { divideRounded, isqrt } from './integers.ts';
import { cosine, FULL_TURN, HALF_TURN, QUARTER_TURN, SINE_ONE, sine } from './sine.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Largest coordinate, either sign, for which the exact predicates are proved. */
export const PLANE_LIMIT = 400_000;

export function turnHeading(heading: number, by: number): number {
  return (heading + by) & 65535;
}

/** Clockwise turn from a to b, -32767 to 32768: an about-turn counts as clockwise. */
export function signedHeadingBetween(a: number, b: number): number {
  const turn = (b - a) & 65535;
  return turn > HALF_TURN ? turn - FULL_TURN : turn;
}

export function headingBetween(a: number, b: number): number {
  return Math.abs(signedHeadingBetween(a, b));
}

/** East part of (x, y) after a clockwise turn by heading; so (abeam, ahead) in a ship's frame becomes plane coordinates. */
export function rotateX(x: number, y: number, heading: number): number {
  return divideRounded(x * cosine(heading) + y * sine(heading), SINE_ONE);
}

export function rotateY(x: number, y: number, heading: number): number {
  return divideRounded(y * cosine(heading) - x * sine(heading), SINE_ONE);
}

export function rotate(x: number, y: number, heading: number): Point {
  return { x: rotateX(x, y, heading), y: rotateY(x, y, heading) };
}

/** Length of an offset in whole units, rounded down. For a comparison with a range, square both sides instead. */
export function distanceFloor(dx: number, dy: number): number {
  return isqrt(dx * dx + dy * dy);
}

/**
 * Heading of an offset, to the nearest 1/65536 turn; 0 for no offset at all.
 *
 * Exact on the eight points. Mirrors and quarter turns of the offset give mirrors and quarter turns of the answer,
 * because only the first octant is searched.
 */
export function bearing(dx: number, dy: number): number {
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  if (ax === 0 && ay === 0) return 0;
  const angle = ax <= ay ? octantBearing(ax, ay) : QUARTER_TURN - octantBearing(ay, ax);
  if (dy >= 0) return (dx >= 0 ? angle : 0 - angle) & 65535;
  return (dx >= 0 ? HALF_TURN - angle : HALF_TURN + angle) & 65535;
}

// For 0 <= minor <= major: the angle from the major axis, 0 to 8192.
function octantBearing(minor: number, major: number): number {
  let low = 0;
  let high = 8192;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sine(middle) * major <= minor * cosine(middle)) low = middle;
    else high = middle;
  }
  // Two neighbouring rays add up to their bisector.
  const pastBisector = (sine(low) + sine(high)) * major < minor * (cosine(low) + cosine(high));
  return pastBisector ? high : low;
}
