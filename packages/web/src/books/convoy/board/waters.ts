/** Hexes as places on the board, and how ships bear on each other there. */

import { axialToOddR, hexDistance, hexNeighbour, oddRToAxial } from '@weathergauge/seamanship';
import { bearing, turnBetween } from '../../../board/geometry.ts';
import { hexCentre } from '../../../board/grid.ts';
import type { Grid, Pose } from '../../../board/scene.ts';
import type { Battery } from './figures.ts';

/** R1 */
export const COLUMNS = 15;
export const ROWS = 10;
export const SIZE = 30;
/** From the centre of a hex to the next. */
export const HEX = SIZE * Math.sqrt(3);
export const GRID: Extract<Grid, { kind: 'hex' }> = { kind: 'hex', columns: COLUMNS, rows: ROWS, size: SIZE };

interface Cell {
  readonly column: number;
  readonly row: number;
}

export function cellOf(at: number): Cell {
  const column = at % COLUMNS;
  return { column, row: (at - column) / COLUMNS };
}

/** R2 Degrees clockwise from up the screen. */
export function headingOf(facing: number): number {
  return (450 - 60 * facing) % 360;
}

export function poseOn({ column, row }: Cell, facing: number): Pose {
  return { ...hexCentre(SIZE, column, row), heading: headingOf(facing) };
}

export function poseOf(ship: { readonly at: number; readonly facing: number }): Pose {
  return poseOn(cellOf(ship.at), ship.facing);
}

/** The hex ahead, which may lie beyond the edge. */
export function ahead(ship: { readonly at: number; readonly facing: number }): Pose {
  const { column, row } = cellOf(ship.at);
  const { q, r } = oddRToAxial(column, row);
  const next = hexNeighbour(q, r, ship.facing);
  return poseOn(axialToOddR(next.q, next.r), ship.facing);
}

export function hexesBetween(from: number, to: number): number {
  const a = cellOf(from);
  const b = cellOf(to);
  const one = oddRToAxial(a.column, a.row);
  const two = oddRToAxial(b.column, b.row);
  return hexDistance(one.q, one.r, two.q, two.r);
}

/** Is this the centre of a hex of the chart, or of one beyond it? */
export function isOnChart({ x, y }: { readonly x: number; readonly y: number }): boolean {
  const row = Math.round(y / (SIZE * 1.5));
  const column = Math.round(x / HEX - (row % 2 === 0 ? 0 : 0.5));
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
}

/** Lines along the spines of hexes are exact on the table and nearly so here. */
const NEARLY = 0.001;

/** R17 Closed broadsides of 60 degrees, open bow and stern between them. */
export function batteryOn(from: Pose, to: Pose): Battery {
  const off = turnBetween(from.heading, bearing(from, to));
  const wide = Math.abs(off);
  if (wide < 60 - NEARLY) return 'bow';
  if (wide > 120 + NEARLY) return 'stern';
  return off < 0 ? 'port' : 'starboard';
}

/** R18 Does a line from the shooter enter the target's hex through her bow or stern side? */
export function rakes(shooter: Pose, target: Pose): boolean {
  const off = Math.abs(turnBetween(target.heading, bearing(target, shooter)));
  return off < 30 - NEARLY || off > 150 + NEARLY;
}
