/** O13 The flagship: what her loss does to the hearts of both sides. */

import type { Table } from '@weathergauge/engine';
import { loseCrew } from './b7-log.ts';
import { tell } from './events.ts';
import type { Sails, Ship } from './state.ts';
import { inAction, isShip, volleyTarget } from './state.ts';

const SHAKEN = 2; // O13.2
const HEARTENED = 1; // O13.3
const VICTOR = 2; // O13.4

/** O13.2–O13.5, R72 She is out already. Ships that this leaves without a crew box are for the caller to strike. */
export function flagshipLost(s: Sails, flagship: Readonly<Ship>, table: Table): void {
  tell(table, { type: 'flagship-lost', to: 'all', clause: 'O13.2', ship: flagship.id });
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isShip(ship) || !inAction(ship)) continue;
    const before = ship.crew;
    const friend = ship.side === flagship.side;
    const victor = !friend && shotAt(ship, flagship.id);
    if (friend) loseCrew(ship, SHAKEN);
    else ship.crew = Math.max(0, before - (victor ? VICTOR : HEARTENED));
    if (ship.crew === before) continue;
    const clause = friend ? 'O13.2' : victor ? 'O13.4' : 'O13.3';
    tell(table, { type: 'morale', to: 'all', clause, ship: ship.id, crew: ship.crew - before });
  }
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
