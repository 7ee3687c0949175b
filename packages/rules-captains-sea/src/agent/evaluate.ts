/** How a position looks to an agent, simply: points as they stand, and how near each side is to striking. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { result, scores } from '../chapters/ch19-victory.ts';
import type { Sea, Ship, Side } from '../model/state.ts';
import { cardOf, isAfloat } from '../model/state.ts';

/** Points at which a lead is worth half of a victory. */
const HALF_WAY = 25;
/** What a ship's fitness is worth in points, from whole to nothing. */
const FITNESS = 40;
/** A card in hand, which may be worth more when its moment comes. */
const CARD = 0.7;

/** From 0 (gone) to 1 (as she left harbour). */
function fitness(ship: Readonly<Ship>): number {
  if (!isAfloat(ship)) return 0;
  const { boxes, crew, rigging } = cardOf(ship);
  const guns = ship.guns.reduce((sum, left) => sum + left, 0) / (4 * boxes.length);
  return 0.3 * guns + 0.2 * (ship.crew / crew) + 0.2 * (ship.rigging / rigging) + 0.1 * ship.morale;
}

function strength(s: Readonly<Sea>, side: Side): number {
  let sum = 0;
  for (const ship of s.ships) if (ship.side === side) sum += FITNESS * fitness(ship);
  for (let seat = 0; seat < s.hands.length; seat++)
    if (s.sides[seat] === side) sum += CARD * (s.hands[seat] as number[]).length;
  return sum;
}

export function evaluate(s: Readonly<Sea>, seat: Seat): number {
  const side = s.sides[seat] as Side;
  const other = (1 - side) as Side;
  const ended = result(s);
  if (ended) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  const points = scores(s);
  const lead = points[side] - points[other] + strength(s, side) - strength(s, other);
  return (0.95 * lead) / (Math.abs(lead) + HALF_WAY);
}

/** Figures whose change a forecast reports. All of them lie open on the table. */
export function tally(s: Readonly<Sea>): Readonly<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const ship of s.ships) {
    const { boxes } = cardOf(ship);
    figures[`${ship.id} hull`] = 4 * boxes.length - ship.guns.reduce((sum, left) => sum + left, 0);
    figures[`${ship.id} rigging`] = cardOf(ship).rigging - ship.rigging;
    figures[`${ship.id} crew`] = cardOf(ship).crew - ship.crew;
    figures[`${ship.id} morale`] = 3 - ship.morale;
    figures[`${ship.id} fire`] = ship.onFire;
  }
  const points = scores(s);
  figures['0 points'] = points[0];
  figures['1 points'] = points[1];
  return figures;
}
