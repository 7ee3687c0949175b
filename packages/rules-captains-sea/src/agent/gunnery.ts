/** What fire does on average: attacks that have been announced, and what guns in place promise. Nothing here is a rule. */

import type { Frame } from '@weathergauge/engine';
import { foresightOf } from './foresight.ts';
import { cardWindow } from '../chapters/ch01-cards.ts';
import { moraleCheck } from '../chapters/ch01-morale.ts';
import { reloadTime } from '../model/loading.ts';
import { broadside, chasers, holing } from '../chapters/ch11-attack.ts';
import { announcing, sharing } from '../chapters/ch11-firing.ts';
import { AT } from '../model/deck.ts';
import { broadsideTo, lineTouches, rakeOf, range } from '../model/geometry-core.ts';
import { carronadeDiceOf, LONG_RANGE, longDiceOf, STERN_RAKED } from '../model/gunnery.ts';
import { firesOf, visibility } from '../model/lines.ts';
import { scratch } from '../model/scratch.ts';
import type { Attack, Sea, Ship } from '../model/state.ts';
import { cardOf, clockOf, FIGHTING, isAfloat, shipOf, TO_CHOOSE } from '../model/state.ts';
import {
  CHAIN,
  DOUBLE,
  FAIR,
  FIRM,
  FRAGILE,
  GUNNERY,
  HANDY,
  HIGH,
  LOW,
  NO_RAKE,
  ROUND,
  STERN_RAKE,
} from '../model/vocabulary.ts';

/** A gap of the normal distribution's mean of what is above zero: 2 / pi. */
const SPREAD = 0.637;

/** Hits that are left on average when so many dice hit with chance `p` and so many cancel. Never negative. */
export function netHits(dice: number, p: number, defence: number, cancels: number): number {
  const mean = dice * p - defence * cancels;
  const variance = dice * p * (1 - p) + defence * cancels * (1 - cancels);
  return (mean + Math.sqrt(mean * mean + SPREAD * variance)) / 2;
}

/** 11.4.5 The chance of a die to hit, by morale of the firer, shot, and the hull that is fired at (R1). */
export function hitChance(morale: number, shot: number, strength: number): number {
  const modifier = (morale === HANDY ? 1 : morale === FAIR ? 0 : -1) + (shot === DOUBLE ? 1 : shot === CHAIN ? -1 : 0);
  const p = Math.max(0, Math.min(6, 2 + modifier)) / 6;
  // An unfit crew with chain cannot hit at all, and a firm hull makes that no worse.
  return Math.max(0, Math.min(1, strength === FRAGILE ? p + p / 6 : strength === FIRM ? p - (1 - p) / 12 : p));
}

/** By the firer's morale (Unfit, Fair, Handy) and height: hull, rigging and crew for each net hit. From the damage table. */
const LOW_HITS: readonly (readonly [number, number, number])[] = [
  [0.55, 0.45, 0.65],
  [0.63, 0.37, 0.6],
  [0.72, 0.28, 0.5],
];
const HIGH_HITS: readonly (readonly [number, number, number])[] = [
  [0.55, 0.45, 0.65],
  [0.38, 0.62, 0.55],
  [0.27, 0.73, 0.45],
];

/** 1.8 The chance of a morale die to fail, by morale. */
const FAILS: readonly number[] = [0, 1 / 2, 1 / 3, 1 / 6];
/** 11.4.11 Dice of the morale check for each net hit. */
const CHECKS = 0.55;
const BURSTS = 1 / 3;
/** Hits in hull, rigging and crew together, for each net hit. */
const HITS = 1.5;

/** Levels that a check with so many dice costs on average: at most one. */
export function levelsLost(morale: number, dice: number): number {
  const expected = (FAILS[morale] as number) * dice;
  return expected / (1 + 0.7 * expected);
}

interface Shot {
  readonly aim: number;
  readonly shot: number;
  readonly rake: number;
  readonly morale: number;
}

/** 11.4.8–11.4.11 What so many net hits do. `weight` is how sure they are. */
function strikeHome(target: Readonly<Ship>, by: Shot, hits: number, weight: number): void {
  const { losses } = foresightOf(target.id);
  const grade = by.morale === HANDY ? 2 : by.morale === FAIR ? 1 : 0;
  const [hull, rigging, crew] = (by.aim === HIGH ? HIGH_HITS : LOW_HITS)[grade] as readonly [number, number, number];
  let holes = hull * hits;
  let spars = rigging * hits;
  if (by.aim === HIGH && target.sails === FIGHTING) spars /= 2;
  if (by.shot === CHAIN) {
    holes = 0;
    if (by.aim === HIGH) spars += Math.min(1, hits);
  } else if (by.aim === LOW && by.rake === STERN_RAKE) holes *= STERN_RAKED;
  losses.hull += weight * Math.min(holes, boxesLeft(target));
  losses.rigging += weight * Math.min(spars, target.rigging);
  losses.crew += weight * Math.min(crew * hits, target.crew);
  losses.morale += weight * levelsLost(target.morale, CHECKS * hits);
}

export function boxesLeft(ship: Readonly<Ship>): number {
  const { guns } = ship;
  return (guns[0] as number) + (guns[1] as number) + (guns[2] as number) + (guns[3] as number);
}

/** 11.4.6 Points of smoke on a line between two places. */
function smokeOn(s: Readonly<Sea>, from: { col: number; row: number }, to: { col: number; row: number }): number {
  const place = scratch.smoke;
  let points = 0;
  for (let i = 0; i < s.smoke.length; i++) {
    const mark = s.smoke[i] as number;
    const square = Math.floor(mark / 10_000);
    place.col = square & 31;
    place.row = square >> 5;
    if (lineTouches(from, to, place)) points += 2 * (Math.floor(mark / 100) % 100) + (mark % 100);
  }
  return points;
}

/** Attacks that have been announced and are not yet done with, as far as they have come. */
export function foreseeAttacks(s: Readonly<Sea>): void {
  const top = s.stack[s.stack.length - 1] as Frame | undefined;
  if (top === undefined) return;
  const moment = top.proc === cardWindow.name ? (top.vars['moment'] as number) : -1;
  foreseeChecks(s, top, moment);
  if (s.attacks.length === 0) return;
  let current = -1;
  let underWay: Frame | null = null;
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i] as Frame;
    if (f.proc !== broadside.name && f.proc !== chasers.name) continue;
    underWay = f;
    current = f.vars['attack'] as number;
    break;
  }
  if (underWay === null && top.proc !== announcing.name && top.proc !== sharing.name) return;
  for (let i = Math.max(0, current); i < s.attacks.length; i++) {
    const attack = s.attacks[i] as Attack;
    if (i > current || moment === AT['to-hit'] || moment === AT.chasers) foreseeAttack(s, attack);
    else if (moment === AT.defence || moment === AT.damage) {
      const hits =
        moment === AT.damage ? attack.hits : netHits(attack.hits, 1, defenceOf(s, attack), cancelsAt(attack.range));
      strikeHome(shipOf(s, attack.target), attack, hits, 1);
      foreseeBurst(attack);
    } else if (underWay !== null && (moment === AT.burst || top.proc === holing.name)) {
      foresightOf(attack.target).losses.hull += underWay.vars['hull'] as number;
    }
  }
}

function foreseeAttack(s: Readonly<Sea>, attack: Readonly<Attack>): void {
  const target = shipOf(s, attack.target);
  if (attack.mask === 0) {
    foresightOf(target.id).losses.rigging += Math.min(attack.long / 6, target.rigging);
    return;
  }
  const p = hitChance(attack.morale, attack.shot, target.strength);
  const dice = attack.long + attack.carronades;
  const hits = netHits(dice, p, defenceOf(s, attack), cancelsAt(attack.range));
  strikeHome(target, attack, hits, 1);
  foreseeBurst(attack);
}

/** 11.4.9 */
function foreseeBurst({ shot, mask, ship }: Readonly<Attack>): void {
  if (shot !== DOUBLE) return;
  for (let bits = mask; bits > 0; bits >>= 1) if ((bits & 1) === 1) foresightOf(ship).losses.hull += BURSTS;
}

function cancelsAt(far: number): number {
  return far >= LONG_RANGE ? 1 / 2 : 1 / 3;
}

function defenceOf(s: Readonly<Sea>, attack: Readonly<Attack>): number {
  const ship = shipOf(s, attack.ship);
  const target = shipOf(s, attack.target);
  const whole = Math.ceil(attack.range / 2) + smokeOn(s, ship, target) + firesOf(ship, target);
  // 11.4.2 Two heights or two kinds of shot share the dice.
  const apart = s.attacks.some(
    other => other !== attack && other.ship === attack.ship && other.target === attack.target && other.mask > 0,
  );
  return apart ? whole / 2 : whole;
}

/** 1.8 Checks of morale that have been called for, and a failed one that can still be saved. */
function foreseeChecks(s: Readonly<Sea>, top: Frame, moment: number): void {
  for (let i = 0; i < s.checks.length; i++) {
    const code = s.checks[i] as number;
    addCheck(s, Math.floor(code / 1_000_000), Math.floor(code / 10_000) % 100);
  }
  if (moment === AT.morale) addCheck(s, top.vars['ship'] as number, top.vars['dice'] as number);
  if (moment === AT['morale-failed']) {
    const under = s.stack[s.stack.length - 2] as Frame;
    if (under.proc === moraleCheck.name) foresightOf(under.vars['ship'] as number).losses.morale += 1;
  }
}

function addCheck(s: Readonly<Sea>, ship: number, dice: number): void {
  const { losses } = foresightOf(ship);
  losses.morale += levelsLost(shipOf(s, ship).morale, dice);
}

/** How sure it is that guns in place will fire before anything changes. */
const PROMISE = 0.4;
/** Guns that do not bear yet, or only from afar, are kept for what they would do at close quarters. */
const RESERVE = 0.12;
const CLOSE = 3;
/** A share of that for sections that will be loaded soon, falling to nothing after so many impulses. */
const LOADING = 0.8;
const LONG_WAIT = 14;
/** 10.0 Impulses that a special load takes more. */
const SPECIAL = 2;

/**
 * What a ship's guns promise from where she will lie, at the enemy they promise most against. `tasks` are her crews, or null where
 * nobody knows them yet; `loads` her shot, or null where it is hidden.
 */
export function foreseePromise(
  s: Readonly<Sea>,
  ship: Readonly<Ship>,
  tasks: readonly number[] | null,
  loads: readonly number[] | null,
): void {
  const seen = foresightOf(ship.id);
  const { aimed } = scratch;
  let most = 0;
  let best = -1;
  aimed.rake = NO_RAKE;
  for (let i = 0; i < s.ships.length; i++) {
    const target = s.ships[i] as Ship;
    if (target.side === ship.side || !isAfloat(target)) continue;
    const hits = promiseAt(s, ship, target, tasks, loads);
    if (best >= 0 && hits <= most) continue;
    most = hits;
    best = i;
    aimed.rake = rakeOf(seen.pose, foresightOf(i).pose);
  }
  seen.promise = most;
  if (best < 0) return;
  const target = shipOf(s, best);
  const port = volley(s, ship, target, 0, CLOSE, 2, null, loads);
  const starboard = volley(s, ship, target, 1, CLOSE, 2, null, loads);
  const reserve = 0.8 * Math.max(port, starboard) + 0.2 * Math.min(port, starboard);
  aimed.morale = ship.morale;
  if (PROMISE * most >= RESERVE * reserve) return strikeHome(target, aimed, most, PROMISE);
  aimed.rake = NO_RAKE;
  strikeHome(target, aimed, reserve, RESERVE);
}

function promiseAt(
  s: Readonly<Sea>,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  tasks: readonly number[] | null,
  loads: readonly number[] | null,
): number {
  const from = foresightOf(ship.id).pose;
  const to = foresightOf(target.id).pose;
  const far = range(from, to);
  if (far > visibility(s)) return 0;
  const defence = Math.ceil(far / 2) + (s.smoke.length === 0 ? 0 : smokeOn(s, from, to)) + firesOf(ship, target);
  if (far > 0) {
    const side = broadsideTo(from, to);
    return side < 0 ? 0 : volley(s, ship, target, side, far, defence, tasks, loads);
  }
  const port = volley(s, ship, target, 0, 0, defence, tasks, loads);
  const starboard = volley(s, ship, target, 1, 0, defence, tasks, loads);
  return 0.6 * Math.max(port, starboard) + 0.4 * Math.min(port, starboard);
}

function volley(
  s: Readonly<Sea>,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  side: number,
  far: number,
  defence: number,
  tasks: readonly number[] | null,
  loads: readonly number[] | null,
): number {
  // 11.4.9, 19.0 A box of her own, in net hits on the enemy that bring as many points.
  const { multipliers } = s.articles;
  const burst = (BURSTS * (multipliers[1 - ship.side] as number)) / (multipliers[ship.side] * HITS);
  let sure = 0;
  let dice = 0;
  let sum = 0;
  for (let section = 2 * side; section < 2 * side + 2; section++) {
    const count = diceOf(ship, section, far, tasks);
    const shot = loads === null ? ROUND : (loads[section] as number);
    const ready = readiness(s, ship, section, shot);
    sure += ready * count;
    dice += count;
    sum += count * hitChance(ship.morale, shot, target.strength);
    if (shot === DOUBLE) sum -= burst * ready;
  }
  if (dice === 0 || sum <= 0) return 0;
  return (sure / dice) * netHits(dice, sum / dice, defence, cancelsAt(far));
}

/** 11.4 Net hits that a broadside would make on average, as the ships lie. */
export function broadsideWorth(
  s: Readonly<Sea>,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  side: number,
  far: number,
): number {
  const defence = Math.ceil(far / 2) + smokeOn(s, ship, target) + firesOf(ship, target);
  return volley(s, ship, target, side, far, defence, ship.tasks, ship.load);
}

/** Deviations below one hit that leave a chance of one in eight, squared. */
const ONE_IN_EIGHT = 1.32;

/**
 * 11.4 Whether loaded sections of one side would hardly hit at all, as the ships lie: in one case of eight or fewer is a hit left when
 * the defence dice have cancelled theirs. So many points of smoke are ignored (H26).
 */
export function hardlyHits(
  s: Readonly<Sea>,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  sections: readonly number[],
  far: number,
  cleared: number,
): boolean {
  const cancels = cancelsAt(far);
  const smoke = Math.max(0, smokeOn(s, ship, target) - cleared);
  const defence = Math.ceil(far / 2) + smoke + firesOf(ship, target);
  let mean = -defence * cancels;
  let variance = -mean * (1 - cancels);
  for (const section of sections) {
    const dice = diceOf(ship, section, far, ship.tasks);
    const p = hitChance(ship.morale, ship.load[section] as number, target.strength);
    mean += dice * p;
    variance += dice * p * (1 - p);
  }
  const below = 0.5 - mean;
  return below > 0 && below * below > ONE_IN_EIGHT * variance;
}

/** 11.4.4 Dice of a section as it is or will be manned. */
export function diceOf(ship: Readonly<Ship>, section: number, far: number, tasks: readonly number[] | null): number {
  const guns = ship.guns[section] as number;
  const men = tasks === null ? usualGunners(ship) : (tasks[GUNNERY + section] as number);
  const box = men < guns ? men : guns;
  const { boxes } = cardOf(ship);
  return longDiceOf(boxes, box, far) + carronadeDiceOf(boxes, box, far);
}

/** Crew at each section of the engaged side, as captains usually have it. */
function usualGunners(ship: Readonly<Ship>): number {
  return Math.floor((ship.crew * 3) / 8);
}

/** 10.0 From 0 (long to wait) to 1 (loaded). */
function readiness(s: Readonly<Sea>, ship: Readonly<Ship>, section: number, shot: number): number {
  const due = ship.due[section] as number;
  if (due === 0) return 1;
  const late = shot !== ROUND && ship.late[section] === 0 ? SPECIAL : 0;
  const wait = late + (due === TO_CHOOSE ? reloadTime(ship) : due - clockOf(s));
  return wait >= LONG_WAIT ? 0 : (LOADING * (LONG_WAIT - wait)) / LONG_WAIT;
}
