/** Which manoeuvre cards a ship may be given: by the wind (B2.5, B2.6), by her veer (S2.1), by the masts she has left (A10). */

import { attitudeOf, RED } from '../model/attitude.ts';
import { mayPlan, veerRating } from './b3-movement.ts';
import { cardOf, copiesOf, grayCards, manoeuvres, redCards } from '../model/cards.ts';
import { isHeld } from '../model/sailing.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BASIC, BEGUN, isShip } from '../model/state.ts';

const NONE: readonly number[] = [];

/** True if she is to be given a card in this planning phase. */
export function plansCard(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  if (!isShip(ship) || ship.condition !== 'afloat' || ship.anchored === 1) return false;
  if (s.articles.level === BASIC) return isHeld(s, ship) === ''; // O4.5, O10.9
  return mayPlan(s, ship); // A2.5; O4.7, O10.10 held ships still plan for the next turn
}

/** The cards she may plan now, one for each manoeuvre: the lowest copy that does not lie on her mat. */
export function cardOffers(s: Readonly<Sails>, ship: Readonly<Ship>): readonly number[] {
  if (!plansCard(s, ship)) return NONE;
  if (s.articles.level === BASIC)
    return attitudeOf(ship.heading, s.windFrom) === RED ? redCards(ship.deck) : manoeuvres(ship.deck); // B2.5, B2.6
  const offers: number[] = [];
  if (ship.masts > 0) {
    // A10.10, A10.14 The veer sets no limit here: gray cards have none (R3). B1.9 Masts break in the Advanced rules only, so
    // that below them gray cards lie aside.
    const gray = grayCards(ship.deck, Math.min(2, ship.masts));
    for (let i = 0; i < gray.length; i++) if (gray[i] !== ship.first) offers.push(gray[i] as number);
    return offers;
  }
  // S2.7 Whatever the wind: it is read when she moves.
  const blue = manoeuvres(ship.deck);
  for (let i = 0; i < blue.length; i++) {
    const card = blue[i] as number;
    if (!withinVeer(ship, card)) continue;
    const free = freeCopy(ship, card);
    if (free > 0) offers.push(free);
  }
  return offers;
}

/** S2.3 Only unused cards: the one in the first space is in use. */
function freeCopy(ship: Readonly<Ship>, card: number): number {
  if (card !== ship.first) return card;
  const copies = copiesOf(ship.deck, card);
  for (let i = 0; i < copies.length; i++) if (copies[i] !== ship.first) return copies[i] as number;
  return 0;
}

/** S3.3, S3.4, R2 Measured against the card planned before it, whatever that one turns into. */
function withinVeer(ship: Readonly<Ship>, card: number): boolean {
  const { veer } = cardOf(ship.deck, card);
  const before = ship.first > 0 ? cardOf(ship.deck, ship.first).veer : ship.lastVeer;
  return veer < 0 || before < 0 || Math.abs(veer - before) <= planningVeer(ship); // R3, R36
}

/** R35 What is planned now is revealed next turn, when a repair that can be put to the rudder this turn will be done. */
function planningVeer(ship: Readonly<Ship>): number {
  return ship.mending === BEGUN ? ship.veer : veerRating(ship);
}

/** Why she may not plan this card, with the clause; null when she may. For refusals only. */
export function cardRefusal(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  number: number,
): { reason: string; clause: string } | null {
  if (cardOffers(s, ship).includes(number)) return null;
  if (number > (grayCards(ship.deck, 1).at(-1) as number))
    return { reason: 'her deck has no such card', clause: 'B2.4' };
  const { kind } = cardOf(ship.deck, number);
  if (s.articles.level === BASIC) {
    const aback = attitudeOf(ship.heading, s.windFrom) === RED;
    if (aback && kind !== 'red') return { reason: 'taken aback, she may be given a red card only', clause: 'B2.6' };
    if (!aback && kind !== 'blue') return { reason: 'she is not aback and needs a blue card', clause: 'B2.5' };
  } else if (ship.masts > 0) {
    if (kind !== 'gray') return { reason: 'with a broken mast she needs a gray card', clause: 'A10.10' };
    if (number !== ship.first) return { reason: 'the card is for a ship with more masts', clause: 'A10.14' };
  } else if (kind !== 'blue') {
    return { reason: 'she needs a blue card', clause: 'S2.3' };
  } else if (!withinVeer(ship, number)) {
    return { reason: 'the card is beyond her veer', clause: 'S3.3' };
  }
  return number === ship.first
    ? { reason: 'the card lies on her mat already', clause: 'S2.3' }
    : { reason: 'of two copies the lower free number is planned', clause: 'S2.3' };
}
