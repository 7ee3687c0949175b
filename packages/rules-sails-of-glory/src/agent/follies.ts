/** What a captain would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { endOf } from './prediction.ts';
import { ABACK, bearsClose, comesTo, isEnemyNear, STAYS_ABACK, troubleOf } from './tact.ts';
import { cardOffers } from '../chapters/b2-cards.ts';
import { attitudeOf, RED } from '../model/attitude.ts';
import { planOf } from '../model/drafts.ts';
import { basesTouch, poseInsideField, poseOverlaps } from '../model/hulls.ts';
import type { Draft } from '../model/drafts.ts';
import type { Pose3 } from '../model/sliding.ts';
import { homeEdge } from '../chapters/c2-remains.ts';
import type { SailsEvent } from '../model/events.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import { BASIC, NOBODY, onTable } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { broadsides } from '../model/vocabulary.ts';

type Made = Decision<Sails, SailsAction, SailsEvent>;

export const follyBook: FollyBook<Sails, SailsAction, SailsEvent> = {
  names: {
    'guns held': 'ceases fire while loaded guns bear at close range',
    'fired at nothing': 'empties guns at no target',
    'nothing to mend': 'orders a repair and finds nothing to spend it on',
    'friend rammed':
      'runs into a friend by the cards that both were given, where another card of one would have kept clear',
    'taken aback':
      'is brought into the wind by her card with no enemy near, where another would have kept her out of trouble',
    'stays aback':
      'is given a card that leaves her in the wind for a third turn on end, where another would have brought her out',
    'off the table': 'leaves the table where she has no home to sail to, though another card would have kept her on it',
    'locked together': 'lies where she lay, held by a ship beside her, where another card would have freed her',
  },
  find: decision => [
    ...guns(decision),
    ...staysAback(decision),
    ...cardsAhead(decision),
    ...decision.events.flatMap(event => folliesIn(decision, event)),
  ],
};

/** From afar fire may be held for a better shot, since guns take a turn to load (B9). */
function guns({ answer, offers, before }: Made): string[] {
  if (answer.do !== 'cease') return [];
  const isHeld = offers.some(
    offer =>
      offer.do === 'fire' && bearsClose(before, before.ships[offer.ship] as Ship, broadsides.indexOf(offer.side)),
  );
  return isHeld ? ['guns held'] : [];
}

/** Another that brings her out, but into worse, is no way out. */
function staysAback({ answer, before, seat }: Made): string[] {
  if (answer.do !== 'helm') return [];
  const ship = before.ships[answer.ship] as Ship;
  const draft = draftOf(before, seat);
  if ((troubleOf(before, ship, draft, answer.card) & STAYS_ABACK) === 0) return [];
  return cardOffers(before, ship).some(card => troubleOf(before, ship, draft, card) < STAYS_ABACK)
    ? ['stays aback']
    : [];
}

/** S2 A card that is sailed a turn after it was given is judged by what could be known when it was. */
function cardsAhead({ answer, before, seat }: Made): string[] {
  if (answer.do !== 'helm' || before.articles.level === BASIC) return [];
  const ship = before.ships[answer.ship] as Ship;
  const draft = draftOf(before, seat);
  const others = cardOffers(before, ship);
  if (homeEdge(before, ship.side) < 0 && leavesTable(before, ship, draft, answer.card))
    return others.some(card => comesTo(before, ship, draft, card).ruined === 0) ? ['off the table'] : [];
  const { windFrom } = before;
  if (attitudeOf(boundFor(before, ship).heading, windFrom) === RED) return [];
  if ((troubleOf(before, ship, draft, answer.card) & ABACK) === 0) return [];
  return others.some(card => troubleOf(before, ship, draft, card) === 0) ? ['taken aback'] : [];
}

function leavesTable(s: Readonly<Sails>, ship: Readonly<Ship>, draft: Readonly<Draft> | null, card: number): boolean {
  const { x, y, heading } = comesTo(s, ship, draft, card).fork;
  const { width, height } = s.articles;
  return !poseInsideField(x, y, heading, ship.halfLength, ship.halfWidth, width, height);
}

function folliesIn({ before }: Made, event: SailsEvent): string[] {
  const isSealedNow = before.articles.level === BASIC;
  const sideOf = (id: number): Side => (before.ships[id] as Ship).side;
  switch (event.type) {
    case 'fired':
      return event.target < 0 ? ['fired at nothing'] : [];
    case 'mending':
      return event.what === 'nothing' ? ['nothing to mend'] : [];
    case 'collided':
      return isFriendInTheWay(before, event.ship, event.other) ? ['friend rammed'] : [];
    case 'exited':
      return isSealedNow && homeEdge(before, sideOf(event.ship)) < 0 && mightStay(before, event.ship)
        ? ['off the table']
        : [];
    case 'lay-still':
      return event.why === 'blocked' && mightBeFree(before, event.ship) ? ['locked together'] : [];
    case 'sailed':
      return isSealedNow && isBroughtAback(before, event) ? ['taken aback'] : [];
    default:
      return [];
  }
}

/** Where an enemy has stopped one of them short, or neither had another way to go, nobody has blundered. */
function isFriendInTheWay(before: Readonly<Sails>, id: number, otherId: number): boolean {
  const [ship, other] = [before.ships[id] as Ship, before.ships[otherId] as Ship];
  if (ship.side !== other.side) return false;
  const [bound, met] = [boundFor(before, ship), boundFor(before, other)];
  if (!areFoul(ship, bound, other, met)) return false;
  return (
    endsFor(before, ship).some(end => !areFoul(ship, end, other, met)) ||
    endsFor(before, other).some(end => !areFoul(ship, bound, other, end))
  );
}

/**
 * Whether one lay beside her when her card was given, and another card would have brought her clear of all others, where they lay and where
 * they were bound. S2 A card that was given a turn before is hers only if she has lain there since.
 */
function mightBeFree(before: Readonly<Sails>, id: number): boolean {
  const ship = before.ships[id] as Ship;
  const others = before.ships.filter(other => other !== ship && onTable(other));
  if (!others.some(other => basesTouch(ship, other))) return false;
  if (before.articles.level > BASIC && ship.sailed > 0) return false;
  const taken = others.flatMap(other => [other, boundFor(before, other)].map(at => ({ other, at })));
  return endsFor(before, ship).some(end => !taken.some(({ other, at }) => areFoul(ship, end, other, at)));
}

/** Not where another has turned her aside; aground or into another ship would be no better. */
function mightStay(before: Readonly<Sails>, id: number): boolean {
  const ship = before.ships[id] as Ship;
  const { first } = planOf(ship.seat === NOBODY ? null : draftOf(before, ship.seat), ship);
  return leavesTable(before, { ...ship, first: 0 }, null, first) && endsFor(before, ship).length > 0;
}

function areFoul(ship: Readonly<Ship>, at: Readonly<Pose3>, other: Readonly<Ship>, there: Readonly<Pose3>): boolean {
  const { x, y, heading } = there;
  return poseOverlaps(at.x, at.y, at.heading, ship.halfLength, ship.halfWidth, { ...other, x, y, heading });
}

/** Where her card would bring her this turn, if nothing were in the way. */
function boundFor(before: Readonly<Sails>, ship: Readonly<Ship>): Pose3 {
  const { first } = planOf(ship.seat === NOBODY ? null : draftOf(before, ship.seat), ship);
  return first === 0 ? ship : endBy(before, ship, first);
}

/** Where any card within her veer would, as long as she stays afloat and on the table. */
function endsFor(before: Readonly<Sails>, ship: Readonly<Ship>): Pose3[] {
  const unplanned = { ...ship, first: 0 };
  return cardOffers(before, unplanned)
    .filter(card => endOf(before, unplanned, null, card).ruined === 0)
    .map(card => endBy(before, ship, card));
}

function endBy(before: Readonly<Sails>, ship: Readonly<Ship>, card: number): Pose3 {
  const { x, y, heading } = endOf(before, { ...ship, first: 0 }, null, card).fork;
  return { x, y, heading };
}

/** From where she was she might have gone by any card within her veer; off the table, aground or into a friend is no better. */
function isBroughtAback(before: Readonly<Sails>, event: Extract<SailsEvent, { type: 'sailed' }>): boolean {
  const { windFrom } = before;
  if (event.slid || attitudeOf(event.fromHeading, windFrom) === RED || attitudeOf(event.heading, windFrom) !== RED)
    return false;
  const ship: Ship = { ...(before.ships[event.ship] as Ship), first: 0 };
  return (
    !isEnemyNear(before, ship, event) &&
    cardOffers(before, ship).some(card => troubleOf(before, ship, null, card) === 0)
  );
}
