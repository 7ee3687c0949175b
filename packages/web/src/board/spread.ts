/** Keeps the handles of marks apart, so that each is a target for a finger. Pure: same places in, same places out. */

import type { Rect } from './rect.ts';
import type { Spot } from './scene.ts';

/** A place that handles keep clear of, by so many pixels. */
export interface Keep extends Spot {
  readonly gap: number;
}

const ROUNDS = 90;
/** How strongly a handle is drawn back to where it belongs. */
const HOME = 0.02;
/** Exactly between two keeps a handle would be pushed back and forth without end: it starts a little to the side. */
const ASIDE = 1;

/** Pushes spots (in screen pixels) at least `gap` apart where they crowd, each as near to its own place as may be, and on the sheet. */
export function spread(spots: readonly Spot[], gap: number, keeps: readonly Keep[] = [], within?: Rect): Spot[] {
  const aside = spots.map((spot, i) => {
    const isKeptOff = keeps.some(keep => Math.hypot(spot.x - keep.x, spot.y - keep.y) < keep.gap);
    return !isKeptOff ? 0 : i % 2 === 0 ? ASIDE : -ASIDE;
  });
  const xs = spots.map((spot, i) => spot.x + (aside[i] ?? 0));
  const ys = spots.map((spot, i) => spot.y + (aside[i] ?? 0));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let i = 0; i < spots.length; i++) {
      for (let j = i + 1; j < spots.length; j++) {
        let dx = (xs[j] as number) - (xs[i] as number);
        let dy = (ys[j] as number) - (ys[i] as number);
        const d2 = dx * dx + dy * dy;
        if (d2 >= gap * gap - 0.01) continue;
        let d = Math.sqrt(d2);
        if (d < 0.01) {
          // Two spots in one place have no direction between them: one is made up from their indexes.
          dx = Math.cos(i * 2.4 + j);
          dy = Math.sin(i * 2.4 + j);
          d = 1;
        }
        const push = (gap - Math.sqrt(d2)) / 2 / d;
        xs[i] = (xs[i] as number) - dx * push;
        ys[i] = (ys[i] as number) - dy * push;
        xs[j] = (xs[j] as number) + dx * push;
        ys[j] = (ys[j] as number) + dy * push;
        moved = true;
      }
    }
    for (let i = 0; i < spots.length; i++) {
      for (const keep of keeps) {
        const dx = (xs[i] as number) - keep.x;
        const dy = (ys[i] as number) - keep.y;
        const d = Math.hypot(dx, dy) || 0.01;
        if (d >= keep.gap - 0.01) continue;
        xs[i] = keep.x + (dx / d) * keep.gap;
        ys[i] = keep.y + (dy / d) * keep.gap;
        moved = true;
      }
    }
    if (within !== undefined) {
      for (let i = 0; i < spots.length; i++) {
        xs[i] = Math.min(Math.max(xs[i] as number, within.left), within.right);
        ys[i] = Math.min(Math.max(ys[i] as number, within.top), within.bottom);
      }
    }
    if (!moved) break;
    if (round < ROUNDS * 0.7) {
      for (let i = 0; i < spots.length; i++) {
        xs[i] = (xs[i] as number) + ((spots[i] as Spot).x - (xs[i] as number)) * HOME;
        ys[i] = (ys[i] as number) + ((spots[i] as Spot).y - (ys[i] as number)) * HOME;
      }
    }
  }
  return spots.map((_, i) => ({ x: xs[i] as number, y: ys[i] as number }));
}
