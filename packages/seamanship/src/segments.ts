// Segments on the free plane. A ship is often a capsule: her keel, and a radius around it. All answers are exact for coordinates within
// PLANE_LIMIT, touching counts, and a segment of no length is a point.

import { compareProducts, floorOfProduct } from './integers.ts';

// Longer than any distance on the plane; also keeps r * r * length^2 below the 2^83 of compareProducts.
const REACH_LIMIT = 2 ** 21;

/** Positive when c lies to the left of the line from a to b, 0 when on it. */
export function sideOfLine(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function inSpan(ax: number, ay: number, bx: number, by: number, px: number, py: number): boolean {
  return px >= Math.min(ax, bx) && px <= Math.max(ax, bx) && py >= Math.min(ay, by) && py <= Math.max(ay, by);
}

/** True when the segments have a point in common, ends included. */
export function segmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = Math.sign(sideOfLine(ax, ay, bx, by, cx, cy));
  const d = Math.sign(sideOfLine(ax, ay, bx, by, dx, dy));
  const a = Math.sign(sideOfLine(cx, cy, dx, dy, ax, ay));
  const b = Math.sign(sideOfLine(cx, cy, dx, dy, bx, by));
  if (c !== d && a !== b) return true;
  return (
    (c === 0 && inSpan(ax, ay, bx, by, cx, cy)) ||
    (d === 0 && inSpan(ax, ay, bx, by, dx, dy)) ||
    (a === 0 && inSpan(cx, cy, dx, dy, ax, ay)) ||
    (b === 0 && inSpan(cx, cy, dx, dy, bx, by))
  );
}

/** True when p is at most r from the segment. */
export function pointToSegmentWithin(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): boolean {
  if (r < 0) return false;
  if (r >= REACH_LIMIT) return true;
  if (px < Math.min(ax, bx) - r || px > Math.max(ax, bx) + r) return false;
  if (py < Math.min(ay, by) - r || py > Math.max(ay, by) + r) return false;
  const vx = bx - ax;
  const vy = by - ay;
  const wx = px - ax;
  const wy = py - ay;
  const along = wx * vx + wy * vy;
  if (along <= 0) return wx * wx + wy * wy <= r * r;
  const length2 = vx * vx + vy * vy;
  if (along >= length2) return (px - bx) * (px - bx) + (py - by) * (py - by) <= r * r;
  const across = Math.abs(vx * wy - vy * wx);
  return compareProducts(across, across, r * r, length2) <= 0;
}

/** True when the two segments come within r of each other; for capsules, r is the sum of their radii. */
export function segmentsWithin(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  r: number,
): boolean {
  if (r < 0) return false;
  if (Math.min(ax, bx) - r > Math.max(cx, dx) || Math.min(cx, dx) - r > Math.max(ax, bx)) return false;
  if (Math.min(ay, by) - r > Math.max(cy, dy) || Math.min(cy, dy) - r > Math.max(ay, by)) return false;
  return (
    pointToSegmentWithin(ax, ay, cx, cy, dx, dy, r) ||
    pointToSegmentWithin(bx, by, cx, cy, dx, dy, r) ||
    pointToSegmentWithin(cx, cy, ax, ay, bx, by, r) ||
    pointToSegmentWithin(dx, dy, ax, ay, bx, by, r) ||
    segmentsCross(ax, ay, bx, by, cx, cy, dx, dy)
  );
}

/**
 * Squared distance from p to the segment, rounded down to an integer (the true value may be a fraction).
 * For a comparison with a range use pointToSegmentWithin.
 */
export function nearestDistance2(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const vx = bx - ax;
  const vy = by - ay;
  const wx = px - ax;
  const wy = py - ay;
  const along = wx * vx + wy * vy;
  if (along <= 0) return wx * wx + wy * wy;
  const length2 = vx * vx + vy * vy;
  if (along >= length2) return (px - bx) * (px - bx) + (py - by) * (py - by);
  const across = Math.abs(vx * wy - vy * wx);
  return floorOfProduct(across, across, length2);
}
