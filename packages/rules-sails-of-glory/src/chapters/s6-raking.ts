/** S6 Raking: a line of sight from the central dot down the length of the target. */

import { boxSegmentCrosses, segmentTouchesPolygon } from '@weathergauge/seamanship';
import type { Land } from '../model/ground.ts';
import { blocksSight } from '../model/ground.ts';
import { scratch } from '../model/scratch.ts';
import type { Place } from '../model/sight.ts';
import { CENTRAL, dotOf, mastOf, rakeOf } from '../model/sight.ts';
import type { Field, Vessel } from '../model/vessels.ts';
import { isShip, onTable } from '../model/vessels.ts';

export const NO_RAKE = 0;
export const BY_THE_BOW = 1;
export const BY_THE_STERN = 2;
export type Rake = typeof NO_RAKE | typeof BY_THE_BOW | typeof BY_THE_STERN;

const { dot, mast } = scratch.raking;

/** S6.1, S6.2, R17, R85 Only a ship has a mast to sight; a base or land between hides it (B5.16, T4.1). */
export function shipRake(s: Field, ship: Vessel, side: number, target: Vessel): Rake {
  if (!isShip(target)) return NO_RAKE;
  dotOf(ship, side, CENTRAL, dot);
  const rake = rakeOf(dot.x, dot.y, target);
  return rake !== NO_RAKE && seesMast(s, ship, dot, target, 0) ? rake : NO_RAKE;
}

/** R66 Whether the line from a dot to the main mast is clear. Bits of `exempt` are elements of land that do not count (T4.4). */
export function seesMast(s: Field, ship: Vessel, from: Readonly<Place>, target: Vessel, exempt: number): boolean {
  mastOf(target, mast);
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Vessel;
    if (other === ship || other === target || !onTable(other)) continue;
    const { x, y, heading, halfLength, halfWidth } = other;
    if (boxSegmentCrosses(x, y, heading, halfLength, halfWidth, from.x, from.y, mast.x, mast.y)) return false;
  }
  for (let i = 0; i < s.land.length; i++) {
    const element = s.land[i] as Land;
    if (((exempt >>> i) & 1) === 1 || !blocksSight(element)) continue;
    if (segmentTouchesPolygon(from.x, from.y, mast.x, mast.y, element.outline)) return false;
  }
  return true;
}

/** S6.3–S6.6 What a rake adds to a number of counters. */
export function rakeBonus(rake: Rake, counters: number): number {
  if (rake === BY_THE_BOW) return Math.floor((counters + 2) / 3);
  return rake === BY_THE_STERN ? Math.floor((counters + 1) / 2) : 0;
}
