/** T1–T3 Terrain elements and movement: reefs, shoals, coasts and islands; running aground. */

import type { Context } from '@weathergauge/engine';
import { hit } from './b7-damage.ts';
import { FACES } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import type { Hazard } from '../model/ground.ts';
import { hazardAt } from '../model/ground.ts';
import type { Sails, Ship } from '../model/state.ts';

/** T1, T3 Ball counters of the long range, as for a collision (facts 2.1). */
const A = 0;

/**
 * T1.5, T1.6, T3.6 She takes as many counters as her burden, and is aground if their points exceed it; T3.8, T3.10 twice as
 * many, and aground in any case, on the land itself; T3.7 and aground too where sand lies beside the rocks.
 */
export function strikeRocks(s: Sails, ship: Ship, hazard: Readonly<Hazard>, context: Context): void {
  if (ship.condition === 'wreck') return; // R95 Nobody is left to count her damage.
  const { ashore } = hazard;
  const clause = ashore ? 'T3.8' : 'T1.5';
  const what = ashore ? 'ashore' : 'reef';
  tell(context, { type: 'struck-ground', to: 'all', clause, ship: ship.id, land: hazard.id, what });
  const before = ship.held.length;
  hit(s, ship, -1, what, A, ashore ? 2 * ship.burden : ship.burden, 0, context);
  let points = 0;
  for (let i = before; i < ship.held.length; i++) points += FACES[(ship.held[i] as number) & 31]?.points ?? 0;
  if (ashore || points > ship.burden) runAground(ship, ashore ? 'T3.8' : 'T1.6', context);
  else if (hazard.shoal) runAground(ship, 'T3.7', context);
}

/** T2.1, T3.4, T3.5 A shoal, or a sandy shore within its danger, holds her where she has come to lie. */
export function holdsGround(s: Readonly<Sails>, ship: Ship, context: Context): void {
  if (s.land.length === 0 || ship.condition !== 'afloat') return;
  const here: Hazard = { reef: false, shoal: false, ashore: false, id: -1 };
  hazardAt(ship.x, ship.y, ship.heading, ship.halfLength, ship.halfWidth, s.land, here);
  if (!here.shoal) return;
  tell(context, { type: 'struck-ground', to: 'all', clause: 'T2.2', ship: ship.id, land: here.id, what: 'shoal' });
  runAground(ship, 'T2.2', context);
}

/** T1.7, T2.2 For the rest of the game: nothing sets her afloat again. */
function runAground(ship: Ship, clause: string, context: Context): void {
  if (ship.condition === 'aground') return;
  ship.condition = 'aground';
  tell(context, { type: 'aground', to: 'all', clause, ship: ship.id });
}
