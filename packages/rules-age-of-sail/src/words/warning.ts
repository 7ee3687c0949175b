/** What hardly anybody wants of an order, said before it is given. */

import type { Foreseen } from '@weathergauge/engine';
import type { AgeOfSailEvent } from '../model/events.ts';
import type { AgeOfSailView } from '../model/view.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';
import { en } from './en.ts';
import { shipName } from './names.ts';

/** Orders that move a ship; `end` lets one drift that has no mast. */
const MOVES: ReadonlySet<AgeOfSailAction['do']> = new Set(['run', 'turn', 'tack', 'pivot', 'follow', 'end']);

/** R55 Leaving the table, R48 running into a friend, R64 land and 2.15 shoals. To foul an enemy (R47) may be what is wanted. */
export function warning(v: AgeOfSailView, action: AgeOfSailAction, foreseen: Foreseen<AgeOfSailEvent>): string {
  if (!MOVES.has(action.do)) return '';
  for (const event of foreseen.events) {
    switch (event.type) {
      case 'withdrew':
        return en.warning.leaves(shipName(v, event.ship));
      case 'touched':
        if (!event.fouled) return en.warning.rams(shipName(v, event.ship), shipName(v, event.other));
        break;
      case 'stopped-by-land':
        return en.warning.land(shipName(v, event.ship));
      default:
    }
  }
  return foreseen.thrown === 'shoal' ? en.warning.shoal : '';
}
