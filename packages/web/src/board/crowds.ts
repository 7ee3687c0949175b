/**
 * Handles that crowd by their nature, and are laid out as a whole instead of being pushed apart one by one: the headings of
 * several berths, and berths so close together that no finger could tell them apart. Pixels at one scale.
 */

import { distance, turnBetween } from './geometry.ts';
import type { Rect } from './rect.ts';
import { holds } from './rect.ts';
import type { Mark, Pose, Spot } from './scene.ts';
import type { Keep } from './spread.ts';

/** Room of a handle, centre to centre. */
export const ROSE_GAP = 24;
/** Sea between one rose and the next. */
const BETWEEN = 10;
/** Headings at one berth are a rose; fewer of them stand well enough alone. */
const LEAST_POINTS = 3;
const EVEN_POINTS = 45;
/** How far all roses are moved together so as to cover no ship, in steps. */
const STEP = 30;
const STEPS = [0, 1, 2, 3, 4] as const;
const WAYS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];
/** What moving by one step costs, in pixels of something covered; a handle off the sheet costs as much. */
const COST_OF_STEP = 4;

interface Rose {
  readonly middle: Spot;
  readonly points: readonly { readonly mark: number; readonly heading: number }[];
}

/** The middle of a rose, and the berth that it is about. */
export interface Hub {
  readonly at: Spot;
  readonly berth: Spot;
}

interface LaidRoses {
  /** By the place of its mark among the marks. */
  readonly handles: ReadonlyMap<number, Spot>;
  readonly hubs: readonly Hub[];
}

/** Ships laid out at more than one place, each of them this way or that. Empty where it is one place, or none. */
function rosesOf(marks: readonly Mark[], scale: number): Rose[] {
  const roses = new Map<string, { middle: Spot; points: { mark: number; heading: number }[] }>();
  marks.forEach(({ at }, mark) => {
    if (at.kind !== 'ghost' || at.path.length !== 1) return;
    const { x, y, heading }: Pose = at.pose;
    const key = `${x} ${y}`;
    const rose = roses.get(key) ?? { middle: { x: x * scale, y: y * scale }, points: [] };
    rose.points.push({ mark, heading });
    roses.set(key, rose);
  });
  const all = [...roses.values()];
  return all.length > 1 && all.every(({ points }) => points.length >= LEAST_POINTS) ? all : [];
}

/**
 * Each berth has its headings round it, as a compass would, and the roses lie in a row as the berths do, clear of each other
 * and of ships where that can be, on the sheet rather than off it. `reach`: how far from the middle a bow would lie. Null
 * where there are none.
 */
export function layRoses(
  marks: readonly Mark[],
  scale: number,
  reach: number,
  keeps: readonly Keep[],
  sheet: Rect,
): LaidRoses | null {
  const roses = rosesOf(marks, scale);
  if (roses.length === 0) return null;
  const headings = roses.flatMap(({ points }) => points.map(({ heading }) => heading));
  const nearest = Math.min(
    EVEN_POINTS,
    ...headings.flatMap(a => headings.map(b => Math.abs(turnBetween(a, b)) || EVEN_POINTS)),
  );
  const out = Math.max((ROSE_GAP * EVEN_POINTS) / nearest, reach);
  const middles = inRow(
    roses.map(({ middle }) => middle),
    2 * out + ROSE_GAP + BETWEEN,
  );
  const laid = new Map<number, Spot>();
  roses.forEach(({ points }, i) => {
    const { x, y } = middles[i] as Spot;
    for (const { mark, heading } of points) {
      const way = onSquare(heading);
      laid.set(mark, { x: x + way.x * out, y: y + way.y * out });
    }
  });
  const by = clearest([...laid.values()], keeps, sheet);
  const moved = ({ x, y }: Spot): Spot => ({ x: x + by.x, y: y + by.y });
  return {
    handles: new Map([...laid].map(([mark, spot]) => [mark, moved(spot)])),
    hubs: roses.map(({ middle }, i) => ({ at: moved(middles[i] as Spot), berth: middle })),
  };
}

/** On the rim of a square two units wide: there the eight points lie a whole unit apart. */
function onSquare(heading: number): Spot {
  const [x, y] = [Math.sin((heading * Math.PI) / 180), -Math.cos((heading * Math.PI) / 180)];
  const far = Math.max(Math.abs(x), Math.abs(y));
  return { x: x / far, y: y / far };
}

/** Moves spots apart along the axis on which they lie, about their middle and in their order. */
function inRow(spots: readonly Spot[], pitch: number): Spot[] {
  const axis = extent(spots, 'x') >= extent(spots, 'y') ? 'x' : 'y';
  const order = spots.map((_, i) => i).toSorted((a, b) => (spots[a] as Spot)[axis] - (spots[b] as Spot)[axis]);
  const moved = spots.map(spot => ({ ...spot }));
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    const spot = moved[i] as { x: number; y: number };
    spot[axis] = Math.max(spot[axis], last + pitch);
    last = spot[axis];
  }
  const drift = moved.reduce((sum, spot, i) => sum + spot[axis] - (spots[i] as Spot)[axis], 0) / spots.length;
  for (const spot of moved) spot[axis] -= drift;
  return moved;
}

function extent(spots: readonly Spot[], axis: 'x' | 'y'): number {
  const values = spots.map(spot => spot[axis]);
  return Math.max(...values) - Math.min(...values);
}

/** By how much to move them all so that they cover least. */
function clearest(spots: readonly Spot[], keeps: readonly Keep[], sheet: Rect): Spot {
  let best = { by: { x: 0, y: 0 }, cost: Number.POSITIVE_INFINITY };
  for (const step of STEPS) {
    for (const way of WAYS) {
      const by = { x: way.x * step * STEP, y: way.y * step * STEP };
      let cost = step * COST_OF_STEP;
      for (const spot of spots) {
        const moved = { x: spot.x + by.x, y: spot.y + by.y };
        // The first place is never penalised for leaving the sheet: the view is chosen so that it is seen.
        if (step > 0 && !holds(sheet, { ...moved, r: 0 })) cost += COST_OF_STEP;
        for (const keep of keeps) cost += Math.max(0, keep.gap - distance(keep, moved));
      }
      if (cost < best.cost) best = { by, cost };
    }
  }
  return best.by;
}

/** Rows that berths are laid in at most. */
const MOST_ROWS = 4;

/**
 * Berths along an edge that lie closer than `gap`: every second of them, or third, stands farther in, towards the middle of
 * the sheet, so that each has its room and none leaves its place along the edge.
 */
export function inRows(spots: readonly Spot[], gap: number, middle: Spot): readonly Spot[] {
  const [first, second] = spots;
  if (first === undefined || second === undefined) return spots;
  const axis = extent(spots, 'x') >= extent(spots, 'y') ? 'x' : 'y';
  const across = axis === 'x' ? 'y' : 'x';
  const order = spots.map((_, i) => i).toSorted((a, b) => (spots[a] as Spot)[axis] - (spots[b] as Spot)[axis]);
  const pitch = extent(spots, axis) / (spots.length - 1);
  const rows = Math.min(MOST_ROWS, Math.ceil(gap / Math.max(1, pitch)));
  if (rows === 1) return spots;
  const inwards = middle[across] >= first[across] ? 1 : -1;
  const laid = [...spots];
  order.forEach((i, place) => {
    const spot = spots[i] as Spot;
    laid[i] = { ...spot, [across]: spot[across] + inwards * (place % rows) * gap };
  });
  return laid;
}
