/** The handle ahead of a ship that is being placed, by which she is turned. */

import { offset } from './geometry.ts';
import type { HandProps } from './props.ts';
import type { Spot } from './scene.ts';

/** From her bow, in pixels: a fingertip on it does not touch her. */
const OUT = 34;

/** Null for a ship that sails: she is turned by her way; and for what lies one way only. */
export function turningHandle(ghost: NonNullable<HandProps['ghost']>, scale: number): Spot | null {
  return ghost.placing === undefined || ghost.placing.isFixed
    ? null
    : offset(ghost.pose, ghost.placing.size.length / 2 + OUT / scale);
}
