/** Who fights in some motions, and where, for the camera. */

import { finalOf } from './animate.ts';
import type { DiscsAt } from './framing.ts';
import { piecesOf } from './pieces.ts';
import type { Motion, Pose, Scene } from './scene.ts';

/** Ships that fire, are fired at, board or are lost; wherever they lie from the first motion to the last. Null for none. */
export function fightIn(motions: readonly Motion[], scene: Scene): DiscsAt | null {
  const fighters = new Set(motions.flatMap(fightersOf));
  if (fighters.size === 0) return null;
  const moved = motions.flatMap(motion => finalOf(motion) ?? []);
  const places = piecesOf(scene).flatMap(({ id, pose, length }) => {
    if (!fighters.has(id)) return [];
    const poses: readonly Pose[] = [pose, ...moved.filter(({ ship }) => ship === id).map(last => last.pose)];
    return poses.map(({ x, y }) => ({ x, y, r: length / 2 }));
  });
  return places.length === 0
    ? null
    : scale => places.map(({ x, y, r }) => ({ x: x * scale, y: y * scale, r: r * scale }));
}

function fightersOf(motion: Motion): readonly number[] {
  switch (motion.kind) {
    case 'volley':
      return [motion.ship, motion.target];
    case 'burst':
      return [motion.ship];
    case 'caption':
      // What is told of a ship while nobody moves: a boarding, a roll for her life.
      return motion.ship === null ? [] : [motion.ship];
    default:
      return [];
  }
}
