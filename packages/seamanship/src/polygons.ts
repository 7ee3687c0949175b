// Convex polygons (coasts, shoals) as flat lists x, y, x, y … in counter-clockwise order, at least three corners.
// Touching counts everywhere.

import { nearestDistance2, pointToSegmentWithin, segmentsCross, segmentsWithin, sideOfLine } from './segments.ts';

export type Polygon = readonly number[];

export function pointInPolygon(px: number, py: number, polygon: Polygon): boolean {
  let fromX = polygon[polygon.length - 2] as number;
  let fromY = polygon[polygon.length - 1] as number;
  for (let i = 0; i < polygon.length; i += 2) {
    const toX = polygon[i] as number;
    const toY = polygon[i + 1] as number;
    if (sideOfLine(fromX, fromY, toX, toY, px, py) < 0) return false;
    fromX = toX;
    fromY = toY;
  }
  return true;
}

export function segmentTouchesPolygon(ax: number, ay: number, bx: number, by: number, polygon: Polygon): boolean {
  if (pointInPolygon(ax, ay, polygon)) return true;
  let fromX = polygon[polygon.length - 2] as number;
  let fromY = polygon[polygon.length - 1] as number;
  for (let i = 0; i < polygon.length; i += 2) {
    const toX = polygon[i] as number;
    const toY = polygon[i + 1] as number;
    if (segmentsCross(ax, ay, bx, by, fromX, fromY, toX, toY)) return true;
    fromX = toX;
    fromY = toY;
  }
  return false;
}

/** True when the keel ab comes within r of the polygon or lies inside it. */
export function capsuleTouchesPolygon(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  polygon: Polygon,
): boolean {
  if (r < 0) return false;
  if (pointInPolygon(ax, ay, polygon)) return true;
  let fromX = polygon[polygon.length - 2] as number;
  let fromY = polygon[polygon.length - 1] as number;
  for (let i = 0; i < polygon.length; i += 2) {
    const toX = polygon[i] as number;
    const toY = polygon[i + 1] as number;
    if (segmentsWithin(ax, ay, bx, by, fromX, fromY, toX, toY, r)) return true;
    fromX = toX;
    fromY = toY;
  }
  return false;
}

/** True when the two polygons share a point. */
export function polygonsTouch(a: Polygon, b: Polygon): boolean {
  return !hasGap(a, b) && !hasGap(b, a);
}

/** True when the two polygons share a point or come within r of each other. */
export function polygonsWithin(a: Polygon, b: Polygon, r: number): boolean {
  return r >= 0 && (polygonsTouch(a, b) || cornerWithin(a, b, r) || cornerWithin(b, a, r));
}

// Apart, two convex polygons are nearest at a corner of one of them.
function cornerWithin(corners: Polygon, sides: Polygon, r: number): boolean {
  let fromX = sides[sides.length - 2] as number;
  let fromY = sides[sides.length - 1] as number;
  for (let i = 0; i < sides.length; i += 2) {
    const toX = sides[i] as number;
    const toY = sides[i + 1] as number;
    for (let j = 0; j < corners.length; j += 2) {
      if (pointToSegmentWithin(corners[j] as number, corners[j + 1] as number, fromX, fromY, toX, toY, r)) return true;
    }
    fromX = toX;
    fromY = toY;
  }
  return false;
}

/** Squared distance between two polygons, rounded down to an integer; 0 when they share a point. */
export function polygonsNearestDistance2(a: Polygon, b: Polygon): number {
  return polygonsTouch(a, b) ? 0 : Math.min(cornerDistance2(a, b), cornerDistance2(b, a));
}

function cornerDistance2(corners: Polygon, sides: Polygon): number {
  let least = Infinity;
  let fromX = sides[sides.length - 2] as number;
  let fromY = sides[sides.length - 1] as number;
  for (let i = 0; i < sides.length; i += 2) {
    const toX = sides[i] as number;
    const toY = sides[i + 1] as number;
    for (let j = 0; j < corners.length; j += 2) {
      least = Math.min(least, nearestDistance2(corners[j] as number, corners[j + 1] as number, fromX, fromY, toX, toY));
    }
    fromX = toX;
    fromY = toY;
  }
  return least;
}

// A side of `a` with all of `b` strictly outside it.
function hasGap(a: Polygon, b: Polygon): boolean {
  let fromX = a[a.length - 2] as number;
  let fromY = a[a.length - 1] as number;
  for (let i = 0; i < a.length; i += 2) {
    const toX = a[i] as number;
    const toY = a[i + 1] as number;
    let outside = true;
    for (let j = 0; j < b.length && outside; j += 2) {
      outside = sideOfLine(fromX, fromY, toX, toY, b[j] as number, b[j + 1] as number) < 0;
    }
    if (outside) return true;
    fromX = toX;
    fromY = toY;
  }
  return false;
}

/** For checking data: at least three corners, no reflex or repeated corner, counter-clockwise, once around. */
export function isConvexPolygon(polygon: Polygon): boolean {
  const count = polygon.length / 2;
  if (!Number.isInteger(count) || count < 3 || !polygon.every(Number.isInteger)) return false;
  // Every corner strictly left of every side it is not on: this also refuses polygons that wind twice.
  for (let i = 0; i < count; i += 1) {
    const next = (i + 1) % count;
    for (let j = 0; j < count; j += 1) {
      if (j === i || j === next) continue;
      const turn = sideOfLine(
        polygon[2 * i] as number,
        polygon[2 * i + 1] as number,
        polygon[2 * next] as number,
        polygon[2 * next + 1] as number,
        polygon[2 * j] as number,
        polygon[2 * j + 1] as number,
      );
      if (turn <= 0) return false;
    }
  }
  return true;
}
