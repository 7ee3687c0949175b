/** How far a side has ventured: what a bold captain likes and a cautious one does not. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { distance, foreseePoses } from './sailing.ts';
import type { Sea } from '../model/state.ts';
import { isAfloat } from '../model/state.ts';

/** For ships alongside the enemy. */
const VENTURED = 0.04;
/** Movement points from which a ship has not ventured at all. */
const OUT_OF_REACH = 40;

/** By where ships will lie: moves are sealed, so that orders do not change where they lie now. */
export function daring(s: Readonly<Sea>, seat: Seat): number {
  foreseePoses(s, seat, draftOf(s, seat));
  let [sum, ships] = [0, 0];
  for (const ship of s.ships) {
    if (ship.seat !== seat || !isAfloat(ship)) continue;
    sum += 1 - Math.min(OUT_OF_REACH, distance(s, ship)) / OUT_OF_REACH;
    ships++;
  }
  return ships === 0 ? 0 : (VENTURED * sum) / ships;
}
