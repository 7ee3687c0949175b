/** How a plate is laid out: a strip with its title, a row of cells, and below each of them its name. */

import type { Box, ScenePlate, Spot } from './scene.ts';

/** In heights of a cell: the strip of the title, the line below the cells, and the rim. */
export const TITLE = 0.42;
export const CAPTION = 0.34;
const RIM = 0.08;

/** A plate with its upper left corner here, and square cells of this size. */
export function layPlate(
  { x, y }: Spot,
  size: number,
  labels: readonly string[],
): Pick<ScenePlate, 'bounds' | 'cells'> {
  const top = y + size * (TITLE + RIM);
  const cell = (i: number): Box => ({ x: x + size * (RIM + i), y: top, width: size, height: size });
  return {
    bounds: { x, y, width: size * (labels.length + 2 * RIM), height: size * (TITLE + RIM + 1 + CAPTION) },
    cells: labels.map((label, i) => ({ ...cell(i), label })),
  };
}

/** The middle of a cell. */
export function cellMiddle({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}
