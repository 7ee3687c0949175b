// Lines on hexes, in integers only.

import { type Hex, hexDistance, hexNeighbour } from './hex.ts';

/** One hex, or the two that share the side along which the line runs. */
export type HexLineStep = readonly [Hex] | readonly [Hex, Hex];

/**
 * Every hex whose inside the line from centre to centre passes through, in order; a step with two hexes means that the
 * line runs along the side between them (the left one, looking along the line, comes first). Hexes touched only at a
 * corner are left out.
 */
export function hexesCrossed(aq: number, ar: number, bq: number, br: number): HexLineStep[] {
  const dq = bq - aq;
  const dr = br - ar;
  if (dq === 0 && dr === 0) return [[{ q: aq, r: ar }]];
  // Three times the corners of a hex are its centre and ±(2,-1), ±(1,1), ±(1,-2); the farthest from the line bounds it.
  const reach = Math.max(Math.abs(dq + 2 * dr), Math.abs(dq - dr), Math.abs(2 * dq + dr));
  const found: { hex: Hex; along: number; across: number }[] = [];
  const end = norm(dq, dr, dq, dr);
  for (const hex of hexesNear(aq, ar, dq, dr)) {
    const along = norm(dq, dr, hex.q - aq, hex.r - ar);
    const across = 3 * (dq * (hex.r - ar) - dr * (hex.q - aq));
    if (along < 0 || along > end || Math.abs(across) > reach) continue;
    if (Math.abs(across) === reach && !runsAlongSides(dq, dr)) continue;
    found.push({ hex, along, across });
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

/** Each once: the hexes around every whole step of the line, and their neighbours. All that it crosses are among them. */
function hexesNear(aq: number, ar: number, dq: number, dr: number): Iterable<Hex> {
  const count = hexDistance(0, 0, dq, dr);
  const near = new Map<string, Hex>();
  const add = (hex: Hex) => near.set(`${hex.q},${hex.r}`, hex);
  for (let i = 0; i <= count; i += 1) {
    for (let corner = 0; corner < 4; corner += 1) {
      const q = aq + Math.floor((dq * i) / count) + (corner & 1);
      const r = ar + Math.floor((dr * i) / count) + (corner >> 1);
      add({ q, r });
      for (let direction = 0; direction < 6; direction += 1) add(hexNeighbour(q, r, direction));
    }
  }
  return near.values();
}

// Twice the true dot product of two axial vectors.
function norm(aq: number, ar: number, bq: number, br: number): number {
  return 2 * aq * bq + 2 * ar * br + aq * br + ar * bq;
}

// Sides lie 30 degrees off the six directions, along (1,1), (2,-1) and (1,-2).
function runsAlongSides(dq: number, dr: number): boolean {
  return dq === dr || dq === -2 * dr || dr === -2 * dq;
}
