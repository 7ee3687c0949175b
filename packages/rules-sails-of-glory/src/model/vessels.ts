/** Numbers and marks by which ships, works on shore and what they have are told apart. States and views share them. */

import type { Land } from './ground.ts';
import type { Ship } from './state.ts';

export type Side = 0 | 1;
export const BRITISH = 0;
export const FRENCH = 1;
export const NOBODY = -1;

export const BASIC = 0;
export const STANDARD = 1;
export const ADVANCED = 2;

/** What a vessel stands on: an index of BASES for the two kinds of ship. */
export const FRIGATE = 0;
export const LINER = 1;
export const BATTERY = 2;
export const BUILDING = 3;

export const LEFT = 0;
export const RIGHT = 1;

/** Contents of a damage box that are not points: it is full, and no counter joins it (A10). */
export const BURNT = -1;
export const FLOODED = -2;

export const STRUCK = 0;
export const BACKING = 1;
export const BATTLE = 2;
export const FULL = 3;

/** A10.15 Without any she strikes. */
export const ALL_MASTS = 3;

/** Stages of an order that takes two turns (A7, A8, O3). */
export const IDLE = 0;
export const BEGUN = 1;
export const AT_WORK = 2;

/** What both a state and a view of it know of a ship. */
type With<K extends keyof Ship> = Readonly<Pick<Ship, K>>;

/** A ship or a work on shore as those who lay guns see it. */
export type Vessel = With<
  'id' | 'x' | 'y' | 'heading' | 'halfLength' | 'halfWidth' | 'base' | 'card' | 'land' | 'condition'
>;

/** All that can be aimed at, and all that can be in the way. */
export interface Field {
  readonly ships: readonly Vessel[];
  readonly land: readonly Land[];
}

/** A ship proper, not a work on shore. */
export function isShip(ship: With<'base'>): boolean {
  return ship.base <= LINER;
}

export function isBattery(ship: With<'base'>): boolean {
  return ship.base === BATTERY;
}

export function isBuilding(ship: With<'base'>): boolean {
  return ship.base === BUILDING;
}

/** Still in the fight: she can be shot at, and shoots. */
export function inAction(ship: With<'condition'>): boolean {
  return ship.condition === 'afloat' || ship.condition === 'aground';
}

/** In the fight, or a wreck that stays where it is (O17.1). */
export function isPresent(ship: With<'condition'>): boolean {
  return inAction(ship) || ship.condition === 'wreck';
}

/** Her base is on the table: it screens, and it can be run into. */
export function onTable(ship: With<'base' | 'condition'>): boolean {
  return ship.base <= LINER && isPresent(ship);
}

/** Two ships that hang together, as one number. */
export function pairOf(a: number, b: number): number {
  return a < b ? a * 32 + b : b * 32 + a;
}

export function shipsOfPair(pair: number): readonly [number, number] {
  return [pair >> 5, pair & 31];
}

export function isOfPair(pairs: readonly number[], id: number): boolean {
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i] as number;
    if (pair >> 5 === id || (pair & 31) === id) return true;
  }
  return false;
}

/**
 * A volley as one number, so that a sealed choice is an integer: 0 is none. Target -1 means guns emptied at nothing (S8).
 * Shot counts from 1.
 */
export function volleyCode(target: number, arc: number, shot: number, high: number): number {
  return 1 + (target + 1) * 64 + arc * 16 + shot * 2 + high;
}
export const volleyTarget = (code: number): number => Math.floor((code - 1) / 64) - 1;
export const volleyArc = (code: number): number => Math.floor((code - 1) / 16) % 4;
export const volleyShot = (code: number): number => Math.floor((code - 1) / 2) % 8;
export const volleyHigh = (code: number): number => (code - 1) % 2;
