/** The sea as hexes: a hex is row * 15 + column, and everything about two of them is looked up. */

import { axialToOddR, hexDistance, hexesCrossed, hexStepQ, hexStepR, oddRToAxial } from '@weathergauge/seamanship';
import { scratch } from './scratch.ts';

/** R1 Fifteen hexes by ten, pointy tops, odd rows half a hex east; (0, 0) in the north-west corner. */
export const COLUMNS = 15;
export const ROWS = 10;
export const HEXES = COLUMNS * ROWS;
/** Off the map, or not on it yet. */
export const NOWHERE = -1;

/** What a hex of the chart is, as bits. */
export const SHALLOW = 1;
export const LAND = 2;
export const EXIT = 4;

export function hexAt(column: number, row: number): number {
  return row * COLUMNS + column;
}

export function columnOf(at: number): number {
  return at % COLUMNS;
}

export function rowOf(at: number): number {
  return (at - (at % COLUMNS)) / COLUMNS;
}

function axial(at: number): { q: number; r: number } {
  return oddRToAxial(columnOf(at), rowOf(at));
}

function onMap(q: number, r: number): number {
  const { column, row } = axialToOddR(q, r);
  return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? NOWHERE : hexAt(column, row);
}

const NEIGHBOUR = new Int16Array(HEXES * 6);
const DISTANCE = new Uint8Array(HEXES * HEXES);
/** Twelve to a turn: even along a spine of hexes, odd between two. */
const SECTOR = new Uint8Array(HEXES * HEXES);
/** The spine less than 30 degrees off, or -1 on the line between two. */
const SPINE = new Int8Array(HEXES * HEXES);

for (let at = 0; at < HEXES; at++) {
  const { q, r } = axial(at);
  for (let d = 0; d < 6; d++) NEIGHBOUR[at * 6 + d] = onMap(q + hexStepQ(d), r + hexStepR(d));
  for (let to = 0; to < HEXES; to++) {
    const other = axial(to);
    const dq = other.q - q;
    const dr = other.r - r;
    DISTANCE[at * HEXES + to] = hexDistance(q, r, other.q, other.r);
    if (at !== to) {
      const [sector, spine] = bearing(dq, dr);
      SECTOR[at * HEXES + to] = sector;
      SPINE[at * HEXES + to] = spine;
    }
  }
}

/** The offset as so many steps along one spine and so many along the next. */
function bearing(dq: number, dr: number): [sector: number, spine: number] {
  for (let d = 0; d < 6; d++) {
    const [q0, r0, q1, r1] = [hexStepQ(d), hexStepR(d), hexStepQ(d + 1), hexStepR(d + 1)];
    const det = q0 * r1 - q1 * r0;
    const along = (dq * r1 - dr * q1) / det;
    const next = (q0 * dr - r0 * dq) / det;
    if (along <= 0 || next < 0) continue;
    return [2 * d + (next > 0 ? 1 : 0), along > next ? d : along < next ? (d + 1) % 6 : -1];
  }
  throw new Error('an offset lies in no sector');
}

export function neighbour(at: number, facing: number): number {
  return NEIGHBOUR[at * 6 + facing] as number;
}

export function distance(from: number, to: number): number {
  return DISTANCE[from * HEXES + to] as number;
}

/** Twelfths of a turn from east, counter-clockwise. */
export function sectorOf(from: number, to: number): number {
  return SECTOR[from * HEXES + to] as number;
}

/**
 * R17 Arcs of the batteries in twelfths of a turn off the bow, counter-clockwise: broadsides of 60 degrees with their
 * limits, bow and stern between them without.
 */
export const ARC_LIMITS = [
  [2, 4],
  [8, 10],
  [-2, 2],
  [4, 8],
] as const;

/** The battery whose arc holds a sector. */
const ARC = Array.from({ length: 12 }, (_, sector) => {
  const broadside = ARC_LIMITS.slice(0, 2).findIndex(([from, to]) => sector >= from && sector <= to);
  if (broadside >= 0) return broadside;
  return sector > ARC_LIMITS[3][0] && sector < ARC_LIMITS[3][1] ? 3 : 2;
});

/** R17 Index of the battery that bears, from a ship on one hex to another hex. */
export function arcOf(facing: number, from: number, to: number): number {
  return ARC[((SECTOR[from * HEXES + to] as number) - 2 * facing + 12) % 12] as number;
}

/** R18 Does a line from the shooter enter the target's hex through her bow or stern side? */
export function rakes(facing: number, target: number, shooter: number): boolean {
  const spine = SPINE[target * HEXES + shooter] as number;
  return spine >= 0 && (spine - facing + 6) % 3 === 0;
}

const { lines } = scratch;

/**
 * R29 The line from centre to centre, without its ends: hexes in pairs, both of which must block; the second is -1 where the
 * line crosses one alone. Sea beyond the map blocks nothing.
 */
export function lineBetween(from: number, to: number): readonly number[] {
  const key = from * HEXES + to;
  const known = lines.get(key);
  if (known) return known;
  const a = axial(from);
  const b = axial(to);
  const between: number[] = [];
  for (const [one, two] of hexesCrossed(a.q, a.r, b.q, b.r)) {
    const first = onMap(one.q, one.r);
    if (first === from || first === to || first === NOWHERE) continue;
    if (two === undefined) between.push(first, NOWHERE);
    else if (onMap(two.q, two.r) !== NOWHERE) between.push(first, onMap(two.q, two.r));
  }
  lines.set(key, between);
  return between;
}
