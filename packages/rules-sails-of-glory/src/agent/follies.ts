/** What a captain would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { endOf } from './prediction.ts';
import { bearsClose, isEnemyNear, troubleOf } from './tact.ts';
import { cardOffers } from '../chapters/b2-cards.ts';
import { attitudeOf, RED } from '../model/attitude.ts';
import { planOf } from '../model/drafts.ts';
import { poseOverlaps } from '../model/hulls.ts';
import type { Pose3 } from '../model/sliding.ts';
import { homeEdge } from '../chapters/c2-remains.ts';
import type { SailsEvent } from '../model/events.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import { NOBODY } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { broadsides } from '../model/vocabulary.ts';

type Made = Decision<Sails, SailsAction, SailsEvent>;

export const follyBook: FollyBook<Sails, SailsAction, SailsEvent> = {
  names: {
    'guns held': 'ceases fire while loaded guns bear at close range',
    'fired at nothing': 'empties guns at no target',
    'nothing to mend': 'orders a repair and finds nothing to spend it on',
    'friend rammed': 'runs into a friend by the cards that both were given',
    'taken aback':
      'is brought into the wind by her card with no enemy near, where another would have kept her out of trouble',
    'off the table': 'leaves the table where she has no home to sail to',
    'locked together': 'lies where she lay, held by a ship beside her',
  },
  find: decision => [...guns(decision), ...decision.events.flatMap(event => folliesIn(decision, event))],
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

function folliesIn({ before }: Made, event: SailsEvent): string[] {
  const sideOf = (id: number): Side => (before.ships[id] as Ship).side;
  switch (event.type) {
    case 'fired':
      return event.target < 0 ? ['fired at nothing'] : [];
    case 'mending':
      return event.what === 'nothing' ? ['nothing to mend'] : [];
    case 'collided':
      return isFriendInTheWay(before, event.ship, event.other) ? ['friend rammed'] : [];
    case 'exited':
      return homeEdge(before, sideOf(event.ship)) >= 0 ? [] : ['off the table'];
    case 'lay-still':
      return event.why === 'blocked' ? ['locked together'] : [];
    case 'sailed':
      return isBroughtAback(before, event) ? ['taken aback'] : [];
    default:
      return [];
  }
}

/** Where an enemy has stopped one of them short, nobody has blundered. */
function isFriendInTheWay(before: Readonly<Sails>, id: number, otherId: number): boolean {
  const [ship, other] = [before.ships[id] as Ship, before.ships[otherId] as Ship];
  if (ship.side !== other.side) return false;
  const { x, y, heading } = boundFor(before, ship);
  return poseOverlaps(x, y, heading, ship.halfLength, ship.halfWidth, { ...other, ...boundFor(before, other) });
}

/** Where her card would bring her this turn, if nothing were in the way. */
function boundFor(before: Readonly<Sails>, ship: Readonly<Ship>): Pose3 {
  const { first } = planOf(ship.seat === NOBODY ? null : draftOf(before, ship.seat), ship);
  const { x, y, heading } = first === 0 ? ship : endOf(before, { ...ship, first: 0 }, null, first).fork;
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
