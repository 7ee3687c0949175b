/** O4 Entanglement: yards and rigging of ships in contact. */

import type { Context } from '@weathergauge/engine';
import { drawRandomizer } from './b7-damage.ts';
import { tell } from '../model/events.ts';
import { basesTouch } from '../model/hulls.ts';
import type { Sails, Ship } from '../model/state.ts';
import { inAction, isShip, pairOf } from '../model/state.ts';

/** O4.1, O4.8 One counter for each pair in contact, before cards are planned: those fouled may part, the others foul. */
export function entangle(s: Sails, context: Context): void {
  if (!s.articles.entanglement) return;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!mayFoul(ship)) continue;
    for (let j = i + 1; j < s.ships.length; j++) {
      const other = s.ships[j] as Ship;
      if (mayFoul(other)) test(s, ship, other, context);
    }
  }
}

/** R50 A wreck's rigging is in nobody's way: only ships in action foul each other. */
function mayFoul(ship: Readonly<Ship>): boolean {
  return isShip(ship) && inAction(ship);
}

function test(s: Sails, ship: Readonly<Ship>, other: Readonly<Ship>, context: Context): void {
  const pair = pairOf(ship.id, other.id);
  const at = s.entangled.indexOf(pair); // O4.9
  if (at < 0 && !basesTouch(ship, other)) return;
  const happens = drawRandomizer(s, context, 'entanglement');
  const told = { to: 'all', ship: ship.id, other: other.id } as const;
  tell(context, { type: 'entangle-test', clause: at < 0 ? 'O4.2' : 'O4.9', happens, ...told });
  if (!happens) return;
  if (at < 0) {
    s.entangled.push(pair); // O4.2, O4.3
    tell(context, { type: 'entangled', clause: 'O4.4', ...told });
  } else {
    s.entangled.splice(at, 1); // O4.10
    tell(context, { type: 'disentangled', clause: 'O4.10', ...told });
  }
}
