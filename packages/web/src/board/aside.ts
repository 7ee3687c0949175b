/** Which handles, with their labels, are hidden for the ghost that is being looked at, so that they do not cover it. */

import { hullDiscs } from './badges.ts';
import { distance } from './geometry.ts';
import type { Handles } from './handles.ts';
import { faceOf, sizeOf } from './handles.ts';
import { piecesOf } from './pieces.ts';
import type { Disc, Rect } from './rect.ts';
import type { Mark, Scene, Spot } from './scene.ts';

/** The ghost that is looked at; empty without one. */
export function lookedAt(marks: readonly Mark[], active: number | null, scene: Scene, scale: number): readonly Disc[] {
  const chosen = marks.find(({ offer }) => offer === active);
  if (chosen?.at.kind !== 'ghost') return [];
  const pieces = new Map(piecesOf(scene).map(piece => [piece.id, piece]));
  return hullDiscs({ pose: chosen.at.pose, ...sizeOf(chosen.at, pieces) }, scale);
}

/**
 * Offers whose handles would stand on the ghost that is looked at, its own apart, or on what is in hand: a ship, her words, and the
 * handle that turns her (`held`, in pixels). They can still be pointed at and taken.
 */
export function asideOf(
  marks: readonly Mark[],
  active: number | null,
  { at, gap }: Handles,
  scene: Scene,
  scale: number,
  held: readonly Rect[],
): ReadonlySet<number> {
  const hull = lookedAt(marks, active, scene, scale);
  const face = faceOf(gap);
  return new Set(
    marks.flatMap(({ offer }, i) => {
      const spot = { x: (at[i]?.x ?? 0) * scale, y: (at[i]?.y ?? 0) * scale };
      const isOnGhost = offer !== active && hull.some(disc => distance(disc, spot) < face + disc.r);
      return isOnGhost || held.some(rect => offRect(rect, spot) < face) ? [offer] : [];
    }),
  );
}

function offRect({ left, top, right, bottom }: Rect, { x, y }: Spot): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
