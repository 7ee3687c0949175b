/** What hardly anybody wants of an order, said before it is given. */

import type { Foreseen } from '@weathergauge/engine';
import { leavesMap } from '../chapters/ch09-stacking.ts';
import type { SeaEvent } from '../model/events.ts';
import type { SeaView } from '../model/view.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { shipName } from './names.ts';

/**
 * 9.3 Off the map, as ships lie now, and 18.0 colours hauled down. Ships of one side may share a square (9.2): nobody rams a friend
 * here, and there is no ground.
 */
export function warning(v: SeaView, action: SeaAction, { events }: Foreseen<SeaEvent>): string {
  if (action.do === 'strike') return `${shipName(v, action.ship)} is out of the battle, and the enemy’s prize`;
  const ship = action.do === 'select' && action.manoeuvre === 'advance' ? v.ships[action.ship] : undefined;
  const isOff = ship !== undefined && leavesMap(v.ships, ship);
  return isOff || events.some(event => event.type === 'over' && event.reason === 'map-edge')
    ? 'she leaves the map, and the battle ends there'
    : '';
}
