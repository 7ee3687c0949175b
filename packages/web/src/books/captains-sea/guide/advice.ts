/** Which answer a sensible captain would give. It is advice only: what is allowed is in the offers. */

import type { SeaAction, SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import type { Firer } from '@weathergauge/rules-captains-sea/geometry';
import {
  abeam,
  ADVANCE,
  broadsideDice,
  broadsideTo,
  COLUMNS,
  DANGER,
  defenceDiceAt,
  FARTHEST,
  lineAt,
  manoeuvres,
  mannedBox,
  range,
  rakeOf,
  ROWS,
  smokeOnLine,
  STERN_RAKE,
  TACK,
  tackedTo,
  turned,
  wornTo,
} from '@weathergauge/rules-captains-sea/geometry';
import type { Position } from '../../../client/protocol.ts';
import { aheadOf } from '../board/ways.ts';
import { HERS, MINE } from './battle.ts';
import { actions, viewOf } from './questions.ts';

/** Movement points: where carronades tell, and beyond which powder is wasted. */
const GOOD_RANGE = 3;
const CLOSE_BY = 6;
const WORTH_FIRING = 14;
const EDGE = 2;
/** Defence dice for each die of a broadside beyond which hardly anything comes through. */
const TOO_THICK = 1.5;

const OUT_OF_THE_QUESTION = 1000;

/** The best answer to whatever is asked, as a place in the list. */
export function advise(position: Position): readonly number[] {
  const view = viewOf(position);
  const [mine, hers] = [view.ships[MINE], view.ships[HERS]];
  if (position.offers.length === 0 || mine === undefined || hers === undefined) return [];
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, action] of actions(position).entries()) {
    const cost = costOf(view, mine, hers, action);
    if (cost >= least) continue;
    least = cost;
    best = i;
  }
  return [best];
}

/** Lower is better; what no rule here knows costs nothing, so that the first on the list is taken. */
function costOf(view: SeaView, mine: ShipView, hers: ShipView, action: SeaAction): number {
  switch (action.do) {
    case 'set-sails':
      return action.sails === 'medium' ? 0 : 1;
    case 'load':
      // Double shot where it will soon be fired close by; round shot is loaded sooner.
      return action.shot === (range(mine, hers) <= CLOSE_BY ? 'double' : 'round') ? 0 : 1;
    case 'plan':
      return action.plan === planFor(mine, hers) ? 0 : 1;
    case 'standing':
      return action.order === 'danger' && view.order > DANGER ? -1 : 2;
    case 'adjust':
    case 'strike':
      return 2;
    case 'play':
      return action.ship === MINE ? -1 : 1;
    case 'hasten':
      return -1;
    case 'discard':
      // More come; two are kept for what they say.
      return view.hand.length > 2 ? -0.5 : 1;
    case 'select':
      return wayCost(mine, hers, afterBlock(view, mine, manoeuvres.indexOf(action.manoeuvre)));
    case 'turn':
    case 'fall-off':
      return wayCost(mine, hers, { ...mine, heading: action.heading });
    case 'straight':
      return wayCost(mine, hers, mine);
    case 'sure-hand':
      return OUT_OF_THE_QUESTION;
    case 'fire':
      return isWasted(view, mine, hers) ? 1 : (action.guns === 'both' ? -2 : -1) - (action.aim === 'low' ? 1 : 0);
    case 'chase':
      return -1;
    case 'assault':
      return -action.points;
    case 'grapple':
    case 'board':
    case 'no-board':
      return action.do === 'no-board' ? 0 : 1;
    case 'disengage':
    case 'break-off':
      return -1;
    default:
      return 0;
  }
}

/** Too far off, or much more smoke than shot. */
function isWasted(view: SeaView, mine: ShipView, hers: ShipView): boolean {
  const far = range(mine, hers);
  const side = lineAt(view.contacts, FARTHEST, mine, hers).from;
  const against = defenceDiceAt(far, smokeOnLine(view.smoke, mine, hers), 0);
  return far > WORTH_FIRING || (side >= 0 && against > TOO_THICK * broadsideDice(mine, side, far));
}

/** Guns on the side that she shows the enemy. */
function planFor(mine: ShipView, hers: ShipView): string {
  const side = abeam(mine, hers);
  if (side === 0) return 'both-sides';
  return side > 0 ? 'starboard-guns' : 'port-guns';
}

function afterBlock(view: SeaView, ship: ShipView, block: number): Firer {
  const { id, col, row, heading } = ship;
  if (block === ADVANCE) return aheadOf(ship);
  if (block === TACK) return { id, col, row, heading: tackedTo(heading, view.windTo) };
  const to = manoeuvres[block]?.startsWith('wear') === true ? wornTo(block, heading, view.windTo) : heading;
  return { id, col, row, heading: to };
}

/** How good it would be to lie so: near, with the manned side towards her, and clear of the edge. */
function wayCost(mine: ShipView, hers: ShipView, at: Firer): number {
  const far = range(at, hers);
  const side = broadsideTo(at, hers);
  const bears = side >= 0 && mannedBox(mine, side * 2) + mannedBox(mine, side * 2 + 1) > 0;
  const rakes = bears && rakeOf(at, hers) === STERN_RAKE;
  const distance = Math.abs(far - GOOD_RANGE) * (far > GOOD_RANGE ? 1 : 2);
  return distance + (bears ? 0 : 4) - (rakes ? 3 : 0) + turnAway(at, hers) + edgeCost(at);
}

/** Points by which she would have to turn before she heads for her, where she is too far off to fire. */
function turnAway(at: Firer, hers: ShipView): number {
  if (range(at, hers) <= WORTH_FIRING) return 0;
  const gaps = [0, 1, 2, 3, 4, 5, 6, 7].map(points => {
    const next = aheadOf({ ...at, heading: turned(at.heading, points) });
    return { off: Math.min(points, 8 - points), far: range(next, hers) };
  });
  const nearest = Math.min(...gaps.map(({ far }) => far));
  return Math.min(...gaps.filter(({ far }) => far === nearest).map(({ off }) => off));
}

function edgeCost({ col, row }: Firer): number {
  const room = Math.min(col, row, COLUMNS + 1 - col, ROWS + 1 - row);
  return room > EDGE ? 0 : (EDGE + 1 - room) * 2;
}
