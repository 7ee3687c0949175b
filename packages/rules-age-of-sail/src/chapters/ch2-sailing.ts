/** Chapter 2, Movement: how fast a ship may sail, and on which headings. */

import { pointsBetween } from '@weathergauge/seamanship';
import { isPirate } from './ch3-ships.ts';
import { isUnmanned } from '../model/conditions.ts';
import { LEAST_RUN_MM, NAVY_MAIN, PIRATE_MAIN, POINT_OF_SAIL, TURN_MM, UNIT_MM } from '../model/data/tables.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';

/** What decides a ship's speed: of the table, and of herself. States and views both have it. */
export type Wind = Readonly<Pick<AgeOfSail, 'windFrom' | 'windSpeed'>>;
export type Rig = Readonly<Pick<Ship, 'navy' | 'fore' | 'main' | 'mizzen'>>;

/** 2.2, 2.5, 2.7, R14 What her standing masts are worth together. */
export function mastFactor(ship: Rig): number {
  return ship.fore + ship.mizzen + ship.main * (isPirate(ship) ? PIRATE_MAIN : NAVY_MAIN);
}

/** 2.10, R3 Nobody sails straight into the wind. */
export function intoWind(s: Pick<Wind, 'windFrom'>, heading: number): boolean {
  return heading === s.windFrom;
}

/** R3 Points between a heading and the wind's eye. */
export function pointsOff(s: Pick<Wind, 'windFrom'>, heading: number): number {
  return pointsBetween(heading, s.windFrom, 8);
}

export function closeHauled(s: Pick<Wind, 'windFrom'>, heading: number): boolean {
  return pointsOff(s, heading) === 1;
}

/**
 * 2.2, 2.3, R4 The longest path on a heading, in mm: masts times the wind, moderated by the point of sail and not capped.
 * 2.6 Never less than a centimetre. 2.4 The book's own sums come out of this.
 */
export function allowance(s: Wind, ship: Rig, heading: number): number {
  const moderated = POINT_OF_SAIL[pointsOff(s, heading)] ?? null;
  if (moderated === null) return LEAST_RUN_MM;
  return Math.max(LEAST_RUN_MM, mastFactor(ship) * (s.windSpeed + moderated) * UNIT_MM);
}

/** 2.8, R13, R67 Under bare poles, or with nobody aboard to sail her: she goes where the wind does. */
export function adrift(ship: Readonly<Pick<Ship, 'crew' | 'fore' | 'main' | 'mizzen'>>): boolean {
  return isUnmanned(ship) || ship.fore + ship.main + ship.mizzen === 0;
}

/** R13, R67 Nothing holds her against the wind: no anchor, no ground, no grapnel. */
export function drifts(ship: Readonly<Ship>): boolean {
  return ship.condition === 'sailing' && ship.fouled === 0 && adrift(ship);
}

/** R7, R77 Free to move and with somebody aboard to order it, and so bound to: under sail, or dismasted and adrift. */
export function mustSail(ship: Readonly<Ship>): boolean {
  return ship.condition === 'sailing' && ship.fouled === 0 && ship.moved === 0 && !isUnmanned(ship);
}

/** R10 Too slow for the turning circle: one point is allowed all the same, and is her whole move. */
export function crippled(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): boolean {
  return allowance(s, ship, ship.heading) < TURN_MM;
}
