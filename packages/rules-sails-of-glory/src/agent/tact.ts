/** What an officer would not order though the rules allow it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { mayFire, musketsBear } from '../chapters/b5-gunnery.ts';
import { anythingToMend } from '../chapters/a7-works.ts';
import { cardOffers } from '../chapters/b2-cards.ts';
import { rangeOf } from '../chapters/b5-laying.ts';
import { endOf, foresee, predictionOf, TO_SAIL, waysAfter } from './prediction.ts';
import { attitudeOf, RED } from '../model/attitude.ts';
import { cardOf } from '../model/cards.ts';
import { RULER } from '../model/data/figures.ts';
import type { Draft, Fires } from '../model/drafts.ts';
import { planOf } from '../model/drafts.ts';
import { basesTouch, poseOverlaps } from '../model/hulls.ts';
import type { ExpectedPose, Prediction } from '../model/scratch.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BASIC, inAction, onTable, shipOf } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { arcs } from '../model/vocabulary.ts';

/**
 * A8.1 Hands sent to repair what is whole are idle. S8.5 Guns emptied at nothing are a turn without guns. B5 Muskets need no loading, and at close range no better shot is to be
 * waited for: where they bear they may as well be used.
 */
export function shuns(s: Readonly<Sails>, seat: Seat, answer: SailsAction): boolean {
  if (answer.do === 'discharge') return true;
  if (answer.do === 'order') return answer.action === 'repair' && !anythingToMend(shipOf(s, answer.ship));
  if (answer.do !== 'cease') return false;
  const draft = draftOf(s, seat);
  return draft?.kind === 'fires' && (musketsBear(s, draft) || gunsBearClose(s, draft));
}

/** Of two cards the one that brings her into less trouble is worth a thought. */
export function passesOver(s: Readonly<Sails>, seat: Seat, answer: SailsAction): boolean {
  if (answer.do !== 'helm') return false;
  const ship = shipOf(s, answer.ship);
  const draft = draftOf(s, seat);
  const trouble = troubleOf(s, ship, draft, answer.card);
  return trouble > 0 && cardOffers(s, ship).some(card => troubleOf(s, ship, draft, card) < trouble);
}

/**
 * Each outweighs those before it: taken aback with no enemy near, aback for a third turn on end, held by whoever lies beside her, in a friend's
 * way, no room to go on, off the table or aground.
 */
export const ABACK = 1;
export const STAYS_ABACK = 2;
const HELD = 4;
const FOUL = 8;
const TRAPPED = 16;
const LOST = 32;

/** S4.6, S4.7 The first turn carries her on and the second may bring a broadside to bear; after that any red card that turns brings her out. */
const LONG_ABACK = 2;

export function troubleOf(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  draft: Readonly<Draft> | null,
  card: number,
): number {
  const { fork, home, ruined } = comesTo(s, ship, draft, card);
  if (home === 1) return 0;
  if (ruined === 1) return LOST;
  const last = s.articles.level === BASIC ? -1 : cardOf(ship.deck, card).veer;
  if (waysAfter(s, ship, last) === 0) return TRAPPED;
  const isAback = attitudeOf(fork.heading, s.windFrom) === RED;
  const aback = isAback && !isEnemyNear(s, ship, fork) ? ABACK : 0;
  const stays = isAback && fork.aback >= LONG_ABACK ? STAYS_ABACK : 0;
  const held = isHeldBeside(s, ship, fork) ? HELD : 0;
  return aback + stays + held + (foulsFriend(s, ship, draft, fork) ? FOUL : 0);
}

/** Where a card brings her; from where she lies if the card before it is held. */
export function comesTo(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  draft: Readonly<Draft> | null,
  card: number,
): Prediction {
  const { first } = planOf(draft, ship);
  const anew = { ...ship, first: 0 };
  if (s.articles.level > BASIC && first > 0 && isHeldBeside(s, ship, endOf(s, anew, null, first).fork))
    return endOf(s, anew, null, card);
  return endOf(s, ship, draft, card);
}

/** B4.14 Who lies against another's side and steers across it waits for the other to go, who may well be held too. */
function isHeldBeside(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  { x, y, heading, halfLength, halfWidth }: Readonly<ExpectedPose>,
): boolean {
  return s.ships.some(
    other =>
      other !== ship &&
      onTable(other) &&
      basesTouch(ship, other) &&
      poseOverlaps(x, y, heading, halfLength, halfWidth, other),
  );
}

/** Near enough for guns within a move: there it may pay to be taken aback, to lose way or to bring a broadside to bear. */
export function isEnemyNear(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  const near = RULER.full + A_MOVE;
  return s.ships.some(enemy => {
    if (enemy.side === ship.side || !inAction(enemy)) return false;
    return (enemy.x - x) * (enemy.x - x) + (enemy.y - y) * (enemy.y - y) < near * near;
  });
}
const A_MOVE = 10_000;

/** B4.1 Whether a friend lies, at the end of the same move, where she comes to lie; one who has no card yet is left the way ahead. */
function foulsFriend(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  draft: Readonly<Draft> | null,
  { x, y, heading, halfLength, halfWidth }: Readonly<ExpectedPose>,
): boolean {
  const moment = s.articles.level === BASIC || planOf(draft, ship).first === 0 ? 0 : 1;
  return s.ships.some(friend => {
    if (friend === ship || friend.seat !== ship.seat || !onTable(friend)) return false;
    foresee(s, friend, true, draft, TO_SAIL);
    const there = predictionOf(friend.id).places[moment]?.[0] as ExpectedPose;
    return poseOverlaps(x, y, heading, halfLength, halfWidth, there);
  });
}

/** Whether a loaded broadside that has no target yet bears on an enemy at close range. */
function gunsBearClose(s: Readonly<Sails>, fires: Readonly<Fires>): boolean {
  return s.ships.some(ship => {
    const given = fires.ships[ship.id];
    if (!given || !inAction(ship)) return false;
    return ship.shot.some((_, side) => mayFire(s, ship, side, given) && bearsClose(s, ship, side));
  });
}

export function bearsClose(s: Readonly<Sails>, ship: Readonly<Ship>, side: number): boolean {
  return s.ships.some(target => {
    if (target.side === ship.side || !inAction(target)) return false;
    return arcs.some((_, arc) => {
      const range = rangeOf(s, ship, side, arc, target);
      return range >= 0 && range <= RULER.close;
    });
  });
}
