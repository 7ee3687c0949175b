/** The next exchanges of fire as an agent expects them: who will hurt whom, now and a move later. */

import type { Seat } from '@weathergauge/engine';
import { freeHands } from '../chapters/a3-actions.ts';
import { addBroadside, addCollision, addMuskets, addShot, landBetween, takeAim } from './guns.ts';
import { addWorks, crewLeft, toll } from './health.ts';
import type { NextPhase } from './prediction.ts';
import { predictionOf, foresee, MOMENTS, sailsAtAll, sharesOf, TO_FIRE, TO_LOAD, TO_SAIL } from './prediction.ts';
import { BALL, countersOf, DOUBLE, rangeOf } from '../chapters/b5-laying.ts';
import { firepower, musketry, musketryNow } from '../chapters/b7-damage.ts';
import { boardingAttacks } from '../chapters/o10-boarding.ts';
import type { Draft, Plan } from '../model/drafts.ts';
import { boardingOf, fireOf, loadingOf, outfitOf, planOf } from '../model/drafts.ts';
import { poseOverlaps } from '../model/hulls.ts';
import type { Prediction, Loss, ExpectedPose } from '../model/scratch.ts';
import { scratch } from '../model/scratch.ts';
import { bandOf } from '../model/sight.ts';
import type { Sails, Ship } from '../model/state.ts';
import {
  ADVANCED,
  BATTERY,
  BUILDING,
  inAction,
  isShip,
  ordered,
  STANDARD,
  shipOf,
  volleyArc,
  volleyHigh,
  volleyShot,
  volleyTarget,
} from '../model/state.ts';
import type { CrewAction } from '../model/vocabulary.ts';

/** By phase and moment: how much of what is expected is believed. */
const FAITH: readonly (readonly number[])[] = [
  [0.9, 0.5],
  [1, 0.6],
  [0.8, 0.4],
];
/** What an order not yet given counts for while hands are free. */
const MAY_BE_ORDERED = 0.5;
/** O5 */
const CONTINUOUS = 0.5;
/** How sure it is that a loaded broadside that bears is fired. */
const FIRED = 0.9;
/** O9 Aimed high, balls do less to the hull and more aloft; it is not told apart further. */
const HIGH = 0.85;

const { aim } = scratch.guns;
const { losses, ready, holds, guns, bestToll, bestTarget, bestLoss, bearing, tried, triedBearing } = scratch.battle;

export function lossOf(id: number): Loss {
  return losses[id] as Loss;
}

/** What of the turn is still to come, by what the seat has under seal. */
export function stageOf(s: Readonly<Sails>, draft: Readonly<Draft> | null): NextPhase {
  if (s.revealed === 0 || s.turn === 0) return TO_SAIL;
  if (draft?.kind === 'fires') return TO_FIRE;
  if (draft?.kind === 'loadings') return TO_LOAD;
  const top = s.stack.at(-1);
  return top === undefined || top.proc === boardingAttacks.name ? TO_LOAD : TO_SAIL;
}

const MUSKETS = 2;
/** Two ships that may each go three ways are matched in five. */
const EACH_WAY = 0.2;

/** Reckons the losses of all ships, as far as `seat` can foresee them, with what it has under seal itself. */
export function reckon(s: Readonly<Sails>, seat: Seat, draft: Readonly<Draft> | null, phase: NextPhase): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const loss = lossOf(i);
    loss.hull = 0;
    loss.crew = 0;
    loss.masts = 0;
    if (!inAction(ship) && ship.condition !== 'unplaced') continue;
    foresee(s, ship, ship.seat === seat, draft, phase);
    addWorks(s, ship, ship.seat === seat, planOf(draft, ship), phase === TO_SAIL, loss);
  }
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!inAction(ship) || ship.base === BUILDING) continue;
    const own = ship.seat === seat;
    const faith = FAITH[phase] as readonly number[];
    beReady(s, ship, own, draft, phase);
    if (own && phase === TO_FIRE) givenFire(s, ship, draft);
    else exchange(s, ship, own, 0, faith[0] as number);
    exchange(s, ship, own, 1, faith[1] as number);
    if (own && phase === TO_SAIL && sailsAtAll(s, ship)) runInto(s, ship, seat);
  }
}

/** How far each broadside, and the muskets, will be ready at the two moments. */
function beReady(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  own: boolean,
  draft: Readonly<Draft> | null,
  phase: NextPhase,
): void {
  const advanced = s.articles.level === ADVANCED;
  const plan = planOf(draft, ship);
  const loaded = outfitOf(draft, ship).shot;
  const { volley } = fireOf(draft, ship);
  const hands = advanced ? handsFor(s, ship, own, plan) : 1;
  const [now, next] = ready;
  for (let side = 0; side < ship.shot.length; side++) {
    const shot = loaded[side] as number;
    const reload = orderShare(s, plan, own, hands, side === 0 ? 'reload-left' : 'reload-right');
    holds[side] = own ? (shot > 0 ? shot : BALL) : 0;
    if (phase === TO_LOAD) {
      readyToLoad(ship, side, own ? (loadingOf(draft, ship).loads[side] as number) : 0, reload);
      continue;
    }
    const isLoaded = shot > 0 && ship.spent[side] === 0;
    const empty = s.articles.continuousFire && !isLoaded ? CONTINUOUS : 0;
    now[side] = (isLoaded ? 1 : empty) * orderShare(s, plan, own, hands, side === 0 ? 'fire-left' : 'fire-right');
    if (isLoaded) next[side] = own && phase === TO_FIRE && volley[side] !== 0 ? 0 : 1;
    else next[side] = Math.max(empty, advanced ? reload : ship.wait[side] === 0 ? 1 : 0);
  }
  guns.musketsReady = orderShare(s, plan, own, hands, 'musketry');
  guns.fore = firepower(ship, 0);
  guns.full = ship.base === BATTERY ? guns.fore : firepower(ship, 1);
  guns.rear = firepower(ship, 2);
  guns.muskets = musketry(ship);
}

/** What an action that is not among her orders counts for: others' are unknown until they are shown. */
function handsFor(s: Readonly<Sails>, ship: Readonly<Ship>, own: boolean, plan: Readonly<Plan>): number {
  if (s.revealed === 1) return 0;
  if (!own) return 1;
  if (plan.settled === 1) return 0;
  // Before she has any, her hands are free for all that she can do.
  if (plan.orders === 0) return 1;
  return freeHands(ship, plan) > 0 ? MAY_BE_ORDERED : 0;
}

/** A2 Is an action needed, and is it ordered? `hands` is what it counts for if it is not. */
function orderShare(s: Readonly<Sails>, plan: Readonly<Plan>, own: boolean, hands: number, action: CrewAction): number {
  if (s.articles.level < ADVANCED) return 1;
  return (own || s.revealed === 1) && ordered(plan, action) ? 1 : hands;
}

/** B9, S8 What has just been fired cannot fire next turn. `chosen` is the shot that her seat has decided on. */
function readyToLoad(ship: Readonly<Ship>, side: number, chosen: number, reload: number): void {
  const [now, next] = ready;
  const loaded = ship.shot[side] !== 0;
  if (chosen > 0) holds[side] = chosen;
  next[side] = 1;
  if (ship.spent[side] !== 0 || ship.wait[side] !== 0) {
    now[side] = 0;
  } else if (chosen === -1) {
    now[side] = 0;
    next[side] = 0;
  } else if (chosen === DOUBLE) {
    now[side] = 0; // O8.2 It takes a turn more.
  } else {
    now[side] = loaded ? 1 : reload;
  }
}

/** What her guns and muskets do at one moment, if she picks the best target for each. */
function exchange(s: Readonly<Sails>, ship: Readonly<Ship>, own: boolean, moment: number, faith: number): void {
  const readiness = ready[moment] as number[];
  for (let i = 0; i < 3; i++) {
    bestToll[i] = 0;
    bestTarget[i] = -1;
    bearing[i] = 0;
  }
  const prediction = predictionOf(ship.id);
  for (let j = 0; j < s.ships.length; j++) {
    const target = s.ships[j] as Ship;
    if (target.side === ship.side || !inAction(target)) continue;
    if (!tryTarget(s, ship, own, prediction, target, moment)) continue;
    for (let i = 0; i < 3; i++) keepBest(i, target);
  }
  for (let side = 0; side < ship.shot.length; side++) {
    if (bestTarget[side] !== -1) addShare(bestTarget[side] as number, side, faith * (readiness[side] as number));
    // What is fired now is not there to be fired a turn later.
    if (moment === 0 && (readiness[side] as number) > 0) {
      const [, next] = ready;
      next[side] = (next[side] as number) * (1 - FIRED * (bearing[side] as number) * (readiness[side] as number));
    }
  }
  if (bestTarget[MUSKETS] !== -1) addShare(bestTarget[MUSKETS] as number, MUSKETS, faith * guns.musketsReady);
}

function keepBest(i: number, target: Readonly<Ship>): void {
  const loss = tried[i] as Loss;
  if ((triedBearing[i] as number) === 0) return;
  const value = toll(target, loss);
  if (value <= (bestToll[i] as number)) return;
  bestToll[i] = value;
  bestTarget[i] = target.id;
  bearing[i] = triedBearing[i] as number;
  const best = bestLoss[i] as Loss;
  best.hull = loss.hull;
  best.crew = loss.crew;
  best.masts = loss.masts;
}

function addShare(target: number, i: number, share: number): void {
  const loss = lossOf(target);
  const by = bestLoss[i] as Loss;
  loss.hull += share * by.hull;
  loss.crew += share * by.crew;
  loss.masts += share * by.masts;
}

/** Every place she may be in against every place the target may be in. */
function tryTarget(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  own: boolean,
  prediction: Prediction,
  target: Readonly<Ship>,
  moment: number,
): boolean {
  const theirs = predictionOf(target.id);
  const mine = prediction.counts[moment] as number;
  const others = theirs.counts[moment] as number;
  const myShares = sharesOf(mine);
  const theirShares = sharesOf(others);
  const readiness = ready[moment] as number[];
  let any = false;
  for (let i = 0; i < 3; i++) {
    triedBearing[i] = 0;
    const loss = tried[i] as Loss;
    loss.hull = 0;
    loss.crew = 0;
    loss.masts = 0;
  }
  for (let a = 0; a < mine; a++) {
    const at = prediction.places[moment]?.[a] as ExpectedPose;
    for (let b = 0; b < others; b++) {
      if (a > 0 && b > 0) continue; // Where both may turn, one of them is taken to go straight on.
      const there = theirs.places[moment]?.[b] as ExpectedPose;
      if (!takeAim(s, ship.base, at, there)) continue;
      if (s.land.length > 0 && landBetween(s, ship, at, target, there)) continue;
      any = true;
      const share = mine > 1 && others > 1 ? EACH_WAY : (myShares[a] as number) * (theirShares[b] as number);
      const { side } = aim;
      if ((readiness[side] as number) > 0) {
        const shot = own ? (holds[side] as number) : 0;
        if (addBroadside(s, guns, ship.fresh[side] === 1, shot, target, share, tried[side] as Loss))
          triedBearing[side] = (triedBearing[side] as number) + share;
      }
      if (aim.near === 1 && guns.musketsReady > 0) {
        triedBearing[MUSKETS] = (triedBearing[MUSKETS] as number) + share;
        addMuskets(s, share * guns.muskets, target, tried[MUSKETS] as Loss);
      }
    }
  }
  return any;
}

/** Orders already given are reckoned by the rules themselves. */
function givenFire(s: Readonly<Sails>, ship: Readonly<Ship>, draft: Readonly<Draft> | null): void {
  const given = fireOf(draft, ship);
  for (let side = 0; side < given.volley.length; side++) {
    const code = given.volley[side] as number;
    const id = code === 0 ? -1 : volleyTarget(code);
    if (id < 0) continue;
    const target = shipOf(s, id);
    const arc = volleyArc(code);
    const shot = volleyShot(code);
    const range = rangeOf(s, ship, side, arc, target);
    const counters = countersOf(s, ship, side, arc, target, shot, range, null);
    const each = (shot === DOUBLE ? counters / 2 : counters) * (volleyHigh(code) === 1 ? HIGH : 1);
    addShot(s, shot, bandOf(range), each, target, lossOf(id));
  }
  if (given.muskets >= 0) addMuskets(s, musketryNow(s, ship), shipOf(s, given.muskets), lossOf(given.muskets));
}

/** What it costs to be stopped by another base, in boxes: by a friend, by an enemy that lies still, by one that may move. */
const FOULED = 0.3;
const STOPPED_SHORT = 1;
const JOSTLED = 0.1;

/** B4, S5 Ships over which her cards bring her. */
function runInto(s: Readonly<Sails>, ship: Readonly<Ship>, seat: Seat): void {
  const { counts, places } = predictionOf(ship.id);
  const loss = lossOf(ship.id);
  for (let j = 0; j < s.ships.length; j++) {
    const other = s.ships[j] as Ship;
    if (j === ship.id || !isShip(other) || !inAction(other)) continue;
    const theirs = predictionOf(j);
    for (let moment = 0; moment < MOMENTS; moment++) {
      const at = places[moment]?.[0] as ExpectedPose;
      const there = theirs.places[moment]?.[0] as ExpectedPose;
      if (!poseOverlaps(at.x, at.y, at.heading, at.halfLength, at.halfWidth, there)) continue;
      const sure = counts[moment] === 1 && theirs.counts[moment] === 1;
      if (other.side !== ship.side) loss.hull += sure ? STOPPED_SHORT : JOSTLED;
      else if (other.seat !== seat || s.articles.level < STANDARD) loss.hull += FOULED;
      else addCollision(s, sure ? other.burden : other.burden / 3, ship, loss);
      break;
    }
  }
}

/** O10 Counters that a boarder deals out tell on crews one time in two. */
const BLOWS = 0.5;
/** How likely grapnels hold if she throws them, and if only the other may. */
const BOARDS = 0.75;
const IS_BOARDED = 0.35;
const BOARDING = 2;

/** O10 What a chosen counter leads to with an enemy alongside. */
export function addBoarding(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  enemy: Readonly<Ship>,
  draft: Readonly<Draft> | null,
): void {
  const planned = s.articles.level === ADVANCED && s.revealed === 0 && ordered(planOf(draft, ship), 'boarding');
  const chance = boardingOf(draft, ship).parley === BOARDING || planned ? BOARDS : IS_BOARDED;
  lossOf(enemy.id).crew += chance * Math.min(BLOWS * ship.burden, crewLeft(enemy));
  lossOf(ship.id).crew += chance * Math.min(BLOWS * enemy.burden, crewLeft(ship));
}
