/** Struck ships: nobody's, until a warship comes alongside. */

import type { Context } from '@weathergauge/engine';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { markersLeft, NOBODY } from '../model/state.ts';
import { SCURVY } from '../model/terms.ts';

/** 10.1-10.3, R32 She has no owner, so she neither moves, shoots nor recovers, and is no enemy to be shot at. */
export function strike(ship: Ship, willing: boolean, context: Context): void {
  ship.condition = 'struck';
  ship.seat = NOBODY;
  ship.side = NOBODY;
  ship.quality = SCURVY; // 10.2
  ship.crew = 0;
  ship.gun = 0;
  ship.sail = 0;
  ship.paused = 0;
  tell(context, { type: 'struck', to: 'all', clause: 'R32', ship: ship.id, willing });
}

/** R32 Still without any marker after her own recovery roll. */
export function mustStrike(ship: Readonly<Ship>): boolean {
  return markersLeft(ship) === 0;
}

/**
 * R32, R61 Her owner may haul down at the start of her activation: once she has nothing left of some type, or, with the
 * option, whenever he likes.
 */
export function mayHaulDown(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  return s.articles.haulAnytime || ship.crew === 0 || ship.gun === 0 || ship.sail === 0;
}
