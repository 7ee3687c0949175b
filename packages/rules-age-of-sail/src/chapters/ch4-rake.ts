/** Chapter 4, Combat: where a shot comes from, as the target sees it. */

import { withinHalfPointAstern8 } from '@weathergauge/seamanship';
import type { Ship } from '../model/state.ts';

/** 4.9, R28, R29 Within half a point of dead astern of the target; from ahead nothing is doubled. */
export function rakesFrom(ship: Readonly<Ship>, target: Readonly<Ship>): boolean {
  return withinHalfPointAstern8(target.heading, ship.x - target.x, ship.y - target.y);
}
