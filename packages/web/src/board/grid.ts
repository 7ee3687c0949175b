/** The lines of the table as ONE path: hundreds of elements would cost every frame. */

import { short } from './geometry.ts';
import type { Grid, Scene } from './scene.ts';

const ROOT_3 = Math.sqrt(3);

/** Centre of a pointy hex, odd rows shifted right. */
export function hexCentre(size: number, column: number, row: number): { readonly x: number; readonly y: number } {
  return { x: size * ROOT_3 * (column + (row % 2 === 0 ? 0 : 0.5)), y: size * 1.5 * row };
}

/** Six corners x, y … clockwise from the top. */
export function hexOutline(size: number, column: number, row: number): number[] {
  const { x, y } = hexCentre(size, column, row);
  const half = (size * ROOT_3) / 2;
  return [
    x,
    y - size,
    x + half,
    y - size / 2,
    x + half,
    y + size / 2,
    x,
    y + size,
    x - half,
    y + size / 2,
    x - half,
    y - size / 2,
  ];
}

export function hexBounds(grid: Extract<Grid, { kind: 'hex' }>): Scene['bounds'] {
  const half = (grid.size * ROOT_3) / 2;
  const shifted = grid.rows > 1 ? half : 0;
  return {
    x: -half,
    y: -grid.size,
    width: grid.columns * 2 * half + shifted,
    height: grid.size * (1.5 * (grid.rows - 1) + 2),
  };
}

export function gridPath(grid: Grid, bounds: Scene['bounds']): string {
  switch (grid.kind) {
    case 'plane':
      return lines(bounds, grid.step);
    case 'square':
      return lines({ x: 0, y: 0, width: grid.columns * grid.size, height: grid.rows * grid.size }, grid.size, true);
    case 'hex':
      return hexes(grid);
  }
}

function lines(b: Scene['bounds'], step: number, closed = false): string {
  let d = '';
  const first = closed ? 0 : step;
  for (let x = first; closed ? x <= b.width : x < b.width; x += step)
    d += `M${short(b.x + x)} ${short(b.y)}v${short(b.height)}`;
  for (let y = first; closed ? y <= b.height : y < b.height; y += step)
    d += `M${short(b.x)} ${short(b.y + y)}h${short(b.width)}`;
  return d;
}

/** Each hex draws three of its sides; those on the rim draw what nobody else would. */
function hexes(grid: Extract<Grid, { kind: 'hex' }>): string {
  let d = '';
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const c = hexOutline(grid.size, column, row).map(short);
      const corner = (i: number): string => `${c[(i % 6) * 2]} ${c[(i % 6) * 2 + 1]}`;
      d += `M${corner(5)}L${corner(0)}L${corner(1)}L${corner(2)}`;
      const shifted = row % 2 === 1;
      if (column === 0) d += `M${corner(4)}L${corner(5)}`;
      if (row === grid.rows - 1 || (column === 0 && !shifted)) d += `M${corner(3)}L${corner(4)}`;
      if (row === grid.rows - 1 || (column === grid.columns - 1 && shifted)) d += `M${corner(2)}L${corner(3)}`;
    }
  }
  return d;
}
