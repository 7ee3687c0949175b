/** What a captain would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { isAimedAtNothing, isOutOfReach, isSpentInVain, liesByPrize } from './idle.ts';
import { bearsWell, CLOSE_ACTION, isBeatenBy } from './waste.ts';
import type { SeaEvent } from '../model/events.ts';
import { range } from '../model/geometry-core.ts';
import type { Sea, Ship } from '../model/state.ts';
import { enemiesOf, isAfloat, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { EVERY_ROLL, standingOrders, tasks } from '../model/vocabulary.ts';

type Made = Decision<Sea, SeaAction, SeaEvent>;

export const follyBook: FollyBook<Sea, SeaAction, SeaEvent> = {
  names: {
    'guns held': 'ceases fire while a broadside bears on an enemy close by and would do him harm',
    'fired at nothing': 'aims at rigging that is all gone, or fires chasers at it',
    'card for nothing': 'plays or gives a card for a throw that is decided before the dice fall',
    'grapnels in vain': 'throws grapnels that no die and no card can make hold',
    'order for nothing': 'sends to a task as many men as are there, or asks to be told of fewer throws',
    'prize left': 'neither grapples nor boards a ship beside her that nobody defends',
    'beaten enemy left':
      'ends a turn farther from an enemy without rigging who is in no better heart than she began it, out of carronade range',
  },
  find: decision => [...folliesOf(decision), ...partings(decision)],
};

function folliesOf({ before, seat, answer }: Made): string[] {
  switch (answer.do) {
    case 'cease':
      return bearsWell(before, shipOf(before, answer.ship)) ? ['guns held'] : [];
    case 'fire':
      return isAimedAtNothing(shipOf(before, answer.target), answer.aim) ? ['fired at nothing'] : [];
    case 'chase':
      return shipOf(before, answer.target).rigging === 0 ? ['fired at nothing'] : [];
    case 'play':
    case 'discard':
      return isSpentInVain(before, answer) ? ['card for nothing'] : [];
    case 'grapple': {
      const isInVain = isOutOfReach(before, seat, shipOf(before, answer.ship), shipOf(before, answer.target));
      return isInVain ? ['grapnels in vain'] : [];
    }
    case 'crew': {
      const draft = draftOf(before, seat);
      const men = draft?.kind === 'musters' ? draft.ships[answer.ship]?.tasks[tasks.indexOf(answer.task)] : undefined;
      return men === answer.points ? ['order for nothing'] : [];
    }
    case 'standing':
      return answer.order === standingOrders[EVERY_ROLL] ? [] : ['order for nothing'];
    case 'no-grapple':
    case 'no-board':
      return liesByPrize(before, seat, shipOf(before, answer.ship)) ? ['prize left'] : [];
    default:
      return [];
  }
}

/** Looked at as the next turn begins. Who has rigging left can close with one who has none, if only he wants to; in worse heart he may not. */
function partings({ events, after, turnBegan }: Made): string[] {
  if (turnBegan.turn === 0 || !events.some(({ type }) => type === 'turn')) return [];
  const leaves = (began: Ship): boolean => {
    const ended = shipOf(after, began.id);
    if (!isAfloat(ended) || ended.rigging === 0 || began.grappled >= 0) return false;
    return enemiesOf(after, ended).some(id => {
      const [enemyBegan, enemy] = [shipOf(turnBegan, id), shipOf(after, id)];
      if (!isBeatenBy(began, enemyBegan)) return false;
      const off = range(ended, enemy);
      return off > CLOSE_ACTION && off > range(began, enemyBegan);
    });
  };
  return turnBegan.ships.filter(leaves).map(() => 'beaten enemy left');
}
