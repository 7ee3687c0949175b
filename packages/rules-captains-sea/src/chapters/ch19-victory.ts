/** 19.0 Victory points. */

import type { Ending, Result, Seat } from '@weathergauge/engine';
import { settledBySides } from '@weathergauge/engine';
import type { Sea, Ship, Side } from '../model/state.ts';
import { cardOf } from '../model/state.ts';

const STRUCK = 5;
export const CAPTURED = 10;
/** 19.0 A lead of so many points or fewer is a draw. */
export const DRAWN = 5;

/** 19.0, R61 Hits on a ship as she stands, whoever did them: what has been repaired no longer counts. */
export function hitsOn(ship: Readonly<Ship>): number {
  const { boxes, crew } = cardOf(ship);
  const hull = 4 * boxes.length - ship.guns.reduce((sum, left) => sum + left, 0);
  // A repair may bring her above what she began with.
  return hull + (crew - ship.crew) + Math.max(0, ship.fullRigging - ship.rigging);
}

/** 19.0 Points for enemies: 5 for one that struck, 10 for one captured. */
export function prizesOf(s: Readonly<Sea>, side: Side): number {
  let prizes = 0;
  for (const ship of s.ships)
    if (ship.side !== side) prizes += ship.fate === 'struck' ? STRUCK : ship.fate === 'captured' ? CAPTURED : 0;
  return prizes;
}

/** 19.0 Hits times the multiplier, rounded up (1.9); prizes, the bonus and the bid. */
export function pointsOf(s: Readonly<Sea>, side: Side): number {
  let hits = 0;
  for (const ship of s.ships) if (ship.side !== side) hits += hitsOn(ship);
  const { multipliers, bonuses } = s.articles;
  return Math.ceil((hits * multipliers[side]) / 2) + prizesOf(s, side) + bonuses[side] + (s.granted[side] as number);
}

/** Of both sides. */
export function scores(s: Readonly<Sea>): [number, number] {
  return [pointsOf(s, 0), pointsOf(s, 1)];
}

/** The side that would win by these points, -1 for a draw. */
export function leader([one, two]: readonly [number, number]): number {
  return Math.abs(one - two) <= DRAWN ? -1 : one > two ? 0 : 1;
}

export function result(s: Readonly<Sea>): Result | null {
  if (s.over === '') return null;
  const points = scores(s);
  const won = leader(points);
  return {
    winners: s.sides.flatMap((side, seat) => (side === won ? [seat as Seat] : [])),
    scores: s.sides.map(side => points[side as Side]),
    reason: s.over,
    clause: '19.0',
  };
}

export function settled(s: Readonly<Sea>, ending: Ending): Result {
  const points = scores(s);
  return settledBySides(
    ending,
    s.sides,
    s.sides.map(side => points[side as Side]),
  );
}
