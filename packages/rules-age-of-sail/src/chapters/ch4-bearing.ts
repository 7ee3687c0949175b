/** Chapter 4, Combat: how one ship lies to another's guns. Arcs, ranges and rakes, from centre to centre. */

import { abeam8, ahead8, isqrt, withinHalfPointAstern8 } from '@weathergauge/seamanship';
import { BANDS, MM } from '../model/data/tables.ts';
import type { Ship } from '../model/state.ts';
import type { Aim, Board } from '../model/vocabulary.ts';

/** R19 A ship is a place and a heading to a gunner. States and views both have them. */
export type Lying = Readonly<Pick<Ship, 'x' | 'y' | 'heading'>>;

/** 4.1 Limits of each board's arc, in points clockwise off the bow. */
export const GUN_ARCS = { port: [5, 7], starboard: [1, 3] } as const;

/** 4.1, R1, R19, R20 The board whose guns bear: 90 degrees to each side, limits included, from centre to centre. */
export function bearing(ship: Lying, target: Lying): Board | null {
  const abeam = abeam8(ship.heading, target.x - ship.x, target.y - ship.y);
  const ahead = ahead8(ship.heading, target.x - ship.x, target.y - ship.y);
  if (Math.abs(ahead) > Math.abs(abeam)) return null;
  return abeam >= 0 ? 'starboard' : 'port';
}

/** 4.5, R21 The range band of a distance, by its square: a limit belongs to the nearer band. -1 beyond the last. */
export function bandOf(dx: number, dy: number): number {
  const d2 = dx * dx + dy * dy;
  for (let band = 0; band < BANDS.length; band++) {
    const { reach } = BANDS[band] as (typeof BANDS)[number];
    if (d2 <= reach * reach) return band;
  }
  return -1;
}

/** 4.5 The least face that hits; 7 out of range. */
export function needed(ship: Lying, target: Lying, aim: Aim): number {
  const band = BANDS[bandOf(target.x - ship.x, target.y - ship.y)];
  return band === undefined ? 7 : band[aim];
}

/** 4.9, R28, R29 Within half a point of dead astern of the target; from ahead nothing is doubled. */
export function rakesFrom(ship: Lying, target: Lying): boolean {
  return withinHalfPointAstern8(target.heading, ship.x - target.x, ship.y - target.y);
}

/** Millimetres between two centres, rounded up: what reads as 4 cm is within 4 cm. */
export function rangeInMm(ship: Lying, target: Lying): number {
  const dx = target.x - ship.x;
  const dy = target.y - ship.y;
  const d2 = dx * dx + dy * dy;
  const floor = isqrt(d2);
  return Math.ceil((floor * floor === d2 ? floor : floor + 1) / MM);
}

/** A shot as people are told of it: the board that is nearer to it, and the least faces that hit. */
export interface Shot {
  readonly mm: number;
  readonly board: Board;
  readonly hull: number;
  readonly masts: number;
  readonly raking: boolean;
}

/** Null out of range. */
export function shotAt(ship: Lying, target: Lying): Shot | null {
  const dx = target.x - ship.x;
  const dy = target.y - ship.y;
  const band = BANDS[bandOf(dx, dy)];
  if (band === undefined) return null;
  return {
    mm: rangeInMm(ship, target),
    board: abeam8(ship.heading, dx, dy) >= 0 ? 'starboard' : 'port',
    hull: band.hull,
    masts: band.masts,
    raking: rakesFrom(ship, target),
  };
}
