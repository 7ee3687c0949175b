/** What of the chart itself words should leave in sight: land, shoals, and the ways off the table. Pixels at one scale. */

import type { Rect } from './rect.ts';
import { overlap } from './rect.ts';
import type { SceneArea } from './scene.ts';

export interface Ground {
  readonly bounds: Rect;
  /** Corners x, y, x, y …; */
  readonly outline: readonly number[];
}

/** Fog hides nothing that a label would: it may lie on it. */
export function groundsOf(areas: readonly SceneArea[], scale: number): Ground[] {
  return areas
    .filter(({ kind }) => kind !== 'fog')
    .map(area => {
      const outline = area.outline.map(v => v * scale);
      const xs = outline.filter((_, i) => i % 2 === 0);
      const ys = outline.filter((_, i) => i % 2 === 1);
      const bounds = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
      return { bounds, outline };
    });
}

/** A label is looked at in so many places along it, and across it. */
const ALONG = 9;
const ACROSS = 3;

/** How much of it lies on any of them. */
export function coveredOf(grounds: readonly Ground[], rect: Rect): number {
  const near = grounds.filter(({ bounds }) => overlap(bounds, rect) > 0);
  if (near.length === 0) return 0;
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  let on = 0;
  for (let i = 0; i < ALONG * ACROSS; i++) {
    const x = rect.left + (((i % ALONG) + 0.5) / ALONG) * wide;
    const y = rect.top + ((Math.floor(i / ALONG) + 0.5) / ACROSS) * high;
    if (near.some(({ outline }) => isInside(outline, x, y))) on++;
  }
  return (on / (ALONG * ACROSS)) * wide * high;
}

function isInside(outline: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const [ax, ay] = [outline[i] as number, outline[i + 1] as number];
    const [bx, by] = [outline[j] as number, outline[j + 1] as number];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
