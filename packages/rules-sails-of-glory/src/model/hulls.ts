/**
 * Bases on the table: what overlaps, what touches, what lies within reach. Half sizes and places in 1/100 mm.
 *
 * A candidate place is given as loose numbers, so that trying one needs no record.
 */

import {
  boxesOverlap,
  isqrt,
  type Polygon,
  polygonsNearestDistance2,
  polygonsTouch,
  polygonsWithin,
  rotateX,
  rotateY,
  writeBoxCorners,
} from '@weathergauge/seamanship';
import { scratch } from './scratch.ts';

/** A ship's base; a ship's record has these fields. */
export interface Hull {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly halfLength: number;
  readonly halfWidth: number;
}

/** R34 Bases that only touch do not overlap: each is taken this much smaller on all sides. */
const SKIN = 5;
/** R34 Bases no farther apart than a millimetre are in contact; a slide ends well within it. */
export const CONTACT = 100;

const { mine, theirs } = scratch.hulls;

export function basesOverlap(a: Hull, b: Hull): boolean {
  return poseOverlaps(a.x, a.y, a.heading, a.halfLength, a.halfWidth, b);
}

/** As basesOverlap, for a base that would lie here. */
export function poseOverlaps(
  x: number,
  y: number,
  heading: number,
  halfLength: number,
  halfWidth: number,
  other: Hull,
): boolean {
  return boxesOverlap(
    x,
    y,
    heading,
    halfLength - SKIN,
    halfWidth - SKIN,
    other.x,
    other.y,
    other.heading,
    other.halfLength - SKIN,
    other.halfWidth - SKIN,
  );
}

export function basesTouch(a: Hull, b: Hull): boolean {
  return basesWithin(a, b, CONTACT);
}

/** B6.1 True when the bases are at most r apart, in any direction. */
export function basesWithin(a: Hull, b: Hull, r: number): boolean {
  const reach = reachOf(a.halfLength, a.halfWidth) + reachOf(b.halfLength, b.halfWidth) + r;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (dx * dx + dy * dy > reach * reach) return false;
  writeBoxCorners(a.x, a.y, a.heading, a.halfLength, a.halfWidth, mine);
  writeBoxCorners(b.x, b.y, b.heading, b.halfLength, b.halfWidth, theirs);
  return polygonsWithin(mine, theirs, r);
}

/** Whole units between the bases, rounded down: for the nearest of several. Compare with basesWithin, not with this. */
export function basesDistance(a: Hull, b: Hull): number {
  writeBoxCorners(a.x, a.y, a.heading, a.halfLength, a.halfWidth, mine);
  writeBoxCorners(b.x, b.y, b.heading, b.halfLength, b.halfWidth, theirs);
  return isqrt(polygonsNearestDistance2(mine, theirs));
}

/** Radius of a circle around the base that no corner leaves: bounds the half diagonal, rounding included. A point has none. */
export function reachOf(halfLength: number, halfWidth: number): number {
  return halfLength + Math.floor((halfWidth * halfWidth) / Math.max(1, 2 * halfLength)) + 3;
}

/** B3.11 True when no part of the base is off a field whose corners are 0, 0 and width, height. */
export function insideField(hull: Hull, width: number, height: number): boolean {
  return poseInsideField(hull.x, hull.y, hull.heading, hull.halfLength, hull.halfWidth, width, height);
}

/** The edge of the field over which most of a base hangs, or to which it lies nearest: 0 north, clockwise. */
export function edgeOver({ x, y, heading, halfLength, halfWidth }: Hull, width: number, height: number): number {
  const east = reachEast(heading, halfLength, halfWidth);
  const north = reachNorth(heading, halfLength, halfWidth);
  const over = [y + north - height, x + east - width, north - y, east - x];
  let edge = 0;
  for (let i = 1; i < over.length; i++) if ((over[i] as number) > (over[edge] as number)) edge = i;
  return edge;
}

export function poseInsideField(
  x: number,
  y: number,
  heading: number,
  halfLength: number,
  halfWidth: number,
  width: number,
  height: number,
): boolean {
  const east = reachEast(heading, halfLength, halfWidth);
  if (x < east || x > width - east) return false;
  const north = reachNorth(heading, halfLength, halfWidth);
  return y >= north && y <= height - north;
}

/** How far a base stretches east and west of its middle. */
export function reachEast(heading: number, halfLength: number, halfWidth: number): number {
  return Math.abs(rotateX(0, halfLength, heading)) + Math.abs(rotateX(halfWidth, 0, heading));
}

/** How far a base stretches north and south of its middle. */
export function reachNorth(heading: number, halfLength: number, halfWidth: number): number {
  return Math.abs(rotateY(0, halfLength, heading)) + Math.abs(rotateY(halfWidth, 0, heading));
}

/** True when the base comes within r of the polygon; touching counts. */
export function hullTouchesArea(hull: Hull, area: Polygon, r: number): boolean {
  writeBoxCorners(hull.x, hull.y, hull.heading, hull.halfLength, hull.halfWidth, mine);
  return r === 0 ? polygonsTouch(mine, area) : polygonsWithin(mine, area, r);
}

/** True overlap; touching does not count. */
export function hullOverlapsArea(hull: Hull, area: Polygon): boolean {
  return poseOverlapsArea(hull.x, hull.y, hull.heading, hull.halfLength, hull.halfWidth, area, 0);
}

/** True when a base that would lie here overlaps the polygon widened by r all around. */
export function poseOverlapsArea(
  x: number,
  y: number,
  heading: number,
  halfLength: number,
  halfWidth: number,
  area: Polygon,
  r: number,
): boolean {
  writeBoxCorners(x, y, heading, halfLength - SKIN, halfWidth - SKIN, mine);
  return r === 0 ? polygonsTouch(mine, area) : polygonsWithin(mine, area, r);
}
