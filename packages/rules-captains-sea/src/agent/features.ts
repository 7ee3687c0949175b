/** What counts in a position, as numbers: side 0 less side 1. `weights` says how much. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { outcome } from './boarding.ts';
import { handWorth } from './cards.ts';
import { foresightOf } from './foresight.ts';
import { boxesLeft, diceOf, foreseeAttacks, foreseePromise, hitChance } from './gunnery.ts';
import { foreseePoses, seaRoom } from './sailing.ts';
import { OPENINGS, ROWS } from './weights.ts';
import { strikeDice } from '../chapters/ch17-housekeeping.ts';
import { pointsOf } from '../chapters/ch19-victory.ts';
import type { Draft } from '../model/drafts.ts';
import { scratch } from '../model/scratch.ts';
import type { Sea, Ship } from '../model/state.ts';
import { cardOf, isAfloat, moraleModifier } from '../model/state.ts';
import { FAIR, ROUND, STRIKE_CHECK } from '../model/vocabulary.ts';

/** Points at which a lead has half of its effect: a short one and a long one. */
const LEAD_HALF_WAY = 20;
const LONG_LEAD = 100;
const STRUCK = 5;
/** Hits in hull, rigging and crew together, for each net hit. */
const HITS = 1.5;
/** A volley a turn at close quarters, after smoke. */
const CLOSE = 3;
const FIRED = 0.45;
/** Hits that a ship can take before she strikes, more or less: for each level of morale, and a share of what is left of her. */
const A_LEVEL = 5;
const A_BOX = 0.16;
/** 17.4 Of one die, with a crew that is in no heart to fight. */
const USUAL_CHECK = 1 / 3;

/** Points of side 0 over side 1, with what is expected soon; of the last features that were taken. */
export function expectedLead(): number {
  return scratch.expected.lead;
}

/** For side 0 by what `seat` knows. Written anew each time: read it before the next. */
export function features(s: Readonly<Sea>, seat: Seat, draft: Readonly<Draft> | null = draftOf(s, seat)): number[] {
  foresee(s, seat, draft);
  const { found, expected } = scratch;
  found.fill(0);
  expected.fire[0] = 0;
  expected.fire[1] = 0;
  expected.endurance[0] = 0;
  expected.endurance[1] = 0;
  const lead = leadOf(s);
  expected.lead = lead;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (isAfloat(ship)) addShip(s, ship, lead);
  }
  for (let other = 0; other < s.hands.length; other++)
    add(12, s.sides[other] === 0 ? 1 : -1, handWorth((s.hands[other] as number[]).length));
  found[0] = lead / (Math.abs(lead) + LEAD_HALF_WAY);
  found[1] = lead / (Math.abs(lead) + LONG_LEAD);
  addProspects(s, lead);
  const opening = OPENINGS.indexOf(s.articles.scenario);
  if (opening >= 0) found[ROWS.length - OPENINGS.length + opening] = 1;
  return found;
}

function foresee(s: Readonly<Sea>, seat: Seat, draft: Readonly<Draft> | null): void {
  foreseePoses(s, seat, draft);
  foreseeAttacks(s);
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isAfloat(ship)) continue;
    // Before the first impulse of a turn crews are being placed, and what one sees of them is no guide.
    foreseePromise(s, ship, s.impulse === 0 ? null : ship.tasks, ship.seat === seat ? ship.load : null);
  }
}

function leadOf(s: Readonly<Sea>): number {
  let lead = pointsOf(s, 0) - pointsOf(s, 1);
  for (let i = 0; i < s.ships.length; i++) {
    const { side } = s.ships[i] as Ship;
    const { hull, rigging, crew } = foresightOf(i).losses;
    const points = ((hull + rigging + crew) * (s.articles.multipliers[1 - side] as number)) / 2;
    lead += side === 0 ? -points : points;
  }
  return lead;
}

function add(feature: number, sign: number, amount: number): void {
  const { found } = scratch;
  found[feature] = (found[feature] as number) + sign * amount;
}

/** What a ship has left to fight with, less what she is expected to lose soon. */
function addShip(s: Readonly<Sea>, ship: Readonly<Ship>, lead: number): void {
  const { losses } = foresightOf(ship.id);
  const card = cardOf(ship);
  const sign = ship.side === 0 ? 1 : -1;
  const hull = boxesLeft(ship) - losses.hull;
  const crew = ship.crew - losses.crew;
  const rigging = ship.rigging - losses.rigging;
  const fall = Math.min(1, losses.morale);
  add(4, sign, hull - 4 * card.boxes.length);
  add(5, sign, crew - card.crew);
  add(6, sign, rigging - ship.fullRigging);
  if (ship.morale > STRIKE_CHECK && ship.morale <= FAIR) add(9 - ship.morale, sign, 1 - fall);
  if (ship.morale > STRIKE_CHECK) add(10 - ship.morale, sign, fall);
  else add(9, sign, 1);
  add(10, sign, Math.min(1, ship.onFire));
  for (let section = 0; section < 4; section++) if (ship.guns[section] === 0) add(11, sign, 1);
  add(13, sign, seaRoom(s, ship));
  if (ship.rigging === 0) add(14, sign, 1);
  const strikes = chanceToStrike(ship);
  if (strikes > 0) add(15, strikes / USUAL_CHECK, outcome(lead - sign * STRUCK));
  const { fire, endurance } = scratch.expected;
  fire[ship.side] += volleyOf(ship);
  endurance[ship.side] += A_LEVEL * (ship.morale - fall) + A_BOX * (hull + crew + rigging);
}

/** 17.4 The chance that she strikes at the end of this turn, without cards. */
function chanceToStrike(ship: Readonly<Ship>): number {
  const fails = Math.max(0, 1 - moraleModifier(ship.morale)) / 6;
  let holds = 1;
  for (let dice = strikeDice(ship); dice > 0; dice--) holds *= 1 - fails;
  return 1 - holds;
}

/** Net hits that she makes in a turn of close action, more or less. */
function volleyOf(ship: Readonly<Ship>): number {
  const port = diceOf(ship, 0, CLOSE, null) + diceOf(ship, 1, CLOSE, null);
  const starboard = diceOf(ship, 2, CLOSE, null) + diceOf(ship, 3, CLOSE, null);
  const dice = 0.7 * Math.max(port, starboard) + 0.3 * Math.min(port, starboard);
  return FIRED * dice * hitChance(ship.morale, ROUND, 1) * (1 + ship.quality / 5);
}

/** Where the lead will be if both go on firing until one has had enough. */
function addProspects(s: Readonly<Sea>, lead: number): void {
  const { found, expected } = scratch;
  const { fire, endurance } = expected;
  const one = fire[0] + 0.1;
  const two = fire[1] + 0.1;
  // Turns that each needs to beat the other.
  const mine = Math.max(1, endurance[1]) / one;
  const theirs = Math.max(1, endurance[0]) / two;
  const turns = (mine * theirs) / (mine + theirs);
  expected.turns = turns;
  const { multipliers } = s.articles;
  const gain = (HITS * turns * (multipliers[0] * one - multipliers[1] * two)) / 2;
  const edge = (theirs - mine) / (theirs + mine);
  const end = lead + gain + STRUCK * edge;
  found[2] = end / (Math.abs(end) + LEAD_HALF_WAY);
  found[3] = edge;
}
