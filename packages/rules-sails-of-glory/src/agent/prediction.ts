/** Predicts where ships may come to lie, for the agent. All is written to `scratch.prediction`: each writes over the last. */

import { cosine, SINE_ONE, sine } from '@weathergauge/seamanship';
import { homeEdge } from '../chapters/c2-remains.ts';
import { assumedBerth, hidesVeer } from './parts.ts';
import { attitudeOf, RED } from '../model/attitude.ts';
import { effectiveSails, plannedMove, veerRating } from '../chapters/b3-movement.ts';
import { isHeld } from '../model/sailing.ts';
import { blueCards, cardOf, grayCards, trackOf } from '../model/cards.ts';
import { perFigures } from '../model/data/figures.ts';
import type { Draft } from '../model/drafts.ts';
import { outfitOf, planOf } from '../model/drafts.ts';
import { hazardAt } from '../model/ground.ts';
import { poseInsideField } from '../model/hulls.ts';
import type { Prediction, ExpectedPose } from '../model/scratch.ts';
import { scratch, WAYS } from '../model/scratch.ts';
import { endPose, type Pose3 } from '../model/sliding.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, BASIC, FULL, isShip, ordered, STANDARD, STRUCK } from '../model/state.ts';

const { predictions, move, hazard, scouts } = scratch.prediction;

/** What of the turn is still to come. */
export const TO_SAIL = 0;
export const TO_FIRE = 1;
export const TO_LOAD = 2;
export type NextPhase = typeof TO_SAIL | typeof TO_FIRE | typeof TO_LOAD;

/** The next two times that guns speak. */
export const MOMENTS = 2;
/** How likely each of the ways is taken to be in which a ship may go whose card nobody knows. */
const SHARES: readonly number[] = [0.4, 0.3, 0.3];
const SURE: readonly number[] = [1];

export function sharesOf(count: number): readonly number[] {
  return count === 1 ? SURE : SHARES;
}

export function predictionOf(id: number): Prediction {
  return predictions[id] as Prediction;
}

function copy(from: Readonly<ExpectedPose>, to: ExpectedPose): void {
  to.x = from.x;
  to.y = from.y;
  to.heading = from.heading;
  to.sin = from.sin;
  to.cos = from.cos;
  to.halfLength = from.halfLength;
  to.halfWidth = from.halfWidth;
  to.deck = from.deck;
  to.aback = from.aback;
  to.sails = from.sails;
}

/** As she lies now, under the sails that her orders will have set by the time she moves. */
function asSheLies(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  own: boolean,
  draft: Readonly<Draft> | null,
  out: ExpectedPose,
): void {
  const berth = ship.condition === 'unplaced' ? assumedBerth(s, ship, own, draft) : ship;
  out.x = berth.x;
  out.y = berth.y;
  out.heading = berth.heading;
  out.sin = sine(berth.heading) / SINE_ONE;
  out.cos = cosine(berth.heading) / SINE_ONE;
  out.halfLength = ship.halfLength;
  out.halfWidth = ship.halfWidth;
  out.deck = ship.deck;
  out.aback = ship.aback;
  out.sails = outfitOf(draft, ship).sails;
  if (own && s.articles.level === ADVANCED && s.revealed === 0) {
    const plan = planOf(draft, ship);
    if (ordered(plan, 'increase-sails')) out.sails = Math.min(FULL, out.sails + 1);
    if (ordered(plan, 'decrease-sails')) out.sails = Math.max(STRUCK, out.sails - 1);
  }
}

/** What a line of a card does to a base of this length, in the ship's own frame. */
interface Step {
  readonly halfLength: number;
  readonly right: number;
  readonly ahead: number;
  readonly turn: number;
  readonly aback: boolean;
}

/** By deck, card, line and arrow, reckoned when first needed. */
const steps = perFigures((): (Step | undefined)[] => []);
const MOST_CARDS = 40;
const MOST_LINES = 3;

function stepOf(deck: number, halfLength: number): Step {
  const track = trackOf(deck, move.card, move.line);
  const key = ((deck * MOST_CARDS + move.card) * MOST_LINES + move.line) * 2 + (move.arrow === track.green ? 1 : 0);
  const known = steps()[key];
  if (known !== undefined && known.halfLength === halfLength) return known;
  const end: Pose3 = { x: 0, y: 0, heading: 0 };
  endPose({ x: 0, y: 0, heading: 0, halfLength, halfWidth: 0 }, track, move.arrow, end);
  const aback = cardOf(deck, move.card).kind === 'red';
  const step: Step = { halfLength, right: end.x, ahead: end.y, turn: end.heading, aback };
  steps()[key] = step;
  return step;
}

/** As endPose, but for a rounding. */
function sail(s: Readonly<Sails>, card: number, out: ExpectedPose): void {
  plannedMove(s, out, card, -1, move);
  const { right, ahead, turn, aback } = stepOf(out.deck, out.halfLength);
  out.aback = aback ? out.aback + 1 : 0;
  out.x = Math.round(out.x + right * out.cos + ahead * out.sin);
  out.y = Math.round(out.y - right * out.sin + ahead * out.cos);
  out.heading = (out.heading + turn) & 65535;
  out.sin = sine(out.heading) / SINE_ONE;
  out.cos = cosine(out.heading) / SINE_ONE;
}

/** By deck and veer, the first blue card; where several have it, the straight. 0 where there is none. */
const byVeer = perFigures(({ decks }) =>
  decks.map((_, deck) => {
    const cards: number[] = Array.from({ length: 11 }, () => 0);
    for (const card of blueCards(deck)) {
      const { veer } = cardOf(deck, card);
      if (veer >= 0 && cards[veer] === 0) cards[veer] = card;
    }
    return cards;
  }),
);

const AHEAD_VEER = 5;
/** Turns that are neither the gentlest nor the hardest: what a ship whose card is unknown may well do. */
const USUAL_TURN = 2;

/** The card of a deck for a veer, or the nearest one towards going straight. */
function cardFor(deck: number, veer: number): number {
  const cards = byVeer()[deck] as readonly number[];
  let wanted = Math.max(0, Math.min(10, veer));
  while (cards[wanted] === 0 && wanted !== AHEAD_VEER) wanted += wanted < AHEAD_VEER ? 1 : -1;
  return cards[wanted] as number;
}

/** One of the ways in which she may go on: 0 straight, 1 to the right, 2 to the left. */
function usualCard(ship: Readonly<Ship>, way: number): number {
  if (ship.masts > 0) {
    // Gray cards come in pairs, right and left; there is no straight one among them.
    const gray = grayCards(ship.deck, Math.min(2, ship.masts));
    return gray[way === 2 ? 1 : 0] as number;
  }
  if (way === 0) return cardFor(ship.deck, AHEAD_VEER);
  return cardFor(ship.deck, way === 1 ? AHEAD_VEER + USUAL_TURN : AHEAD_VEER - USUAL_TURN);
}

export function sailsAtAll(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return (
    isShip(ship) &&
    (ship.condition === 'afloat' || ship.condition === 'unplaced') &&
    ship.anchored === 0 &&
    isHeld(s, ship) === ''
  );
}

/** Predicts where she will lie: by the cards on her mat for a ship of one's own, by three likely ones for others. */
export function foresee(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  own: boolean,
  draft: Readonly<Draft> | null,
  phase: NextPhase,
): void {
  const prediction = predictionOf(ship.id);
  const { counts, places, fork } = prediction;
  const soon = places[0] as readonly ExpectedPose[];
  const then = places[1] as readonly ExpectedPose[];
  prediction.openEdge = homeEdge(s, ship.side);
  prediction.ruined = 0;
  prediction.home = 0;
  counts[0] = 1;
  counts[1] = 1;
  asSheLies(s, ship, own, draft, soon[0] as ExpectedPose);
  copy(soon[0] as ExpectedPose, fork);
  if (!sailsAtAll(s, ship)) {
    copy(fork, then[0] as ExpectedPose);
    return;
  }
  const planned = own && s.articles.level > BASIC;
  const { first, second } = planOf(draft, ship);
  // A9 From a full stop she waits until both spaces are filled.
  const waits = own && ship.stopped === 1 && first === 0;
  const cards = phase === TO_SAIL || planned ? first : 0;
  if (phase === TO_FIRE) {
    advance(s, ship, own ? cards : 0, 0, prediction, false);
    return;
  }
  if (waits) copy(fork, soon[0] as ExpectedPose);
  else advance(s, ship, own ? cards : 0, -1, prediction, false);
  advance(s, ship, planned ? second : 0, 0, prediction, waits);
}

/**
 * Where a card that she may be given now would bring her, at the end of her move: this turn in the Basic rules, else the next, after the
 * card that lies before it.
 */
export function endOf(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  draft: Readonly<Draft> | null,
  card: number,
): Prediction {
  const prediction = predictionOf(ship.id);
  const { first } = planOf(draft, ship);
  prediction.openEdge = homeEdge(s, ship.side);
  prediction.ruined = 0;
  prediction.home = 0;
  prediction.counts[0] = 1;
  asSheLies(s, ship, true, draft, prediction.places[0]?.[0] as ExpectedPose);
  if (s.articles.level > BASIC && first > 0) advance(s, ship, first, -1, prediction, false);
  advance(s, ship, card, -1, prediction, false);
  return prediction;
}

/** Writes the places of one moment from those of the moment before; from = -1 moves the first ones on in place. */
function advance(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  card: number,
  from: number,
  prediction: Prediction,
  stopped: boolean,
): void {
  const { counts, places, fork } = prediction;
  const before = places[0] as readonly ExpectedPose[];
  const after = places[from + 1] as readonly ExpectedPose[];
  const count = counts[0] as number;
  const known = card > 0 && count === 1;
  const still = card === 0 && isStill(s, before[0] as ExpectedPose);
  if (known || still) {
    if (from >= 0) copy(before[0] as ExpectedPose, after[0] as ExpectedPose);
    counts[from + 1] = 1;
    if (known) {
      sail(s, card, after[0] as ExpectedPose);
      if (leavesHome(s, after[0] as ExpectedPose, prediction.openEdge)) prediction.home = 1;
      else if (prediction.home === 0 && !isSafe(s, after[0] as ExpectedPose)) prediction.ruined = 1;
    }
    copy(after[0] as ExpectedPose, fork);
    return;
  }
  counts[from + 1] = WAYS;
  for (let way = WAYS - 1; way >= 0; way--) {
    const here = after[way] as ExpectedPose;
    copy(before[count === 1 ? 0 : way] as ExpectedPose, here);
    if (!stopped) sail(s, usualCard(ship, count === 1 ? way : 0), here);
  }
}

function isStill(s: Readonly<Sails>, at: Readonly<ExpectedPose>): boolean {
  return s.articles.level === ADVANCED && effectiveSails(s, at) <= STRUCK;
}

/** Has she left the table by the edge that is open to her? */
function leavesHome(s: Readonly<Sails>, at: Readonly<ExpectedPose>, openEdge: number): boolean {
  if (openEdge < 0) return false;
  const { x, y, heading, halfLength, halfWidth } = at;
  if (poseInsideField(x, y, heading, halfLength, halfWidth, s.articles.width, s.articles.height)) return false;
  const reachX = Math.abs(at.sin) * halfLength + Math.abs(at.cos) * halfWidth;
  const reachY = Math.abs(at.cos) * halfLength + Math.abs(at.sin) * halfWidth;
  let edge = 0;
  let most = y + reachY - s.articles.height;
  const over = [most, x + reachX - s.articles.width, reachY - y, reachX - x];
  for (let i = 1; i < over.length; i++) {
    if ((over[i] as number) <= most) continue;
    most = over[i] as number;
    edge = i;
  }
  return edge === openEdge;
}

/** On the table and off the ground. */
export function isSafe(s: Readonly<Sails>, at: Readonly<ExpectedPose>): boolean {
  const { x, y, heading, halfLength, halfWidth } = at;
  if (!poseInsideField(x, y, heading, halfLength, halfWidth, s.articles.width, s.articles.height)) return false;
  return s.land.length === 0 || !hazardAt(x, y, heading, halfLength, halfWidth, s.land, hazard);
}

/** Moves that she must be able to make from the end of her cards without coming to grief; driven astern they are short ones. */
const LOOKOUT = 3;
const SHORT_MOVE = 0.75;
const HELMS: readonly number[] = [AHEAD_VEER, 10, 0];

/**
 * How many of three ways are safe from where her cards end: straight on, hard to the right, hard to the left, within her veer,
 * and then by whichever way she likes. With a clear run ahead nothing else is tried.
 */
export function waysOut(s: Readonly<Sails>, ship: Readonly<Ship>, own: boolean, draft: Readonly<Draft> | null): number {
  return waysAfter(s, ship, lastVeer(s, ship, own, draft));
}

/** The same after a card of this veer, from where `endOf` or `foresee` has brought her; -1 for none that would bind her. */
export function waysAfter(s: Readonly<Sails>, ship: Readonly<Ship>, last: number): number {
  copy(predictionOf(ship.id).fork, scouts[0] as ExpectedPose);
  if (runsClear(s, ship, last)) return WAYS;
  let ways = 0;
  for (let helm = 0; helm < HELMS.length; helm++) {
    if (survives(s, ship, 0, last, HELMS[helm] as number, LOOKOUT)) ways++;
  }
  return ways;
}

/** The veer that her next card is measured against, as far as it is known; -1 for none. */
function lastVeer(s: Readonly<Sails>, ship: Readonly<Ship>, own: boolean, draft: Readonly<Draft> | null): number {
  if (s.articles.level < STANDARD) return -1;
  const { first, second } = planOf(draft, ship);
  if (own && second > 0) return cardOf(ship.deck, second).veer;
  if (own && first > 0) return cardOf(ship.deck, first).veer;
  return !own && hidesVeer(ship) ? -1 : ship.lastVeer;
}

/** Straight on and nothing else. */
function runsClear(s: Readonly<Sails>, ship: Readonly<Ship>, last: number): boolean {
  const scout = scouts[1] as ExpectedPose;
  copy(scouts[0] as ExpectedPose, scout);
  if (attitudeOf(scout.heading, s.windFrom) === RED) return false;
  const { openEdge } = predictionOf(ship.id);
  let veer = last;
  for (let moves = 0; moves < LOOKOUT; moves++) {
    veer = put(s, ship, veer, AHEAD_VEER, scout);
    if (leavesHome(s, scout, openEdge)) return true;
    if (!isSafe(s, scout)) return false;
  }
  return true;
}

/** Moves a scout with the helm as far towards a veer as her rating allows; returns the veer that it came to. */
function put(s: Readonly<Sails>, ship: Readonly<Ship>, last: number, wanted: number, scout: ExpectedPose): number {
  const rating = veerRating(ship);
  const veer = last < 0 ? wanted : Math.max(last - rating, Math.min(last + rating, wanted));
  const way = veer < AHEAD_VEER ? 2 : 1;
  sail(s, ship.masts > 0 ? usualCard(ship, way) : cardFor(ship.deck, veer), scout);
  return s.articles.level < STANDARD ? -1 : veer;
}

/** Is there a way to go on after this move, from the scout at a depth? */
function survives(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  depth: number,
  last: number,
  wanted: number,
  moves: number,
): boolean {
  const scout = scouts[depth + 1] as ExpectedPose;
  copy(scouts[depth] as ExpectedPose, scout);
  const veer = put(s, ship, last, wanted, scout);
  if (leavesHome(s, scout, predictionOf(ship.id).openEdge)) return true;
  if (!isSafe(s, scout)) return false;
  const left = moves - (scout.aback > 0 ? SHORT_MOVE : 1);
  if (left <= 0) return true;
  for (let helm = 0; helm < HELMS.length; helm++)
    if (survives(s, ship, depth + 1, veer, HELMS[helm] as number, left)) return true;
  return false;
}
