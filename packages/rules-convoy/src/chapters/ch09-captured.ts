/** Captured ships: how one is taken possession of, and what a prize may do. */

import type { Context } from '@weathergauge/engine';
import { tell } from '../model/events.ts';
import type { Ship } from '../model/state.ts';
import { SCURVY } from '../model/terms.ts';

/** 6.6, 6.7, 9.2, 10.4, R40, R43, R44 Under the boarder's flag with one of her crew; she acts from her owner's next turn. */
export function takePossession(ship: Ship, by: Ship, clause: string, context: Context): void {
  ship.crew = 1;
  ship.gun = 0;
  ship.sail = 0;
  by.crew--;
  ship.condition = 'sailing';
  ship.seat = by.seat;
  ship.side = by.side;
  ship.quality = SCURVY;
  ship.captured = 1;
  ship.moved = 1;
  ship.paused = 0;
  ship.aground = ship.aground === 0 ? 0 : 1; // R47 Floats in her new owner's next turn.
  ship.fired = 0;
  ship.reacted = 0;
  tell(context, { type: 'captured', to: 'all', clause, ship: ship.id, by: by.id });
}

/** 9.3, 12.4, R28, R43, R47 May she fire in her own turn? A prize fires only at opportunities, a grounded ship at nothing. */
export function mayShoot(ship: Readonly<Ship>): boolean {
  return ship.captured === 0 && ship.aground === 0;
}

/** 9.3 No answer from a prize. */
export function mayReturn(ship: Readonly<Ship>): boolean {
  return ship.captured === 0;
}
