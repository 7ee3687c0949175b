// Convex polygons (coasts, shoals) as flat lists x, y, x, y … in counter-clockwise order, at least three corners.
// Touching counts everywhere.

import { segmentsCross, segmentsWithin, sideOfLine } from './segments.ts';

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
