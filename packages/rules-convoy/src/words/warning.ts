/** What hardly anybody wants of an order, said before it is given. */

import type { Foreseen } from '@weathergauge/engine';
import { soundingDice } from '../model/abilities.ts';
import { SHALLOW } from '../model/chart.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { ConvoyView } from '../model/view.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';
import { shipName } from './names.ts';

/** 12.1 Shallows, which may lie in fog (R46), and 10.1 colours hauled down. No ship can ram another here, nor leave but by an exit. */
export function warning(v: ConvoyView, action: ConvoyAction, { events, thrown }: Foreseen<ConvoyEvent>): string {
  if (action.do === 'haul-down')
    return `${shipName(v, action.ship)} is given up: she is nobody’s until a warship boards her`;
  const sailed = events.findLast(event => event.type === 'sailed');
  const ship = v.ships[sailed?.ship ?? -1];
  if (sailed === undefined || ship === undefined || ship.seat !== v.who || soundingDice(ship) === 0) return '';
  const isSounded = thrown === 'shallows' || (thrown === 'fog' && ((v.chart[sailed.at] ?? 0) & SHALLOW) !== 0);
  return isSounded ? `${ship.name} runs aground in the shallows if a die shows 6` : '';
}
