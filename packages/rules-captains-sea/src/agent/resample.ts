/**
 * Deals anew what a seat cannot know: others' hands, the shot in their guns, their manoeuvre blocks, the value of a strain, and
 * their standing orders. What they have under seal is in their lanes, which the engine starts again.
 *
 * Nothing here may look at what it replaces, but for what everybody has seen: how many cards, that a block lies there and what
 * has been spent on it, that a load came up late.
 */

import type { Rng, Seat } from '@weathergauge/engine';
import { choiceCost, costOf } from '../model/panel.ts';
import type { Sea, Ship } from '../model/state.ts';
import { TO_CHOOSE } from '../model/state.ts';
import { ADVANCE, CHAIN, DOUBLE, EVERY_ROLL, FIRST_HOLD, ROUND, TACK } from '../model/vocabulary.ts';

/** Others load round shot more often than not. */
const LIKELY: readonly number[] = [ROUND, ROUND, ROUND, DOUBLE, DOUBLE, CHAIN];
const SPECIAL: readonly number[] = [DOUBLE, DOUBLE, CHAIN];

export function dealHidden(s: Sea, seat: Seat, rng: Rng): void {
  dealHands(s, seat, rng);
  for (let other = 0; other < s.orders.length; other++) if (other !== seat) s.orders[other] = EVERY_ROLL;
  for (const ship of s.ships) {
    if (ship.seat === seat) continue;
    dealLoads(ship, rng);
    dealBlock(s, ship, rng);
  }
}

/**
 * What lies face down. Standing orders do as long as the game goes on, so that nobody can tell from a log when one was changed.
 */
export function faceDown(s: Readonly<Sea>): readonly string[] {
  if (s.turn === 0) return [];
  const names = s.sides.map((_, seat) => `order ${seat}`);
  for (const [seat, hand] of s.hands.entries()) if (hand.length > 0) names.push(`hand ${seat}`);
  for (const ship of s.ships) {
    for (let section = 0; section < 4; section++)
      if (ship.due[section] !== TO_CHOOSE && ship.known[section] !== 1) names.push(`load ${ship.id} ${section}`);
    if (ship.block > 0) names.push(`block ${ship.id}`);
    if (ship.strain > 0 && ship.declared === 0) names.push(`strain ${ship.id}`);
  }
  return names;
}

/** All cards that this seat does not see, in one heap; Hold cards go into hands of the same size, the rest is the deck. */
function dealHands(s: Sea, seat: Seat, rng: Rng): void {
  let holds = 0;
  for (let other = 0; other < s.hands.length; other++) {
    if (other === seat) continue;
    for (const card of s.hands[other] as number[]) s.deck[card] = (s.deck[card] as number) + 1;
  }
  for (let kind = FIRST_HOLD; kind < s.deck.length; kind++) holds += s.deck[kind] as number;
  for (let other = 0; other < s.hands.length; other++) {
    if (other === seat) continue;
    const size = (s.hands[other] as number[]).length;
    const hand: number[] = [];
    for (let i = 0; i < size; i++) hand.push(takeHold(s, rng.below(holds--)));
    s.hands[other] = hand.toSorted((a, b) => a - b);
  }
}

function takeHold(s: Sea, at: number): number {
  let left = at;
  for (let kind = FIRST_HOLD; kind < s.deck.length; kind++) {
    const count = s.deck[kind] as number;
    if (left < count) {
      s.deck[kind] = count - 1;
      return kind;
    }
    left -= count;
  }
  throw new Error('a card was dealt from outside the deck');
}

function any(list: readonly number[], rng: Rng): number {
  return list[rng.below(list.length)] as number;
}

/** 10.0 What came up on time is round, what came up late is special; what has just been fired is being chosen anew. */
function dealLoads(ship: Ship, rng: Rng): void {
  for (let section = 0; section < 4; section++) {
    const known = ship.known[section] as number;
    ship.load[section] = known === 1 ? ROUND : any(known === 2 ? SPECIAL : LIKELY, rng);
  }
}

/** A block from the panel of her wind position: one that is paid for if it is about to be shown, else one that is not. */
function dealBlock(s: Readonly<Sea>, ship: Ship, rng: Rng): void {
  if (ship.strain > 0 && ship.declared === 0) ship.strain = 1 + rng.below(2);
  if (ship.block === 0) return;
  const fitting: number[] = [];
  for (let block = ADVANCE; block <= TACK; block++) {
    const cost = choiceCost(block, ship, s.windTo, 0);
    if (cost > 0 && cost <= ship.spent === (ship.ready === 1)) fitting.push(block);
  }
  ship.block = fitting.length === 0 ? ADVANCE : any(fitting, rng);
  const cost = costOf(ship.block, ship.heading, s.windTo);
  ship.cost = ship.ready === 1 ? Math.min(ship.spent, cost) : Math.max(ship.spent + 1, cost);
}
