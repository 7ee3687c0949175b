/**
 * Deals anew what a seat cannot know: cards and shot that lie face down. What others have under seal is in their lanes, which
 * the engine starts again.
 *
 * Nothing here may look at what it replaces, but for what everybody has seen: that a card lies there, that it is gray (masts
 * were down when it was planned), that guns are loaded. The testkit tries it: chance asked for, and dealt, must not depend on it.
 */

import type { Rng, Seat } from '@weathergauge/engine';
import { hidesVeer } from './parts.ts';
import { plannedMove, veerRating } from '../chapters/b3-movement.ts';
import type { Move } from '../model/sailing.ts';
import { BALL, CHAIN, DOUBLE, GRAPE } from '../chapters/b5-laying.ts';
import { cardOf, copiesOf, grayCards, kindOf, manoeuvres, trackOf } from '../model/cards.ts';
import { poseInsideField } from '../model/hulls.ts';
import { endPose, type Pose3 } from '../model/sliding.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BASIC, BUILDING, isShip, NOBODY } from '../model/state.ts';

/** Others load ball more often than not. */
const LIKELY_SHOT: readonly number[] = [BALL, BALL, BALL, BALL, GRAPE, GRAPE, CHAIN];
const WITH_DOUBLE: readonly number[] = [...LIKELY_SHOT, DOUBLE];
/** A card that would take its ship off the table is put back this often: nobody plans that gladly. */
const SECOND_THOUGHTS = 3;

/**
 * B2 In the Basic rules cards are turned up in the turn they are chosen and all shot is ball: only the lanes hide any. Before
 * the first turn nothing lies hidden elsewhere in the others either.
 */
export function dealHidden(s: Sails, seat: Seat, rng: Rng): void {
  if (s.articles.level === BASIC || s.turn === 0) return;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat === seat || ship.seat === NOBODY || ship.base === BUILDING) continue;
    dealShot(s, ship, rng);
    if (isShip(ship)) dealCards(s, ship, rng);
  }
}

/**
 * What `dealHidden` deals anew. All that a ship has planned goes by one name: a card that is thrown away unseen lives on in the
 * veer that it leaves behind, and nothing on her mat tells which card that was.
 */
export function faceDown(s: Readonly<Sails>): readonly string[] {
  if (s.articles.level === BASIC || s.turn === 0) return [];
  const names: string[] = [];
  for (const ship of s.ships) {
    if (ship.seat === NOBODY || ship.base === BUILDING) continue;
    for (const [side, shot] of ship.shot.entries()) {
      if (shot !== 0 && ship.spent[side] === 0) names.push(`shot ${ship.id} ${side}`);
    }
    if (isShip(ship) && (ship.first > 0 || ship.second > 0 || hidesVeer(ship))) names.push(`plan ${ship.id}`);
  }
  return names;
}

function dealShot(s: Readonly<Sails>, ship: Ship, rng: Rng): void {
  const likely = s.articles.doubleShot ? WITH_DOUBLE : LIKELY_SHOT;
  for (let side = 0; side < ship.shot.length; side++) {
    // What has been fired this turn was shown (S7.1).
    if (ship.shot[side] !== 0 && ship.spent[side] === 0) ship.shot[side] = any(likely, rng);
  }
}

/** In the order in which they were planned, for each was measured against the one before it (S3.3). */
function dealCards(s: Readonly<Sails>, ship: Ship, rng: Rng): void {
  const { deck } = ship;
  if (hidesVeer(ship)) ship.lastVeer = cardOf(deck, any(manoeuvres(deck), rng)).veer;
  if (ship.first > 0) {
    const fitting = cardsLike(ship, ship.first, ship.lastVeer, ship.sailed);
    ship.first = any(fitting, rng);
    for (let i = 0; i < SECOND_THOUGHTS && !staysOnTable(s, ship); i++) ship.first = any(fitting, rng);
  }
  if (ship.second > 0) {
    const before = ship.first > 0 ? cardOf(deck, ship.first).veer : ship.lastVeer;
    ship.second = any(cardsLike(ship, ship.second, before, ship.first), rng);
  }
}

function any(list: readonly number[], rng: Rng): number {
  return list[rng.below(list.length)] as number;
}

/** Cards that she might have planned in this one's place, which tells by its colour alone. Never none, and never `taken`. */
function cardsLike(ship: Readonly<Ship>, card: number, before: number, taken: number): readonly number[] {
  if (cardOf(ship.deck, card).kind !== 'gray') return blueCardsFor(ship, before, taken);
  // A10.14 With all but two masts whole both kinds were open to her; one that is right in any case is dealt otherwise.
  return grayCards(ship.deck, ship.masts === 1 ? 1 : 2).filter(gray => gray !== taken);
}

/** S3.3 Within her veer of the card before; any, should there be none. */
function blueCardsFor(ship: Readonly<Ship>, before: number, taken: number): readonly number[] {
  const rating = veerRating(ship);
  const fitting: number[] = [];
  for (const blue of manoeuvres(ship.deck)) {
    if (before >= 0 && Math.abs(cardOf(ship.deck, blue).veer - before) > rating) continue;
    const free = freeCopy(ship.deck, blue, taken);
    if (free > 0) fitting.push(free);
  }
  return fitting.length > 0 ? fitting : manoeuvres(ship.deck).filter(blue => blue !== taken);
}

/** S2.3 The lowest copy that does not lie on her mat already; 0 if none. */
function freeCopy(deck: number, card: number, taken: number): number {
  if (taken === 0 || kindOf(deck, taken) !== kindOf(deck, card)) return card;
  for (const copy of copiesOf(deck, card)) if (copy !== taken) return copy;
  return 0;
}

/** Does her first card leave her on the table? */
function staysOnTable(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  const move: Move = { card: 0, line: 0, arrow: 0 };
  const end: Pose3 = { x: 0, y: 0, heading: 0 };
  plannedMove(s, ship, ship.first, -1, move);
  endPose(ship, trackOf(ship.deck, move.card, move.line), move.arrow, end);
  return poseInsideField(
    end.x,
    end.y,
    end.heading,
    ship.halfLength,
    ship.halfWidth,
    s.articles.width,
    s.articles.height,
  );
}
