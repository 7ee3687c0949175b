// Lines and arcs on hexes, in integers only.

import { type Hex, hexDistance, hexId, hexNeighbour, hexStepQ, hexStepR } from './hex.ts';
import { modulo } from './integers.ts';

/** One hex, or the two that share the side where the line lies. */
export type HexLineStep = readonly [Hex] | readonly [Hex, Hex];

export type ArcLimits = 'closed' | 'open';

/**
 * One step for each hex of distance, both ends included: the hex whose centre is nearest to that fraction of the line,
 * or both when two are equally near (the left one, looking along the line, comes first).
 */
export function hexLine(aq: number, ar: number, bq: number, br: number): HexLineStep[] {
  const count = hexDistance(aq, ar, bq, br);
  if (count === 0) return [[{ q: aq, r: ar }]];
  const steps: HexLineStep[] = [];
  for (let i = 0; i <= count; i += 1) {
    steps.push(nearestHexes(aq * count + (bq - aq) * i, ar * count + (br - ar) * i, count, bq - aq, br - ar));
  }
  return steps;
}

// The hexes nearest to the point (q/d, r/d). Never three: a step of a line has one whole cube coordinate, a corner none.
function nearestHexes(q: number, r: number, d: number, alongQ: number, alongR: number): HexLineStep {
  const baseQ = Math.floor(q / d);
  const baseR = Math.floor(r / d);
  let best = Number.POSITIVE_INFINITY;
  let found: Hex[] = [];
  for (let corner = 0; corner < 4; corner += 1) {
    const hex = { q: baseQ + (corner & 1), r: baseR + (corner >> 1) };
    const dq = q - hex.q * d;
    const dr = r - hex.r * d;
    const away = dq * dq + dq * dr + dr * dr;
    if (away < best) {
      best = away;
      found = [hex];
    } else if (away === best) found.push(hex);
  }
  const [first, second] = found as [Hex, Hex | undefined];
  if (second === undefined) return [first];
  const turn = alongQ * (second.r - first.r) - alongR * (second.q - first.q);
  return turn > 0 ? [first, second] : [second, first];
}

/**
 * Every hex whose inside the line from centre to centre passes through, in order; a step with two hexes means that the
 * line runs along the side between them (the left one first). Hexes touched only at a corner are left out.
 * Unlike hexLine this can have more steps than the distance: it is the one for lines of sight.
 */
export function hexesCrossed(aq: number, ar: number, bq: number, br: number): HexLineStep[] {
  const dq = bq - aq;
  const dr = br - ar;
  if (dq === 0 && dr === 0) return [[{ q: aq, r: ar }]];
  // Three times the corners of a hex are its centre and ±(2,-1), ±(1,1), ±(1,-2); the farthest from the line bounds it.
  const reach = Math.max(Math.abs(dq + 2 * dr), Math.abs(dq - dr), Math.abs(2 * dq + dr));
  const found: { hex: Hex; along: number; across: number }[] = [];
  const seen = new Set<number>();
  const end = norm(dq, dr, dq, dr);
  for (const near of hexLine(aq, ar, bq, br)) {
    for (const hex of near.flatMap(withNeighbours)) {
      const id = hexId(hex.q, hex.r);
      if (seen.has(id)) continue;
      seen.add(id);
      const along = norm(dq, dr, hex.q - aq, hex.r - ar);
      const across = 3 * (dq * (hex.r - ar) - dr * (hex.q - aq));
      if (along < 0 || along > end || Math.abs(across) > reach) continue;
      if (Math.abs(across) === reach && !runsAlongSides(dq, dr)) continue;
      found.push({ hex, along, across });
    }
  }
  found.sort((a, b) => a.along - b.along || a.across - b.across);
  const steps: HexLineStep[] = [];
  for (let i = 0; i < found.length; i += 1) {
    const here = found[i];
    const next = found[i + 1];
    if (here === undefined) continue;
    if (next !== undefined && next.along === here.along) {
      steps.push([here.hex, next.hex]);
      i += 1;
    } else steps.push([here.hex]);
  }
  return steps;
}

function withNeighbours(hex: Hex): Hex[] {
  return [hex, ...[0, 1, 2, 3, 4, 5].map(direction => hexNeighbour(hex.q, hex.r, direction))];
}

// Twice the true dot product of two axial vectors.
function norm(aq: number, ar: number, bq: number, br: number): number {
  return 2 * aq * bq + 2 * ar * br + aq * br + ar * bq;
}

// Sides lie 30 degrees off the six directions, along (1,1), (2,-1) and (1,-2).
function runsAlongSides(dq: number, dr: number): boolean {
  return dq === dr || dq === -2 * dr || dr === -2 * dq;
}

/**
 * Sector membership between two spines, counter-clockwise from one direction to another. A spine is a line of hexes
 * through the ship; closed arcs own the hexes on their spines, open ones do not. The offset is relative to the ship.
 * Equal spines are one ray; to >= from + 6 is the whole circle. The ship's own hex is in closed arcs only.
 */
export function hexInArc(from: number, to: number, dq: number, dr: number, limits: ArcLimits): boolean {
  return hexInArc12(2 * from, 2 * to, dq, dr, limits);
}

/** As hexInArc, in twelfths of a turn: odd spines run through the corner between two directions. */
export function hexInArc12(from: number, to: number, dq: number, dr: number, limits: ArcLimits): boolean {
  if (dq === 0 && dr === 0) return limits === 'closed';
  if (to - from > 12) return true;
  const start = leftOfSpine(from, dq, dr);
  const onStart = start === 0 && !isBehind(from, dq, dr);
  if (to - from === 12) return limits === 'closed' || !onStart;
  const width = modulo(to - from, 12);
  if (width === 0) return limits === 'closed' && onStart;
  const end = leftOfSpine(to, dq, dr);
  if (limits === 'closed') {
    if (width === 6) return start >= 0;
    return width < 6 ? start >= 0 && end <= 0 : start >= 0 || end <= 0;
  }
  if (width === 6) return start > 0;
  return width < 6 ? start > 0 && end < 0 : start > 0 || end < 0;
}

function spineQ(spine: number): number {
  return (spine & 1) === 0 ? hexStepQ(spine / 2) : hexStepQ((spine - 1) / 2) + hexStepQ((spine + 1) / 2);
}

function spineR(spine: number): number {
  return (spine & 1) === 0 ? hexStepR(spine / 2) : hexStepR((spine - 1) / 2) + hexStepR((spine + 1) / 2);
}

// Positive on the counter-clockwise side; r grows southward, which turns the usual sign about.
function leftOfSpine(spine: number, dq: number, dr: number): number {
  return spineR(spine) * dq - spineQ(spine) * dr;
}

function isBehind(spine: number, dq: number, dr: number): boolean {
  return norm(spineQ(spine), spineR(spine), dq, dr) < 0;
}
