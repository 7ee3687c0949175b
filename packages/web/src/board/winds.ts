/** Which wind blows where. */

import { distance } from './geometry.ts';
import type { Pose, SceneWind } from './scene.ts';

/** Where the wind comes from for a ship that lies here. Without any wind from astern, so that her sails are drawn filled. */
export function windAt(winds: readonly SceneWind[], pose: Pose): number {
  return windOver(winds, pose)?.from ?? pose.heading + 180;
}

/** The only wind, or of several the one whose rose is nearest. */
export function windOver(winds: readonly SceneWind[], pose: Pose): SceneWind | null {
  let nearest: SceneWind | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const wind of winds) {
    const far = wind.at === undefined ? 0 : distance(wind.at, pose);
    if (far < least) [nearest, least] = [wind, far];
  }
  return nearest;
}
