// Oriented rectangles: a ship's base, by its centre, heading, half length (along the keel) and half width.
// The two half axes are rounded to integers once; everything after that is exact, and all predicates agree about the
// same four corners. Half sizes are at least 1. Touching counts.

import { rotateX, rotateY } from './plane.ts';

/** Separating axes: two boxes are apart exactly when a normal of one of their sides shows a gap. */
export function boxesOverlap(
  ax: number,
  ay: number,
  aHeading: number,
  aHalfLength: number,
  aHalfWidth: number,
  bx: number,
  by: number,
  bHeading: number,
  bHalfLength: number,
  bHalfWidth: number,
): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  // Half the perimeter bounds the half diagonal, rounding included.
  const reach = aHalfLength + aHalfWidth + bHalfLength + bHalfWidth + 4;
  if (dx > reach || dx < -reach || dy > reach || dy < -reach) return false;
  const lx = rotateX(0, aHalfLength, aHeading);
  const ly = rotateY(0, aHalfLength, aHeading);
  const wx = rotateX(aHalfWidth, 0, aHeading);
  const wy = rotateY(aHalfWidth, 0, aHeading);
  const mx = rotateX(0, bHalfLength, bHeading);
  const my = rotateY(0, bHalfLength, bHeading);
  const vx = rotateX(bHalfWidth, 0, bHeading);
  const vy = rotateY(bHalfWidth, 0, bHeading);
  const aArea = Math.abs(lx * wy - ly * wx);
  const bArea = Math.abs(mx * vy - my * vx);
  const lm = Math.abs(lx * my - ly * mx);
  const lv = Math.abs(lx * vy - ly * vx);
  const wm = Math.abs(wx * my - wy * mx);
  const wv = Math.abs(wx * vy - wy * vx);
  return (
    Math.abs(lx * dy - ly * dx) <= aArea + lm + lv &&
    Math.abs(wx * dy - wy * dx) <= aArea + wm + wv &&
    Math.abs(mx * dy - my * dx) <= bArea + lm + wm &&
    Math.abs(vx * dy - vy * dx) <= bArea + lv + wv
  );
}

/** True when any part of segment ab lies in the box, its inside included. */
export function boxSegmentCrosses(
  x: number,
  y: number,
  heading: number,
  halfLength: number,
  halfWidth: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const lx = rotateX(0, halfLength, heading);
  const ly = rotateY(0, halfLength, heading);
  const wx = rotateX(halfWidth, 0, heading);
  const wy = rotateY(halfWidth, 0, heading);
  // Twice the offset of the segment's middle, and twice its half: doubled to stay whole.
  const mx = ax + bx - 2 * x;
  const my = ay + by - 2 * y;
  const sx = bx - ax;
  const sy = by - ay;
  const area2 = 2 * Math.abs(lx * wy - ly * wx);
  const ls = Math.abs(lx * sy - ly * sx);
  const ws = Math.abs(wx * sy - wy * sx);
  return (
    Math.abs(lx * my - ly * mx) <= area2 + ls &&
    Math.abs(wx * my - wy * mx) <= area2 + ws &&
    Math.abs(sx * my - sy * mx) <= 2 * (ls + ws)
  );
}

/** The four corners as a counter-clockwise polygon: starboard bow, port bow, port quarter, starboard quarter. */
export function boxCorners(x: number, y: number, heading: number, halfLength: number, halfWidth: number): number[] {
  const corners = [0, 0, 0, 0, 0, 0, 0, 0];
  writeBoxCorners(x, y, heading, halfLength, halfWidth, corners);
  return corners;
}

/** As boxCorners, into the first eight places of a list that the caller keeps. */
export function writeBoxCorners(
  x: number,
  y: number,
  heading: number,
  halfLength: number,
  halfWidth: number,
  out: number[],
): void {
  const lx = rotateX(0, halfLength, heading);
  const ly = rotateY(0, halfLength, heading);
  const wx = rotateX(halfWidth, 0, heading);
  const wy = rotateY(halfWidth, 0, heading);
  out[0] = x + lx + wx;
  out[1] = y + ly + wy;
  out[2] = x + lx - wx;
  out[3] = y + ly - wy;
  out[4] = x - lx - wx;
  out[5] = y - ly - wy;
  out[6] = x - lx + wx;
  out[7] = y - ly + wy;
}
