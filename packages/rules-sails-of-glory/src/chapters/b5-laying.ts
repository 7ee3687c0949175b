/**
 * B5–B7, S6, S7, O5–O8 Laying the guns: which arc bears on whom and how far off, which targets a broadside may choose, and
 * how many counters of which letter a shot is worth.
 */

import type { Modifier } from '@weathergauge/engine';
import type { HasShipLog } from './b7-ship-log.ts';
import { firepowerNow } from './b7-ship-log.ts';
import { FARTHEST, RULER } from '../model/data/figures.ts';
import { basesWithin } from '../model/hulls.ts';
import { BY_THE_BOW, NO_RAKE, type Rake, rakeBonus, shipRake } from './s6-raking.ts';
import { scratch } from '../model/scratch.ts';
import { bandOf, CENTRAL, isShort, rangeTo } from '../model/sight.ts';
import type { Articles, Sails, Ship } from '../model/state.ts';
import { A, B, C, D } from '../model/terms.ts';
import type { Field, Vessel } from '../model/vessels.ts';
import { BATTERY, inAction, isBattery, isShip, onTable, STANDARD } from '../model/vessels.ts';
import { batteryArcs, batteryRake, batteryRange, musketsReachShore, rangeToShore } from './t5-batteries.ts';

/** As a ship's `shot` counts them. */
export const BALL = 1;
export const CHAIN = 2;
export const GRAPE = 3;
export const DOUBLE = 4;

const ARCS_OF_SHIP = 3; // B5.3

const { screens, ranges, found } = scratch.laying;

export function arcsOf(ship: Pick<Vessel, 'base' | 'card'>): number {
  return isBattery(ship) ? batteryArcs(ship) : ARCS_OF_SHIP;
}

/** B5.7, B5.13 Enemies that still fight, on the water or on shore. */
export function isTarget(ship: Readonly<Ship>, other: Readonly<Ship>): boolean {
  return other.side !== ship.side && inAction(other);
}

function isNear(ship: Vessel, other: Vessel): boolean {
  const dx = other.x - ship.x;
  const dy = other.y - ship.y;
  return dx * dx + dy * dy <= FARTHEST * FARTHEST;
}

/** Notes the bases that can block a line; call it before `measure` whenever the state may be another one. */
function lookAround(s: Field): void {
  screens.length = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Vessel;
    if (onTable(ship)) screens.push(ship);
  }
}

function measure(s: Field, ship: Vessel, side: number, arc: number, target: Vessel): number {
  if (ship.base === BATTERY) return batteryRange(s, ship, arc, target);
  if (!isShip(target)) return rangeToShore(s, ship, side, arc, target);
  return rangeTo(ship, side, arc, target, screens, s.land, 0);
}

/** B5.6, B5.7, B5.16, B5.23 From the dot of the arc to the nearest point in sight of the target, -1 if none is in reach. */
export function rangeOf(s: Field, ship: Vessel, side: number, arc: number, target: Vessel): number {
  if (!isNear(ship, target)) return -1;
  lookAround(s);
  return measure(s, ship, side, arc, target);
}

/**
 * B5.13 Measures one broadside to all it may choose from; `rangeIn` tells the ranges until the next call. O7.1 With
 * forced aim only the nearest remain, and none if a friend is nearer. `forced` is 1 for ships without a player (P2).
 */
export function layBroadside(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  side: number,
  forced: number,
): readonly number[] {
  const { ships } = s;
  found.length = 0;
  lookAround(s);
  let nearest = Infinity;
  for (let i = 0; i < ships.length; i++) {
    const target = ships[i] as Ship;
    if (!isTarget(ship, target) || !isNear(ship, target)) continue;
    const range = sweep(s, ship, side, target);
    if (range < 0) continue;
    found.push(i);
    nearest = Math.min(nearest, range);
  }
  if (found.length > 0 && forced === 1) keepNearest(s, ship, side, nearest);
  return found;
}

/** O7.2 Measures every arc; returns the least range, -1 if none bears. */
function sweep(s: Readonly<Sails>, ship: Readonly<Ship>, side: number, target: Readonly<Ship>): number {
  let least = -1;
  for (let arc = 0; arc < arcsOf(ship); arc++) {
    const range = measure(s, ship, side, arc, target);
    ranges[target.id * ARCS_OF_SHIP + arc] = range;
    if (range >= 0 && (least < 0 || range < least)) least = range;
  }
  return least;
}

/** O7.1, O7.3, R69 Equally near ones stay to choose from. */
function keepNearest(s: Readonly<Sails>, ship: Readonly<Ship>, side: number, nearest: number): void {
  if (hasNearerFriend(s, ship, side, nearest)) {
    found.length = 0;
    return;
  }
  let kept = 0;
  for (let i = 0; i < found.length; i++) {
    const target = found[i] as number;
    if (leastRange(ship, target) === nearest) found[kept++] = target;
  }
  found.length = kept;
}

/** R93 Friends that still fight: a wreck is none. */
function hasNearerFriend(s: Readonly<Sails>, ship: Readonly<Ship>, side: number, nearest: number): boolean {
  for (let i = 0; i < s.ships.length; i++) {
    const friend = s.ships[i] as Ship;
    if (friend === ship || friend.side !== ship.side || !isShip(friend) || !inAction(friend)) continue;
    if (!isNear(ship, friend)) continue;
    const range = sweep(s, ship, side, friend);
    if (range >= 0 && range < nearest) return true;
  }
  return false;
}

/** Of what the last `layBroadside` measured. */
function leastRange(ship: Readonly<Ship>, target: number): number {
  let least = Infinity;
  for (let arc = 0; arc < arcsOf(ship); arc++) {
    const range = rangeIn(target, arc);
    if (range >= 0) least = Math.min(least, range);
  }
  return least;
}

/** O7.3 A friend is the nearest ship that this broadside reaches, be there an enemy or not. */
export function isFriendNearest(s: Readonly<Sails>, ship: Readonly<Ship>, side: number): boolean {
  const targets = layBroadside(s, ship, side, 0);
  let nearest = Infinity;
  for (let i = 0; i < targets.length; i++) nearest = Math.min(nearest, leastRange(ship, targets[i] as number));
  return hasNearerFriend(s, ship, side, nearest);
}

/** What the last `layBroadside` measured. */
export function rangeIn(target: number, arc: number): number {
  return ranges[target * ARCS_OF_SHIP + arc] as number;
}

/** S7.2–S7.4, O8.5 Does the shot do anything at all in this band of the ruler? */
export function carries(shot: number, band: number): boolean {
  if (band < 0) return false;
  if (shot === BALL) return true;
  return shot === DOUBLE ? band <= 1 : band === 0;
}

/** B5.24, B5.25, S7.2–S7.4 The letter drawn; for double shot the first of its two, A and B (O8.4). */
export function letterOf(shot: number, band: number): number {
  if (shot === CHAIN) return C;
  if (shot === GRAPE) return D;
  return shot === BALL && isShort(band) ? B : A;
}

/** B6.1, B6.7 In any direction; T5.12, T5.13 */
export function inMusketShot(s: Field, ship: Vessel, target: Vessel): boolean {
  if (!isNear(ship, target)) return false;
  if (isShip(ship) && isShip(target)) return basesWithin(ship, target, RULER.width);
  return musketsReachShore(s, ship, target);
}

/** What a broadside can be worth depends on more than what all see. */
export type Gunner = Vessel &
  HasShipLog & { readonly shot: readonly number[]; readonly fresh: readonly number[]; readonly rawGunners: number };
export type Battle = Field & {
  readonly articles: Readonly<Pick<Articles, 'level' | 'firstBroadside'>>;
  readonly fit?: readonly number[];
};

export function rakeOf(s: Battle, ship: Vessel, side: number, arc: number, target: Vessel): Rake {
  if (s.articles.level < STANDARD) return NO_RAKE;
  if (isBattery(ship)) return batteryRake(s, ship, target); // T5.14
  return arc === CENTRAL ? shipRake(s, ship, side, target) : NO_RAKE;
}

/**
 * B5.18 How many counters a shot at this range is worth, before any is drawn: the sum of the modifiers, which are noted if a
 * list is given. An empty broadside fires continuously (O5).
 */
export function countersOf(
  s: Battle,
  ship: Gunner,
  side: number,
  arc: number,
  target: Vessel,
  shot: number,
  range: number,
  modifiers: Modifier[] | null,
): number {
  const base = firepowerNow(s, ship, arc); // B5.22, R67
  if (!carries(shot, bandOf(range))) return 0;
  modifiers?.push({ what: 'firepower', by: base, clause: 'B5.20' });
  let counters = base;
  const rake = rakeOf(s, ship, side, arc, target);
  if (rake !== NO_RAKE) {
    const by = rakeBonus(rake, base);
    counters += by;
    modifiers?.push(
      rake === BY_THE_BOW ? { what: 'rake-bow', by, clause: 'S6.3' } : { what: 'rake-stern', by, clause: 'S6.4' },
    );
  }
  if (s.articles.firstBroadside && ship.fresh[side] === 1) {
    const by = Math.floor((base + 2) / 3); // O6.2, O6.4; O6.5, O6.6, R18 from the same figure as the rake
    counters += by;
    modifiers?.push({ what: 'first-broadside', by, clause: 'O6.2' });
  }
  if (ship.shot[side] === 0) {
    const left = Math.floor(counters / (ship.rawGunners === 1 ? 3 : 2)); // O5.1, O5.3, R19; O3.9
    modifiers?.push({ what: 'continuous', by: left - counters, clause: ship.rawGunners === 1 ? 'O3.9' : 'O5.1' });
    counters = left;
  }
  if (shot === DOUBLE) {
    modifiers?.push({ what: 'double-shot', by: counters, clause: 'O8.4' });
    counters *= 2; // R89 What was added counts for both letters.
  }
  return counters;
}
