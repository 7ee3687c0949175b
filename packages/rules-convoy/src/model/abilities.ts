/** What a ship can do by her paper and the sheet: hexes, turns, ranges, dice and points. Read by the rules and by pictures. */

import type { Ship } from './state.ts';
import {
  BASE,
  CHASER_RANGE,
  EXTRA_HEX,
  MERCHANT_PRIZE,
  MERCHANT_RANGE,
  MERCHANT_TURNS,
  MOST_ADDED,
  ROW_OF,
  SOUNDING_DICE,
  SUCCESS,
  WARSHIP_PRIZE,
  WARSHIP_RANGE,
  WARSHIP_TURNS,
} from './data/tables.ts';
import { HARDENED } from './terms.ts';

/** States and views of ships both have these. */
type With<K extends keyof Ship> = Readonly<Pick<Ship, K>>;
/** A mark that states keep as 0 or 1. */
type Mark = number | boolean;

const BROADSIDES = 2;

/** Batteries 0 and 1 are broadsides, 2 and 3 chasers. */
export function isChaser(battery: number): boolean {
  return battery >= BROADSIDES;
}

/** R4 How the wind stands to a facing: the row of the table. */
export function rowFor(s: { readonly windTo: number }, facing: number): number {
  return ROW_OF[(facing - s.windTo + 6) % 6] as number;
}

/** 1.2, 1.4-1.8, 1.11, R9, R10 Most hexes that dice add on a row. */
export function mostAdded(ship: With<'size'>, row: number): number {
  return (MOST_ADDED[row] as readonly number[])[ship.size] as number;
}

/** 1.16, 4.3, R15 No dice for hexes from the moment the last sail is lost; hexes already earned are hers. */
export function mayPress(ship: With<'sail'>): boolean {
  return ship.sail > 0;
}

/** 1.1, 1.3, 1.5, 1.7 Hexes that she has on a row, and those that dice may make of them. */
export function hexesOn(ship: With<'size' | 'sail'>, row: number): { readonly least: number; readonly most: number } {
  const least = BASE[row] as number;
  return { least, most: least + (mayPress(ship) ? mostAdded(ship, row) : 0) };
}

/** 1.12, 1.13, 1.14, R16 Changes of direction in one move. */
export function turnsOf(ship: With<'kind' | 'size'>): number {
  return ship.kind === 'merchant' ? MERCHANT_TURNS : (WARSHIP_TURNS[ship.size] as number);
}

/** 1.9, 1.10 The least face that gives her another hex. */
export function extraHexOn(ship: With<'quality'>): number {
  return EXTRA_HEX[ship.quality] as number;
}

/** 1.9, 1.10 Whether a die gives another hex. */
export function addsHex(face: number, needed: number): boolean {
  return face >= needed;
}

/** 2.1-2.3 */
export function rangeOf(ship: With<'kind' | 'size'>, battery: number): number {
  if (isChaser(battery)) return CHASER_RANGE;
  return ship.kind === 'merchant' ? MERCHANT_RANGE : (WARSHIP_RANGE[ship.size] as number);
}

/** 4.1, 8.1, 8.2 A die for each crew, one more if battle hardened, at least one; 9.1 a prize never more than one. */
export function recoveryDice(ship: With<'crew' | 'quality'> & { readonly captured: Mark }): number {
  if (ship.captured) return 1;
  return Math.max(1, ship.crew + (ship.quality === HARDENED ? 1 : 0));
}

/** 12.1, 12.2 Dice by size, one less if battle hardened. */
export function soundingDice(ship: With<'size' | 'quality'>): number {
  return (SOUNDING_DICE[ship.size] as number) - (ship.quality === HARDENED ? 1 : 0);
}

/** R55 What she is worth to whoever takes her. */
export function prizeOf(ship: With<'kind' | 'size'>): number {
  return (ship.kind === 'merchant' ? MERCHANT_PRIZE : WARSHIP_PRIZE)[ship.size] as number;
}

/** 5 and 6 succeed, wherever dice are counted. */
export function successes(faces: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < faces.length; i++) if ((faces[i] as number) >= SUCCESS) count++;
  return count;
}
