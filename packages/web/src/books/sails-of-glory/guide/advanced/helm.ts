/**
 * Which card to plan when it is sailed a turn later: with the enemy where she will be by then, and with sea room left for
 * the cards after it. It is advice only: what is allowed is in the offers.
 */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import type { Start } from '@weathergauge/rules-sails-of-glory/geometry';
import { courseOf, inAction, nextStart } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Position } from '../../../../client/protocol.ts';
import { poseOf } from '../../board/units.ts';
import { bestOf, edgeCost, helmCost } from '../advice.ts';
import { actions, viewOf } from '../questions.ts';

/** Hundredths of a millimetre that an enemy makes good in the two moves until then. */
const SAILED_ON = 16_000;
/** Cards after this one for which there must be room. */
const CARDS_AHEAD = 2;

export function bestCard(position: Position): readonly number[] {
  const view = sailedOn(viewOf(position));
  const cards = actions(position).flatMap(action => (action.do === 'helm' ? [action.card] : []));
  return bestOf({ ...position, view }, (seen, action) => helmCost(seen, action) + roomCost(seen, action, cards));
}

/** By the time the card is sailed the enemy has gone on as she heads. */
function sailedOn(view: SailsView): SailsView {
  const ships = view.ships.map(ship => {
    if (ship.own !== null || !inAction(ship)) return ship;
    const radians = (poseOf(view, ship).heading * Math.PI) / 180;
    const x = Math.round(ship.x + SAILED_ON * Math.sin(radians));
    const y = Math.round(ship.y + SAILED_ON * Math.cos(radians));
    return { ...ship, x, y };
  });
  return { ...view, ships };
}

/** How near to the edge even the best of the next cards would leave her. */
function roomCost(view: SailsView, action: SailsAction, cards: readonly number[]): number {
  const ship = action.do === 'helm' ? view.ships[action.ship] : undefined;
  if (action.do !== 'helm' || ship === undefined) return 0;
  return leastCost(view, ship, courseOf(view, ship, action.card, nextStart(view, ship)).end, cards, CARDS_AHEAD);
}

function leastCost(view: SailsView, ship: ShipView, from: Start, cards: readonly number[], depth: number): number {
  const here = edgeCost(view, poseOf(view, from));
  if (depth === 0) return here;
  let least = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    const cost = leastCost(view, ship, courseOf(view, ship, card, from).end, cards, depth - 1);
    if (cost < least) least = cost;
    if (least === 0) break;
  }
  return least + (depth < CARDS_AHEAD ? here : 0);
}
