// The free plane: integer coordinates in 1/100 mm, x east, y north, within 400,000 units of the origin;
// headings in 1/65536 of a turn, clockwise from north.

import { divideRounded, isqrt } from './integers.ts';
import { cosine, FULL_TURN, HALF_TURN, QUARTER_TURN, SINE_ONE, sine } from './sine.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Pose extends Point {
  readonly heading: number;
}

/** Largest coordinate, either sign, for which the exact predicates are proved. */
export const PLANE_LIMIT = 400_000;

export function turnHeading(heading: number, by: number): number {
  return (heading + by) & 65535;
}

export function oppositeHeading(heading: number): number {
  return (heading + HALF_TURN) & 65535;
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

/** The place `ahead` of the bow and `abeam` to starboard of a pose, keeping its heading. */
export function advance(pose: Pose, ahead: number, abeam = 0): Pose {
  return {
    x: pose.x + rotateX(abeam, ahead, pose.heading),
    y: pose.y + rotateY(abeam, ahead, pose.heading),
    heading: pose.heading,
  };
}

/** A pose given in the frame of another (x to its starboard, y ahead of it, heading relative), in plane coordinates. */
export function poseFrom(frame: Pose, relative: Pose): Pose {
  return {
    x: frame.x + rotateX(relative.x, relative.y, frame.heading),
    y: frame.y + rotateY(relative.x, relative.y, frame.heading),
    heading: turnHeading(frame.heading, relative.heading),
  };
}

export function distance2(dx: number, dy: number): number {
  return dx * dx + dy * dy;
}

/** Whole units, rounded down. Compare with distanceWithin, not with this. */
export function distanceFloor(dx: number, dy: number): number {
  return isqrt(dx * dx + dy * dy);
}

export function distanceWithin(dx: number, dy: number, r: number): boolean {
  return r >= 0 && dx * dx + dy * dy <= r * r;
}

/** Parts of an offset in a ship's frame, scaled by 2^30 and unrounded: signs and comparisons are all they are for. */
export function aheadScaled(heading: number, dx: number, dy: number): number {
  return dx * sine(heading) + dy * cosine(heading);
}

export function abeamScaled(heading: number, dx: number, dy: number): number {
  return dx * cosine(heading) - dy * sine(heading);
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
