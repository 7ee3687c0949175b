/** What a ship's record says of her, read from a view. */

import { HIGH_SEAS } from './data/tables.ts';
import type { AgeOfSailView, ShipView } from './view.ts';

/** 4.17 The other side sails her now. */
export function isTaken({ sides }: Pick<AgeOfSailView, 'sides'>, ship: Pick<ShipView, 'home' | 'side'>): boolean {
  return sides[ship.home] !== ship.side;
}

/** 4.18 The ships that she is entangled with. */
export function entangledWith({ ships }: Pick<AgeOfSailView, 'ships'>, { fouled }: ShipView): readonly ShipView[] {
  return ships.filter(({ id }) => (fouled & (1 << id)) !== 0);
}

/** 4.15, R40 A wreck in high seas may founder at the next throw; aground there is nowhere to sink to. */
export function mayFounder({ windSpeed }: Pick<AgeOfSailView, 'windSpeed'>, ship: ShipView): boolean {
  const wrecked = ship.port + ship.starboard + ship.hull === 0;
  return wrecked && ship.condition !== 'aground' && windSpeed >= HIGH_SEAS;
}
