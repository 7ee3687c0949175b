/** Where the offers stand on the table. */

import type { AgeOfSailAction, AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import type { Mark, MarkPlace, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { BERTH, FIRST_ROW, HUNDREDTHS, PIRATE_BEAM, PIRATE_LENGTH, ROWS, SHIP_BEAM, SHIP_LENGTH } from './figures.ts';
import { isAfloat, poseOf } from './scene.ts';
import { pivotPath, runAhead, turnPath } from './track.ts';
import { wakePath } from './wake.ts';

export function marks(position: Position): readonly Mark[] {
  return position.offers.flatMap((offer, i) => {
    const at = placeOf(position, offer);
    return at === null ? [] : [{ offer: i, at, label: offer.words }];
  });
}

/** The place of one offer; null for what has none: aims, parley, which mast, how many hands, and stopping where she is. */
export function placeOf(position: Position, offer: OfferView): MarkPlace | null {
  const view = position.view as AgeOfSailView;
  const action = offer.action as AgeOfSailAction;
  const about = position.prompt?.about ?? {};
  switch (action.do) {
    case 'run':
    case 'turn':
    case 'tack':
    case 'pivot': {
      const ship = view.ships[about['ship'] ?? -1];
      return ship === undefined ? null : ghost(ship.id, helmPath(poseOf(view, ship), action));
    }
    case 'follow': {
      const ship = view.ships[about['ship'] ?? -1];
      const leader = view.ships[action.leader];
      return ship === undefined || leader === undefined ? null : ghost(ship.id, wakePath(view, ship, leader));
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
    case 'moor':
      return moor(view, view.ships[action.ship], about['column'] ?? 0, action);
    default:
      return null;
  }
}

function ghost(ship: number, path: readonly Pose[]): MarkPlace {
  return { kind: 'ghost', ship, pose: path[path.length - 1] as Pose, path };
}

function helmPath(from: Pose, action: Extract<AgeOfSailAction, { do: 'run' | 'turn' | 'tack' | 'pivot' }>): Pose[] {
  switch (action.do) {
    case 'run':
      return [from, runAhead(from, action.mm)];
    case 'turn':
      return turnPath(from, action.to, 1);
    case 'tack':
      return turnPath(from, action.to, 2);
    case 'pivot':
      return pivotPath(from, action.to);
  }
}

/** R59, R75 */
function berth(
  view: AgeOfSailView,
  ship: ShipView,
  column: number,
  row: number,
): { readonly x: number; readonly y: number } {
  const along = BERTH * (column + 1);
  const out = FIRST_ROW + BERTH * row;
  const width = view.width / HUNDREDTHS;
  const height = view.height / HUNDREDTHS;
  switch (view.edges[view.sides[ship.home] ?? 0]) {
    case 'east':
      return { x: width - out, y: height - along };
    case 'south':
      return { x: along, y: height - out };
    case 'north':
      return { x: along, y: out };
    default:
      return { x: out, y: height - along };
  }
}

function station(view: AgeOfSailView, ship: ShipView | undefined, column: number): MarkPlace | null {
  if (ship === undefined) return null;
  const rows = Array.from({ length: ROWS }, (_, row) => berth(view, ship, column, row));
  const free = rows.find(at =>
    view.ships.every(
      other => !isAfloat(other) || Math.hypot(poseOf(view, other).x - at.x, poseOf(view, other).y - at.y) > 1,
    ),
  );
  return { kind: 'spot', ...(free ?? berth(view, ship, column, 0)), radius: 16 };
}

function moor(
  view: AgeOfSailView,
  ship: ShipView | undefined,
  column: number,
  action: { readonly row: number; readonly heading: number },
): MarkPlace | null {
  if (ship === undefined) return null;
  const pose: Pose = { ...berth(view, ship, column, action.row), heading: action.heading * 45 };
  const size =
    ship.navy === 'privateers'
      ? { length: PIRATE_LENGTH, beam: PIRATE_BEAM }
      : { length: SHIP_LENGTH, beam: SHIP_BEAM };
  return { kind: 'ghost', ship: ship.id, pose, path: [pose], size };
}
