/** Deals anew what a seat cannot know: cards and shot that lie face down. What others have just sealed is wiped by their lanes. */

import type { Rng, Seat } from '@weathergauge/engine';
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

/** B2 In the Basic rules cards are turned up in the turn they are chosen and all shot is ball: only the lanes hide any. */
export function dealHidden(s: Sails, seat: Seat, rng: Rng): void {
  if (s.articles.level === BASIC) return;
  const likely = s.articles.doubleShot ? WITH_DOUBLE : LIKELY_SHOT;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat === seat || ship.seat === NOBODY || ship.base === BUILDING) continue;
    for (let side = 0; side < ship.shot.length; side++) {
      // What has been fired this turn was shown (S7.1).
      if (ship.shot[side] !== 0 && ship.spent[side] === 0) ship.shot[side] = likely[rng.below(likely.length)] as number;
    }
    if (!isShip(ship)) continue;
    if (ship.first > 0) ship.first = anotherCard(s, ship, ship.first, ship.lastVeer, ship.sailed, rng);
    // Before plans are open the lane wipes what is in the second space.
    if (ship.second > 0 && s.revealed === 1) {
      const before = ship.first > 0 ? cardOf(ship.deck, ship.first).veer : ship.lastVeer;
      ship.second = anotherCard(s, ship, ship.second, before, ship.first, rng);
    }
  }
}

const fitting: number[] = [];

/** Any card that she might have planned in this one's place: within her veer of the one before, and not that copy itself. */
function anotherCard(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  card: number,
  before: number,
  taken: number,
  rng: Rng,
): number {
  const { deck } = ship;
  fitting.length = 0;
  if (cardOf(deck, card).kind === 'gray') {
    // A10.14 With all but two masts whole both kinds were open to her; one that is right in any case is dealt otherwise.
    for (const gray of grayCards(deck, ship.masts === 1 ? 1 : 2)) if (gray !== taken) fitting.push(gray);
  } else {
    const rating = veerRating(ship);
    for (const blue of manoeuvres(deck)) {
      if (before >= 0 && Math.abs(cardOf(deck, blue).veer - before) > rating) continue; // S3.3
      const free = freeCopy(deck, blue, taken);
      if (free > 0) fitting.push(free);
    }
  }
  if (fitting.length === 0) return card;
  let dealt = fitting[rng.below(fitting.length)] as number;
  for (let i = 0; i < SECOND_THOUGHTS && card === ship.first && !staysOnTable(s, ship, dealt); i++)
    dealt = fitting[rng.below(fitting.length)] as number;
  return dealt;
}

/** S2.3 The lowest copy that does not lie on her mat already; 0 if none. */
function freeCopy(deck: number, card: number, taken: number): number {
  if (taken === 0 || kindOf(deck, taken) !== kindOf(deck, card)) return card;
  for (const copy of copiesOf(deck, card)) if (copy !== taken) return copy;
  return 0;
}

const move: Move = { card: 0, line: 0, arrow: 0 };
const end: Pose3 = { x: 0, y: 0, heading: 0 };

function staysOnTable(s: Readonly<Sails>, ship: Readonly<Ship>, card: number): boolean {
  plannedMove(s, ship, card, -1, move);
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
