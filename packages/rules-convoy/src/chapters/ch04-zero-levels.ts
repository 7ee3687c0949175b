/** Zero (low) level: what a ship cannot do once all markers of a type are gone. */

import { CREW_ZERO, SAIL_ZERO } from '../model/data/tables.ts';
import type { Ship } from '../model/state.ts';

/** 2.11, 2.12, 4.1, 4.3 Dice that her guns lose. 4.2 With no gun left there is none per gun; that needs no line of its own. */
export function zeroLevels(ship: Readonly<Ship>): number {
  return (ship.crew === 0 ? CREW_ZERO : 0) + (ship.sail === 0 ? SAIL_ZERO : 0);
}
