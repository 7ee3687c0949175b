/** 11.0 `gunnery.ts` by the table itself. */

import type { Line } from './gunnery.ts';
import { carronadeDiceOf, defenceDiceAt, lineAt, longDiceOf, sightIn } from './gunnery.ts';
import { lineTouches } from './geometry-core.ts';
import type { Attack, Sea, Ship } from './state.ts';
import { cardOf, mannedBox, squareOf } from './state.ts';

export function visibility(s: Readonly<Sea>): number {
  return sightIn(s.turn, s.articles.night, s.squall);
}

export function lineOf(s: Readonly<Sea>, ship: Readonly<Ship>, target: Readonly<Ship>): Line {
  return lineAt(s.contacts, visibility(s), ship, target);
}

/** Dice of a section at a range. */
export function longDice(ship: Readonly<Ship>, section: number, far: number): number {
  return longDiceOf(cardOf(ship).boxes, mannedBox(ship, section), far);
}

export function carronadeDice(ship: Readonly<Ship>, section: number, far: number): number {
  return carronadeDiceOf(cardOf(ship).boxes, mannedBox(ship, section), far);
}

/** 11.4.1 Loaded, manned, and with guns that reach. */
export function canFire(ship: Readonly<Ship>, section: number, far: number): boolean {
  if (ship.due[section] !== 0 || ship.load[section] === 0) return false;
  return longDice(ship, section, far) + carronadeDice(ship, section, far) > 0;
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

/** 11.4.6, R60 Dice for ships on fire, if they were before this exchange (11.0). */
export function firesOf(ship: Readonly<Ship>, target: Readonly<Ship>): number {
  return Number(ship.onFire === 1) + Number(target.onFire === 1);
}

export function defenceDice(s: Readonly<Sea>, attack: Readonly<Attack>): number {
  const ship = s.ships[attack.ship] as Ship;
  const target = s.ships[attack.target] as Ship;
  return defenceDiceAt(attack.range, smokeBetween(s, ship, target), firesOf(ship, target));
}

/** 11.4.2, R16 Of all defence dice, those against this attack. */
export function shareOf(whole: number, { share }: Pick<Readonly<Attack>, 'share'>): number {
  return share === 0 ? whole : share === 1 ? Math.floor(whole / 2) : Math.ceil(whole / 2);
}

/** 11.6 Smoke-2 markers are laid in a square. */
export function addSmoke(s: Sea, col: number, row: number, markers: number): void {
  const square = squareOf(col, row);
  const at = s.smoke.findIndex(mark => Math.floor(mark / 10_000) === square);
  if (at < 0) s.smoke.push(square * 10_000 + markers * 100);
  else s.smoke[at] = (s.smoke[at] as number) + markers * 100;
}
