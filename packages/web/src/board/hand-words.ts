/** Where the words beside a ship in hand stand: beyond her, and on what is seen of the board. */

import { offset } from './geometry.ts';
import type { Rect } from './rect.ts';
import { inset, nearestIn, overlap, rectAround } from './rect.ts';
import type { Pose, Spot } from './scene.ts';
import type { Pane } from './tags.ts';
import { widthOfTag } from './tags.ts';

/** From the end of the ghost to the words, in pixels: clear of a fingertip. */
const CLEAR = 26;
export const LINE = 20;
/** Off the way that she comes from, the nearest first. */
const TURNS = [0, 45, -45, 90, -90, 135, -135, 180] as const;

export function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map(widthOfTag));
}

interface Held {
  readonly pose: Pose;
  readonly length: number;
  /** The bearing on which she is clear of her way and of herself. */
  readonly away: number;
}

/**
 * In board units. Beyond her where there is room for it, else round her; in a corner as near as can be read. `hulls`: the other
 * ships, in pixels at this scale: no one is hidden where there is a place that hides nobody.
 */
export function placeWords(
  lines: readonly string[],
  held: Held,
  scale: number,
  pane: Pane | null,
  hulls: readonly Rect[] = [],
): Spot {
  const half = { wide: widthOf(lines) / 2, high: (LINE * lines.length) / 2 };
  const { pose, length, away } = held;
  const at = (bearing: number): Spot =>
    offset({ ...pose, heading: bearing }, length / 2 + (CLEAR + depthOf(half, bearing)) / scale);
  const wished = at(away);
  if (pane === null) return wished;
  const room = inset(pane.free, half.wide, half.high);
  const rectOf = ({ x, y }: Spot): Rect => rectAround(x * scale, y * scale, half.wide, half.high);
  const isRead = ({ x, y }: Spot): boolean => {
    const rect = rectOf({ x, y });
    const near = nearestIn(room, x * scale, y * scale);
    return near.x === x * scale && near.y === y * scale && pane.over.every(other => overlap(rect, other) === 0);
  };
  const free = TURNS.map(turn => at(away + turn)).filter(isRead);
  const hidden = (spot: Spot): number => hulls.reduce((sum, hull) => sum + overlap(rectOf(spot), hull), 0);
  const [best] = free.toSorted((a, b) => hidden(a) - hidden(b));
  if (best !== undefined) return best;
  const near = nearestIn(room, wished.x * scale, wished.y * scale);
  return { x: near.x / scale, y: near.y / scale };
}

/** From the middle of the words to their edge, as seen from a bearing. */
function depthOf(half: { readonly wide: number; readonly high: number }, degrees: number): number {
  const [across, along] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)].map(Math.abs);
  return Math.min(half.wide / Math.max(across ?? 0, 1e-6), half.high / Math.max(along ?? 0, 1e-6));
}
