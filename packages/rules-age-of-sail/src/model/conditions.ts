/** Where a ship stands in the game: laid out, afloat, gone, manned. States and views both answer to these. */

import type { Ship } from './state.ts';

type With<K extends keyof Ship> = Readonly<Pick<Ship, K>>;

/** Not sunk, blown up or withdrawn. */
export function afloat(ship: With<'condition'>): boolean {
  const c = ship.condition;
  return c !== 'sunk' && c !== 'blown-up' && c !== 'withdrawn';
}

/** Off the table before she is laid out. */
export function isLaidOut(ship: With<'x'>): boolean {
  return ship.x >= 0;
}

export function onTable(ship: With<'x' | 'condition'>): boolean {
  return afloat(ship) && isLaidOut(ship);
}

/** Also of a wreck: she lies where she was lost. One that has withdrawn lies nowhere. */
export function hasPlace(ship: With<'x' | 'condition'>): boolean {
  return isLaidOut(ship) && ship.condition !== 'withdrawn';
}

/** R67 A prize with nobody aboard. */
export function isUnmanned(ship: With<'crew'>): boolean {
  return ship.crew === 0;
}
