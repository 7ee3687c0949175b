/** The lines of a sea as ONE path: hundreds of elements would cost every frame. */

import { short } from './geometry.ts';
import type { Box, Cell, CellGrid, Grid, Spot } from './scene.ts';

/** All cells of a plain table. */
export function rectangle(columns: number, rows: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) cells.push([column, row]);
  return cells;
}

/** Centre of a pointy hex, odd rows shifted right. */
export function hexCentre(size: number, column: number, row: number): Spot {
  return cellCentre({ kind: 'hex', size, cells: [] }, [column, row]);
}

/** Six corners x, y … clockwise from the top. */
export function hexOutline(size: number, column: number, row: number): number[] {
  return around(hexCentre(size, column, row), size, HEX.corners);
}

export function cellCentre({ kind, size, origin }: CellGrid, [column, row]: Cell): Spot {
  const { x, y } = SHAPES[kind].centre(column, row);
  return { x: x * size + (origin?.x ?? 0), y: y * size + (origin?.y ?? 0) };
}

/** Corners x, y … clockwise from the top or the top left. */
export function cellOutline(grid: CellGrid, cell: Cell): number[] {
  return around(cellCentre(grid, cell), grid.size, SHAPES[grid.kind].corners);
}

function around({ x, y }: Spot, size: number, corners: readonly Spot[]): number[] {
  return corners.flatMap(corner => [x + corner.x * size, y + corner.y * size]);
}

/** The smallest box that holds every cell. */
export function cellBounds(grid: CellGrid): Box {
  const corners = grid.cells.flatMap(cell => cellOutline(grid, cell));
  const xs = corners.filter((_, i) => i % 2 === 0);
  const ys = corners.filter((_, i) => i % 2 === 1);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Undefined where there are none. */
export function cellSize(grid: Grid): number | undefined {
  return grid.kind === 'plane' ? undefined : grid.size;
}

export function gridPath(grid: Grid, bounds: Box): string {
  return grid.kind === 'plane' ? lines(bounds, grid.step) : cellLines(grid);
}

function lines(b: Box, step: number): string {
  let d = '';
  for (let x = step; x < b.width; x += step) d += `M${short(b.x + x)} ${short(b.y)}v${short(b.height)}`;
  for (let y = step; y < b.height; y += step) d += `M${short(b.x)} ${short(b.y + y)}h${short(b.width)}`;
  return d;
}

/** A cell of size 1, its corners clockwise; its sides are numbered by the corner they begin at. */
interface Shape {
  readonly corners: readonly Spot[];
  centre(column: number, row: number): Spot;
  /** Sides in a row that every cell draws. */
  readonly own: readonly number[];
  /** The others, which the neighbour beyond draws; where there is none, the cell does. */
  readonly rim: readonly number[];
  beyond(side: number, cell: Cell): Cell;
}

const HALF_ROOT = Math.sqrt(3) / 2;

const HEX: Shape = {
  corners: [
    { x: 0, y: -1 },
    { x: HALF_ROOT, y: -0.5 },
    { x: HALF_ROOT, y: 0.5 },
    { x: 0, y: 1 },
    { x: -HALF_ROOT, y: 0.5 },
    { x: -HALF_ROOT, y: -0.5 },
  ],
  centre: (column, row) => ({ x: 2 * HALF_ROOT * (column + (row & 1) / 2), y: 1.5 * row }),
  own: [5, 0, 1],
  rim: [4, 3, 2],
  beyond(side, [column, row]) {
    const east = column + (row & 1);
    const way: readonly Cell[] = [
      [east, row - 1],
      [column + 1, row],
      [east, row + 1],
      [east - 1, row + 1],
      [column - 1, row],
      [east - 1, row - 1],
    ];
    return way[side] ?? [column, row];
  },
};

const FLAT_HEX: Shape = {
  corners: [
    { x: -0.5, y: -HALF_ROOT },
    { x: 0.5, y: -HALF_ROOT },
    { x: 1, y: 0 },
    { x: 0.5, y: HALF_ROOT },
    { x: -0.5, y: HALF_ROOT },
    { x: -1, y: 0 },
  ],
  centre: (column, row) => ({ x: 1.5 * column, y: 2 * HALF_ROOT * (row + (column & 1) / 2) }),
  own: [5, 0, 1],
  rim: [4, 3, 2],
  beyond(side, [column, row]) {
    const south = row + (column & 1);
    const way: readonly Cell[] = [
      [column, row - 1],
      [column + 1, south - 1],
      [column + 1, south],
      [column, row + 1],
      [column - 1, south],
      [column - 1, south - 1],
    ];
    return way[side] ?? [column, row];
  },
};

const SQUARE: Shape = {
  corners: [
    { x: -0.5, y: -0.5 },
    { x: 0.5, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ],
  centre: (column, row) => ({ x: column, y: row }),
  own: [3, 0],
  rim: [1, 2],
  beyond(side, [column, row]) {
    const way: readonly Cell[] = [
      [column, row - 1],
      [column + 1, row],
      [column, row + 1],
      [column - 1, row],
    ];
    return way[side] ?? [column, row];
  },
};

const SHAPES: Readonly<Record<CellGrid['kind'], Shape>> = { hex: HEX, 'flat-hex': FLAT_HEX, square: SQUARE };

function cellLines(grid: CellGrid): string {
  const { corners, own, rim, beyond } = SHAPES[grid.kind];
  const key = ([column, row]: Cell): string => `${column} ${row}`;
  const known = new Set(grid.cells.map(key));
  let d = '';
  for (const cell of grid.cells) {
    const outline = cellOutline(grid, cell).map(short);
    const corner = (i: number): string => {
      const at = (i % corners.length) * 2;
      return `${outline[at]} ${outline[at + 1]}`;
    };
    d += `M${corner(own[0] ?? 0)}${own.map(side => `L${corner(side + 1)}`).join('')}`;
    for (const side of rim) if (!known.has(key(beyond(side, cell)))) d += `M${corner(side)}L${corner(side + 1)}`;
  }
  return d;
}
