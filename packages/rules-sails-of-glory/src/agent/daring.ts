/** How far a side has ventured: what a bold captain likes and a cautious one does not. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { distanceFloor } from '@weathergauge/seamanship';
import { stageOf } from './battle.ts';
import { foresee, predictionOf } from './prediction.ts';
import { RULER } from '../model/data/figures.ts';
import type { ExpectedPose } from '../model/scratch.ts';
import type { Sails } from '../model/state.ts';
import { inAction, isShip } from '../model/vessels.ts';

/** For a fleet alongside the enemy; half of it half a ruler off. */
const VENTURED = 0.1;

/** By where ships will lie when their cards are played: these are sealed, so that they do not change where ships lie now. */
export function daring(s: Readonly<Sails>, seat: Seat): number {
  const side = s.articles.sides[seat];
  const draft = draftOf(s, seat);
  const phase = stageOf(s, draft);
  for (const ship of s.ships) if (inAction(ship)) foresee(s, ship, ship.seat === seat, draft, phase);
  const placeOf = (id: number): ExpectedPose => predictionOf(id).places[1]?.[0] as ExpectedPose;
  let [sum, ships] = [0, 0];
  for (const ship of s.ships) {
    if (ship.side !== side || !isShip(ship) || !inAction(ship)) continue;
    const at = placeOf(ship.id);
    let nearest = Number.MAX_SAFE_INTEGER;
    for (const other of s.ships) {
      if (other.side === side || !inAction(other)) continue;
      const there = placeOf(other.id);
      nearest = Math.min(nearest, distanceFloor(there.x - at.x, there.y - at.y));
    }
    sum += RULER.half / (RULER.half + nearest);
    ships++;
  }
  return ships === 0 ? 0 : (VENTURED * sum) / ships;
}
