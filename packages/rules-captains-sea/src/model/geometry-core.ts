/** The square sea in integers: headings, ranges, arcs, the wind on a ship, rakes and the line that smoke lies on. */

import { ANGLED, BOW_RAKE, CROSSING, IN_IRONS, NO_RAKE, PARALLEL, PORT, STARBOARD, STERN_RAKE } from './terms.ts';

export const COLUMNS = 25;
export const ROWS = 19;

/** 1.3 By heading 1 to 8: north, then clockwise. Index 0 is not used. */
export const DX: readonly number[] = [0, 0, 1, 1, 1, 0, -1, -1, -1];
export const DY: readonly number[] = [0, -1, -1, 0, 1, 1, 1, 0, -1];

export interface Place {
  readonly col: number;
  readonly row: number;
}
export interface Pose extends Place {
  readonly heading: number;
}

export function turned(heading: number, points: number): number {
  return ((heading - 1 + points + 16) & 7) + 1;
}

/** Points clockwise from one heading to another, 0 to 7. */
export function pointsBetween(from: number, to: number): number {
  return (to - from + 8) & 7;
}

/** 12.0 The smallest difference of two headings, 0 to 4. */
export function headingGap(a: number, b: number): number {
  const points = pointsBetween(a, b);
  return points > 4 ? 8 - points : points;
}

/** 11.2 Movement points between two squares: 3 across a corner, 2 across a side. */
export function range(a: Place, b: Place): number {
  const dx = Math.abs(a.col - b.col);
  const dy = Math.abs(a.row - b.row);
  return dx < dy ? 3 * dx + 2 * (dy - dx) : 3 * dy + 2 * (dx - dy);
}

/** By points clockwise from the direction of the wind to the heading: C, B, E, G, H, F, D, A. */
const LETTERS: readonly number[] = [2, 1, 4, 6, 7, 5, 3, 0];

/** 1.2, 7.0 Wind position of a heading, 0 (A) to 7 (H). */
export function windPosition(heading: number, windTo: number): number {
  return LETTERS[pointsBetween(windTo, heading)] as number;
}

/** The broadside that the wind comes over: port for A, D, F; -1 before it and against it (C, H). */
export function windwardSide(heading: number, windTo: number): number {
  const points = pointsBetween(windTo, heading);
  if (points === 0 || points === 4) return -1;
  return points > 4 ? PORT : STARBOARD;
}

/** 9.1 Points of helm that bring her one point nearer to running; 0 before the wind and in irons. */
export function downwindHelm(heading: number, windTo: number): number {
  const side = windwardSide(heading, windTo);
  return side < 0 ? 0 : side === PORT ? 1 : -1;
}

/** 9.1.1 */
export function advanceCost(heading: number): number {
  return heading % 2 === 1 ? 2 : 3;
}

/** How far a place lies ahead of a ship, and to starboard of her; for even headings in units of a diagonal. */
export function ahead(from: Pose, to: Place): number {
  return (to.col - from.col) * (DX[from.heading] as number) + (to.row - from.row) * (DY[from.heading] as number);
}

export function abeam(from: Pose, to: Place): number {
  const right = turned(from.heading, 2);
  return (to.col - from.col) * (DX[right] as number) + (to.row - from.row) * (DY[right] as number);
}

/** 11.1 The broadside in whose arc a place lies: 45 degrees either side of the beam; -1 where none does or they share a square. */
export function broadsideTo(from: Pose, to: Place): number {
  const lateral = abeam(from, to);
  if (lateral === 0 || Math.abs(ahead(from, to)) > Math.abs(lateral)) return -1;
  return lateral > 0 ? STARBOARD : PORT;
}

export const BOW = 0;
export const STERN = 1;

/** 11.9 The chasers that point at a place: everything outside the broadsides' arcs; -1 elsewhere. */
export function chaserTo(from: Pose, to: Place): number {
  const forward = ahead(from, to);
  if (Math.abs(forward) <= Math.abs(abeam(from, to))) return -1;
  return forward > 0 ? BOW : STERN;
}

/** 11.4.10, R8 The side of a ship that faces a place; -1 for dead ahead and astern. */
export function facingSide(ship: Pose, to: Place): number {
  const lateral = abeam(ship, to);
  return lateral === 0 ? -1 : lateral > 0 ? STARBOARD : PORT;
}

export function isPerpendicular(a: number, b: number): boolean {
  return pointsBetween(a, b) % 4 === 2;
}

/** 11.8 What a broadside from `firer` into `target`, in another square, is: no rake, a bow rake or a stern rake. */
export function rakeOf(firer: Pose, target: Pose): number {
  if (!isPerpendicular(firer.heading, target.heading)) return NO_RAKE;
  const along = ahead(target, firer);
  if (along === 0) return NO_RAKE;
  const off = abeam(target, firer);
  const touches = target.heading % 2 === 0 && Math.abs(off) === 1 && headsForLine(firer, target, off);
  if (off !== 0 && !touches) return NO_RAKE;
  return along > 0 ? BOW_RAKE : STERN_RAKE;
}

/** 11.8 From a square that only touches the diagonal, the firer must be heading towards it. */
function headsForLine(firer: Pose, target: Pose, off: number): boolean {
  const right = turned(target.heading, 2);
  const step =
    (DX[firer.heading] as number) * (DX[right] as number) + (DY[firer.heading] as number) * (DY[right] as number);
  return off > 0 ? step < 0 : step > 0;
}

/** 9.2 How two ships in one square lie to each other. */
export function contactOf(a: number, b: number): number {
  const points = pointsBetween(a, b);
  if (points % 4 === 0) return PARALLEL;
  return points % 4 === 2 ? CROSSING : ANGLED;
}

/** The broadside of a ship on `heading` that faces a direction; port or starboard, -1 dead ahead or astern. */
export function sideTowards(heading: number, direction: number): number {
  const points = pointsBetween(heading, direction);
  return points % 4 === 0 ? -1 : points < 4 ? STARBOARD : PORT;
}

/**
 * 11.4.6, R22 Whether the straight line between the centres of two squares touches a square, corners included. Exact: with the
 * square's centre as origin and its half side as unit, the line misses it where all four corners lie strictly on one side.
 */
export function lineTouches(from: Place, to: Place, square: Place): boolean {
  const { col, row } = square;
  if (col < Math.min(from.col, to.col) || col > Math.max(from.col, to.col)) return false;
  if (row < Math.min(from.row, to.row) || row > Math.max(from.row, to.row)) return false;
  const dx = to.col - from.col;
  const dy = to.row - from.row;
  const centre = 2 * (dx * (row - from.row) - dy * (col - from.col));
  return Math.abs(centre) <= Math.abs(dx) + Math.abs(dy);
}

/** Does the place lie to leeward: does the wind blow from `from` towards it? */
export function isDownwind(from: Place, to: Place, windTo: number): boolean {
  return (to.col - from.col) * (DX[windTo] as number) + (to.row - from.row) * (DY[windTo] as number) > 0;
}

export function onMap({ col, row }: Place): boolean {
  return col >= 1 && col <= COLUMNS && row >= 1 && row <= ROWS;
}

export function isInIrons(heading: number, windTo: number): boolean {
  return windPosition(heading, windTo) === IN_IRONS;
}
