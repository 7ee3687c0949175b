// Arcs of fire and of wind on the free plane, by cross products with rays of the sine table: no angle is computed.

import { cosine, FULL_TURN, HALF_TURN, sine } from './sine.ts';

/**
 * True when the offset lies in the arc that runs clockwise from heading+from to heading+to. Both limits belong to it.
 *
 * Equal limits are one ray; a span of a full turn or more (to >= from + 65536) is everything. No offset lies in every arc.
 */
export function inArc(heading: number, from: number, to: number, dx: number, dy: number): boolean {
  if (to - from >= FULL_TURN || (dx === 0 && dy === 0)) return true;
  const start = clockwiseOf(heading + from, dx, dy);
  const width = (to - from) & 65535;
  if (width === HALF_TURN) return start >= 0;
  if (width === 0) return start === 0 && isForward(heading + from, dx, dy);
  const end = clockwiseOf(heading + to, dx, dy);
  return width < HALF_TURN ? start >= 0 && end <= 0 : start >= 0 || end <= 0;
}

/** As inArc, without its limits: an offset exactly on either ray is outside. */
export function inOpenArc(heading: number, from: number, to: number, dx: number, dy: number): boolean {
  if (dx === 0 && dy === 0) return false;
  if (to - from > FULL_TURN) return true;
  const start = clockwiseOf(heading + from, dx, dy);
  if (to - from === FULL_TURN) return start !== 0 || !isForward(heading + from, dx, dy);
  const width = (to - from) & 65535;
  if (width === HALF_TURN) return start > 0;
  if (width === 0) return false;
  const end = clockwiseOf(heading + to, dx, dy);
  return width < HALF_TURN ? start > 0 && end < 0 : start > 0 || end < 0;
}

/** Positive when the offset lies clockwise of the ray (within half a turn), 0 when on its line. Scaled, for its sign only. */
export function clockwiseOf(ray: number, dx: number, dy: number): number {
  return cosine(ray) * dx - sine(ray) * dy;
}

function isForward(ray: number, dx: number, dy: number): boolean {
  return sine(ray) * dx + cosine(ray) * dy > 0;
}

/**
 * True when any point of the segment lies in the closed arc seen from the origin of the offsets: an end lies inside, or
 * the segment passes right through.
 */
export function segmentInArc(
  heading: number,
  from: number,
  to: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (inArc(heading, from, to, ax, ay) || inArc(heading, from, to, bx, by)) return true;
  // With both ends outside, a segment that crosses one limit crosses the other too.
  return crossesRay(heading + from, ax, ay, bx, by);
}

// Both ends are known to be off the ray itself, so two ends on its line are both behind the origin.
function crossesRay(ray: number, ax: number, ay: number, bx: number, by: number): boolean {
  const a = clockwiseOf(ray, ax, ay);
  const b = clockwiseOf(ray, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0) || (a === 0 && b === 0)) return false;
  // The crossing lies forward on the ray when the origin is on the other side of ab than the ray's direction.
  const origin = ax * by - ay * bx;
  return origin === 0 || origin > 0 === b < a;
}
