/** How a position looks to an agent. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { stepX8, stepY8 } from '@weathergauge/seamanship';
import { hullsTouch } from '../chapters/ch2-courses.ts';
import { allowance, mastFactor } from '../chapters/ch2-sailing.ts';
import { fightingDice } from '../chapters/ch4-boarding.ts';
import { bandOf, bearing, rakesFrom } from '../chapters/ch4-bearing.ts';
import { decksToFire } from '../chapters/ch4-gunnery.ts';
import { cells } from '../chapters/ch3-ships.ts';
import { cellsLost, result, scores } from '../chapters/ch5-victory.ts';
import { afloat } from '../model/conditions.ts';
import { BANDS, HULL_REACH, LONGEST_SHOT, MM, PRIZE_POINTS } from '../model/data/tables.ts';
import { areFouled } from '../chapters/ch4-grapnels.ts';
import { pendingShot } from './gunnery.ts';
import { isHemmedIn } from './way.ts';
import type { AgeOfSail, Ship, Side } from '../model/state.ts';
import { enemies, sideOf } from '../model/state.ts';
import type { Condition } from '../model/vocabulary.ts';

/** Points at which the curve from a lead to certainty is half way. */
const HALF_WAY = 14;
/** Expected hits count this much while her guns bear at all, and this much more while they may still fire this turn. */
const BEARING = 0.4;
/** Less in all than the shot itself, or nobody would ever fire. */
const READY = 0.45;
/** What a ship that can still fight is worth beyond the cells left on her record. */
const FIGHTING_DECK = 0.35;
const SAILING_MAST = 0.25;
/** Chance that a fire of each stage ends in an explosion. */
const BLOWS_UP = [0, 5 / 9, 5 / 6] as const;
/** Points lost for each centimetre between a ship and her nearest enemy, beyond a comfortable pistol shot. */
const PER_CENTIMETRE = 0.15;
const COMFORTABLE = 5000;
/** Friends this near are in each other's way. */
const SEA_ROOM = 6000;
const CROWDED = 1.5;
/** Ships that cannot move are easily lost. */
const HELD_FAST: Readonly<Partial<Record<Condition, number>>> = { anchored: 2, weighing: 1, aground: 5 };
/** What it costs to hang in a friend's rigging. */
const FOULED_FRIEND = 4;
/** What it costs to lie against a friend's side, for each of them: who runs into one stops there. */
const AGAINST_FRIEND = 2;
/** What a ship that could still fight takes with her when she leaves the table, however late. */
const GONE = 10;
/** What a ship expects to lose that must leave the table or anchor when she is sailed next. */
const HEMMED_IN = 4;
/** A fair fight hand to hand gains nothing on average and risks everything. */
const BOARDING_RISK = 6;

const MOST_DICE = 6;
const FACES = 6;
/** Chances of winning and losing hand to hand, by dice. */
const BOARDING = Array.from({ length: MOST_DICE + 1 }, (_, a) =>
  Array.from({ length: MOST_DICE + 1 }, (_die, d) => higherSum(a, d)),
);

/** Out of all throws of so many dice a side, the shares in which the one and the other has the higher sum. */
function higherSum(a: number, d: number): { readonly win: number; readonly lose: number } {
  let [win, lose, all] = [0, 0, 0];
  for (const [mine, ways] of waysToSum(a).entries()) {
    for (const [theirs, otherWays] of waysToSum(d).entries()) {
      const both = ways * otherWays;
      all += both;
      if (mine > theirs) win += both;
      else if (mine < theirs) lose += both;
    }
  }
  return { win: win / all, lose: lose / all };
}

/** In how many throws the dice add up to 0, 1, 2 … */
function waysToSum(dice: number): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next: number[] = Array.from({ length: ways.length + FACES }, () => 0);
    for (const [sum, count] of ways.entries())
      for (let face = 1; face <= FACES; face++) next[sum + face] = (next[sum + face] ?? 0) + count;
    ways = next;
  }
  return ways;
}

export function evaluate(s: Readonly<AgeOfSail>, seat: Seat): number {
  const side = sideOf(s, seat);
  const ended = result(s);
  if (ended) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  const points = scores(s);
  const left = s.articles.rounds - s.round;
  const future = Math.min(1, (left + 1) / 3);
  let lead = points[side] - points[(1 - side) as Side];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const mine = sideOf(s, ship.seat) === side;
    if (mine && ship.condition === 'withdrawn' && fightingDice(ship) > 0) lead -= GONE;
    if (!afloat(ship)) continue;
    const promise = prospects(s, ship, mine) * future;
    lead += mine ? promise : -promise;
    if (mine && ship.fouled !== 0) lead += hopesOfBoarding(s, ship);
  }
  const shot = pendingShot(s);
  if (shot !== null) lead += sideOf(s, shot.by.seat) === side ? shot.worth : -shot.worth;
  return lead / (Math.abs(lead) + HALF_WAY);
}

/** What a ship promises her side beyond the score as it stands. */
function prospects(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, mine: boolean): number {
  const decks = fightingDice(ship);
  let value = decks * FIGHTING_DECK + mastFactor(ship) * SAILING_MAST - (HELD_FAST[ship.condition] ?? 0);
  if (ship.fire > 0) value -= (BLOWS_UP[ship.fire] as number) * (ship.port + ship.starboard + ship.hull + 3);
  if (decks === 0) return value;
  if (mine && isHemmedIn(s, ship)) value -= HEMMED_IN;
  let nearest = Number.MAX_SAFE_INTEGER;
  let threat = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (i === ship.id || !afloat(other)) continue;
    const dx = other.x - ship.x;
    const dy = other.y - ship.y;
    const d2 = dx * dx + dy * dy;
    if (!enemies(s, ship, other)) {
      if (areFouled(ship, other)) value -= FOULED_FRIEND;
      else if (d2 < HULL_REACH * HULL_REACH && hullsTouch(ship, other)) value -= AGAINST_FRIEND;
      if (d2 < SEA_ROOM * SEA_ROOM && ship.fouled === 0) value -= CROWDED * (1 - Math.sqrt(d2) / SEA_ROOM);
      continue;
    }
    if (d2 < nearest) nearest = d2;
    const shot = d2 <= LONGEST_SHOT * LONGEST_SHOT ? promiseOfShot(ship, other, mine) : 0;
    if (shot > threat) threat = shot;
  }
  value += threat;
  // Closing is each side's own business: counted for both it would cancel out.
  if (mine && nearest < Number.MAX_SAFE_INTEGER) value -= lonelinessOf(s, ship, nearest);
  return value;
}

/** Far from the enemy: as much for where she is as for where her heading takes her next, or she would never beat to windward. */
function lonelinessOf(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, nearest2: number): number {
  const here = Math.sqrt(nearest2);
  if (here <= COMFORTABLE) return 0;
  let there = here;
  if (here > LONGEST_SHOT && ship.condition === 'sailing') {
    const run = Math.min(allowance(s, ship, ship.heading) * MM, here);
    const x = ship.x + stepX8(ship.heading, run);
    const y = ship.y + stepY8(ship.heading, run);
    let next2 = Number.MAX_SAFE_INTEGER;
    for (const other of s.ships) {
      if (!enemies(s, ship, other) || !afloat(other)) continue;
      next2 = Math.min(next2, (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y));
    }
    there = Math.sqrt(next2);
  }
  return Math.max(0, (here + there) / 2 - COMFORTABLE) * (PER_CENTIMETRE / 1000);
}

/** Cells that a volley would take on average, weighed by whether it can be fired yet. */
function promiseOfShot(ship: Readonly<Ship>, target: Readonly<Ship>, mine: boolean): number {
  const board = bearing(ship, target);
  const band = BANDS[bandOf(target.x - ship.x, target.y - ship.y)];
  if (board === null || band === undefined) return 0;
  const perDeck = ((7 - band.hull) / 6) * (rakesFrom(ship, target) ? 2 : 1);
  return perDeck * (ship[board] * BEARING + (mine ? decksToFire(ship, board) * READY : 0));
}

/** What the fights that her grapnels will bring are worth on average. */
function hopesOfBoarding(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): number {
  let hopes = 0;
  for (const other of s.ships) {
    if (!areFouled(ship, other) || !enemies(s, ship, other)) continue;
    hopes += hopeOfFight(ship, other);
  }
  return hopes;
}

export function hopeOfFight(ship: Readonly<Ship>, other: Readonly<Ship>): number {
  const { win, lose } = boardingChance(ship, other);
  return win * stake(other) - lose * stake(ship) - BOARDING_RISK;
}

/** The chances that a fight hand to hand is won and lost. */
export function boardingChance(
  ship: Readonly<Ship>,
  other: Readonly<Ship>,
): { readonly win: number; readonly lose: number } {
  return BOARDING[fightingDice(ship)]?.[fightingDice(other)] ?? { win: 0, lose: 0 };
}

/** What changes hands with her: the cells not yet scored, the prize points, and what she could still have done. */
function stake(ship: Readonly<Ship>): number {
  return cells(ship) - cellsLost(ship) + PRIZE_POINTS + fightingDice(ship) * FIGHTING_DECK;
}

/** Losses by side, in the book's own units. */
export function tally(s: Readonly<AgeOfSail>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [side, name] of [
    [0, 'A'],
    [1, 'B'],
  ] as const) {
    let decks = 0;
    let hull = 0;
    let masts = 0;
    let fires = 0;
    let lost = 0;
    let taken = 0;
    let fouled = 0;
    for (const ship of s.ships) {
      if (sideOf(s, ship.home) !== side) continue;
      if (ship.fouled !== 0) fouled++;
      decks += ship.port + ship.starboard + ship.given;
      hull += ship.hull;
      masts += ship.fore + ship.main + ship.mizzen;
      if (ship.fire > 0) fires++;
      if (!afloat(ship)) lost++;
      if (sideOf(s, ship.seat) !== side) taken++;
    }
    counts[`${name} decks`] = decks;
    counts[`${name} hull`] = hull;
    counts[`${name} masts`] = masts;
    counts[`${name} fires`] = fires;
    counts[`${name} ships fouled`] = fouled;
    counts[`${name} ships lost`] = lost;
    counts[`${name} ships taken`] = taken;
  }
  const points = scores(s);
  counts['A points'] = points[0];
  counts['B points'] = points[1];
  return counts;
}
