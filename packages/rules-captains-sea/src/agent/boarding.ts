/** Grapples and melee: how they are likely to end. Nothing here is a rule. */

import type { Frame } from '@weathergauge/engine';
import { cardWindow } from '../chapters/ch01-cards.ts';
import { activation } from '../chapters/ch08-activation.ts';
import { boarding, melee } from '../chapters/ch15-melee.ts';
import { CAPTURED, DRAWN } from '../chapters/ch19-victory.ts';
import { AT } from '../model/deck.ts';
import { headingGap } from '../model/geometry-core.ts';
import type { Sea, Ship } from '../model/state.ts';
import { isAfloat, meleeCrew, moraleModifier, shipOf } from '../model/state.ts';

/** Of a capture's points: men who fall before it. */
const FALLEN = 0.7;

/** Whoever would win by this lead, from -1 to 1; in between a little is left to chance. */
export function outcome(lead: number): number {
  return lead > DRAWN ? 1 : lead < -DRAWN ? -1 : 0;
}

/** A share of a crew that fights once crews have been placed anew. */
const KEPT = 0.5;

/** Men for a fight: those kept for it, if it is fought before crews are placed anew. */
function menOf(s: Readonly<Sea>, ship: Readonly<Ship>): number {
  return isAtHand(s) ? meleeCrew(ship) : Math.ceil(KEPT * ship.crew);
}

/** Boarding comes at the end of the impulses (15.0); after that crews are placed anew. */
function isAtHand(s: Readonly<Sea>): boolean {
  for (let i = 0; i < s.stack.length; i++) {
    const { proc } = s.stack[i] as Frame;
    if (proc === activation.name || proc === boarding.name) return true;
  }
  return false;
}

/** Hits that a ship's boarders make in a round: dice in front, and the ones that support lifts. */
function power(s: Readonly<Sea>, ship: Readonly<Ship>, attacks: number): number {
  const men = menOf(s, ship);
  if (men === 0) return 0;
  const modifier = ship.quality + moraleModifier(ship.morale) + attacks * ship.french;
  const divided = (s.front[ship.id] as number) + (s.support[ship.id] as number) === men;
  const front = divided && (s.front[ship.id] as number) > 0 ? (s.front[ship.id] as number) : Math.ceil(men * 0.75);
  const support = men - front;
  const sure = Math.max(0, Math.min(6, 2 + modifier)) / 6;
  let hits = front * sure;
  let left = support;
  // One point each lifts a sixth of the dice, two points each another sixth.
  for (let points = 1; points <= 2 && left > 0; points++) {
    const lifted = Math.min(front / 6, left / points, front - hits);
    hits += lifted;
    left -= lifted * points;
  }
  return hits + 0.05;
}

/** Whoever makes no more hits than the other has no way to win, however long it goes on. */
const NO_HEADWAY = 1.05;
const STUCK = 0.3;

/** The chance that the attacker has the better of it in the end: both numbers and hits count. */
function wins(s: Readonly<Sea>, attacker: Readonly<Ship>, defender: Readonly<Ship>): number {
  const attack = power(s, attacker, 1);
  const defence = power(s, defender, 0);
  const a = attack * menOf(s, attacker);
  const d = defence * menOf(s, defender);
  if (d === 0) return 1;
  const chance = (a * a) / (a * a + d * d);
  return attack < NO_HEADWAY * defence ? Math.min(STUCK, chance) : chance;
}

/** The value for side 0 if this fight is fought out, and how much of the future that is. */
export function withBoarding(s: Readonly<Sea>, value: number, lead: number): number {
  let seen = value;
  const top = s.stack[s.stack.length - 1] as Frame | undefined;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isAfloat(ship) || ship.grappled < i) continue;
    seen = grappled(s, seen, lead, ship, shipOf(s, ship.grappled));
  }
  // 12.0 Grapnels about to be thrown.
  if (top !== undefined && top.proc === cardWindow.name && top.vars['moment'] === AT.grapple) {
    const ship = shipOf(s, top.vars['ship'] as number);
    const target = shipOf(s, top.vars['target'] as number);
    const chance = holds(ship, target);
    seen += chance * (grappled(s, seen, lead, ship, target) - seen);
  }
  return seen;
}

/** 12.0 What is added to the die of a grapple, cards apart. */
export function grappleSum(ship: Readonly<Ship>, target: Readonly<Ship>): number {
  const gap = headingGap(ship.heading, target.heading);
  return (
    moraleModifier(ship.morale) -
    moraleModifier(target.morale) +
    meleeCrew(ship) -
    meleeCrew(target) -
    (gap === 0 ? 0 : gap <= 2 ? 1 : 2) +
    ship.french
  );
}

/** 12.0 The chance that grapnels hold, with so much more on the die. */
export function holds(ship: Readonly<Ship>, target: Readonly<Ship>, more = 0): number {
  return Math.max(0, Math.min(6, 2 + grappleSum(ship, target) + more)) / 6;
}

/** 12.0, 15.0 The chance that a ship in the same square grapples her, boards, and carries her, without cards. */
export function chanceToBeTaken(s: Readonly<Sea>, ship: Readonly<Ship>, enemy: Readonly<Ship>): number {
  return holds(enemy, ship) * wins(s, enemy, ship);
}

/** A crew that can be overrun, and how many more men make sure of that (12.0: each counts on the grapnels, too). */
const FEW = 3;
export const TO_TAKE_HER = 4;

export function isOpenToBoarders(ship: Readonly<Ship>): boolean {
  return ship.crew <= FEW;
}

/** 19.0 Whether it would win the battle to take her, or there are others to be beaten yet. */
export function isPrizeWanted(s: Readonly<Sea>, ship: Readonly<Ship>, enemy: Readonly<Ship>, lead: number): boolean {
  const sign = ship.side === 0 ? 1 : -1;
  return !isLast(s, enemy) || sign * outcome(lead + sign * captureWorth(s, ship, enemy)) > 0;
}

/** 19.0 Points for a ship that is taken, and for her men who fall before it. */
function captureWorth(s: Readonly<Sea>, by: Readonly<Ship>, on: Readonly<Ship>): number {
  return CAPTURED + (FALLEN * menOf(s, on) * s.articles.multipliers[by.side]) / 2;
}

/** How much of what follows is decided hand to hand, before anybody has boarded and when a fight is on. */
const LIKELY = 0.5;
const FOUGHT = 0.9;

function grappled(s: Readonly<Sea>, value: number, lead: number, one: Readonly<Ship>, two: Readonly<Ship>): number {
  const attacker = attackerOf(s);
  if (attacker >= 0 && (attacker === one.id || attacker === two.id)) {
    const [by, on] = attacker === one.id ? [one, two] : [two, one];
    return value + FOUGHT * (fought(s, value, lead, by, on) - value);
  }
  // Whoever gains by it will board; a captain who would not gain does not.
  const gains = [fought(s, value, lead, one, two), fought(s, value, lead, two, one)] as const;
  const signOne = one.side === 0 ? 1 : -1;
  const first = Math.max(0, signOne * (gains[0] - value));
  const second = Math.max(0, -signOne * (gains[1] - value));
  return value + LIKELY * signOne * (first - second);
}

/** The value for side 0 once the attack of one on the other is over. */
function fought(s: Readonly<Sea>, value: number, lead: number, by: Readonly<Ship>, on: Readonly<Ship>): number {
  const sign = by.side === 0 ? 1 : -1;
  const chance = wins(s, by, on);
  const points = captureWorth(s, by, on);
  // A prize that would not win on points is no worse than none.
  const ends = isLast(s, on) ? sign * outcome(lead + sign * points) : Math.min(1, sign * value + 0.5);
  const taken = sign * Math.max(ends, sign * value);
  // Men who fall for nothing are points for the other side, and leave the ship open to the next boarders.
  const beaten = Math.max(-1, Math.min(1, value - sign * (0.1 + 0.02 * menOf(s, by))));
  return chance * taken + (1 - chance) * beaten;
}

function isLast(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other.id !== ship.id && other.side === ship.side && isAfloat(other)) return false;
  }
  return true;
}

/** 15.0 The chance of the boarders at which nobody expects them to be thrown back. */
const OVERWHELMING = 0.9;

/** Whether enemies have boarded her, and her men cannot hold the deck. */
export function isOverwhelmed(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  const by = attackerOf(s);
  return by >= 0 && ship.grappled === by && wins(s, shipOf(s, by), ship) >= OVERWHELMING;
}

/** 15.0 The chance below which boarders are sent to their deaths. */
const HOPELESS = 0.1;

export function isHopeless(s: Readonly<Sea>, by: Readonly<Ship>, on: Readonly<Ship>): boolean {
  return wins(s, by, on) < HOPELESS;
}

/** The ship whose men have boarded, -1 if none. */
function attackerOf(s: Readonly<Sea>): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i] as Frame;
    if (f.proc === melee.name) return f.vars['goesOn'] === 1 ? (f.vars['ship'] as number) : -1;
  }
  return -1;
}
