/** What a captain would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { bearsClose } from './tact.ts';
import { attitudeOf, RED } from '../model/attitude.ts';
import { homeEdge } from '../chapters/c2-remains.ts';
import type { SailsEvent } from '../model/events.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { broadsides } from '../model/vocabulary.ts';

type Made = Decision<Sails, SailsAction, SailsEvent>;

export const follyBook: FollyBook<Sails, SailsAction, SailsEvent> = {
  names: {
    'guns held': 'ceases fire while loaded guns bear at close range',
    'fired at nothing': 'empties guns at no target',
    'nothing to mend': 'orders a repair and finds nothing to spend it on',
    'friend rammed': 'runs into a friend',
    'taken aback': 'is brought into the wind by her card',
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

function folliesIn({ before, after }: Made, event: SailsEvent): string[] {
  const sideOf = (id: number): Side => (before.ships[id] as Ship).side;
  switch (event.type) {
    case 'fired':
      return event.target < 0 ? ['fired at nothing'] : [];
    case 'mended':
      return event.what === 'nothing' ? ['nothing to mend'] : [];
    case 'collided':
      return sideOf(event.ship) === sideOf(event.other) ? ['friend rammed'] : [];
    case 'exited':
      return homeEdge(before, sideOf(event.ship)) >= 0 ? [] : ['off the table'];
    case 'sailed': {
      if (event.slid && event.x === event.fromX && event.y === event.fromY) return ['locked together'];
      const wasAback = attitudeOf(event.fromHeading, before.windFrom) === RED;
      return !wasAback && attitudeOf(event.heading, after.windFrom) === RED ? ['taken aback'] : [];
    }
    default:
      return [];
  }
}
