/** How a position looks to an agent. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf, squashed } from '@weathergauge/engine';
import { standingBid } from './bidding.ts';
import { outcome, withBoarding } from './boarding.ts';
import { expectedLead, features } from './features.ts';
import { boxesLeft } from './gunnery.ts';
import { style } from './style.ts';
import { WEIGHTS } from './weights.ts';
import { result, scores } from '../chapters/ch19-victory.ts';
import type { Draft } from '../model/drafts.ts';
import type { SeaEvent } from '../model/events.ts';
import type { Sea, Ship } from '../model/state.ts';
import { cardOf } from '../model/state.ts';

/** Only a battle that is over is won or lost for certain. */
const NEARLY_CERTAIN = 0.995;
/** Beyond it the chance no longer tells orders apart: so much does, in all and by which thousandths of a logit. */
const TRIFLE = 0.002;
const HARDLY_MORE = 20_000;

/** The chance to win, from -1 to 1, and a little of a captain's own liking: see `style`. */
export function evaluate(s: Readonly<Sea>, seat: Seat): number {
  const ended = result(s);
  if (ended) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  if (s.articles.bid === 'open') {
    const bid = standingBid(s, seat, evaluate);
    if (bid !== null) return bid;
  }
  const draft = draftOf(s, seat);
  const sum = weighed(s, seat, draft);
  const sign = s.sides[seat] === 0 ? 1 : -1;
  const inAll = sum + sign * style(s, seat, draft);
  const own = sign * chancesFrom(s, inAll);
  if (Math.abs(own) <= NEARLY_CERTAIN) return own;
  // A captain who has all but won, or lost, still has better and worse orders to give.
  const beyond = (sign * inAll) / (Math.abs(inAll) + HARDLY_MORE);
  return (own > 0 ? own + NEARLY_CERTAIN : own - NEARLY_CERTAIN) / 2 + TRIFLE * beyond;
}

/** The chance of side 0 to win as agents weigh it, without likings, by what `seat` knows. */
export function chances(s: Readonly<Sea>, seat: Seat): number {
  return chancesFrom(s, weighed(s, seat, draftOf(s, seat)));
}

/** In thousandths of a logit for side 0. */
function weighed(s: Readonly<Sea>, seat: Seat, draft: Readonly<Draft> | null): number {
  const found = features(s, seat, draft);
  let sum = 0;
  for (let i = 0; i < found.length; i++) sum += (WEIGHTS[i] as number) * (found[i] as number);
  return sum;
}

function chancesFrom(s: Readonly<Sea>, sum: number): number {
  return withFights(s, squashed(sum / 2000));
}

/** The chance of side 0 with what is fought out hand to hand, and with ships about to strike; `features` must have been taken of `s`. */
export function withFights(s: Readonly<Sea>, chance: number): number {
  const lead = expectedLead();
  return withStriking(s, withBoarding(s, chance, lead), lead);
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

/** 9.1.4 Whether she comes through the wind: no figure on the table keeps it. */
export function tallied(event: SeaEvent): Readonly<Record<string, number>> | null {
  return event.type === 'tack' && event.done ? { [`${event.ship} tacked`]: 1 } : null;
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
    figures[`${ship.id} fire`] = Math.min(1, ship.onFire);
    figures[`${ship.id} grappled`] = ship.grappled >= 0 ? 1 : 0;
    figures[`${ship.id} lost`] = ship.fate === '' ? 0 : 1;
  }
  const points = scores(s);
  figures['0 points'] = points[0];
  figures['1 points'] = points[1];
  return figures;
}
