/** A10, O14, O15 Fires and leaks at the start of a turn: burnt and flooded boxes, explosions, sinking ships. */

import type { Context } from '@weathergauge/engine';
import { applyNow, checkSurrender, firstEmpty, lose, startFire } from './b7-damage.ts';
import { B } from '../model/terms.ts';
import { tell } from '../model/events.ts';
import { basesTouch } from '../model/hulls.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, BURNT, FLOODED, inAction, isShip } from '../model/state.ts';

/** O14.1, O15.1 Markers that she already has when the next one may be her end. */
const DANGEROUS = 2;
/** O14.2, O15.2 One of them is the end. */
const MARKERS = 4;
/** The plain 0 among the counters. */
const ZERO = 0;

/** A10.4, A10.7 Before planning. All take their markers first, then who blows up or sinks is out (R9). */
export function burnAndFlood(s: Sails, context: Context): void {
  if (s.articles.level < ADVANCED) return;
  let exploded = 0;
  let sunk = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!inAction(ship)) continue;
    if (ship.fires > 0 && burn(s, ship, context)) exploded |= 1 << i;
    else if (ship.leaks > 0 && flood(s, ship, context)) sunk |= 1 << i;
  }
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!inAction(ship)) continue;
    if ((exploded & (1 << i)) !== 0) lose(s, ship, 'exploded', 'O14.4', context);
    else if ((sunk & (1 << i)) !== 0) lose(s, ship, 'sunk', 'O15.4', context);
  }
  for (let i = 0; i < s.ships.length; i++) if ((exploded & (1 << i)) !== 0) shower(s, s.ships[i] as Ship, context);
  checkSurrender(s, context);
}

/** A10.4, A10.5 One box for each fire; O14 true when she explodes. */
function burn(s: Readonly<Sails>, ship: Ship, context: Context): boolean {
  let boxes = 0;
  let explodes = false;
  for (let fire = 0; fire < ship.fires && !explodes; fire++) {
    const box = firstEmpty(ship);
    if (box === ship.hull.length) break;
    if (s.articles.explosion && markersOf(ship, BURNT) >= DANGEROUS) {
      explodes = context.dice.draw(MARKERS, 'magazine') === 0;
      tell(context, { type: 'magazine-test', to: 'all', clause: 'O14.2', ship: ship.id, explodes });
    }
    if (explodes) break; // O14.4
    ship.hull[box] = BURNT; // O14.3
    boxes++;
  }
  if (boxes > 0) tell(context, { type: 'burning', to: 'all', clause: 'A10.4', ship: ship.id, boxes });
  return explodes;
}

/** A10.7, A10.8 One box for each leak, but none aground (T1.8, T2.3); O15 true when she sinks. */
function flood(s: Readonly<Sails>, ship: Ship, context: Context): boolean {
  if (ship.condition === 'aground') return false;
  let boxes = 0;
  let sinks = false;
  for (let leak = 0; leak < ship.leaks && !sinks; leak++) {
    const box = firstEmpty(ship);
    if (box === ship.hull.length) break;
    if (s.articles.sinking && markersOf(ship, FLOODED) >= DANGEROUS) {
      sinks = context.dice.draw(MARKERS, 'founder') === 0;
      tell(context, { type: 'founder-test', to: 'all', clause: 'O15.2', ship: ship.id, sinks });
    }
    if (sinks) break; // O15.4
    ship.hull[box] = FLOODED; // O15.3
    boxes++;
  }
  if (boxes > 0) tell(context, { type: 'flooding', to: 'all', clause: 'A10.7', ship: ship.id, boxes });
  return sinks;
}

/** R82 What lies on her track now: water that has been pumped out is no danger any more. */
function markersOf(ship: Readonly<Ship>, marker: number): number {
  let count = 0;
  for (let box = 0; box < ship.hull.length; box++) if (ship.hull[box] === marker) count++;
  return count;
}

/** O14.5–O14.7 Wreckage on every ship in contact; a battery has no base to touch. */
function shower(s: Sails, ship: Readonly<Ship>, context: Context): void {
  if (!isShip(ship)) return;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other.id === ship.id || !isShip(other) || !inAction(other) || !basesTouch(ship, other)) continue;
    const face = applyNow(s, other, ship.id, 'explosion', B, context);
    if (face > ZERO) startFire(other, 'O14.6', context);
  }
}
