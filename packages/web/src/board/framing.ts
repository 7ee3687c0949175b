/** How much of the chart is shown, and where on the screen: pure, in board units on one side and pixels on the other. */

import type { Disc, Rect } from './rect.ts';
import { meets } from './rect.ts';
import type { Box, Spot } from './scene.ts';
import { BEYOND } from './ChartSheet.tsx';

/** Where the chart lies on the screen, and in pixels a unit how large. */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** The sheet and the sea around it: what the svg elements show. */
export function chartOf(bounds: Box): Box {
  const margin = Math.max(bounds.width, bounds.height) * BEYOND;
  return {
    x: bounds.x - margin,
    y: bounds.y - margin,
    width: bounds.width + 2 * margin,
    height: bounds.height + 2 * margin,
  };
}

/** The least share of the sheet that is shown. */
const LEAST = 0.34;
const LEAST_ROOM = 80;

const widthOf = ({ left, right }: Rect): number => Math.max(LEAST_ROOM, right - left);
const heightOf = ({ top, bottom }: Rect): number => Math.max(LEAST_ROOM, bottom - top);

/** Pixels a unit at which a box fills a place. */
export function scaleFor(box: Box, room: Rect): number {
  return Math.min(widthOf(room) / box.width, heightOf(room) / box.height);
}

/**
 * The largest scale that is chosen automatically: part of the sheet around is always seen, for orientation, unless a scene asks
 * for a larger one (`legible`).
 */
export function closest(bounds: Box, room: Rect, legible = 0): number {
  return Math.max(legible, Math.min(widthOf(room), heightOf(room)) / (Math.max(bounds.width, bounds.height) * LEAST));
}

/** What is left of the space beside some of the obstacles and above or below the others, wherever the box is shown largest. */
export function roomFor(box: Box, space: Rect, obstacles: readonly Rect[]): Rect {
  const rooms = obstacles.reduce<readonly Rect[]>(
    (left, rect) => left.flatMap(room => [beside(room, rect, space), pastIt(room, rect, space)]),
    [space],
  );
  return rooms.reduce((best, room) => (scaleFor(box, room) > scaleFor(box, best) ? room : best), rooms[0] ?? space);
}

function beside(room: Rect, { left, right }: Rect, space: Rect): Rect {
  return left + right < space.left + space.right
    ? { ...room, left: Math.max(room.left, right) }
    : { ...room, right: Math.min(room.right, left) };
}

/** Below it, or above. */
function pastIt(room: Rect, { top, bottom }: Rect, space: Rect): Rect {
  return top + bottom < space.top + space.bottom
    ? { ...room, top: Math.max(room.top, bottom) }
    : { ...room, bottom: Math.min(room.bottom, top) };
}

/** Corners of an outline that is written x, y, x, y … */
export function cornersOf(outline: readonly number[]): Spot[] {
  return outline.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: outline[i + 1] ?? 0 }] : []));
}

/** Handles keep their size whatever the scale, so what has to be shown depends on it. Pixels from the board's origin. */
export type DiscsAt = (scale: number) => readonly Disc[];

/** Laying out handles takes long, and a search for the best view asks for some scales several times. */
export function remembered(discsAt: DiscsAt): DiscsAt {
  const known = new Map<number, readonly Disc[]>();
  return scale => {
    const discs = known.get(scale) ?? discsAt(scale);
    known.set(scale, discs);
    return discs;
  };
}

interface Frame {
  readonly bounds: Box;
  readonly space: Rect;
  readonly obstacles: readonly Rect[];
  /** Scales between which to choose. */
  readonly least: number;
  readonly most: number;
}

export interface Shown {
  readonly scale: number;
  /** Where the board's origin comes to lie on the screen. */
  readonly x: number;
  readonly y: number;
}

const SEARCHES = 7;

/** The largest view in which everything is on the screen and clear of the obstacles; null when there is none. */
export function frame(discsAt: DiscsAt, { bounds, space, obstacles, least, most }: Frame): Shown | null {
  const at = (scale: number): Shown | null => {
    const place = placeIn(discsAt(scale), space, obstacles, bounds, scale);
    return place === null ? null : { scale, ...place };
  };
  const nearest = at(most);
  if (nearest !== null) return nearest;
  let found = at(least);
  if (found === null) return null;
  let [low, high] = [least, most];
  for (let i = 0; i < SEARCHES; i++) {
    const middle = Math.sqrt(low * high);
    const fits = at(middle);
    if (fits === null) high = middle;
    else {
      found = fits;
      low = middle;
    }
  }
  return found;
}

const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

/** By how much the discs have to be moved to lie in the space and clear of the obstacles, with as much sheet as may be. */
function placeIn(
  discs: readonly Disc[],
  space: Rect,
  obstacles: readonly Rect[],
  bounds: Box,
  scale: number,
): Spot | null {
  if (discs.length === 0) return null;
  const xs = slide(
    discs.map(({ x, r }) => [x - r, x + r]),
    [space.left, space.right],
    [bounds.x * scale, (bounds.x + bounds.width) * scale],
  );
  const ys = slide(
    discs.map(({ y, r }) => [y - r, y + r]),
    [space.top, space.bottom],
    [bounds.y * scale, (bounds.y + bounds.height) * scale],
  );
  if (xs === null || ys === null) return null;
  const isClear = (by: Spot): boolean =>
    !discs.some(({ x, y, r }) => obstacles.some(rect => meets({ x: x + by.x, y: y + by.y, r }, rect)));
  const [x = 0] = xs;
  const [y = 0] = ys;
  const far = (by: Spot): number => Math.hypot(by.x - x, by.y - y);
  return (
    xs
      .flatMap(dx => ys.map(dy => ({ x: dx, y: dy })))
      .toSorted((a, b) => far(a) - far(b))
      .find(isClear) ?? null
  );
}

type Range = readonly [from: number, to: number];

/** Ways to lay some ranges into a space along one axis, the best first: in the middle, but rather on the sheet than off it. */
function slide(ranges: readonly Range[], [start, end]: Range, sheet: Range): number[] | null {
  const first = Math.min(...ranges.map(([from]) => from));
  const last = Math.max(...ranges.map(([, to]) => to));
  const slack = end - start - (last - first);
  if (slack < 0) return null;
  const middle = start - first + slack / 2;
  const wished =
    sheet[1] - sheet[0] <= end - start
      ? (start + end - sheet[0] - sheet[1]) / 2
      : Math.min(start - sheet[0], Math.max(end - sheet[1], middle));
  const best = Math.min(start - first + slack, Math.max(start - first, wished));
  return [best, ...SHARES.map(share => start - first + slack * share)];
}

/** A box with room on every side for what sticks out of the free space, where that is shown at a scale. */
export function grown(box: Box, discs: readonly Disc[], free: Rect, scale: number): Box {
  const most = (out: (disc: Disc) => number): number => Math.max(0, ...discs.map(out)) / scale;
  const left = most(({ x, r }) => free.left - (x - r));
  const top = most(({ y, r }) => free.top - (y - r));
  const right = most(({ x, r }) => x + r - free.right);
  const bottom = most(({ y, r }) => y + r - free.bottom);
  return { x: box.x - left, y: box.y - top, width: box.width + left + right, height: box.height + top + bottom };
}

/** Part of the way from one view to another: the place under `middle` moves in a straight line. */
export function onTheWay(from: Transform, to: Transform, part: number, middle: Spot): Transform {
  const k = from.k * (to.k / from.k) ** part;
  const along = (at: number, a: number, b: number): number =>
    (at - a) / from.k + ((at - b) / to.k - (at - a) / from.k) * part;
  return {
    k,
    x: middle.x - along(middle.x, from.x, to.x) * k,
    y: middle.y - along(middle.y, from.y, to.y) * k,
  };
}
