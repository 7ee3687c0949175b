/** How far a side has ventured: what a bold captain likes and a cautious one does not. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { distance } from '../model/chart.ts';
import type { Convoy } from '../model/state.ts';
import { isActive } from '../model/state.ts';

/** For warships that lie beside an enemy; half of it two hexes off. */
const VENTURED = 0.1;
const HEXES = 2;

export function daring(s: Readonly<Convoy>, seat: Seat): number {
  const side = s.articles.sides[seat];
  let [sum, ships] = [0, 0];
  for (const ship of s.ships) {
    if (ship.side !== side || !isActive(ship)) continue;
    let nearest = Number.MAX_SAFE_INTEGER;
    for (const other of s.ships)
      if (other.side !== side && other.condition === 'sailing')
        nearest = Math.min(nearest, distance(ship.at, other.at));
    sum += HEXES / (HEXES + nearest);
    ships++;
  }
  return ships === 0 ? 0 : (VENTURED * sum) / ships;
}
