// Hexes in axial integers, on a pointy-topped grid: the six directions run counter-clockwise from 0, E NE NW W SW SE.
// r grows southward.

import { modulo } from './integers.ts';

export interface Hex {
  readonly q: number;
  readonly r: number;
}

const STEP_Q = new Int8Array([1, 1, 0, -1, -1, 0]);
const STEP_R = new Int8Array([0, -1, -1, 0, 1, 1]);

export function hexDistance(aq: number, ar: number, bq: number, br: number): number {
  const q = bq - aq;
  const r = br - ar;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

export function hexStepQ(direction: number): number {
  return STEP_Q[modulo(direction, 6)] as number;
}

export function hexStepR(direction: number): number {
  return STEP_R[modulo(direction, 6)] as number;
}

export function hexNeighbour(q: number, r: number, direction: number, steps = 1): Hex {
  return { q: q + hexStepQ(direction) * steps, r: r + hexStepR(direction) * steps };
}

/** Turned counter-clockwise about the origin by sixths of a turn. */
export function hexRotate(q: number, r: number, sixths: number): Hex {
  let hex = { q: q + 0, r: r + 0 };
  for (let turn = modulo(sixths, 6); turn > 0; turn -= 1) hex = { q: hex.q + hex.r, r: 0 - hex.q };
  return hex;
}

/** The hexes at exactly this distance, counter-clockwise from the one in direction 0. Radius 0 is the hex itself. */
export function hexRing(q: number, r: number, radius: number): Hex[] {
  if (radius === 0) return [{ q, r }];
  const ring: Hex[] = [];
  let at = hexNeighbour(q, r, 0, radius);
  for (let leg = 0; leg < 6; leg += 1) {
    for (let step = 0; step < radius; step += 1) {
      ring.push(at);
      at = hexNeighbour(at.q, at.r, leg + 2);
    }
  }
  return ring;
}

// Offset coordinates count columns and rows of a printed map; odd rows are shoved half a hex east.

export interface OffsetHex {
  readonly column: number;
  readonly row: number;
}

export function oddRToAxial(column: number, row: number): Hex {
  return { q: column - (row - (row & 1)) / 2, r: row };
}

export function axialToOddR(q: number, r: number): OffsetHex {
  return { column: q + (r - (r & 1)) / 2, row: r };
}
