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
const TURNS = [0, 22.5, -22.5, 45, -45, 67.5, -67.5, 90, -90, 112.5, -112.5, 135, -135, 157.5, -157.5, 180] as const;
/** How much farther out than they need to, in pixels: past ships that lie close about her. */
const FARTHER = [0, 22, 44, 66, 88, 110] as const;
/** A pixel farther out is as bad as so many square pixels of somebody else covered. */
const COST_OF_A_PIXEL = 3;
/** Anybody covered at all, and a small ship is covered by few pixels. */
const COST_OF_ANYBODY = 300;
/** The most of a board's width that one line may take; where there is more, words are broken between their parts. */
const WIDEST = 0.5;
const PARTS = ' · ';

export function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map(widthOfTag));
}

/** Long words on a narrow board stand below each other, part by part. */
export function linesOf(words: string, pane: Pane | null): readonly string[] {
  if (pane === null) return [words];
  const most = (pane.free.right - pane.free.left) * WIDEST;
  const lines: string[] = [];
  for (const part of words.split(PARTS)) {
    const longer = [lines.at(-1), part].filter(one => one !== undefined).join(PARTS);
    if (lines.length === 0 || widthOfTag(longer) > most) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

interface Held {
  readonly pose: Pose;
  readonly length: number;
  /** The bearing on which she is clear of her way and of herself. */
  readonly away: number;
}

/**
 * In board units. Beyond her where there is room for it, else round her; in a corner as near as can be read. `others`: hulls and badges
 * of the other ships, in pixels at this scale: no one is hidden where there is a place near by that hides nobody.
 */
export function placeWords(
  lines: readonly string[],
  held: Held,
  scale: number,
  pane: Pane | null,
  others: readonly Rect[] = [],
): Spot {
  const half = { wide: widthOf(lines) / 2, high: (LINE * lines.length) / 2 };
  const { pose, length, away } = held;
  const at = (bearing: number, farther = 0): Spot =>
    offset({ ...pose, heading: bearing }, length / 2 + (CLEAR + farther + depthOf(half, bearing)) / scale);
  const wished = at(away);
  if (pane === null) return wished;
  const room = inset(pane.free, half.wide, half.high);
  const rectOf = ({ x, y }: Spot): Rect => rectAround(x * scale, y * scale, half.wide, half.high);
  const isRead = ({ x, y }: Spot): boolean => {
    const rect = rectOf({ x, y });
    const near = nearestIn(room, x * scale, y * scale);
    return near.x === x * scale && near.y === y * scale && pane.over.every(other => overlap(rect, other) === 0);
  };
  const hidden = (spot: Spot): number =>
    others.reduce((sum, other) => {
      // Whole pixels: of places that cover the same, the first is kept.
      const covered = Math.round(overlap(rectOf(spot), other));
      return covered === 0 ? sum : sum + covered + COST_OF_ANYBODY;
    }, 0);
  let best: { readonly spot: Spot; readonly cost: number } | null = null;
  for (const farther of FARTHER) {
    if (best !== null && best.cost <= farther * COST_OF_A_PIXEL) break;
    for (const turn of TURNS) {
      const spot = at(away + turn, farther);
      if (!isRead(spot)) continue;
      const cost = hidden(spot) + farther * COST_OF_A_PIXEL;
      if (best === null || cost < best.cost) best = { spot, cost };
    }
  }
  if (best !== null) return best.spot;
  const near = nearestIn(room, wished.x * scale, wished.y * scale);
  return { x: near.x / scale, y: near.y / scale };
}

/** From the middle of the words to their edge, as seen from a bearing. */
function depthOf(half: { readonly wide: number; readonly high: number }, degrees: number): number {
  const [across, along] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)].map(Math.abs);
  return Math.min(half.wide / Math.max(across ?? 0, 1e-6), half.high / Math.max(along ?? 0, 1e-6));
}
