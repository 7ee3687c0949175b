/** How far a side has ventured: what a bold captain likes and a cautious one does not. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { fightingDice } from '../chapters/ch4-boarding.ts';
import { afloat } from '../model/conditions.ts';
import { LONGEST_SHOT } from '../model/data/tables.ts';
import type { AgeOfSail } from '../model/state.ts';
import { enemies } from '../model/state.ts';

/** For a fleet that lies hull to hull with the enemy; half of it at the longest shot. */
const VENTURED = 0.05;

export function daring(s: Readonly<AgeOfSail>, seat: Seat): number {
  let [sum, ships] = [0, 0];
  for (const ship of s.ships) {
    if (ship.seat !== seat || !afloat(ship) || fightingDice(ship) === 0) continue;
    let nearest = Number.MAX_SAFE_INTEGER;
    for (const other of s.ships) {
      if (!enemies(s, ship, other) || !afloat(other)) continue;
      const [dx, dy] = [other.x - ship.x, other.y - ship.y];
      nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy));
    }
    sum += LONGEST_SHOT / (LONGEST_SHOT + nearest);
    ships++;
  }
  return ships === 0 ? 0 : (VENTURED * sum) / ships;
}
