/**
 * T4.5, T5 Coastal batteries: a log of their own, dots and arcs on the land instead of a base. To the rest of the rules a battery is a
 * vessel with one broadside that never moves; here is what differs.
 */

import { rotateX, rotateY } from '@weathergauge/seamanship';
import { BATTERIES, type Battery, RULER } from '../model/data/figures.ts';
import { basesWithin, type Hull } from '../model/hulls.ts';
import { scratch } from '../model/scratch.ts';
import { seesMast } from './s6-raking.ts';
import { type Place, rakeOf, rangeFromPoint, rangeTo } from '../model/sight.ts';
import type { Field, Vessel } from '../model/vessels.ts';
import { isBattery, isShip, onTable } from '../model/vessels.ts';

/** Half the size of a dot that is measured to: as good as a point, yet a shape. */
export const DOT = 1;

/** T5.7, T5.8 How many arcs, each with a dot of its own. */
export function batteryArcs(battery: Pick<Vessel, 'card'>): number {
  return batteryOf(battery).arcs.length;
}

function batteryOf(battery: Pick<Vessel, 'card'>): Battery {
  return BATTERIES[battery.card] as Battery;
}

/** The dot of an arc, on the table. */
export function batteryDot(battery: Vessel, arc: number, out: Place): void {
  const { dotX, dotY } = batteryOf(battery);
  const abeam = dotX[arc] as number;
  const ahead = dotY[arc] as number;
  out.x = battery.x + rotateX(abeam, ahead, battery.heading);
  out.y = battery.y + rotateY(abeam, ahead, battery.heading);
}

const { from, mark, screens } = scratch.batteries;

/** B5.16 The bases that can stand in the way; works on shore have none. */
function findScreens(s: Field): void {
  screens.length = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Vessel;
    if (onTable(ship)) screens.push(ship);
  }
}

/** T4.4, T4.5, T5.10, T5.16, T5.20 Bits of the elements that shooter and target stand on: they do not block. */
export function ownGround(shooter: Vessel, target: Vessel): number {
  return (shooter.land < 0 ? 0 : 1 << shooter.land) | (target.land < 0 ? 0 : 1 << target.land);
}

/** T5.12 What a vessel shows to a ruler: her base or walls, or the dots of a battery. */
function marksOf(target: Vessel): number {
  return isBattery(target) ? batteryArcs(target) : 1;
}

function markOf(target: Vessel, which: number): Hull {
  if (!isBattery(target)) return target;
  batteryDot(target, which, mark);
  mark.halfLength = DOT;
  mark.halfWidth = DOT;
  return mark;
}

/** T5.10, T5.12 Range of a battery's arc to a target, measured from its dot; -1 if it does not bear. */
export function batteryRange(s: Field, battery: Vessel, arc: number, target: Vessel): number {
  const limits = batteryOf(battery).arcs[arc];
  return limits === undefined ? -1 : sectorRange(s, battery, arc, limits.from, limits.to, target);
}

/** The least range from the dot of an arc to what a target shows within a sector off the way the battery faces. */
function sectorRange(s: Field, battery: Vessel, arc: number, right: number, left: number, target: Vessel): number {
  findScreens(s);
  batteryDot(battery, arc, from);
  const exempt = ownGround(battery, target);
  const { x, y } = from;
  let best = -1;
  for (let i = 0; i < marksOf(target); i++) {
    const to = markOf(target, i);
    best = nearer(best, rangeFromPoint(x, y, battery.heading, right, left, to, screens, s.land, exempt));
  }
  return best;
}

/** T5.12, T5.16 Range of a ship's arc to a work on shore: to the nearest dot of a battery, to any part of a building. */
export function rangeToShore(s: Field, ship: Vessel, side: number, arc: number, work: Vessel): number {
  findScreens(s);
  const exempt = ownGround(ship, work);
  let best = -1;
  for (let i = 0; i < marksOf(work); i++)
    best = nearer(best, rangeTo(ship, side, arc, markOf(work, i), screens, s.land, exempt));
  return best;
}

function nearer(best: number, range: number): number {
  return range >= 0 && (best < 0 || range < best) ? range : best;
}

/** A quarter of a turn: four of them look all around. */
const QUARTER = 16_384;

/**
 * Muskets where one of the two stands on shore. T5.13, R80 Those of a battery reach as far as the red and purple part of the
 * ruler from a dot, all around and by the line of sight; T5.12 the width of the ruler is measured to a dot.
 */
export function musketsReachShore(s: Field, shooter: Vessel, target: Vessel): boolean {
  if (!isBattery(shooter)) {
    for (let i = 0; i < marksOf(target); i++) if (basesWithin(shooter, markOf(target, i), RULER.width)) return true;
    return false;
  }
  for (let arc = 0; arc < batteryArcs(shooter); arc++) {
    for (let sector = 0; sector < 4 * QUARTER; sector += QUARTER) {
      const range = sectorRange(s, shooter, arc, sector, sector + QUARTER, target);
      if (range >= 0 && range <= RULER.close) return true;
    }
  }
  return false;
}

/** T5.14 1 by the bow, 2 by the stern, 0 not at all: any arc that bears can make it a rake, whichever fires. */
export function batteryRake(s: Field, battery: Vessel, target: Vessel): 0 | 1 | 2 {
  if (!isShip(target)) return 0;
  let best: 0 | 1 | 2 = 0;
  for (let arc = 0; arc < batteryArcs(battery); arc++) {
    if (batteryRange(s, battery, arc, target) < 0) continue;
    batteryDot(battery, arc, from);
    const rake = rakeOf(from.x, from.y, target);
    if (rake > best && seesMast(s, battery, from, target, ownGround(battery, target))) best = rake;
  }
  return best;
}
