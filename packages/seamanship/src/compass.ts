// Compass points are counted clockwise from north, 0 to of - 1.

import { isqrt, modulo } from './integers.ts';

export const compassSizes = [8, 16, 32] as const;
export type CompassSize = (typeof compassSizes)[number];

// biome-ignore format: one quadrant a line
export const compassNames32 = [
  'N', 'NbE', 'NNE', 'NEbN', 'NE', 'NEbE', 'ENE', 'EbN',
  'E', 'EbS', 'ESE', 'SEbE', 'SE', 'SEbS', 'SSE', 'SbE',
  'S', 'SbW', 'SSW', 'SWbS', 'SW', 'SWbW', 'WSW', 'WbS',
  'W', 'WbN', 'WNW', 'NWbW', 'NW', 'NWbN', 'NNW', 'NbW',
] as const;

export const quarters = ['bow', 'starboard', 'stern', 'port'] as const;
export type Quarter = (typeof quarters)[number];

export function printPoint(point: number, of: CompassSize): string {
  return compassNames32[modulo(point, of) * (32 / of)] as string;
}

/** Null for a name that this compass lacks. Case counts for nothing. */
export function parsePoint(name: string, of: CompassSize): number | null {
  const wanted = name.trim().toLowerCase();
  const found = compassNames32.findIndex(known => known.toLowerCase() === wanted);
  const point = (found * of) / 32;
  return found >= 0 && Number.isInteger(point) ? point : null;
}

export function turnPoints(heading: number, by: number, of: number): number {
  return modulo(heading + by, of);
}

/** For an even number of points. */
export function oppositePoint(heading: number, of: number): number {
  return modulo(heading + of / 2, of);
}

/** Smallest turn from a to b in points, clockwise positive; an about-turn is +of/2. */
export function signedPointsBetween(a: number, b: number, of: number): number {
  const turn = modulo(b - a, of);
  return turn * 2 > of ? turn - of : turn;
}

export function pointsBetween(a: number, b: number, of: number): number {
  return Math.abs(signedPointsBetween(a, b, of));
}

/** The nearest point of another compass; a point half way between two goes to the clockwise one. */
export function convertPoint(point: number, from: CompassSize, to: CompassSize): number {
  return Math.floor((modulo(point, from) * to + from / 2) / from) % to;
}

export function isPointOf(point: number, from: CompassSize, to: CompassSize): boolean {
  return (modulo(point, from) * to) % from === 0;
}

export function headingOfPoint(point: number, of: CompassSize): number {
  return modulo(point, of) * (65536 / of);
}

/** The nearest point to a heading in 1/65536 turns; half way goes to the clockwise one. */
export function pointOfHeading(heading: number, of: CompassSize): number {
  return Math.floor(((heading & 65535) * of + 32768) / 65536) % of;
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

/** Within 22.5 degrees of dead ahead, limits included. */
export function withinHalfPointAhead8(h: number, dx: number, dy: number): boolean {
  const ahead = ahead8(h, dx, dy);
  return ahead > 0 && withinHalfPoint(ahead, Math.abs(abeam8(h, dx, dy)));
}

/** Within 22.5 degrees of dead astern, limits included. */
export function withinHalfPointAstern8(h: number, dx: number, dy: number): boolean {
  const astern = 0 - ahead8(h, dx, dy);
  return astern > 0 && withinHalfPoint(astern, Math.abs(abeam8(h, dx, dy)));
}

// tan 22.5 degrees is the square root of two, less one.
function withinHalfPoint(along: number, across: number): boolean {
  return (across + along) * (across + along) <= 2 * along * along;
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
