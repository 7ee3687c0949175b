/** Where a ship stands in the game. States and views both answer to these. */

import type { Ship } from './state.ts';

type With<K extends keyof Ship> = Readonly<Pick<Ship, K>>;

/** Placed, and not sailed off the chart: also of one burnt, which lies where she burnt. */
export function hasPlace(ship: With<'at' | 'condition'>): boolean {
  return ship.at >= 0 && ship.condition !== 'unplaced' && ship.condition !== 'exited';
}

/** In a hex, under sail or struck. */
export function isAfloat(ship: With<'at' | 'condition'>): boolean {
  return hasPlace(ship) && ship.condition !== 'burnt';
}

/** 11.1, 11.2 */
export function inFog(s: { readonly fog: readonly number[] }, ship: With<'at'>): boolean {
  return s.fog.includes(ship.at);
}
