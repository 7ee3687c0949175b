/** Where the labels of arcs, rings and lines go: only where they cover neither a ship, a badge, a mark nor one another. */

import { offset } from './geometry.ts';
import type { Rect } from './rect.ts';
import { overlap, rectAround } from './rect.ts';
import type { Overlay } from './scene.ts';
import type { Spot } from './spread.ts';

export interface PlacedTag {
  readonly key: string;
  readonly text: string;
  readonly strong: boolean;
  /** In board units. */
  readonly x: number;
  readonly y: number;
}

interface Wish extends Pick<PlacedTag, 'key' | 'text' | 'strong'> {
  /** In board units, best first. */
  readonly places: readonly Spot[];
  /** Said even where it covers something: then where it covers least. */
  readonly must: boolean;
}

const CHARACTER = 6.6;
const PADDING = 14;
const HALF_HEIGHT = 11;
/** Arcs smaller than this on the screen, in pixels, are not labelled. */
const SMALLEST_ARC = 60;

export function widthOfTag(text: string): number {
  return text.length * CHARACTER + PADDING;
}

/** `blocked`: what must not be covered, in pixels from the board's origin at this scale. */
export function placeTags(overlay: Overlay, blocked: readonly Rect[], scale: number): PlacedTag[] {
  const taken = [...blocked];
  const placed: PlacedTag[] = [];
  for (const { places, must, ...tag } of [
    ...lines(overlay),
    ...rings(overlay, scale),
    ...outlines(overlay, scale),
    ...arcs(overlay, scale),
  ]) {
    if (tag.text === '') continue;
    const half = widthOfTag(tag.text) / 2 + 1;
    let best: { at: Spot; rect: Rect; covers: number } | null = null;
    for (const at of places) {
      const rect = rectAround(at.x * scale, at.y * scale, half, HALF_HEIGHT);
      const covers = taken.reduce((sum, other) => sum + overlap(rect, other), 0);
      if (best === null || covers < best.covers) best = { at, rect, covers };
      if (covers === 0) break;
    }
    if (best === null || (best.covers > 0 && !must)) continue;
    taken.push(best.rect);
    placed.push({ ...tag, x: best.at.x, y: best.at.y });
  }
  return placed;
}

function lines(overlay: Overlay): Wish[] {
  return overlay.lines.map(({ x1, y1, x2, y2, label }) => ({
    key: `line ${x1} ${y1} ${x2} ${y2}`,
    text: label,
    strong: true,
    must: true,
    places: [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map(share => ({
      x: x1 + (x2 - x1) * share,
      y: y1 + (y2 - y1) * share,
    })),
  }));
}

/** Ways off in pixels, the nearest first; a label is wide, so it goes up and down before it goes aside. */
const WAYS_OFF: readonly Spot[] = [0, -22, 22, -44, 44, -66, 66]
  .flatMap(y => [0, -48, 48, -96, 96].map(x => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x * 0.6, a.y) - Math.hypot(b.x * 0.6, b.y));

function rings(overlay: Overlay, scale: number): Wish[] {
  return overlay.rings.map(({ x, y, radius, label }) => ({
    key: `ring ${x} ${y} ${radius}`,
    text: label,
    strong: false,
    must: true,
    places: WAYS_OFF.map(off => ({ x: x + off.x / scale, y: y - radius + off.y / scale })),
  }));
}

function outlines(overlay: Overlay, scale: number): Wish[] {
  return (overlay.outlines ?? []).map(({ outline, grow, label }) => {
    const { x, y } = topOf(outline, grow);
    return {
      key: `outline ${outline.join(' ')} ${grow}`,
      text: label,
      strong: false,
      must: true,
      places: WAYS_OFF.map(off => ({ x: x + off.x / scale, y: y + off.y / scale })),
    };
  });
}

/** Above the highest corner of an outline that has been widened. */
function topOf(outline: readonly number[], grow: number): Spot {
  let top = 0;
  for (let i = 2; i < outline.length; i += 2) if ((outline[i + 1] as number) < (outline[top + 1] as number)) top = i;
  return { x: outline[top] ?? 0, y: (outline[top + 1] ?? 0) - grow };
}

/** Outermost first; at its limits, where nobody is aimed at, then on the rim between them. */
function arcs(overlay: Overlay, scale: number): Wish[] {
  return overlay.arcs
    .filter(arc => arc.radius * scale >= SMALLEST_ARC)
    .toSorted((a, b) => b.radius - a.radius)
    .map(arc => {
      const turn = (((arc.to - arc.from) % 360) + 360) % 360 || 360;
      return {
        key: `arc ${arc.at.x} ${arc.at.y} ${arc.from} ${arc.radius}`,
        text: arc.label,
        strong: false,
        must: false,
        places: [0, 1, 0.2, 0.8, 0.5].map(share => offset({ ...arc.at, heading: arc.from + turn * share }, arc.radius)),
      };
    });
}
