/** On which side of a ship a place lies, and the room that places take: every board needs it, `fans.ts` only some. */

import { bearing, distance } from '../board/geometry.ts';
import type { Box, Pose, Spot } from '../board/scene.ts';

/** Orders places from port to starboard; those of one place by their heading. */
export function sideOf(start: Pose, pose: Pose): number {
  const side = distance(pose, start) < 1 ? 0 : signed(bearing(start, pose) - start.heading);
  return side * 1000 + signed(pose.heading - start.heading);
}

export function signed(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** The least box round places, and so much more on each side. */
export function boxRound(places: readonly Spot[], margin: number): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
