/** Who is entangled with whom: a bit for each ship, kept on both sides of every pair. */

import type { AgeOfSail, Ship } from '../model/state.ts';

export function foul(a: Ship, b: Ship): void {
  a.fouled |= 1 << b.id;
  b.fouled |= 1 << a.id;
}

export function unfoul(a: Ship, b: Ship): void {
  a.fouled &= ~(1 << b.id);
  b.fouled &= ~(1 << a.id);
}

export function areFouled(a: Readonly<Pick<Ship, 'fouled'>>, b: Readonly<Pick<Ship, 'id'>>): boolean {
  return (a.fouled & (1 << b.id)) !== 0;
}

/** R39 A ship that leaves the table lets go of everyone. */
export function castOff(s: AgeOfSail, ship: Ship): void {
  if (ship.fouled === 0) return;
  for (const other of s.ships) if (areFouled(ship, other)) unfoul(ship, other);
}
