/** Ways that ships have gone, as motions tell them: marks of the last moves. */

import { together } from './animate.ts';
import { distance } from './geometry.ts';
import { piecesOf } from './pieces.ts';
import type { Motion, Pose, Scene, ScenePiece, Spot } from './scene.ts';

export interface Trail {
  readonly ship: number;
  /** From where she lay to where she lies; never empty. */
  readonly path: readonly Pose[];
}

/** Share of her length by which a ship makes room for another without going anywhere. */
const ASIDE = 0.35;

/** One way for each ship that has moved or turned. */
export function trailsOf(motions: readonly Motion[], scene: Scene): readonly Trail[] {
  const paths = new Map<number, Pose[]>();
  for (const group of together(motions)) {
    const drift = group.find(motion => motion.kind === 'drift');
    if (drift?.kind === 'drift') {
      // The whole battle was moved on the sheet: nobody has sailed.
      for (const [ship, path] of paths)
        paths.set(
          ship,
          path.map(pose => moved(pose, drift.by)),
        );
      continue;
    }
    for (const motion of group) {
      if (motion.kind !== 'sail') continue;
      const path = paths.get(motion.ship);
      // Each leg begins where the last one ended.
      paths.set(motion.ship, path === undefined ? [...motion.path] : [...path, ...motion.path.slice(1)]);
    }
  }
  const pieces = new Map(piecesOf(scene).map(piece => [piece.id, piece]));
  return [...paths].flatMap(([ship, path]) => (isMove(path, pieces.get(ship)) ? [{ ship, path }] : []));
}

function moved({ x, y, heading }: Pose, by: Spot): Pose {
  return { x: x + by.x, y: y + by.y, heading };
}

function isMove(path: readonly Pose[], piece: ScenePiece | undefined): boolean {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return false;
  const reach = path.reduce((most, pose) => Math.max(most, distance(first, pose)), 0);
  return reach > (piece?.length ?? 0) * ASIDE || first.heading !== last.heading;
}
