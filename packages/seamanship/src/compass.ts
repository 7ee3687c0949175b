// Compass points are counted clockwise from north, 0 to of - 1.

import { isqrt, modulo } from './integers.ts';

export const compassNames = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type CompassName = (typeof compassNames)[number];

export type Quarter = 'bow' | 'starboard' | 'stern' | 'port';

export function turnPoints(heading: number, by: number, of: number): number {
  return modulo(heading + by, of);
}

/** For an even number of points. */
export function oppositePoint(heading: number, of: number): number {
  return modulo(heading + of / 2, of);
}

/** Points of the smaller turn between the two, whichever way it goes. */
export function pointsBetween(a: number, b: number, of: number): number {
  const turn = modulo(b - a, of);
  return Math.min(turn, of - turn);
}

const EAST = new Int8Array([0, 1, 1, 1, 0, -1, -1, -1]);
const NORTH = new Int8Array([1, 1, 0, -1, -1, -1, 0, 1]);

/** Unnormalised: on the four diagonal headings the result is the true component times the square root of two. */
export function ahead8(h: number, dx: number, dy: number): number {
  return (EAST[h & 7] as number) * dx + (NORTH[h & 7] as number) * dy + 0;
}

/** Starboard positive; scaled as ahead8. */
export function abeam8(h: number, dx: number, dy: number): number {
  return (NORTH[h & 7] as number) * dx - (EAST[h & 7] as number) * dy + 0;
}

/** Beams are closed: an offset exactly on a 45-degree limit lies on the beam. A ship's own centre counts as starboard. */
export function quarter8(h: number, dx: number, dy: number): Quarter {
  const ahead = ahead8(h, dx, dy);
  const abeam = abeam8(h, dx, dy);
  if (Math.abs(ahead) <= Math.abs(abeam)) return abeam >= 0 ? 'starboard' : 'port';
  return ahead > 0 ? 'bow' : 'stern';
}

/** Within 22.5 degrees of dead astern, limits included. */
export function withinHalfPointAstern8(h: number, dx: number, dy: number): boolean {
  const astern = 0 - ahead8(h, dx, dy);
  const across = Math.abs(abeam8(h, dx, dy));
  // tan 22.5 degrees is the square root of two, less one.
  return astern > 0 && (across + astern) * (across + astern) <= 2 * astern * astern;
}

/** East part of a run of `distance` on one of the eight headings, to the nearest unit; negative distances run astern. */
export function stepX8(h: number, distance: number): number {
  return (h & 1) === 0 ? (EAST[h & 7] as number) * distance + 0 : (EAST[h & 7] as number) * diagonalPart(distance) + 0;
}

export function stepY8(h: number, distance: number): number {
  return (h & 1) === 0
    ? (NORTH[h & 7] as number) * distance + 0
    : (NORTH[h & 7] as number) * diagonalPart(distance) + 0;
}

// distance / sqrt 2, rounded to the nearest integer without any floating error.
function diagonalPart(distance: number): number {
  const part = Math.floor((1 + isqrt(2 * distance * distance)) / 2);
  return distance < 0 ? 0 - part : part;
}
