/** Chapter 5, Game Sequence: where fleets are laid out. Berths lie in columns along a fleet's edge and in rows from it. */

import type { Edge, Ship } from '../model/state.ts';

/** What laying out needs of a table. */
export interface Waters {
  readonly width: number;
  readonly height: number;
}

/**
 * R59, R75 Berths within 15 cm of the fleet's own edge, 5 cm apart so that no two hulls touch. Tables are 60 cm across or
 * more, which leaves the fleets at least 30 cm apart.
 */
const BERTH = 5000;
const FIRST_ROW = 4000;
export const ROWS = 3;

export function rowOff(row: number): number {
  return FIRST_ROW + BERTH * row;
}

export function columnsAlong(table: Waters, edge: Edge): number {
  const length = edge === 'west' || edge === 'east' ? table.height : table.width;
  return Math.floor(length / BERTH) - 1;
}

export function berth(table: Waters, edge: Edge, column: number, row: number): { x: number; y: number } {
  const along = BERTH * (column + 1);
  const out = rowOff(row);
  switch (edge) {
    case 'west':
      return { x: out, y: along };
    case 'east':
      return { x: table.width - out, y: along };
    case 'south':
      return { x: along, y: out };
    case 'north':
      return { x: along, y: table.height - out };
  }
}

/** Rows of a column in which no ship lies. */
export function freeRows(
  table: Waters,
  ships: readonly Readonly<Pick<Ship, 'x' | 'y'>>[],
  edge: Edge,
  column: number,
): number[] {
  const rows: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    const { x, y } = berth(table, edge, column, row);
    if (ships.every(ship => ship.x !== x || ship.y !== y)) rows.push(row);
  }
  return rows;
}
