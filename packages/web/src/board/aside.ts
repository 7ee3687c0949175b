/** Marks never hide what they mark: which handles step aside for the ghost that is looked at. */

import { hullDiscs } from './badges.ts';
import { distance } from './geometry.ts';
import type { Handles } from './handles.ts';
import { faceOf, sizeOf } from './handles.ts';
import { piecesOf } from './pieces.ts';
import type { Mark, Scene } from './scene.ts';

/** Offers other than the active one whose handles would stand on its ghost. They can still be pointed at and taken. */
export function asideOf(
  marks: readonly Mark[],
  active: number | null,
  { at, gap }: Handles,
  scene: Scene,
  scale: number,
): ReadonlySet<number> {
  const chosen = marks.find(({ offer }) => offer === active);
  if (chosen?.at.kind !== 'ghost') return new Set();
  const pieces = new Map(piecesOf(scene).map(piece => [piece.id, piece]));
  const hull = hullDiscs({ pose: chosen.at.pose, ...sizeOf(chosen.at, pieces) }, scale);
  const face = faceOf(gap);
  return new Set(
    marks.flatMap(({ offer }, i) => {
      const spot = { x: (at[i]?.x ?? 0) * scale, y: (at[i]?.y ?? 0) * scale };
      return offer !== active && hull.some(disc => distance(disc, spot) < face + disc.r) ? [offer] : [];
    }),
  );
}
