/** How a position looks to an agent. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf, isDefeat } from '@weathergauge/engine';
import { distanceFloor, isqrt } from '@weathergauge/seamanship';
import { addBoarding, lossOf, reckon, stageOf } from './battle.ts';
import { healthAfter } from './health.ts';
import { sideValue } from './aims.ts';
import { bringsSupplies, hasErrand } from './parts.ts';
import { predictionOf, sailsAtAll, waysOut } from './prediction.ts';
import { attitudeOf, RED } from '../model/attitude.ts';
import { coveredHull } from '../chapters/b7-damage.ts';
import { result } from '../chapters/c2-victory.ts';
import { RULER } from '../model/data/figures.ts';
import type { Draft } from '../model/drafts.ts';
import { loadingOf, outfitOf, planOf } from '../model/drafts.ts';
import { DUCKS } from '../book/scenarios.ts';
import { touchedBy } from '../chapters/o10-grapnels.ts';
import type { ExpectedPose } from '../model/scratch.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import { ADVANCED, BRITISH, FRENCH, inAction, isShip, ordered, STANDARD, STRUCK } from '../model/state.ts';

/** What is left of a ship whose cards take her off the table or ashore. */
const RUINED = 0.04;
/** By ways out: what is left of a ship with no room, one's own and another's. */
const OWN_ROOM: readonly number[] = [0.12, 0.9, 0.975, 1];
const THEIR_ROOM: readonly number[] = [0.5, 0.97, 0.99, 1];
/** By turns on end that she has been taken aback when the wind's eye is before her once more. */
const TAKEN_ABACK: readonly number[] = [0.96, 0.93, 0.9, 0.87];
const LIES_STILL = 0.85;
/** What a change of sail costs: who sets it one turn and takes it in the next has gained nothing. */
const TRIMMED = 0.006;
/** What distance beyond short range costs, by thirds of the table’s two sides; less where own boxes are to be spared (C6.6). */
const DISTANT = 0.25;
const DISTANT_DUCKS = 0.05;

export function evaluate(s: Readonly<Sails>, seat: Seat): number {
  const ended = result(s);
  if (ended) {
    if (ended.winners.length === 0) return isDefeat(ended) ? -1 : 0;
    return ended.winners.includes(seat) ? 1 : -1;
  }
  const side = s.articles.sides[seat] as Side;
  const draft = draftOf(s, seat);
  reckon(s, seat, draft, stageOf(s, draft));
  if (s.articles.boarding) foreseeBoarding(s, seat, draft);
  const left: number[] = [];
  for (let i = 0; i < s.ships.length; i++) left.push(leftOf(s, s.ships[i] as Ship, seat, draft));
  const value =
    sideValue(s, side, left) +
    stores(s, seat, draft) -
    aloof(s, seat) -
    trimmed(s, seat, draft) -
    (s.turn === 0 ? crowded(s, seat) : 0);
  return CERTAINTY * value;
}

/** Only a battle that is over is won or lost for certain: with all that is added, expectations stay within these bounds. */
const CERTAINTY = 0.65;
/** What it costs to begin on top of a friend, and how far off she no longer matters. */
const CROWDED = 0.02;
const ELBOW_ROOM = 16_000;

/** Before the first turn: own ships so close that they hinder each other. Against ships at anchor they do best together. */
function crowded(s: Readonly<Sails>, seat: Seat): number {
  if (s.articles.scenario === DUCKS) return 0;
  let cost = 0;
  for (let i = 0; i < s.ships.length; i++) {
    for (let j = i + 1; j < s.ships.length; j++) {
      const ship = s.ships[i] as Ship;
      const other = s.ships[j] as Ship;
      if (ship.seat !== seat || other.seat !== seat || !isShip(ship) || !isShip(other)) continue;
      const at = predictionOf(i).fork;
      const there = predictionOf(j).fork;
      const off = distanceFloor(at.x - there.x, at.y - there.y);
      cost += CROWDED * Math.max(0, 1 - off / ELBOW_ROOM);
    }
  }
  return cost;
}

/** What will be left of a ship, from 0 to 1: her health after the next exchanges, and the room she has to live in. */
function leftOf(s: Readonly<Sails>, ship: Readonly<Ship>, seat: Seat, draft: Readonly<Draft> | null): number {
  const waits = ship.condition === 'unplaced';
  if (!waits && !inAction(ship)) return 0;
  const health = waits ? 1 : healthAfter(s, ship, lossOf(ship.id));
  if (!sailsAtAll(s, ship)) return health * (isShip(ship) ? LIES_STILL : 1);
  const own = ship.seat === seat;
  const { fork, ruined, home } = predictionOf(ship.id);
  if (home === 1) return health;
  if (ruined === 1) return health * RUINED;
  let sound = (own ? OWN_ROOM : THEIR_ROOM)[waysOut(s, ship, own, draft)] as number;
  if (attitudeOf(fork.heading, s.windFrom) === RED)
    sound *= TAKEN_ABACK[Math.min(fork.aback, TAKEN_ABACK.length - 1)] as number;
  if (fork.sails === STRUCK && s.articles.level === ADVANCED && !bringsSupplies(s, ship)) sound *= LIES_STILL;
  return health * sound;
}

/** What a loaded broadside is worth beside the targets it has, by shot: ball is never wrong. */
const IN_STORE: readonly number[] = [0, 0.004, 0.001, 0.002, 0.003];

function stores(s: Readonly<Sails>, seat: Seat, draft: Readonly<Draft> | null): number {
  if (s.articles.level < STANDARD) return 0;
  let sum = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== seat || !inAction(ship)) continue;
    const { loads } = loadingOf(draft, ship);
    const loaded = outfitOf(draft, ship).shot;
    const plan = planOf(draft, ship);
    for (let side = 0; side < ship.shot.length; side++) {
      const chosen = loads[side] as number;
      const shot = chosen > 0 ? chosen : ship.spent[side] === 0 ? (loaded[side] as number) : 0;
      if (shot > 0) sum += IN_STORE[shot] as number;
      else if (ordered(plan, side === 0 ? 'reload-left' : 'reload-right')) sum += IN_STORE[1] as number;
    }
  }
  return sum;
}

/** A4.2, A4.3 What own ships spend on sails that are set or taken in this turn. */
function trimmed(s: Readonly<Sails>, seat: Seat, draft: Readonly<Draft> | null): number {
  if (s.articles.level < ADVANCED || s.revealed === 1) return 0;
  let cost = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== seat || !inAction(ship)) continue;
    const plan = planOf(draft, ship);
    if (ordered(plan, 'increase-sails') || ordered(plan, 'decrease-sails')) cost += TRIMMED;
  }
  return cost;
}

/** What own ships lose by being too far from the nearest enemy to hurt her. */
function aloof(s: Readonly<Sails>, seat: Seat): number {
  let cost = 0;
  let ships = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== seat || !isShip(ship) || !(inAction(ship) || ship.condition === 'unplaced')) continue;
    ships++;
    if (hasErrand(s, ship)) continue;
    const at = predictionOf(i).places[1]?.[0] as ExpectedPose;
    let nearest = Number.MAX_SAFE_INTEGER;
    for (let j = 0; j < s.ships.length; j++) {
      const other = s.ships[j] as Ship;
      if (other.side === ship.side || !(inAction(other) || other.condition === 'unplaced')) continue;
      const there = predictionOf(j).places[1]?.[0] as ExpectedPose;
      const dx = there.x - at.x;
      const dy = there.y - at.y;
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
    if (nearest === Number.MAX_SAFE_INTEGER) continue;
    cost += Math.max(0, isqrt(nearest) - RULER.half);
  }
  const weight = s.articles.scenario === DUCKS ? DISTANT_DUCKS : DISTANT;
  const third = (s.articles.width + s.articles.height) / 3;
  return ships === 0 ? 0 : (weight * cost) / (ships * third);
}

function foreseeBoarding(s: Readonly<Sails>, seat: Seat, draft: Readonly<Draft> | null): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== seat || !isShip(ship) || !inAction(ship)) continue;
    const enemies = touchedBy(s, ship);
    if (enemies.length === 0) continue;
    addBoarding(s, ship, s.ships[ship.grapple >= 0 ? ship.grapple : (enemies[0] as number)] as Ship, draft);
  }
}

/** Boxes, crew and ships by side, in the book's own units. */
export function tally(s: Readonly<Sails>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [side, name] of [
    [BRITISH, 'British'],
    [FRENCH, 'French'],
  ] as const) {
    let boxes = 0;
    let crew = 0;
    let lost = 0;
    let [masts, fires, leaks] = [0, 0, 0];
    for (const ship of s.ships) {
      if (ship.side !== side || !isShip(ship)) continue;
      masts += ship.masts + ship.lostMasts;
      fires += ship.fires;
      leaks += ship.leaks;
      boxes += coveredHull(ship);
      crew += ship.crew;
      if (ship.fate !== '') lost++;
    }
    counts[`${name} hull boxes lost`] = boxes;
    counts[`${name} crew lost`] = crew;
    counts[`${name} masts lost`] = masts;
    counts[`${name} fires`] = fires;
    counts[`${name} leaks`] = leaks;
    counts[`${name} ships lost`] = lost;
  }
  counts['ships grappled'] = s.grappled.length;
  return counts;
}
