/** O16 Fire between bases in contact. */

import { basesTouch } from '../model/hulls.ts';
import type { Sails, Ship } from '../model/state.ts';
import { isShip } from '../model/state.ts';

/** What becomes of a fire that a broadside lights: it starts, it starts on both ships, or buckets keep it down. */
export type Blaze = 'starts' | 'leaps' | 'drowned';

/** O16.1, O16.2 Only the broadside's own fires count, never those that others light (O16.3). */
export function blaze(s: Readonly<Sails>, shooter: Readonly<Ship>, target: Readonly<Ship>): Blaze {
  if (!s.articles.spreadingFires || !isShip(shooter) || !isShip(target) || !basesTouch(shooter, target))
    return 'starts';
  return shooter.buckets === target.id ? 'drowned' : 'leaps';
}
