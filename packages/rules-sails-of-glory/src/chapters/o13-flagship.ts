/** O13 The flagship: what her loss does to the hearts of both sides. */

import type { Context } from '@weathergauge/engine';
import { loseCrew } from './b7-ship-log.ts';
import { hasLeave } from './c2-remains.ts';
import { tell } from '../model/events.ts';
import type { Sails, Ship } from '../model/state.ts';
import { inAction, isShip, volleyTarget } from '../model/state.ts';

const SHAKEN = 2; // O13.2
const HEARTENED = 1; // O13.3
const VICTOR = 2; // O13.4

/**
 * O13.2–O13.5, R72, R83 Flagships by the bits of their ids, out already: those lost in one moment tell together, so that neither
 * side feels hers first. Ships that this leaves without a crew box are for the caller to strike.
 */
export function flagshipsLost(s: Sails, flagships: number, context: Context): void {
  let lost = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if ((flagships & (1 << i)) === 0 || hasLeave(s, ship)) continue;
    lost |= 1 << i;
    const clause = ship.fate === 'exited' ? 'O13.5' : 'O13.2';
    tell(context, { type: 'flagship-lost', to: 'all', clause, ship: i });
  }
  if (lost === 0) return;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (isShip(ship) && inAction(ship)) feel(s, ship, lost, context);
  }
}

function feel(s: Readonly<Sails>, ship: Ship, lost: number, context: Context): void {
  let clause = '';
  let change = 0;
  for (let i = 0; i < s.ships.length; i++) {
    if ((lost & (1 << i)) === 0) continue;
    const friend = s.ships[i]?.side === ship.side;
    const victor = !friend && shotAt(ship, i);
    change += friend ? SHAKEN : victor ? -VICTOR : -HEARTENED;
    if (clause !== 'O13.2') clause = friend ? 'O13.2' : victor ? 'O13.4' : 'O13.3';
  }
  const before = ship.crew;
  if (change > 0) loseCrew(ship, change);
  else ship.crew = Math.max(0, before + change);
  if (ship.crew !== before)
    tell(context, { type: 'morale', to: 'all', clause, ship: ship.id, crew: ship.crew - before });
}

/** O13.4 This turn's volleys stay on record until the next turn begins. */
function shotAt(ship: Readonly<Ship>, target: number): boolean {
  if (ship.muskets === target) return true;
  for (let side = 0; side < ship.volley.length; side++) {
    const code = ship.volley[side] as number;
    if (code !== 0 && volleyTarget(code) === target) return true;
  }
  return false;
}
