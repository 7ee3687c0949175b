/** T5 Coastal batteries: how one comes upon the table. */

import type { Seat } from '@weathergauge/engine';
import { BATTERIES, type Battery } from '../model/data/figures.ts';
import type { NOBODY, Ship, Side } from '../model/state.ts';
import { BATTERY, newShip } from '../model/state.ts';
import { DOT } from './t5-batteries.ts';

/** T5.1–T5.4 A battery of BATTERIES on an element of land, its middle dot at x, y, facing `heading`. */
export function newBattery(
  id: number,
  name: string,
  which: number,
  side: Side,
  seat: Seat | typeof NOBODY,
  land: number,
  x: number,
  y: number,
  heading: number,
): Ship {
  const { fortification, guns } = BATTERIES[which] as Battery;
  const battery = newShip(id, name, which, side, seat, {
    base: BATTERY,
    deck: -1,
    track: which,
    burden: fortification,
    veer: 0,
    halfLength: DOT,
    halfWidth: DOT,
    boxes: guns.length,
    broadsides: 1,
  });
  battery.land = land;
  battery.x = x;
  battery.y = y;
  battery.heading = heading;
  battery.condition = 'afloat';
  battery.anchored = 1; // T5.5; T5.6, T5.9 in all else she is a vessel with one broadside
  return battery;
}
