/** 11.0 What a ship can fire at: lines of fire with their arcs, ranges and rakes, and the dice of a section. */

import type { Attack, Sea, Ship } from './state.ts';
import { cardOf, contactBetween, mannedBox, sameSquare, squareOf } from './state.ts';
import { broadsideTo, chaserTo, facingSide, lineTouches, rakeOf, range } from './geometry-core.ts';
import { NO_RAKE } from './terms.ts';

export const FARTHEST = 24;
/** P05, and scenarios at night. */
export const NIGHT_RANGE = 12;
const CARRONADES = 6;
const POINT_BLANK = 3;
/** R8 Of `side`: dead ahead or astern, the firer chooses. */
export const EITHER_SIDE = -2;

export interface Line {
  /** The broadside that bears, or -1. */
  readonly from: number;
  /** The chasers that bear where no broadside does, or -1. */
  readonly chaser: number;
  readonly rake: number;
  /** The side of the target that is struck, -1 for rakes, EITHER_SIDE. */
  readonly side: number;
  readonly range: number;
}
const NO_LINE: Line = { from: -1, chaser: -1, rake: NO_RAKE, side: -1, range: 99 };

export function visibility(s: Readonly<Sea>): number {
  const dark = s.articles.night > 0 && s.turn >= s.articles.night;
  return dark || s.squall === s.turn ? NIGHT_RANGE : FARTHEST;
}

/** 11.1, 11.2, 11.4.3 The line of fire from one ship to another. */
export function lineOf(s: Readonly<Sea>, ship: Readonly<Ship>, target: Readonly<Ship>): Line {
  if (sameSquare(ship, target)) return lineInSquare(s, ship, target);
  const far = range(ship, target);
  if (far > visibility(s)) return NO_LINE;
  const from = broadsideTo(ship, target);
  if (from < 0) return { from, chaser: chaserTo(ship, target), rake: NO_RAKE, side: -1, range: far };
  const rake = rakeOf(ship, target);
  const facing = facingSide(target, ship);
  const side = rake !== NO_RAKE ? -1 : facing < 0 ? EITHER_SIDE : facing;
  return { from, chaser: -1, rake, side, range: far };
}

/** 9.2 In one square it is the way they lie that counts. */
function lineInSquare(s: Readonly<Sea>, ship: Readonly<Ship>, target: Readonly<Ship>): Line {
  const contact = contactBetween(s, ship.id, target.id);
  if (contact === undefined) return NO_LINE;
  const [own, other] = contact.a === ship.id ? [contact.aSide, contact.bSide] : [contact.bSide, contact.aSide];
  if (own < 0) return NO_LINE;
  const rake = contact.raker === ship.id ? contact.rake : NO_RAKE;
  return { from: own, chaser: -1, rake, side: rake !== NO_RAKE ? -1 : other, range: 0 };
}

/** 11.2, 11.4.4 Dice of a section at a range, long guns and carronades: by its highest box that is manned and whole. */
export function longDice(ship: Readonly<Ship>, section: number, far: number): number {
  const box = mannedBox(ship, section);
  return box === 0 || far > FARTHEST ? 0 : (cardOf(ship).boxes[box - 1] as readonly [number, number])[0];
}

export function carronadeDice(ship: Readonly<Ship>, section: number, far: number): number {
  const box = mannedBox(ship, section);
  if (box === 0 || far > CARRONADES) return 0;
  const dice = (cardOf(ship).boxes[box - 1] as readonly [number, number])[1];
  return far <= POINT_BLANK ? 2 * dice : dice;
}

/** 11.4.1 Loaded, manned, and with guns that reach. */
export function canFire(ship: Readonly<Ship>, section: number, far: number): boolean {
  if (ship.due[section] !== 0 || ship.load[section] === 0) return false;
  return longDice(ship, section, far) + carronadeDice(ship, section, far) > 0;
}

/** 11.9 Dice of the chasers at one end: one for each section there with a box left. */
export function chaserDice(ship: Readonly<Ship>, end: number): number {
  return (ship.guns[end] === 0 ? 0 : 1) + (ship.guns[end + 2] === 0 ? 0 : 1);
}

/** 11.4.6 Points of smoke between and upon two ships. */
export function smokeBetween(s: Readonly<Sea>, one: Readonly<Ship>, two: Readonly<Ship>): number {
  let points = 0;
  for (let i = 0; i < s.smoke.length; i++) {
    const mark = s.smoke[i] as number;
    const square = Math.floor(mark / 10_000);
    if (lineTouches(one, two, { col: square & 31, row: square >> 5 }))
      points += 2 * (Math.floor(mark / 100) % 100) + (mark % 100);
  }
  return points;
}

/** 11.4.6 Half the range, smoke, and a die for each ship on fire. */
export function defenceDice(s: Readonly<Sea>, attack: Readonly<Attack>): number {
  const ship = s.ships[attack.ship] as Ship;
  const target = s.ships[attack.target] as Ship;
  return Math.ceil(attack.range / 2) + smokeBetween(s, ship, target) + ship.onFire + target.onFire;
}

/** 11.6 Smoke-2 markers are laid in a square. */
export function addSmoke(s: Sea, col: number, row: number, markers: number): void {
  const square = squareOf(col, row);
  const at = s.smoke.findIndex(mark => Math.floor(mark / 10_000) === square);
  if (at < 0) s.smoke.push(square * 10_000 + markers * 100);
  else s.smoke[at] = (s.smoke[at] as number) + markers * 100;
}
