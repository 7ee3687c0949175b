/** Squares and headings of the rules as places on the board. */

import type { Place } from '@weathergauge/rules-captains-sea/geometry';
import { COLUMNS, ROWS } from '@weathergauge/rules-captains-sea/geometry';
import { cellBounds, cellCentre, cellOutline, rectangle } from '../../../board/grid.ts';
import type { CellGrid, Pose, Spot } from '../../../board/scene.ts';

/** The side of a square. */
export const SIZE = 48;
export const GRID: CellGrid = { kind: 'square', size: SIZE, cells: rectangle(COLUMNS, ROWS) };
export const BOUNDS = cellBounds(GRID);

const POINT = 45;

/** Degrees clockwise from up the screen. */
export function degrees(heading: number): number {
  return ((heading - 1) * POINT) % 360;
}

/** The heading of the rules that a pose has. */
export function headingAt({ heading }: Pick<Pose, 'heading'>): number {
  return (((Math.round(heading / POINT) % 8) + 8) % 8) + 1;
}

/** Degrees that a wind comes from which blows to `heading`. */
export function windFrom(heading: number): number {
  return (degrees(heading) + 180) % 360;
}

/** The rules count from 1. */
export function squarePlace({ col, row }: Place): Spot {
  return cellCentre(GRID, [col - 1, row - 1]);
}

export function squareOutline({ col, row }: Place): number[] {
  return cellOutline(GRID, [col - 1, row - 1]);
}

/** A ship that is alone in her square lies at its middle. */
export function poseIn(at: Place & { readonly heading: number }): Pose {
  return { ...squarePlace(at), heading: degrees(at.heading) };
}
