/**
 * Which order to the helm brings her nearer to what a lesson asks for. What an order does is told by its preview; how her
 * move might go on after it is computed with the book's own geometry. It is advice only: what is allowed is in the offers.
 */

import type { AgeOfSailAction, AgeOfSailEvent, AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import type { Leg, Lying } from '@weathergauge/rules-age-of-sail/geometry';
import {
  allowance,
  bearing as boardOn,
  hullsTouch,
  intoWind,
  legsOf,
  LONGEST_SHOT,
  rangeInMm,
} from '@weathergauge/rules-age-of-sail/geometry';
import { bearing, distance, radians, turnBetween } from '../../../board/geometry.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { degrees, millimetres, poseOf } from '../board/units.ts';

/** Guns to bear at a good range, or hull to hull. */
export type Aim = 'broadside' | 'contact';

type Helm = 'port' | 'starboard';

const POINT = degrees(1);
/** Straight runs are looked at in steps of this many millimetres. */
const STEP = 10;
const MOST_TURNS = 3;
/** Centres nearer than this to the table's edge are too near. */
const SHORE = 30;
/** In mm, a matter of advice and not of the rules: near enough to hit, and not so near that she is hit much herself. */
const GOOD_RANGE = 55;
/** A turn costs about so much of a move, a tack more. */
const PER_POINT = 0.2;
const PER_TACK = 0.5;
/** Cost of each order: few and simple orders are better advice than a small gain. */
const PER_ORDER = 0.04;
const PER_TURN = 0.12;
/** A course hardly nearer to the wind than close hauled is sailed as if it were not. */
const CLOSE_ENOUGH = 0.9;
const OUT_OF_THE_QUESTION = 1000;
const THERE = -10;

interface Water {
  readonly view: AgeOfSailView;
  readonly ship: ShipView;
  readonly enemy: ShipView;
  readonly aim: Aim;
}

interface Reckoning {
  readonly at: Lying;
  /** Path used, in mm. */
  readonly used: number;
  readonly touched: boolean;
  /** Cost of the orders given so far. */
  readonly trouble: number;
}

/** The offer to be given next, or null where none of them moves her without a warning. */
export function bestHelm(position: Position, ship: ShipView, enemy: ShipView, aim: Aim): number | null {
  const water: Water = { view: position.view as AgeOfSailView, ship, enemy, aim };
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  position.offers.forEach((offer, i) => {
    const first = foretold(water, offer, position.prompt?.about['used'] ?? 0);
    if (first === null || offer.warning !== '') return;
    const cost = bestAfter(water, first);
    if (cost >= least) return;
    least = cost;
    best = i;
  });
  return best;
}

/** Where an order to the helm takes her. */
function foretold({ ship, enemy }: Water, { action, preview }: OfferView, used: number): Reckoning | null {
  const order = action as AgeOfSailAction;
  if (order.do !== 'run' && order.do !== 'turn' && order.do !== 'tack') return null;
  const events = preview as readonly AgeOfSailEvent[];
  const legs = events.filter(event => event.type === 'sailed').filter(leg => leg.ship === ship.id);
  const at = legs.at(-1);
  if (at === undefined) return null;
  return {
    at,
    used: legs.reduce((sum, { mm }) => sum + mm, used),
    touched: events.some(event => event.type === 'touched' && event.ship === ship.id && event.other === enemy.id),
    trouble: order.do === 'run' ? PER_ORDER : legs.length * PER_TURN,
  };
}

/** The least cost of all ways in which her move may go on: turns and a run, and once more. */
function bestAfter(water: Water, first: Reckoning): number {
  let least = costOf(water, first);
  for (const turned of turns(water, first)) {
    for (const run of runs(water, turned)) {
      least = Math.min(least, costOf(water, run));
      for (const again of turns(water, run))
        for (const end of runs(water, again)) least = Math.min(least, costOf(water, end));
    }
  }
  return least;
}

/** As it is, and after up to three turns to either side. */
function turns(water: Water, from: Reckoning): Reckoning[] {
  const ends = [from];
  for (const to of ['port', 'starboard'] as const) {
    let now: Reckoning | null = from;
    for (let i = 0; i < MOST_TURNS && now !== null; i++) {
      now = turn(water, now, to);
      if (now !== null) ends.push(now);
    }
  }
  return ends;
}

/** A point, or through the wind where one point would lie in its eye. */
function turn(water: Water, from: Reckoning, to: Helm): Reckoning | null {
  const legs = legsOf(from.at, { do: 'turn', to });
  const into = legs.some(leg => intoWind(water.view, leg.heading));
  return sailed(water, from, into ? legsOf(from.at, { do: 'tack', to }) : legs, PER_TURN);
}

function runs(water: Water, from: Reckoning): Reckoning[] {
  const ends = [from];
  const left = leftOf(water, from);
  for (let mm = STEP; mm < left + STEP; mm += STEP) {
    const far = Math.min(mm, left);
    if (far <= 0) break;
    const end = sailed(water, from, legsOf(from.at, { do: 'run', mm: far }), far === left ? PER_ORDER : 2 * PER_ORDER);
    if (end === null) break;
    ends.push(end);
    if (end.touched) break;
  }
  return ends;
}

/** On open water; null when she lies against the enemy already, or has not as much of her move left. */
function sailed(water: Water, from: Reckoning, legs: readonly Leg[], trouble: number): Reckoning | null {
  const at = legs.at(-1);
  const mm = legs.reduce((sum, leg) => sum + leg.mm, 0);
  if (at === undefined || from.touched || mm > leftOf(water, from)) return null;
  return {
    at,
    used: from.used + mm,
    touched: legs.some(leg => hullsTouch(leg, water.enemy)),
    trouble: from.trouble + trouble * legs.length,
  };
}

function leftOf({ view, ship }: Water, { at, used }: Reckoning): number {
  return allowance(view, ship, at.heading) - used;
}

function costOf(water: Water, end: Reckoning): number {
  const { view, enemy, aim } = water;
  const { at, touched, trouble } = end;
  const { x, y } = poseOf(view, at);
  const width = millimetres(view.width);
  const height = millimetres(view.height);
  if (x < SHORE || y < SHORE || x > width - SHORE || y > height - SHORE) return OUT_OF_THE_QUESTION;
  if (aim === 'contact' && touched) return THERE + trouble;
  if (aim === 'broadside') {
    if (touched) return OUT_OF_THE_QUESTION;
    const far = rangeInMm(at, enemy);
    if (boardOn(at, enemy) !== null && far <= millimetres(LONGEST_SHOT))
      return THERE + Math.abs(far - GOOD_RANGE) / GOOD_RANGE + trouble;
  }
  return passage(water, at) + trouble;
}

/** Moves from here to the enemy, roughly: straight where the wind allows it, in two legs where it does not. */
function passage({ view, ship, enemy }: Water, at: Lying): number {
  const from = poseOf(view, at);
  const to = poseOf(view, enemy);
  const far = distance(from, to);
  const course = bearing(from, to);
  const wind = degrees(view.windFrom);
  const speed = (heading: number): number => allowance(view, ship, ((Math.round(heading / POINT) % 8) + 8) % 8);
  const off = between(course, wind);
  if (off >= POINT * CLOSE_ENOUGH) return far / speed(course) + (between(from.heading, course) / POINT) * PER_POINT;
  const tacks = [wind - POINT, wind + POINT];
  const legs = (far * Math.cos(radians(off))) / Math.cos(radians(POINT));
  const turned = Math.min(...tacks.map(tack => between(from.heading, tack))) / POINT;
  return legs / speed(wind + POINT) + PER_TACK + turned * PER_POINT;
}

function between(a: number, b: number): number {
  return Math.abs(turnBetween(a, b));
}

/** Whether the longest run on offer would take her over the edge of the chart, and so out of the battle. */
export function nearsEdge({ offers }: Position, ship: ShipView): boolean {
  let far = 0;
  let leaves = false;
  for (const { action, preview } of offers) {
    const order = action as AgeOfSailAction;
    if (order.do !== 'run' || order.mm <= far) continue;
    far = order.mm;
    leaves = (preview as readonly AgeOfSailEvent[]).some(e => e.type === 'withdrew' && e.ship === ship.id);
  }
  return leaves;
}
