/** Where the offers stand on the chart. */

import type { ConvoyAction, ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import { facings, hasPlace } from '@weathergauge/rules-convoy/geometry';
import { offset } from '../../../board/geometry.ts';
import { hexCentre } from '../../../board/grid.ts';
import type { MarkPlace } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { ghostOf } from '../../ghost.ts';
import { marksBy } from '../../marks.ts';
import { motions } from './motions.ts';
import { sizeOf } from './scene.ts';
import { ahead, BOUNDS, HEX, headingOf, poseOf, SIZE } from './units.ts';

const SPOT = SIZE * 0.55;
/** A wind is chosen round the middle of the chart, so many hexes off it. */
const WIND_OUT = 2;

export const marks = marksBy(placeOf);

/** The place of one offer; null for what has none: dice, markers, purchases, the clock. */
export function placeOf(position: Position, offer: OfferView): MarkPlace | null {
  const view = position.view as ConvoyView;
  const action = offer.action as ConvoyAction;
  const about = position.prompt?.about ?? {};
  const ship = view.ships[about['ship'] ?? -1];
  const target = about['target'] ?? -1;
  switch (action.do) {
    case 'activate':
    case 'haul-down':
      return choose(view.ships[action.ship]);
    case 'ahead':
    case 'turn':
    case 'spin':
    case 'face':
      return ship === undefined ? null : ghost(position, offer, ship);
    case 'press':
      return ship === undefined || !hasPlace(ship) ? null : { kind: 'spot', ...ahead(poseOf(ship)), radius: SPOT };
    case 'fire':
    case 'board':
      return attack(view.ships[action.target], ship);
    case 'open-fire':
    case 'throw-again':
    case 'storm':
      return attack(view.ships[target], ship);
    case 'stop':
    case 'hold-fire':
    case 'stand':
    case 'cast-off':
      return choose(ship);
    case 'column':
      return { kind: 'spot', ...columnHead(action.column), radius: SPOT };
    case 'row':
      return { kind: 'spot', ...hexCentre(SIZE, about['column'] ?? 0, action.row), radius: SPOT };
    case 'shift':
      return { kind: 'spot', ...windSpot(facings.indexOf(action.to)), radius: SPOT };
    default:
      return null;
  }
}

function choose(ship: ShipView | undefined): MarkPlace | null {
  return ship === undefined || !hasPlace(ship) ? null : { kind: 'ship', ship: ship.id, tone: 'choose' };
}

function attack(target: ShipView | undefined, ship: ShipView | undefined): MarkPlace | null {
  if (target === undefined || !hasPlace(target)) return null;
  return { kind: 'ship', ship: target.id, tone: 'attack', ...(ship === undefined ? {} : { from: ship.id }) };
}

/** A ship that is being laid out has no size on the board yet. */
function ghost(position: Position, offer: OfferView, ship: ShipView): MarkPlace | null {
  const found = ghostOf((before, told) => motions(before as ConvoyView, told), position, offer, ship.id);
  return found === null ? null : { kind: 'ghost', ...found, ...(hasPlace(ship) ? {} : { size: sizeOf(ship) }) };
}

/** Above the chart, between the even hexes of the column and the odd ones. */
export function columnHead(column: number): { readonly x: number; readonly y: number } {
  return { x: hexCentre(SIZE, column, 0).x + HEX / 4, y: -SIZE * 1.45 };
}

export function chartCentre(): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = BOUNDS;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Down the new wind from the middle of the chart. */
export function windSpot(facing: number): { readonly x: number; readonly y: number } {
  return offset({ ...chartCentre(), heading: headingOf(facing) }, WIND_OUT * HEX);
}
