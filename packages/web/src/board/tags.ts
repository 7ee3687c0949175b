/** Where the labels of arcs go: outermost first, and only where they cover neither a mark nor one another. */

import { offset } from './geometry.ts';
import type { Overlay } from './scene.ts';
import type { Spot } from './spread.ts';

type Arc = Overlay['arcs'][number];

export interface PlacedTag {
  readonly arc: Arc;
  readonly x: number;
  readonly y: number;
}

const CHARACTER = 6.6;
const PADDING = 14;
const HEIGHT = 20;
/** Half a handle with its chevron, or half a badge, and a hair's breadth of sea. */
const KEPT = 24;
/** Arcs smaller than this on the screen, in pixels, are not labelled. */
const SMALLEST_ARC = 60;

export function widthOfTag(text: string): number {
  return text.length * CHARACTER + PADDING;
}

export function placeTags(arcs: readonly Arc[], keep: readonly Spot[], scale: number): PlacedTag[] {
  const placed: PlacedTag[] = [];
  for (const arc of arcs.toSorted((a, b) => b.radius - a.radius)) {
    if (arc.label === '' || arc.radius * scale < SMALLEST_ARC) continue;
    const wide = widthOfTag(arc.label);
    const isFree = (at: Spot): boolean =>
      placed.every(tag => {
        const apart = (wide + widthOfTag(tag.arc.label)) / 2 + 2;
        return Math.abs(tag.x - at.x) * scale > apart || Math.abs(tag.y - at.y) * scale > HEIGHT + 2;
      }) &&
      keep.every(
        spot =>
          Math.abs(spot.x - at.x) * scale > wide / 2 + KEPT || Math.abs(spot.y - at.y) * scale > HEIGHT / 2 + KEPT,
      );
    // At its limits first, where nobody is aimed at; then on the rim between them.
    const turn = (((arc.to - arc.from) % 360) + 360) % 360 || 360;
    const at = [0, 1, 0.2, 0.8, 0.5]
      .map(share => offset({ ...arc.at, heading: arc.from + turn * share }, arc.radius))
      .find(isFree);
    if (at !== undefined) placed.push({ arc, x: at.x, y: at.y });
  }
  return placed;
}
