/** How far a side has ventured: what a bold captain likes and a cautious one does not. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { distanceFloor } from '@weathergauge/seamanship';
import { RULER } from '../model/data/figures.ts';
import type { Sails } from '../model/state.ts';
import { inAction, isShip } from '../model/vessels.ts';

/** For a fleet alongside the enemy; half of it half a ruler off. */
const VENTURED = 0.05;

export function daring(s: Readonly<Sails>, seat: Seat): number {
  const side = s.articles.sides[seat];
  let [sum, ships] = [0, 0];
  for (const ship of s.ships) {
    if (ship.side !== side || !isShip(ship) || !inAction(ship)) continue;
    let nearest = Number.MAX_SAFE_INTEGER;
    for (const other of s.ships)
      if (other.side !== side && inAction(other))
        nearest = Math.min(nearest, distanceFloor(other.x - ship.x, other.y - ship.y));
    sum += RULER.half / (RULER.half + nearest);
    ships++;
  }
  return ships === 0 ? 0 : (VENTURED * sum) / ships;
}
