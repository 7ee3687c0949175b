/** What a battle is about, scenario by scenario: from the strength of ships to the chance of winning. */

import { hullTouchesArea } from '../model/hulls.ts';
import { distanceFloor } from '@weathergauge/seamanship';
import { lossOf } from './battle.ts';
import { crewLeft, curve, hullLeft, worthOf } from './health.ts';
import type { ExpectedPose } from '../model/scratch.ts';
import { predictionOf } from './prediction.ts';
import { offEdge } from './parts.ts';
import { crewBoxes } from '../chapters/b7-damage.ts';
import { homeEdge, wentHome } from '../chapters/c2-remains.ts';
import { principal } from '../chapters/c1-zones.ts';
import { RULER } from '../model/data/figures.ts';
import type { Land } from '../model/ground.ts';
import { BLOCKADE, DUCKS, OUTPOST, SUPPLIES } from '../book/scenarios.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import { BACKING, BUILDING, enemyOf, FRIGATE, inAction, isShip, STRUCK } from '../model/state.ts';

/** Nothing that is only expected is quite certain. */
const NEARLY = 0.95;

/** From -1 to 1 for a side, given what is left of each ship, from 0 to 1. */
export function sideValue(s: Readonly<Sails>, side: Side, left: readonly number[]): number {
  switch (s.articles.scenario) {
    case BLOCKADE:
      return blockade(s, side, left);
    case OUTPOST:
    case SUPPLIES:
      return points(s, side, left);
    case DUCKS:
      return ducks(s, left);
    default:
      return battle(s, side, left);
  }
}

/** The stronger side wins. */
function battle(s: Readonly<Sails>, side: Side, left: readonly number[]): number {
  let ours = 0;
  let theirs = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const strength = (left[i] as number) * worthOf(ship) * (ship.flagship === 1 ? FLAG : 1);
    if (ship.side === side) ours += strength;
    else theirs += strength;
  }
  return ours + theirs === 0 ? 0 : (NEARLY * (ours - theirs)) / (ours + theirs);
}
/** O13 */
const FLAG = 1.1;

/** A move under way, more or less. */
const MOVE = 10_500;
/** C3 What a turn on the way home costs a runner for each chaser that is left whole. Found by trial, like PASSED and COMPANY. */
const CHASED = 0.05;
const MOST_CHASED = 0.75;

/** C3.6 All runners must come home. */
function blockade(s: Readonly<Sails>, side: Side, left: readonly number[]): number {
  const runner = principal(s);
  let chance = 1;
  let runners = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side !== runner) continue;
    runners++;
    chance *= comesHome(s, ship, left);
  }
  const value = runners === 0 ? 0 : NEARLY * (2 * chance - 1);
  return side === runner ? value : -value;
}

function comesHome(s: Readonly<Sails>, ship: Readonly<Ship>, left: readonly number[]): number {
  if (ship.fate === 'exited') return wentHome(s, ship) ? 1 : 0;
  const prediction = predictionOf(ship.id);
  const health = left[ship.id] as number;
  if (prediction.home === 1) return health;
  const edge = homeEdge(s, ship.side);
  const at = prediction.places[1]?.[0] as ExpectedPose;
  const way = Math.max(0, offEdge(s, edge, at.x, at.y));
  let chasers = 0;
  let company = 1;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other === ship || !isShip(other)) continue;
    const strength = (left[i] as number) * worthOf(other);
    if (other.side !== ship.side) chasers += strength * barring(s, other, edge, way);
    else company += COMPANY * strength * closeness(at, predictionOf(i).places[1]?.[0] as ExpectedPose);
  }
  return health * (1 - Math.min(MOST_CHASED, (CHASED * way * (SLOW + chasers)) / (MOVE * company)));
}

/** From 0 to 1: how near a consort is, who takes her share of the enemy's fire and returns it. */
function closeness(at: Readonly<ExpectedPose>, there: Readonly<ExpectedPose>): number {
  const dx = there.x - at.x;
  const dy = there.y - at.y;
  return Math.max(0, 1 - distanceFloor(dx, dy) / IN_COMPANY);
}
const COMPANY = 1;
const IN_COMPANY = 40_000;

/**
 * How far a chaser still counts against a runner with this way to go: all of her while she lies between the runner and home,
 * less when the runner is past her. She is looked at a move later, for one that meets a runner head on is soon passed.
 */
function barring(s: Readonly<Sails>, chaser: Readonly<Ship>, edge: number, way: number): number {
  const at = predictionOf(chaser.id).places[1]?.[0] as ExpectedPose;
  const ahead = way - MOVE - offEdge(s, edge, at.x + Math.round(at.sin * MOVE), at.y + Math.round(at.cos * MOVE));
  return Math.max(PASSED, Math.min(1, 1 + ahead / ASTERN));
}
const PASSED = 0.5;
const ASTERN = 30_000;
/** Time is a cost even when nobody gives chase. */
const SLOW = 0.4;

/** C4.11–C4.13, C5.8, C5.10 By FRIGATE, LINER: out of the game, and aground. */
const OUT: readonly number[] = [5, 9];
const STRANDED: readonly number[] = [3, 5];
/** Points at which the curve from a lead to certainty is half way. */
const HALF_WAY = 6;

function points(s: Readonly<Sails>, side: Side, left: readonly number[]): number {
  let lead = (s.legScores[side] ?? 0) - (s.legScores[enemyOf(side)] ?? 0);
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const sign = ship.side === side ? -1 : 1;
    if (ship.base === BUILDING) lead += sign * outpostPoints(s, ship);
    else if (isShip(ship)) lead += sign * shipPoints(s, ship, left[i] as number);
  }
  if (s.articles.scenario === SUPPLIES) lead += (principal(s) === side ? 1 : -1) * supplies(s);
  return (NEARLY * lead) / (Math.abs(lead) + HALF_WAY);
}

/** What a ship is likely to give the enemy. */
function shipPoints(s: Readonly<Sails>, ship: Readonly<Ship>, left: number): number {
  const out = OUT[ship.base] as number;
  if (homeEdge(s, ship.side) >= 0 && wentHome(s, ship)) return 0;
  if (ship.condition === 'aground') return (STRANDED[ship.base] as number) + (1 - left) * 2;
  return out * (1 - left);
}

/** C4.8, C4.11 For its attackers: 4 less than nothing while it is whole, 4 for a scratch, 8 for its surrender. */
function outpostPoints(s: Readonly<Sails>, building: Readonly<Ship>): number {
  if (!inAction(building)) return 8;
  const loss = lossOf(building.id);
  const hull = hullLeft(building);
  const crew = crewLeft(building);
  const near = NEARING * nearness(s, building);
  const whole = building.crew === 0 && building.hull[0] === 0;
  const scratched = whole ? Math.min(1, 2 * (loss.hull + loss.crew)) : 1;
  const silenced = 1 - Math.max(0, Math.min((hull - loss.hull) / POINTS, (crew - loss.crew) / CREW));
  return -4 + 8 * scratched + 4 * silenced + near;
}
const POINTS = 8;
const CREW = 4;
/** What it is worth to lie close to the outpost, in points, and over which way. */
const NEARING = 2;
const APPROACH = 80_000;

/** From 0 to 1: how close the nearest of its enemies comes. */
function nearness(s: Readonly<Sails>, to: Readonly<Ship>): number {
  let most = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side === to.side || !isShip(ship) || ship.condition !== 'afloat') continue;
    const at = predictionOf(i).places[1]?.[0] as ExpectedPose;
    const dx = to.x - at.x;
    const dy = to.y - at.y;
    const off = Math.max(0, distanceFloor(dx, dy) - RULER.half);
    most = Math.max(most, 1 - Math.min(1, off / APPROACH));
  }
  return most;
}

const SUPPLIES_IN_ALL = 6;
const NOTHING_LANDED = 3;
/** How sure each stage makes the landing: on the way at best, on the spot with sails still set, stopping there, stopped. */
const UNDER_WAY = 0.55;
const ON_THE_SPOT = 0.6;
const STOPPING = 0.85;
const STOPPED = 1;
const SHORT_OF_IT = 0.1;

/** C5.8 What the supplies will have brought in the end, less what the enemy gains by their failing. */
function supplies(s: Readonly<Sails>): number {
  const lead = principal(s);
  const landed = s.progress[lead] as number;
  const base = landed > 0 ? landed : -NOTHING_LANDED;
  const frigate = supplyFrigate(s, lead);
  const island = s.land.find(land => land.kind === 'island');
  if (frigate === undefined || island === undefined || landed === SUPPLIES_IN_ALL || !inAction(frigate)) return base;
  const rest = SUPPLIES_IN_ALL - landed + (landed > 0 ? 0 : NOTHING_LANDED);
  return base + rest * landing(frigate, island);
}

function supplyFrigate(s: Readonly<Sails>, side: Side): Ship | undefined {
  return s.ships.find(ship => ship.side === side && ship.base === FRIGATE);
}

function landing(frigate: Readonly<Ship>, island: Land): number {
  const { places } = predictionOf(frigate.id);
  const end = places[1]?.[0] as ExpectedPose;
  const there = hullTouchesArea(end, island.outline, RULER.close);
  if (end.sails === STRUCK) {
    if (!there) return SHORT_OF_IT;
    return frigate.stopped === 1 ? STOPPED : STOPPING;
  }
  if (frigate.condition === 'aground') return 0;
  const dx = island.x - end.x;
  const dy = island.y - end.y;
  const off = Math.max(0, distanceFloor(dx, dy) - island.reach - RULER.close);
  const turns = off / MOVE;
  // Close by, short sail is what lets her stop in time.
  const short = turns < 3 && end.sails === BACKING ? NEARLY_THERE : 0;
  const way = UNDER_WAY * (1 - Math.min(0.9, 0.07 * turns));
  return (there ? Math.max(way, ON_THE_SPOT) : way) + short;
}
const NEARLY_THERE = 0.04;

/** C6.6 The attackers may fill less than half their boxes, and none may run aground. */
function ducks(s: Readonly<Sails>, left: readonly number[]): number {
  const attacker = principal(s);
  let ours = 0;
  let theirs = 0;
  let hope = 1;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side !== attacker) {
      theirs += (left[i] as number) * worthOf(ship);
      continue;
    }
    const share = soundness(ship);
    if (share <= 0 || ship.condition === 'aground') hope = FORLORN;
    if (inAction(ship) || ship.condition === 'unplaced') ours += worthOf(ship) * curve(s, share) * (left[i] as number);
  }
  return ours + theirs === 0 ? 0 : NEARLY * ((2 * hope * ours) / (hope * ours + theirs) - 1);
}
const FORLORN = 0.05;

/** How much of the half that she may lose is left, with what is expected; a box that is not full does not count. */
function soundness(ship: Readonly<Ship>): number {
  const loss = lossOf(ship.id);
  const allowed = (ship.hull.length + crewBoxes(ship)) / 2;
  let full = ship.crew;
  for (let box = 0; box < ship.hull.length; box++) {
    const held = ship.hull[box] as number;
    if (held < 0 || held >= ship.burden) full++;
    else full += held / ship.burden / 2;
  }
  return (allowed - full - loss.hull - loss.crew) / allowed;
}
