/** How a plate is laid out: a strip with its title, a row of cells, and below each of them its name. */

import type { Disc, Rect } from './rect.ts';
import { rectAround } from './rect.ts';
import type { Box, ScenePlate, Spot } from './scene.ts';

/** In heights of a cell: the strip of the title, the line below the cells, and the rim. */
export const TITLE = 0.42;
export const CAPTION = 0.34;
const RIM = 0.08;
/** Units a pixel: from farther off a slip that hangs on the plate has grown over the names of its cells. */
export const NAMED = 0.88;

/** Titles keep this size on the screen, in pixels, where that makes them no larger than so many times what is printed. */
const LEAST_TITLE = 12;
const MOST_GROWN = 2.4;
/** Of the strip: how high its letters are; and how wide a letter is, by its size. */
const LETTERS = 0.8;
const LETTER = 0.5;

/** Size of a plate’s title in units of the board, and how it grows: by `grows` times the units a pixel, but within 1 and `most`. */
export function titleSize({ bounds: { width }, title, cells }: Pick<ScenePlate, 'bounds' | 'title' | 'cells'>): {
  readonly size: number;
  readonly grows: number;
  readonly most: number;
} {
  const size = (cells[0]?.height ?? 0) * TITLE * LETTERS;
  const most = Math.max(1, Math.min(MOST_GROWN, (width * 0.96) / (title.length * size * LETTER)));
  return { size, grows: LEAST_TITLE / size, most };
}

/** The strip with the title as it is drawn at a scale, in pixels from the board's origin, and how wide the words in it are. */
export function titleStrip(
  plate: ScenePlate,
  scale: number,
): { readonly middle: Spot; readonly high: number; readonly words: number } {
  const { bounds, title, cells } = plate;
  const { size, grows, most } = titleSize(plate);
  const grown = Math.min(most, Math.max(1, grows / scale));
  const strip = (cells[0]?.height ?? 0) * TITLE * scale;
  return {
    // It grows upwards, off the pieces in the cells.
    middle: { x: (bounds.x + bounds.width / 2) * scale, y: bounds.y * scale + strip - (strip * grown) / 2 },
    high: strip * grown,
    words: title.length * size * grown * LETTER * scale,
  };
}

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

/** The name of a cell: the middle of its line, and the size of its letters. High on the line, as slips hang on the plate. */
export function captionOf({ x, y, width, height }: Box): { readonly middle: Spot; readonly size: number } {
  const high = height * CAPTION;
  return { middle: { x: x + width / 2, y: y + height + high * 0.4 }, size: high * 0.76 };
}

/** The name of a cell, in pixels from the board's origin. */
export function captionRect({ label, ...cell }: ScenePlate['cells'][number], scale: number): Rect {
  const { middle, size } = captionOf(cell);
  const half = { wide: (label.length * size * LETTER) / 2, high: size / 2 };
  return rectAround(middle.x * scale, middle.y * scale, half.wide * scale, half.high * scale);
}

/** The middle of a cell. */
export function cellMiddle({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The plate in which a spot lies. */
export function plateAt(plates: readonly ScenePlate[], { x, y }: Spot): ScenePlate | null {
  const holds = ({ bounds }: ScenePlate): boolean =>
    x >= bounds.x && y >= bounds.y && x <= bounds.x + bounds.width && y <= bounds.y + bounds.height;
  return plates.find(holds) ?? null;
}

/** What a view has to show of a plate: its corners, with the title as it is drawn at that scale. */
export function discsOfPlate(plate: ScenePlate, scale: number): Disc[] {
  const { x, y, width, height } = plate.bounds;
  const { middle, high } = titleStrip(plate, scale);
  const top = Math.min(y * scale, middle.y - high / 2);
  return [
    { x: x * scale, y: top, r: 0 },
    { x: (x + width) * scale, y: (y + height) * scale, r: 0 },
  ];
}
