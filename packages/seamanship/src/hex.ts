// Hexes in axial integers. The six directions run counter-clockwise from 0; on a pointy-topped grid they are
// E NE NW W SW SE, on a flat-topped one SE NE N NW SW S. r grows southward.

import { divideRounded, isqrt, modulo } from './integers.ts';

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A hex packed into one small integer, for keys and sets. */
export type HexId = number & { readonly hexId: true };

export const hexLayouts = ['pointy', 'flat'] as const;
export type HexLayout = (typeof hexLayouts)[number];

export const pointyDirections = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export const flatDirections = ['SE', 'NE', 'N', 'NW', 'SW', 'S'] as const;

const STEP_Q = new Int8Array([1, 1, 0, -1, -1, 0]);
const STEP_R = new Int8Array([0, -1, -1, 0, 1, 1]);

/** Axial coordinates that fit a HexId run from -16384 to 16383. */
export const HEX_LIMIT = 16384;

export function hexId(q: number, r: number): HexId {
  return (((q + HEX_LIMIT) << 15) | (r + HEX_LIMIT)) as HexId;
}

export function hexIdQ(id: HexId): number {
  return (id >> 15) - HEX_LIMIT;
}

export function hexIdR(id: HexId): number {
  return (id & 32767) - HEX_LIMIT;
}

export function hexOfId(id: HexId): Hex {
  return { q: hexIdQ(id), r: hexIdR(id) };
}

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

/** The direction of an adjacent hex, or null when b is not a neighbour of a. */
export function hexDirectionTo(aq: number, ar: number, bq: number, br: number): number | null {
  for (let direction = 0; direction < 6; direction += 1) {
    if (STEP_Q[direction] === bq - aq && STEP_R[direction] === br - ar) return direction;
  }
  return null;
}

/** Turned counter-clockwise about the origin by sixths of a turn. */
export function hexRotate(q: number, r: number, sixths: number): Hex {
  let hex = { q: q + 0, r: r + 0 };
  for (let turn = modulo(sixths, 6); turn > 0; turn -= 1) hex = { q: hex.q + hex.r, r: 0 - hex.q };
  return hex;
}

/** Mirrored in the line through the origin along a direction. */
export function hexMirror(q: number, r: number, direction: number): Hex {
  const level = hexRotate(q, r, -direction);
  return hexRotate(level.q + level.r, 0 - level.r, direction);
}

/** A direction mirrored in the line along another. */
export function hexMirrorDirection(facing: number, direction: number): number {
  return modulo(2 * direction - facing, 6);
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

/** All hexes up to this distance, ring by ring outward. */
export function hexDisc(q: number, r: number, radius: number): Hex[] {
  const disc: Hex[] = [];
  for (let ring = 0; ring <= radius; ring += 1) disc.push(...hexRing(q, r, ring));
  return disc;
}

// Offset coordinates count columns and rows of a printed map; odd rows (pointy) or odd columns (flat) are shoved by half.

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

export function oddQToAxial(column: number, row: number): Hex {
  return { q: column, r: row - (column - (column & 1)) / 2 };
}

export function axialToOddQ(q: number, r: number): OffsetHex {
  return { column: q, row: r + (q - (q & 1)) / 2 };
}

/** A map of columns by rows from its north-west corner, row by row. */
export function hexRectangle(columns: number, rows: number, layout: HexLayout): Hex[] {
  const hexes: Hex[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      hexes.push(layout === 'pointy' ? oddRToAxial(column, row) : oddQToAxial(column, row));
    }
  }
  return hexes;
}

export function inHexRectangle(q: number, r: number, columns: number, rows: number, layout: HexLayout): boolean {
  const { column, row } = layout === 'pointy' ? axialToOddR(q, r) : axialToOddQ(q, r);
  return column >= 0 && column < columns && row >= 0 && row < rows;
}

/** Centre in pixels, x east and y south, to the nearest integer; size is centre to corner. */
export function hexCentreX(q: number, r: number, layout: HexLayout, size: number): number {
  return layout === 'pointy' ? halfRootThree((2 * q + r) * size) : divideRounded(3 * q * size, 2);
}

export function hexCentreY(q: number, r: number, layout: HexLayout, size: number): number {
  return layout === 'pointy' ? divideRounded(3 * r * size, 2) : halfRootThree((2 * r + q) * size);
}

// n * sqrt(3) / 2, rounded to the nearest integer without floating error.
function halfRootThree(n: number): number {
  const half = Math.floor((1 + isqrt(3 * n * n)) / 2);
  return n < 0 ? 0 - half : half;
}
