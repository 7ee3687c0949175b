/** B10, C1–C6, R40, R44 When a battle is over, what it is worth, and who has won. */

import type { Context, Ending, Result, Seat } from '@weathergauge/engine';
import { DEFEAT, settledBySides } from '@weathergauge/engine';
import { effectiveSails } from './b3-movement.ts';
import { crewBoxes, lose } from './b7-damage.ts';
import { principal } from './c1-zones.ts';
import { endingClause, pointsClause } from './c2-citations.ts';
import {
  buildingOf,
  frigateAtIsland,
  hasFallen,
  hasLeave,
  isOut,
  SUPPLIES_IN_ALL,
  shipsAfloat,
  shipsInPlay,
  wentHome,
} from './c2-remains.ts';
import { RULER, SHIPS } from '../model/data/figures.ts';
import { laterOf } from '../model/editions.ts';
import { tell } from '../model/events.ts';
import { basesWithin } from '../model/hulls.ts';
import { BLOCKADE, DUCKS, FREE_BATTLE, OUTPOST, SUPPLIES } from '../book/scenarios.ts';
import { bandOf, rangeTo } from '../model/sight.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import {
  BATTERY,
  BRITISH,
  BUILDING,
  enemyOf,
  FRENCH,
  FRIGATE,
  inAction,
  isShip,
  NOBODY,
  onTable,
  STRUCK,
} from '../model/state.ts';

/** C4.11–C4.13, C5.8, C5.10–C5.12 By FRIGATE, LINER: out of the game, and aground. */
const OUT = [5, 9] as const;
const STRANDED = [3, 5] as const;
const BUILDING_TAKEN = 8;
const BUILDING_DAMAGED = 4;
const BUILDING_WHOLE = -4;
const SUPPLIES_A_TURN = 2;
const NOTHING_LANDED = 3;

// --- Taking stock ---

/** C2.10, R76 All that is left of both sides is aground, and no gun or musket bears on an enemy. */
function isStalemate(s: Readonly<Sails>): boolean {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (isShip(ship) && ship.condition === 'afloat') return false;
    if (ship.base === BATTERY && inAction(ship)) return false; // R44 A battery may yet decide it.
  }
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isShip(ship) || !inAction(ship)) continue;
    for (let j = 0; j < s.ships.length; j++) {
      const enemy = s.ships[j] as Ship;
      if (enemy.side !== ship.side && isShip(enemy) && inAction(enemy) && bearsOn(s, ship, enemy)) return false;
    }
  }
  return true;
}

function bearsOn(s: Readonly<Sails>, ship: Readonly<Ship>, enemy: Readonly<Ship>): boolean {
  if (basesWithin(ship, enemy, RULER.width)) return true;
  const screens = s.ships.filter(onTable);
  for (let side = 0; side < 2; side++)
    for (let arc = 0; arc < 3; arc++) if (bandOf(rangeTo(ship, side, arc, enemy, screens, s.land, 0)) >= 0) return true;
  return false;
}

/** At the end of each turn: what a scenario counts, and whether the battle is over. */
export function takeStock(s: Sails, context: Context): Sails['over'] {
  if (s.articles.scenario === SUPPLIES) landSupplies(s, context);
  return judge(s, s.turn >= s.articles.turns ? 'turns' : '', context); // R40
}

/** B10.6 Whether the battle is over, which fires and leaks may bring about before a turn; `otherwise` if it is not decided. */
export function judge(s: Sails, otherwise: Sails['over'], context: Context): Sails['over'] {
  if (s.articles.scenario === OUTPOST) for (const side of [BRITISH, FRENCH] as const) yieldOutpost(s, side, context);
  const over = ending(s) || otherwise;
  if (over !== '' && isScored(s)) {
    eachPoint(s, (side, points, why) => {
      if (why !== 'supplies')
        tell(context, { type: 'scored', to: 'all', clause: pointsClause(s.articles, why), side, points, why });
    });
  }
  return over;
}

/** C5.8, R78 Her supply frigate lies still with struck sails by the island. */
function landSupplies(s: Sails, context: Context): void {
  const side = principal(s);
  const frigate = frigateAtIsland(s);
  if (!frigate || frigate.sailed !== 0 || effectiveSails(s, frigate) !== STRUCK) return;
  if ((s.progress[side] as number) >= SUPPLIES_IN_ALL) return;
  s.progress[side] = (s.progress[side] as number) + SUPPLIES_A_TURN;
  tell(context, { type: 'scored', to: 'all', clause: 'C5.8', side, points: SUPPLIES_A_TURN, why: 'supplies' });
}

/** C4.9 The building gives up when its fleet is beaten by one that still swims. */
function yieldOutpost(s: Sails, side: Side, context: Context): void {
  const building = buildingOf(s, side);
  if (!building || isOut(building) || shipsInPlay(s, side) > 0 || shipsAfloat(s, enemyOf(side)) === 0) return;
  lose(s, building, 'surrendered', 'C4.9', context);
}

function ending(s: Readonly<Sails>): Sails['over'] {
  switch (s.articles.scenario) {
    case BLOCKADE:
      return blockadeEnding(s);
    case OUTPOST:
      return outpostEnding(s);
    case SUPPLIES:
      return suppliesEnding(s);
    case DUCKS:
      return ducksEnding(s);
    default:
      return battleEnding(s);
  }
}

/** B10.6, C1.6, C2.9, C2.10 */
function battleEnding(s: Readonly<Sails>): Sails['over'] {
  const british = shipsInPlay(s, BRITISH);
  const french = shipsInPlay(s, FRENCH);
  if (british === 0 || french === 0) return british === french ? 'empty' : 'beaten';
  return s.land.length > 0 && isStalemate(s) ? 'aground' : '';
}

/** C3.6, C3.7; C3.9 played twice, every runner counts, so it goes on to the last of them. */
function blockadeEnding(s: Readonly<Sails>): Sails['over'] {
  const runner = principal(s);
  const stopped = s.ships.some(ship => ship.side === runner && isOut(ship) && !wentHome(s, ship));
  if (stopped && !s.articles.twice) return 'beaten';
  const afloat = shipsAfloat(s, runner);
  const aground = shipsInPlay(s, runner) > afloat; // R87 On a coast she comes home no more.
  if (aground && (afloat === 0 || !s.articles.twice)) return 'aground';
  if (afloat > 0) return '';
  return stopped ? 'beaten' : 'escaped';
}

/** C4.10, R91 */
function outpostEnding(s: Readonly<Sails>): Sails['over'] {
  const holder = principal(s);
  const attacker = enemyOf(holder);
  if (s.articles.twoIslands) {
    for (const side of [BRITISH, FRENCH] as const)
      if (shipsAfloat(s, side) === 0 && hasFallen(s, side)) return 'silenced';
    if (shipsAfloat(s, BRITISH) + shipsAfloat(s, FRENCH) > 0) return '';
    return shipsInPlay(s, BRITISH) + shipsInPlay(s, FRENCH) > 0 ? 'aground' : 'empty';
  }
  if (shipsAfloat(s, attacker) === 0) return shipsInPlay(s, attacker) > 0 ? 'aground' : 'beaten';
  return hasFallen(s, holder) && shipsAfloat(s, holder) === 0 ? 'silenced' : '';
}

/** C5.7 */
function suppliesEnding(s: Readonly<Sails>): Sails['over'] {
  const supplier = principal(s);
  const british = shipsAfloat(s, BRITISH);
  const french = shipsAfloat(s, FRENCH);
  if (british > 0 && french > 0) return '';
  if (s.ships.every(ship => ship.side !== supplier || hasLeave(s, ship))) return 'supplied';
  const stranded = shipsInPlay(s, BRITISH) + shipsInPlay(s, FRENCH) > british + french;
  return stranded ? 'aground' : 'beaten';
}

/** C6.6, R86 Over when the ships at anchor are out, or when the attacker cannot win any more. */
function ducksEnding(s: Readonly<Sails>): Sails['over'] {
  const attacker = principal(s);
  if (shipsInPlay(s, enemyOf(attacker)) === 0 || shipsInPlay(s, attacker) === 0) return 'beaten';
  if (shipsAfloat(s, attacker) < shipsInPlay(s, attacker)) return 'aground';
  return s.ships.some(ship => ship.side === attacker && isLostAttacker(s, ship)) ? 'beaten' : '';
}

/** R86 One that has left counts as surrendered. */
function isLostAttacker(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return isOut(ship) && (ship.fate !== 'exited' || !laterOf(s).leaving);
}

// --- Points ---

/** Scenarios in which points decide. */
function isScored(s: Readonly<Sails>): boolean {
  return s.articles.scenario === OUTPOST || s.articles.scenario === SUPPLIES;
}

function eachPoint(s: Readonly<Sails>, note: (side: Side, points: number, why: string) => void): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const enemy = enemyOf(ship.side);
    if (ship.base === BUILDING) {
      if (isOut(ship)) note(enemy, BUILDING_TAKEN, 'building');
      else if (ship.crew > 0 || (ship.hull[0] as number) > 0) note(enemy, BUILDING_DAMAGED, 'building damaged');
      else note(enemy, BUILDING_WHOLE, 'building untouched');
    } else if (isShip(ship)) {
      // R90 Lost is more than aground.
      if (isOut(ship) && !hasLeave(s, ship)) note(enemy, OUT[ship.base] as number, 'ship');
      else if (ship.condition === 'aground') note(enemy, STRANDED[ship.base] as number, 'ship aground');
    }
  }
  if (s.articles.scenario !== SUPPLIES) return;
  const lead = principal(s);
  const landed = s.progress[lead] as number;
  if (landed > 0) note(lead, landed, 'supplies');
  else note(enemyOf(lead), NOTHING_LANDED, 'no supplies');
}

/** Of the battle under way: the book's points where it has some, else enemies out, by their points in a free battle. */
function battleScores(s: Readonly<Sails>): [british: number, french: number] {
  const points: [number, number] = [0, 0];
  if (isScored(s)) {
    eachPoint(s, (side, by) => {
      points[side] += by;
    });
    return points;
  }
  const { scenario } = s.articles;
  const runner = principal(s);
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isShip(ship) || !isOut(ship)) continue;
    if (scenario === FREE_BATTLE)
      points[enemyOf(ship.side)] += SHIPS[ship.card]?.points ?? 0; // R44
    else if (scenario !== BLOCKADE) points[enemyOf(ship.side)] += 1;
    else if (ship.side === runner) points[wentHome(s, ship) ? runner : enemyOf(runner)] += 1;
  }
  // C3.9 Only what is brought off counts when both sides have a run.
  if (scenario === BLOCKADE && s.articles.twice) points[enemyOf(runner)] = 0;
  return points;
}

/** Both battles together where there are two (C3.9, C4.16, C5.14). */
export function scores(s: Readonly<Sails>): [number, number] {
  const points = battleScores(s);
  points[BRITISH] += s.legScores[BRITISH] ?? 0;
  points[FRENCH] += s.legScores[FRENCH] ?? 0;
  return points;
}

/** What is kept of the first of two battles: its scores, and in the blockade what its runners did (C3.10). */
export function legScores(s: Readonly<Sails>): number[] {
  const points: number[] = battleScores(s);
  return s.articles.scenario === BLOCKADE ? [...points, ...runnersDeeds(s)] : points;
}

/** C3.10 Undamaged boxes on ships brought off, chasers out, boxes of damage done to chasers. */
function runnersDeeds(s: Readonly<Sails>): number[] {
  const runner = principal(s);
  let sound = 0;
  let sunk = 0;
  let damage = 0;
  for (const ship of s.ships) {
    if (ship.side === runner && wentHome(s, ship)) sound += ship.hull.length + crewBoxes(ship) - boxesHit(ship);
    if (ship.side === runner) continue;
    if (isOut(ship) && ship.fate !== 'exited') sunk++;
    damage += boxesHit(ship);
  }
  return [sound, sunk, damage];
}

/** Boxes of both tracks with anything in them. */
function boxesHit(ship: Readonly<Ship>): number {
  let boxes = ship.crew;
  for (const points of ship.hull) if (points !== 0) boxes++;
  return boxes;
}

/** C6.6, R79 Boxes of both tracks that are full. */
function boxesFull(ship: Readonly<Ship>): number {
  let boxes = ship.crew;
  for (const points of ship.hull) if (points < 0 || points >= ship.burden) boxes++;
  return boxes;
}

// --- Victory ---

/** The side that has won, or NOBODY for a draw. */
export function winnerOf(s: Readonly<Sails>): Side | typeof NOBODY {
  const lead = principal(s);
  switch (s.articles.scenario) {
    case BLOCKADE:
      if (s.articles.twice) return betterRunner(s);
      return s.over === 'escaped' ? lead : enemyOf(lead); // C3.6, C3.7; R40 in time, or not at all
    case DUCKS:
      return ducksWon(s) ? lead : enemyOf(lead);
    case OUTPOST:
    case SUPPLIES: {
      const points = scores(s);
      return higher(points[BRITISH], points[FRENCH]); // C4.15, C5.13
    }
    default:
      return survivor(s);
  }
}

function higher(british: number, french: number): Side | typeof NOBODY {
  if (british === french) return NOBODY;
  return british > french ? BRITISH : FRENCH;
}

/** C1.6; C2.10, C2.11, R40 else more ships left, then more of the line; R44 in a free battle the points of those out. */
function survivor(s: Readonly<Sails>): Side | typeof NOBODY {
  const british = shipsInPlay(s, BRITISH);
  const french = shipsInPlay(s, FRENCH);
  if (british === 0 || french === 0) return higher(british, french);
  if (s.articles.scenario === FREE_BATTLE) {
    const points = scores(s);
    return higher(points[BRITISH], points[FRENCH]);
  }
  if (british !== french) return higher(british, french);
  return higher(linersInPlay(s, BRITISH), linersInPlay(s, FRENCH));
}

function linersInPlay(s: Readonly<Sails>, side: Side): number {
  return s.ships.filter(ship => ship.side === side && isShip(ship) && inAction(ship) && ship.base !== FRIGATE).length;
}

/** C6.6, R86 */
function ducksWon(s: Readonly<Sails>): boolean {
  const attacker = principal(s);
  for (const ship of s.ships) {
    if (ship.side !== attacker) {
      if (isShip(ship) && inAction(ship)) return false;
    } else if (
      ship.condition === 'aground' ||
      isLostAttacker(s, ship) ||
      2 * boxesFull(ship) >= ship.hull.length + crewBoxes(ship)
    ) {
      return false;
    }
  }
  return true;
}

/** C3.9, C3.10 Ships brought off, then the runners' deeds one after the other. */
function betterRunner(s: Readonly<Sails>): Side | typeof NOBODY {
  const second = principal(s);
  const first = enemyOf(second);
  const points = scores(s);
  const before = [points[first], ...s.legScores.slice(2)];
  const now = [points[second], ...runnersDeeds(s)];
  for (let i = 0; i < now.length; i++) {
    if ((now[i] as number) > (before[i] ?? 0)) return second;
    if ((now[i] as number) < (before[i] ?? 0)) return first;
  }
  return NOBODY;
}

/** B10.1 A player alone who has not won has been beaten by the automaton: nobody wins then, and the reason says so. */
export function result(s: Readonly<Sails>): Result | null {
  if (s.stack.length > 0 || s.over === '') return null;
  const { sides, automatic } = s.articles;
  const winner = winnerOf(s);
  const points = scores(s);
  const winners: Seat[] = [];
  const each: number[] = [];
  for (let seat = 0; seat < sides.length; seat++) {
    if (sides[seat] === winner) winners.push(seat as Seat);
    each.push(points[sides[seat] as Side]);
  }
  const defeat = winner !== NOBODY && winner === automatic;
  return {
    winners,
    scores: each,
    reason: defeat ? DEFEAT : s.over,
    clause: endingClause(s),
  };
}

/** One captain who gives up strikes for the whole side; points are those counted so far. Alone against P1 it is a defeat. */
export function settled(s: Readonly<Sails>, how: Ending): Result {
  const points = scores(s);
  const { sides, automatic } = s.articles;
  const each = sides.map(side => points[side]);
  const bySides = settledBySides(how, sides, each);
  return how.how !== 'agreed' && automatic !== NOBODY ? { ...bySides, reason: DEFEAT } : bySides;
}
