/** Zero (low) level: what a ship cannot do once all markers of a type are gone. */

import type { Modifier } from '@weathergauge/engine';
import { CREW_ZERO, SAIL_ZERO } from '../model/data/tables.ts';
import { noted } from '../model/events.ts';
import type { Ship } from '../model/state.ts';

const NO_CREW: Modifier = { what: 'no-crew', by: CREW_ZERO, clause: '2.11' };
const NO_SAIL: Modifier = { what: 'no-sail', by: SAIL_ZERO, clause: '2.12' };

/** 2.11, 2.12, 4.1, 4.3 Dice that her guns lose. 4.2 With no gun left there is none per gun; that needs no line of its own. */
export function zeroLevels(ship: Readonly<Ship>, modifiers: Modifier[] | null): number {
  return (ship.crew === 0 ? noted(NO_CREW, modifiers) : 0) + (ship.sail === 0 ? noted(NO_SAIL, modifiers) : 0);
}
