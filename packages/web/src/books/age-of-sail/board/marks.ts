/** Where the offers stand on the table. */

import type { AgeOfSailAction, AgeOfSailEvent, AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import type { HelmOrder, Lying } from '@weathergauge/rules-age-of-sail/geometry';
import { berth, freeRows, legsOf } from '@weathergauge/rules-age-of-sail/geometry';
import type { MarkPlace, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { ghostOf } from '../../ghost.ts';
import { marksBy } from '../../marks.ts';
import { motions } from './motions.ts';
import { sizeOf } from './scene.ts';
import { legPath } from './track.ts';
import { placeOn } from './units.ts';

const SPOT = 16;

export const marks = marksBy(placeOf);

/** The place of one offer; null for what has none: aims, parley, which mast, how many hands, and stopping where she is. */
export function placeOf(position: Position, offer: OfferView): MarkPlace | null {
  const view = position.view as AgeOfSailView;
  const action = offer.action as AgeOfSailAction;
  const about = position.prompt?.about ?? {};
  switch (action.do) {
    case 'run':
    case 'turn':
    case 'tack':
    case 'pivot':
      return course(position, offer, view.ships[about['ship'] ?? -1], action);
    case 'follow':
      return ghost(position, offer, about['ship'] ?? -1);
    case 'moor': {
      const ship = view.ships[action.ship];
      const laid = ghost(position, offer, action.ship);
      return ship === undefined || laid === null ? null : { ...laid, size: sizeOf(ship) };
    }
    case 'end':
      return about['ship'] === undefined ? null : { kind: 'ship', ship: about['ship'], tone: 'choose' };
    case 'sail':
    case 'weigh':
    case 'repair':
    case 'hold':
      return { kind: 'ship', ship: action.ship, tone: 'choose' };
    case 'cut':
      return { kind: 'ship', ship: action.from, from: action.ship, tone: 'choose' };
    case 'engage':
    case 'board':
      return { kind: 'ship', ship: action.target, from: action.ship, tone: 'attack' };
    case 'station':
      return station(view, view.ships[action.ship], action.column);
    default:
      return null;
  }
}

type GhostPlace = Extract<MarkPlace, { kind: 'ghost' }>;

function ghost(position: Position, offer: OfferView, ship: number): GhostPlace | null {
  const found = ghostOf((before, told) => motions(before as AgeOfSailView, told), position, offer, ship);
  return found === null ? null : { kind: 'ghost', ...found };
}

/**
 * On a shoal a die comes before the leg is told: the preview is empty, or of a tack it ends with the first point. The ghost
 * then shows where she would lie if she gets over it. What stops her otherwise is told after her leg, die or not.
 */
function course(position: Position, offer: OfferView, ship: ShipView | undefined, order: HelmOrder): GhostPlace | null {
  if (ship === undefined) return null;
  const last = offer.preview.at(-1) as AgeOfSailEvent | undefined;
  const isUnderWay = last === undefined || (last.type === 'sailed' && last.ship === ship.id && last.how !== 'drift');
  return !offer.complete && isUnderWay
    ? openWater(position.view as AgeOfSailView, ship, order)
    : ghost(position, offer, ship.id);
}

function openWater(view: AgeOfSailView, ship: ShipView, order: HelmOrder): GhostPlace | null {
  const path: Pose[] = [];
  let from: Lying = ship;
  for (const leg of legsOf(ship, order)) {
    path.push(...legPath(view, from, leg).slice(path.length === 0 ? 0 : 1));
    from = leg;
  }
  const pose = path.at(-1);
  return pose === undefined ? null : { kind: 'ghost', ship: ship.id, pose, path };
}

/** At the nearest berth of the column that is free. */
function station(view: AgeOfSailView, ship: ShipView | undefined, column: number): MarkPlace | null {
  const edge = ship === undefined ? undefined : view.edges[view.sides[ship.home] ?? 0];
  if (edge === undefined) return null;
  const [row = 0] = freeRows(view, view.ships, edge, column);
  return { kind: 'spot', ...placeOn(view, berth(view, edge, column, row)), radius: SPOT };
}
