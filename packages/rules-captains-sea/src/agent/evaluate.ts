/** How a position looks to an agent. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { outcome, withBoarding } from './boarding.ts';
import { handWorth } from './cards.ts';
import { foresightOf } from './foresight.ts';
import { boxesLeft, foreseeAttacks, foreseePromise } from './gunnery.ts';
import { foreseePoses, seaRoom } from './sailing.ts';
import { style } from './style.ts';
import { WEIGHTS } from './weights.ts';
import { pointsOf, result, scores } from '../chapters/ch19-victory.ts';
import type { Draft } from '../model/drafts.ts';
import type { Sea, Ship } from '../model/state.ts';
import { cardOf, isAfloat } from '../model/state.ts';

/** Only a battle that is over is won or lost for certain. */
const CERTAIN = 0.995;

/** The chance to win, from -1 to 1, and a little of a captain's own liking: see `style`. */
export function evaluate(s: Readonly<Sea>, seat: Seat): number {
  const ended = result(s);
  if (ended) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  const draft = draftOf(s, seat);
  const value = chances(s, seat, draft);
  const own = (s.sides[seat] === 0 ? value : -value) + style(s, seat, draft);
  return own > CERTAIN ? CERTAIN : own < -CERTAIN ? -CERTAIN : own;
}

/** The chance of side 0 to win, from -1 to 1, by what `seat` knows. */
export function chances(s: Readonly<Sea>, seat: Seat, draft: Readonly<Draft> | null): number {
  foreseePoses(s, seat, draft);
  foreseeAttacks(s);
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isAfloat(ship)) continue;
    // Before the first impulse of a turn crews are being placed, and what one sees of them is no guide.
    foreseePromise(s, ship, s.impulse === 0 ? null : ship.tasks, ship.seat === seat ? ship.load : null);
  }
  const lead = expectedLead(s);
  const value = curve(sum(s, seat, lead) / 2000);
  return withStriking(s, withBoarding(s, value, lead), lead);
}

/** Points of side 0 over side 1, with what is expected soon. */
function expectedLead(s: Readonly<Sea>): number {
  let lead = pointsOf(s, 0) - pointsOf(s, 1);
  for (let i = 0; i < s.ships.length; i++) {
    const { side } = s.ships[i] as Ship;
    const { hull, rigging, crew } = foresightOf(i).losses;
    const points = ((hull + rigging + crew) * (s.articles.multipliers[1 - side] as number)) / 2;
    lead += side === 0 ? -points : points;
  }
  return lead;
}

/** All that counts for side 0 less all that counts for side 1, in thousandths. */
function sum(s: Readonly<Sea>, seat: Seat, lead: number): number {
  let total = (WEIGHTS.lead * lead) / (Math.abs(lead) + WEIGHTS.leadHalf);
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isAfloat(ship)) continue;
    const worth = fitness(ship) + seaRoom(s, ship, seat);
    total += ship.side === 0 ? worth : -worth;
  }
  for (let other = 0; other < s.hands.length; other++) {
    const worth = WEIGHTS.card * handWorth((s.hands[other] as number[]).length);
    total += s.sides[other] === 0 ? worth : -worth;
  }
  return total;
}

/** What a ship has left to fight with, with what she is expected to lose soon. */
function fitness(ship: Readonly<Ship>): number {
  const { losses } = foresightOf(ship.id);
  let wrecked = 0;
  for (let section = 0; section < 4; section++) if (ship.guns[section] === 0) wrecked++;
  return (
    WEIGHTS.hull * (boxesLeft(ship) - losses.hull) +
    WEIGHTS.crew * (ship.crew - losses.crew) +
    WEIGHTS.rigging * (ship.rigging - losses.rigging) +
    heart(ship.morale, losses.morale) +
    WEIGHTS.fire * ship.onFire +
    WEIGHTS.wrecked * wrecked
  );
}

function heart(morale: number, lost: number): number {
  const now = WEIGHTS.morale[morale] as number;
  return morale === 0 ? now : now - Math.min(1, lost) * (now - (WEIGHTS.morale[morale - 1] as number));
}

/** 17.4 A ship that strikes unless a card prevents it. */
const NOT_PREVENTED = 0.9;
const STRUCK = 5;

function withStriking(s: Readonly<Sea>, value: number, lead: number): number {
  if (s.striking === 0) return value;
  let seen = value;
  for (let i = 0; i < s.ships.length; i++) {
    if ((s.striking & (1 << i)) === 0) continue;
    const struck = outcome(lead + ((s.ships[i] as Ship).side === 0 ? -STRUCK : STRUCK));
    seen += NOT_PREVENTED * (struck - seen);
  }
  return seen;
}

/** The hyperbolic tangent to three places, by what every machine computes alike. */
function curve(x: number): number {
  const y = x > 3.6 ? 3.6 : x < -3.6 ? -3.6 : x;
  const y2 = y * y;
  return (y * (945 + y2 * (105 + y2))) / (945 + y2 * (420 + 15 * y2));
}

/** Figures whose change a forecast reports. All of them lie open on the table. */
export function tally(s: Readonly<Sea>): Readonly<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const ship of s.ships) {
    const { boxes } = cardOf(ship);
    figures[`${ship.id} hull`] = 4 * boxes.length - boxesLeft(ship);
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
