/** Marks never hide what they mark: which handles step aside for the ghost that is looked at, and labels with them. */

import { hullDiscs } from './badges.ts';
import { distance } from './geometry.ts';
import type { Handles } from './handles.ts';
import { faceOf, sizeOf } from './handles.ts';
import { piecesOf } from './pieces.ts';
import type { Disc } from './rect.ts';
import type { Mark, Scene } from './scene.ts';

/** The ghost that is looked at; empty without one. */
export function lookedAt(marks: readonly Mark[], active: number | null, scene: Scene, scale: number): readonly Disc[] {
  const chosen = marks.find(({ offer }) => offer === active);
  if (chosen?.at.kind !== 'ghost') return [];
  const pieces = new Map(piecesOf(scene).map(piece => [piece.id, piece]));
  return hullDiscs({ pose: chosen.at.pose, ...sizeOf(chosen.at, pieces) }, scale);
}

/** Offers other than the active one whose handles would stand on its ghost. They can still be pointed at and taken. */
export function asideOf(
  marks: readonly Mark[],
  active: number | null,
  { at, gap }: Handles,
  scene: Scene,
  scale: number,
): ReadonlySet<number> {
  const hull = lookedAt(marks, active, scene, scale);
  const face = faceOf(gap);
  return new Set(
    marks.flatMap(({ offer }, i) => {
      const spot = { x: (at[i]?.x ?? 0) * scale, y: (at[i]?.y ?? 0) * scale };
      return offer !== active && hull.some(disc => distance(disc, spot) < face + disc.r) ? [offer] : [];
    }),
  );
}
