/** What is read off the table: ships in the fight, crews, activations, who lies beside whom. */

import type { Seat } from '@weathergauge/engine';
import type { ShipCard } from './data/figures.ts';
import { ACTIVATIONS, SHIPS } from './data/figures.ts';
import { DX, DY } from './geometry-core.ts';
import { findContact } from './gunnery.ts';
import type { Contact, Sea, Ship } from './table.ts';
import { HANDY } from './terms.ts';

export { mannedBox } from './gunnery.ts';

export function shipOf(s: Readonly<Sea>, id: number): Ship {
  return s.ships[id] as Ship;
}

export function cardOf(ship: Pick<Readonly<Ship>, 'display'>): ShipCard {
  return SHIPS[ship.display] as ShipCard;
}

export function isAfloat(ship: Pick<Readonly<Ship>, 'fate'>): boolean {
  return ship.fate === '';
}

/** Every ship still in the fight, by number. */
export function afloat(s: Readonly<Sea>): number[] {
  const list: number[] = [];
  for (let i = 0; i < s.ships.length; i++) if (isAfloat(s.ships[i] as Ship)) list.push(i);
  return list;
}

/** Ships still in the fight, those of the initiative side last: the order in which captains declare (1.7.3, 11.0, 16.0). */
export function nonInitiativeFirst(s: Readonly<Sea>): number[] {
  const list: number[] = [];
  for (let pass = 0; pass < 2; pass++)
    for (let i = 0; i < s.ships.length; i++) {
      const ship = s.ships[i] as Ship;
      if (isAfloat(ship) && (ship.side === s.initiative) === (pass === 1)) list.push(i);
    }
  return list;
}

/** The other way round (12.0, 15.0, 17.5). */
export function initiativeFirst(s: Readonly<Sea>): number[] {
  return nonInitiativeFirst(s).toReversed();
}

export function enemiesOf(s: Readonly<Sea>, ship: Readonly<Ship>): number[] {
  const list: number[] = [];
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other.side !== ship.side && isAfloat(other)) list.push(i);
  }
  return list;
}

export function seatsOf(s: Readonly<Sea>): readonly Seat[] {
  return s.sides.map((_, seat) => seat as Seat);
}

/** Seats that still have a ship in the fight. */
export function seatsAfloat(s: Readonly<Sea>): Seat[] {
  return seatsOf(s).filter(seat => s.ships.some(ship => ship.seat === seat && isAfloat(ship)));
}

/** 3.4 What morale adds to a die. Nothing is fitter than Fair for the Strike Check box, which counts as Unfit (R6). */
export function moraleModifier(morale: number): number {
  return morale === HANDY ? 1 : morale === 2 ? 0 : -1;
}

/** 3.8 */
export function isDismasted(ship: Pick<Readonly<Ship>, 'rigging'>): boolean {
  return ship.rigging === 0;
}

/** 3.8 Whether so much rigging is gone that she may only use Fighting Sail. */
export function fightingSailOnly(ship: Readonly<Ship>): boolean {
  return ship.rigging <= cardOf(ship).fightingOnly;
}

export function assigned(tasks: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < tasks.length; i++) sum += tasks[i] as number;
  return sum;
}

/** 5.1.6, R20 Crew kept for melee: what is not at a task. Losses during a turn come out of these first. */
export function meleeCrew(ship: Readonly<Ship>): number {
  return Math.max(0, ship.crew - assigned(ship.tasks));
}

/** Impulses of the whole game, so that reloading runs on from turn to turn. */
export function clockOf(s: Readonly<Sea>): number {
  return s.turn * 12 + s.impulse;
}

/** 7.0 Does she have an Activate! marker in this impulse? */
export function activatesIn(ship: Readonly<Ship>, impulse: number): boolean {
  return ship.stilled === 0 && ((ACTIVATIONS[ship.speed] as number) & (1 << impulse)) !== 0;
}

/** Her Activate! markers in impulses after this one. */
export function activationsLeft(ship: Readonly<Ship>, impulse: number): number {
  if (ship.stilled === 1) return 0;
  let bits = (ACTIVATIONS[ship.speed] as number) >> (impulse + 1);
  let count = 0;
  for (; bits > 0; bits >>= 1) count += bits & 1;
  return count;
}

export function squareOf(col: number, row: number): number {
  return row * 32 + col;
}

export function sameSquare(a: Readonly<Ship>, b: Readonly<Ship>): boolean {
  return a.col === b.col && a.row === b.row;
}

export function aheadOf(ship: Pick<Readonly<Ship>, 'col' | 'row' | 'heading'>): { col: number; row: number } {
  return { col: ship.col + (DX[ship.heading] as number), row: ship.row + (DY[ship.heading] as number) };
}

export function contactBetween(s: Readonly<Sea>, one: number, two: number): Contact | undefined {
  return findContact(s.contacts, one, two);
}
