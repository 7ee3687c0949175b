/** Hexes and facings of the rules as places on the board. */

import { COLUMNS, columnOf, facings, ROWS, rowOf } from '@weathergauge/rules-convoy/geometry';
import { cellBounds, hexCentre, rectangle } from '../../../board/grid.ts';
import { offset } from '../../../board/geometry.ts';
import type { CellGrid, Pose } from '../../../board/scene.ts';

export const SIZE = 30;
/** From the centre of a hex to the next. */
export const HEX = SIZE * Math.sqrt(3);
export const GRID: CellGrid = { kind: 'hex', size: SIZE, cells: rectangle(COLUMNS, ROWS) };
export const BOUNDS = cellBounds(GRID);

const EAST = 90;
const FACE = 60;

/** Degrees clockwise from up the screen. */
export function headingOf(facing: number): number {
  return (EAST + 360 - FACE * facing) % 360;
}

export function facingOf(heading: number): number {
  return facings.findIndex((_, facing) => headingOf(facing) === heading);
}

export function hexPlace(at: number): { readonly x: number; readonly y: number } {
  return hexCentre(SIZE, columnOf(at), rowOf(at));
}

/** Column and row of the hex that a centre is of. */
export function hexAtPlace({ x, y }: { readonly x: number; readonly y: number }): [column: number, row: number] {
  const row = Math.round((y - hexCentre(SIZE, 0, 0).y) / (hexCentre(SIZE, 0, 1).y - hexCentre(SIZE, 0, 0).y));
  return [Math.round((x - hexCentre(SIZE, 0, row).x) / HEX), row];
}

export function poseOf(ship: { readonly at: number; readonly facing: number }): Pose {
  return { ...hexPlace(ship.at), heading: headingOf(ship.facing) };
}

/** A hex farther on, which may lie beyond the edge of the chart. */
export function ahead(pose: Pose): Pose {
  return { ...offset(pose, HEX), heading: pose.heading };
}
