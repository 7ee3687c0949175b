/** Where the offers stand on the table. */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { isLaid, nextStart } from '@weathergauge/rules-sails-of-glory/geometry';
import { offset } from '../../../board/geometry.ts';
import type { MarkPlace } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { marksBy } from '../../marks.ts';
import { baseOf, poseOf, sizeOf } from './units.ts';
import { wayOf } from './helm.ts';
import {
  aboutOf,
  batterySpot,
  bearingSpot,
  berthPose,
  columnHead,
  GRID,
  gridSpot,
  headingOf,
  terrainLaid,
} from './laying.ts';
import { musketLine, shotLine } from './shots.ts';

const SPOT = GRID * 0.38;

export const marks = marksBy(placeOf);

/** The place of one offer; null for what has none: shot, crew actions, purchases, the seal, and cards by eye. */
export function placeOf(position: Position, offer: OfferView): MarkPlace | null {
  const view = position.view as SailsView;
  const action = offer.action as SailsAction;
  switch (action.do) {
    case 'take-up':
    case 'flag':
    case 'board':
      return choose(view.ships[action.ship]);
    case 'helm':
      return helm(view, view.ships[action.ship], action.card);
    case 'fire':
      return fire(view, action);
    case 'muskets': {
      const ship = view.ships[action.ship];
      const target = view.ships[action.target];
      return attack(ship, target, ship && target ? musketLine(view, ship, target) : undefined);
    }
    case 'grapple':
    case 'assault':
      return attack(view.ships[action.ship], view.ships[action.target]);
    case 'buckets':
      return choose(view.ships[action.target]);
    case 'column':
      return { kind: 'spot', ...columnHead(position, action.at), radius: SPOT };
    case 'row':
      return { kind: 'spot', ...gridSpot(position, aboutOf(position, 'column') ?? 0, action.at), radius: SPOT };
    case 'bearing':
      return { kind: 'spot', ...bearingSpot(position, action.point), radius: SPOT * 0.7 };
    case 'heading':
      return berth(position, offer, action.point);
    default:
      return null;
  }
}

function choose(ship: ShipView | undefined): MarkPlace | null {
  return ship === undefined || !isLaid(ship) ? null : { kind: 'ship', ship: ship.id, tone: 'choose' };
}

function attack(
  ship: ShipView | undefined,
  target: ShipView | undefined,
  line?: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number },
): MarkPlace | null {
  if (ship === undefined || target === undefined || !isLaid(target)) return null;
  const { x1, y1, x2, y2 } = line ?? {};
  return {
    kind: 'ship',
    ship: target.id,
    from: ship.id,
    tone: 'attack',
    ...(x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
      ? {}
      : { line: { x1, y1, x2, y2 } }),
  };
}

function fire(view: SailsView, action: Extract<SailsAction, { do: 'fire' }>): MarkPlace | null {
  const ship = view.ships[action.ship];
  const target = view.ships[action.target];
  if (ship === undefined || target === undefined) return null;
  return attack(ship, target, shotLine(view, action) ?? undefined);
}

function helm(view: SailsView, ship: ShipView | undefined, card: number): MarkPlace | null {
  // R84 By eye: the board does not show where a card leads.
  if (ship === undefined || !isLaid(ship) || view.byEye) return null;
  const { end, path } = wayOf(view, ship, card, nextStart(view, ship));
  return { kind: 'ghost', ship: ship.id, pose: poseOf(view, end), path };
}

/** A ship that is being placed, or the way a battery or a piece of land is turned. */
function berth(position: Position, offer: OfferView, point: number): MarkPlace {
  const ship = (position.view as SailsView).ships[aboutOf(position, 'ship') ?? -1];
  if (ship === undefined) {
    const { x, y } = terrainLaid(position, offer) ?? batterySpot(position);
    return { kind: 'spot', ...offset({ x, y, heading: headingOf(point) }, GRID * 1.6), radius: SPOT * 0.5 };
  }
  const pose = berthPose(position, ship, point);
  return { kind: 'ghost', ship: ship.id, pose, path: [pose], size: sizeOf(ship), base: baseOf(ship) };
}
