/** Boarding: who lies alongside whom, and how many dice each side throws. */

import { arcOf, distance } from '../model/chart.ts';
import {
  BETTER_QUALITY,
  BOARDING_CREW_MOST,
  BOARDING_DICE,
  TWO_SIZES_BIGGER,
  WARSHIP_FIGHTS,
} from '../model/data/tables.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { NOBODY } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';
import { MOST_SHIPS } from '../model/vocabulary.ts';

const BOARD: readonly ConvoyAction[] = Array.from({ length: MOST_SHIPS }, (_, target) => ({ do: 'board', target }));
/** R38 */
const TWO_SIZES = 2;

/** 6.1, R37 Dice to throw grapnels, or to throw them off. */
export function grapplePool(ship: Readonly<Ship>, other: Readonly<Ship>): number {
  return (
    BOARDING_DICE +
    Math.min(BOARDING_CREW_MOST, ship.crew) +
    (ship.quality > other.quality ? BETTER_QUALITY : 0) +
    (ship.size - other.size >= TWO_SIZES ? TWO_SIZES_BIGGER : 0)
  );
}

/** 6.3, R39 The same, and one for a warship. */
export function fightPool(ship: Readonly<Ship>, other: Readonly<Ship>): number {
  return grapplePool(ship, other) + (ship.kind === 'warship' ? WARSHIP_FIGHTS : 0);
}

/** R36, 9.3, 12.4 Neither prize nor grounded nor paused, and with a hand to send. */
export function mayBoard(ship: Readonly<Ship>): boolean {
  return (
    ship.crew > 0 && ship.captured === 0 && ship.aground === 0 && ship.paused === 0 && ship.condition === 'sailing'
  );
}

/** 5.5, R35, R36, 10.5, 12.6, R44 Adjacent in her broadside arc: an enemy, aground or not, or for a warship one that has struck. */
export function canBoard(ship: Readonly<Ship>, target: Readonly<Ship>): boolean {
  if (target.side === ship.side || target.id === ship.id) return false;
  if (target.condition !== 'sailing' && target.condition !== 'struck') return false;
  if (target.side === NOBODY && ship.kind !== 'warship') return false;
  return distance(ship.at, target.at) === 1 && arcOf(ship.facing, ship.at, target.at) < 2;
}

export function alongside(s: Readonly<Convoy>, ship: Readonly<Ship>, offers: ConvoyAction[]): void {
  if (!mayBoard(ship)) return;
  for (let i = 0; i < s.ships.length; i++)
    if (canBoard(ship, s.ships[i] as Ship)) offers.push(BOARD[i] as ConvoyAction);
}

export function anyAlongside(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  if (!mayBoard(ship)) return false;
  for (let i = 0; i < s.ships.length; i++) if (canBoard(ship, s.ships[i] as Ship)) return true;
  return false;
}
