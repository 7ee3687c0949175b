/** P1.1, P2–P4 Solitaire play: what ships and batteries without a player do by themselves, at anchor or under way. */

import type { Context } from '@weathergauge/engine';
import { mayFire, mayUseMuskets } from './b5-gunnery.ts';
import { arcsOf, BALL, countersOf, GRAPE, inMusketShot, isTarget, layBroadside, rangeIn } from './b5-laying.ts';
import { musketryNow } from './b7-damage.ts';
import { blueCards, cardOf, grayCards, isSlip, isStraight } from '../model/cards.ts';
import { tell } from '../model/events.ts';
import { basesDistance } from '../model/hulls.ts';
import { bandOf } from '../model/sight.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, BASIC, bitOf, IDLE, inAction, isBattery, LEFT, NOBODY, shipOf, volleyCode } from '../model/state.ts';
import type { CrewAction } from '../model/vocabulary.ts';

/** P1.2 Veers of the cards in the deck of a ship that moves by itself. */
const LEAST_VEER = 3;
const MOST_VEER = 7;
/** P1.6 Turns that undo each other add up to this. */
const BOTH_TURNS = 10;
/** A10.14 Beyond two broken masts there are no more cards. */
const MOST_MASTS = 2;

/** P1.3, P1.8 Her card is drawn when she moves, and lies on her discard pile from then on. */
export function autoCard(_s: Sails, ship: Ship, context: Context): number {
  if (ship.masts > 0) return grayCard(ship, context);
  const card = drawCard(ship, context);
  ship.pile.push(card);
  tell(context, { type: 'card-drawn', to: 'all', clause: 'P1.3', ship: ship.id, card });
  shuffleBack(ship, card, context);
  return card;
}

/** R41 The book has no deck for a ship with a broken mast: each gray card that she may use is as likely as the others. */
function grayCard(ship: Readonly<Ship>, context: Context): number {
  const gray = grayCards(ship.deck, Math.min(ship.masts, MOST_MASTS));
  const card = gray[context.dice.draw(gray.length, 'manoeuvre card')] as number;
  tell(context, { type: 'card-drawn', to: 'all', clause: 'R41', ship: ship.id, card });
  return card;
}

function drawCard(ship: Readonly<Ship>, context: Context): number {
  const blue = blueCards(ship.deck);
  let inDeck = 0;
  for (let i = 0; i < blue.length; i++) if (isInDeck(ship, blue[i] as number)) inDeck++;
  // Two copies of every turn and slip: what lies on the pile without its like of the other side is never the whole deck.
  let left = context.dice.draw(inDeck, 'manoeuvre card');
  for (let i = 0; i < blue.length; i++) {
    const card = blue[i] as number;
    if (!isInDeck(ship, card)) continue;
    if (left === 0) return card;
    left--;
  }
  throw new Error('a draw lies outside its deck');
}

/** P1.2 */
function isInDeck(ship: Readonly<Ship>, card: number): boolean {
  const { veer } = cardOf(ship.deck, card);
  return veer >= LEAST_VEER && veer <= MOST_VEER && !ship.pile.includes(card);
}

/** P1.4–P1.7, P1.9 The card just laid down goes back with its like of the other side, and all straights with them. */
function shuffleBack(ship: Ship, card: number, context: Context): void {
  const partner = partnerOf(ship, card);
  if (partner === 0) return;
  const cards: number[] = [];
  const staying: number[] = [];
  for (let i = 0; i < ship.pile.length; i++) {
    const lying = ship.pile[i] as number;
    if (lying === card || lying === partner || isStraight(ship.deck, lying)) cards.push(lying);
    else staying.push(lying);
  }
  ship.pile = staying;
  const clause = isSlip(ship.deck, card) ? 'P1.4' : 'P1.6';
  tell(context, { type: 'shuffled-back', to: 'all', clause, ship: ship.id, cards });
}

/** The first card on the pile that makes up for this one, or 0. */
function partnerOf(ship: Readonly<Ship>, card: number): number {
  const { shape, side, veer } = cardOf(ship.deck, card);
  if (side === '') return 0;
  for (let i = 0; i < ship.pile.length; i++) {
    const other = cardOf(ship.deck, ship.pile[i] as number);
    // Slips have veer 5 each, so that they add up to 10 as the turns do.
    if (other.shape === shape && other.side !== side && other.veer + veer === BOTH_TURNS) return other.number;
  }
  return 0;
}

const RELOADS: readonly CrewAction[] = ['reload-left', 'reload-right'];
const FIRES: readonly CrewAction[] = ['fire-left', 'fire-right'];

/** P2.1, P2.3, P4.1 Lays and fires the guns and muskets of everything without a player. */
export function autoVolleys(s: Sails, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat !== NOBODY || !inAction(ship)) continue;
    const actions: CrewAction[] = [];
    for (let side = 0; side < ship.volley.length; side++) {
      const code = mayFire(s, ship, side) ? bestShot(s, ship, side) : 0;
      ship.volley[side] = code;
      if (code !== 0) actions.push(FIRES[side] as CrewAction);
    }
    ship.muskets = mayUseMuskets(s, ship) ? musketTarget(s, ship) : -1;
    if (ship.muskets >= 0) actions.push('musketry');
    // In the Advanced rules the action phase has told of it.
    if (actions.length > 0 && s.articles.level < ADVANCED)
      tell(context, { type: 'automaton', to: 'all', clause: 'P2.1', ship: i, actions });
  }
}

/** P2.3 At the nearest, as by forced aim; R42 by the arc that gives most counters, of equal ones the nearer. 0 for none, R92 or no counters. */
function bestShot(s: Readonly<Sails>, ship: Readonly<Ship>, side: number): number {
  const targets = layBroadside(s, ship, side, 1);
  let best = 0;
  let most = 0;
  let nearest = 0;
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i] as number;
    for (let arc = 0; arc < arcsOf(ship); arc++) {
      const range = rangeIn(target, arc);
      if (range < 0) continue;
      const shot = shotFor(s, range);
      const counters = countersOf(s, ship, side, arc, shipOf(s, target), shot, range, null);
      if (counters < most || counters === 0 || (counters === most && range >= nearest)) continue;
      most = counters;
      nearest = range;
      best = volleyCode(target, arc, shot, 0);
    }
  }
  return best;
}

/** P2.5 What the range makes of it: D counters are grape's, B and A are ball's. */
function shotFor(s: Readonly<Sails>, range: number): number {
  return s.articles.level > BASIC && bandOf(range) === 0 ? GRAPE : BALL;
}

/** R42 The nearest enemy in reach of the muskets, or -1. */
function musketTarget(s: Readonly<Sails>, ship: Readonly<Ship>): number {
  let best = -1;
  let least = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const target = s.ships[i] as Ship;
    if (!isTarget(ship, target) || !inMusketShot(s, ship, target)) continue;
    const distance = basesDistance(ship, target);
    if (best >= 0 && distance >= least) continue;
    best = i;
    least = distance;
  }
  return best;
}

/**
 * P3.1, P4.1 Bits of the actions taken, in the order of priority and as far as there are hands free. R74 They are chosen by
 * the position in the action phase, when all others reveal theirs.
 */
export function autoOrders(s: Readonly<Sails>, ship: Readonly<Ship>, free: number): number {
  const crew: Crew = { hands: free, orders: 0 };
  if (isBattery(ship)) {
    if (burns(ship)) order(crew, 'extinguish'); // P4.2
    orderFire(s, ship, crew); // P4.3
    if (hasMusketTarget(s, ship)) order(crew, 'musketry'); // P4.4
    orderReloads(ship, crew); // P4.5
    if (ship.mending === IDLE && hasFullBox(ship)) order(crew, 'repair'); // P4.6
    return crew.orders;
  }
  if (hasMusketTarget(s, ship)) order(crew, 'musketry'); // P3.2
  if (burns(ship)) order(crew, 'extinguish'); // P3.3
  if (ship.mending === IDLE && ship.leaks > 0) order(crew, 'repair'); // P3.4
  orderFire(s, ship, crew); // P3.5
  orderReloads(ship, crew); // P3.6
  if (ship.mending === IDLE && isDamaged(ship)) order(crew, 'repair'); // P3.7–P3.9
  return crew.orders;
}

/** Hands still free, and bits of what the others do. */
interface Crew {
  hands: number;
  orders: number;
}

/** There is one counter of each action. */
function order(crew: Crew, action: CrewAction): void {
  if (crew.hands === 0 || (crew.orders & bitOf(action)) !== 0) return;
  crew.orders |= bitOf(action);
  crew.hands--;
}

function hasMusketTarget(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return musketryNow(s, ship) > 0 && musketTarget(s, ship) >= 0;
}

function burns(ship: Readonly<Ship>): boolean {
  return ship.fires > 0 && ship.dousing === IDLE;
}

function orderFire(s: Readonly<Sails>, ship: Readonly<Ship>, crew: Crew): void {
  for (let side = LEFT; side < ship.shot.length; side++) {
    // O5.7, A7.2 Guns whose reload waits since last turn have their action.
    if (ship.shot[side] === 0 && (!s.articles.continuousFire || ship.loading[side] !== IDLE)) continue;
    if (bestShot(s, ship, side) !== 0) order(crew, FIRES[side] as CrewAction);
  }
}

/** P2.4, O5.7 Not the guns that are to fire unloaded. */
function orderReloads(ship: Readonly<Ship>, crew: Crew): void {
  for (let side = LEFT; side < ship.shot.length; side++) {
    const fires = (crew.orders & bitOf(FIRES[side] as CrewAction)) !== 0;
    if (ship.shot[side] === 0 && ship.loading[side] === IDLE && !fires) order(crew, RELOADS[side] as CrewAction);
  }
}

/** P3.7, P4.6 A box wholly filled by what can be repaired, and the repair not used. */
function hasFullBox(ship: Readonly<Ship>): boolean {
  if (ship.mendedHull === 1) return false;
  for (let box = 0; box < ship.hull.length; box++) if ((ship.hull[box] as number) >= ship.burden) return true;
  return false;
}

/** What she sets about is decided next turn by the same order (P3.7–P3.9, A8.1). */
function isDamaged(ship: Readonly<Ship>): boolean {
  if (hasFullBox(ship) || ship.rudders > 0) return true;
  return ship.mendedMast === 0 && ship.masts > ship.lostMasts;
}
