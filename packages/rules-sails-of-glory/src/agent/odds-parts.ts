/** What counts in scenarios that have a part for each side, for its odds. Nothing here is a rule. */

import type { OddsRow } from '@weathergauge/engine';
import { distanceFloor } from '@weathergauge/seamanship';
import { worthOf } from './health.ts';
import type { Fleet } from './odds-fleet.ts';
import { health, isThere, ratio } from './odds-fleet.ts';
import { offEdge } from './parts.ts';
import { BLOCKADE, DUCKS, FREE_BATTLE, OUTPOST, SUPPLIES } from '../book/scenarios.ts';
import { crewBoxes } from '../chapters/b7-damage.ts';
import { principal } from '../chapters/c1-zones.ts';
import { SUPPLIES_IN_ALL, wentHome } from '../chapters/c2-remains.ts';
import { scores } from '../chapters/c2-victory.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BRITISH, BUILDING, FRIGATE, inAction, isShip } from '../model/state.ts';

/** Of scenarios with a part for each side: for the side about which it turns. */
export const PARTS: readonly OddsRow[] = [
  ['points', 800],
  ['late points', 800],
  ['runners’ way home', -800],
  ['runners home', 500],
  ['weakest runner', 1000],
  ['chasers ahead', -800],
  ['chasers whole', -500],
  ['outpost whole', 500],
  ['outpost scratched', -300],
  ['attackers’ strength', -800],
  ['holders’ strength', 800],
  ['supplies landed', 800],
  ['frigate’s way', -500],
  ['frigate’s health', 500],
  ['escorts’ strength', 500],
  ['enemies’ strength', -500],
  ['ducks left', -2000],
  ['boxes to spare', 1500],
  ['worst attacker', 1500],
  ['ducks’ crews', -500],
];

export function addParts(s: Readonly<Sails>, fleets: readonly [Fleet, Fleet], found: number[]): void {
  const { scenario } = s.articles;
  const lead = principal(s);
  const sign = lead === BRITISH ? 1 : -1;
  const [own, enemy] = [fleets[lead], fleets[1 - lead] as Fleet];
  const [british, french] = scores(s);
  const points = british - french;
  const isScored = scenario === OUTPOST || scenario === SUPPLIES || scenario === FREE_BATTLE;
  const weight = scenario === FREE_BATTLE ? 0.1 : 1;
  found.push(
    isScored ? squashed(points * weight, 6) : 0,
    isScored ? squashed(points * weight, 6) * Math.min(1, s.turn / s.articles.turns) : 0,
  );
  const { way, home, weakest, ahead } = scenario === BLOCKADE ? runners(s, own, enemy) : NO_RUN;
  const isBlockade = scenario === BLOCKADE ? sign : 0;
  found.push(isBlockade * way, isBlockade * home, isBlockade * weakest, isBlockade * ahead, isBlockade * ratio(enemy));
  const isOutpost = scenario === OUTPOST ? sign : 0;
  const building = scenario === OUTPOST ? outpost(s) : NO_BUILDING;
  found.push(
    isOutpost * building.whole,
    isOutpost * building.scratched,
    isOutpost * ratio(enemy),
    isOutpost * ratio(own),
  );
  const isSupplies = scenario === SUPPLIES ? sign : 0;
  const frigate = scenario === SUPPLIES ? supplyRun(s) : NO_SUPPLIES;
  found.push(
    (isSupplies * (s.progress[lead] as number)) / SUPPLIES_IN_ALL,
    isSupplies * frigate.way,
    isSupplies * frigate.health,
    isSupplies * ratio(own),
    isSupplies * ratio(enemy),
  );
  const isDucks = scenario === DUCKS ? sign : 0;
  const spare = scenario === DUCKS ? toSpare(s) : NOTHING_TO_SPARE;
  found.push(
    isDucks * ratio(enemy),
    isDucks * spare.mean,
    isDucks * spare.least,
    (isDucks * enemy.crew) / Math.max(0.01, enemy.full),
  );
}

const NO_RUN = { way: 0, home: 0, weakest: 0, ahead: 0 };

/** C3.6 All runners must come home: how far the farthest has to go, how many are home, how sound the weakest is, who bars the way. */
function runners(s: Readonly<Sails>, own: Fleet, enemy: Fleet): typeof NO_RUN {
  const lead = principal(s);
  const edge = s.edges[lead] as number;
  let [way, home, ahead] = [0, 0, 0];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side !== lead || !isShip(ship)) continue;
    if (wentHome(s, ship)) home++;
    else if (isThere(ship)) way = Math.max(way, placed(s, ship, edge));
  }
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side === lead || !isShip(ship) || !inAction(ship)) continue;
    if (offEdge(s, edge, ship.x, ship.y) < way) ahead += (worthOf(ship) * health(ship)) / Math.max(0.01, enemy.full);
  }
  return {
    way: way / (s.articles.width + s.articles.height),
    home,
    weakest: own.ships === 0 ? 0 : weakestOf(s),
    ahead,
  };
}

function weakestOf(s: Readonly<Sails>): number {
  const lead = principal(s);
  let weakest = 1;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side === lead && isShip(ship) && isThere(ship)) weakest = Math.min(weakest, health(ship));
  }
  return weakest;
}

/** Off the edge, or all the way across before she is placed. */
function placed(s: Readonly<Sails>, ship: Readonly<Ship>, edge: number): number {
  if (ship.condition === 'unplaced') return edge % 2 === 0 ? s.articles.height : s.articles.width;
  return Math.max(0, offEdge(s, edge, ship.x, ship.y));
}

const NO_BUILDING = { whole: 0, scratched: 0 };

/** C4.8, C4.11 */
function outpost(s: Readonly<Sails>): typeof NO_BUILDING {
  const lead = principal(s);
  for (let i = 0; i < s.ships.length; i++) {
    const building = s.ships[i] as Ship;
    if (building.base !== BUILDING || building.side !== lead) continue;
    if (!inAction(building)) return { whole: 0, scratched: 1 };
    const scratched = building.crew > 0 || (building.hull[0] as number) > 0 ? 1 : 0;
    return { whole: health(building), scratched };
  }
  return NO_BUILDING;
}

const NO_SUPPLIES = { way: 0, health: 0 };

/** C5.8 How far the frigate has to go to the island, and how sound she is. */
function supplyRun(s: Readonly<Sails>): typeof NO_SUPPLIES {
  const lead = principal(s);
  const frigate = s.ships.find(ship => ship.side === lead && ship.base === FRIGATE);
  const island = s.land.find(land => land.kind === 'island');
  if (frigate === undefined || island === undefined || !isThere(frigate)) return NO_SUPPLIES;
  if (frigate.condition === 'unplaced') return { way: 0.5, health: 1 };
  const off = distanceFloor(island.x - frigate.x, island.y - frigate.y);
  return { way: off / (s.articles.width + s.articles.height), health: health(frigate) };
}

const NOTHING_TO_SPARE = { mean: 0, least: 0 };

/** C6.6 The attackers may fill less than half their boxes: what is left of that, from 1 to below 0. */
function toSpare(s: Readonly<Sails>): typeof NOTHING_TO_SPARE {
  const lead = principal(s);
  let [sum, ships, least] = [0, 0, 1];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side !== lead || !isShip(ship)) continue;
    let full = ship.crew;
    for (let box = 0; box < ship.hull.length; box++) {
      const held = ship.hull[box] as number;
      full += held < 0 || held >= ship.burden ? 1 : held / ship.burden / 2;
    }
    const left = isThere(ship) ? 1 - (2 * full) / (ship.hull.length + crewBoxes(ship)) : -1;
    sum += left;
    ships++;
    least = Math.min(least, left);
  }
  return { mean: ships === 0 ? 0 : sum / ships, least };
}

function squashed(lead: number, half: number): number {
  return lead / (Math.abs(lead) + half);
}
