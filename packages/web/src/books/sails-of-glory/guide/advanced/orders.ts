/** What a sensible captain has her crew do, and what she loads and mends. It is advice only: what is allowed is in the offers. */

import type { CrewAction, SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { FLOODED, gunReach, inAction, nextStart } from '@weathergauge/rules-sails-of-glory/geometry';
import { bearing, distance, turnBetween } from '../../../../board/geometry.ts';
import type { Position } from '../../../../client/protocol.ts';
import { HUNDREDTHS, poseOf } from '../../board/units.ts';
import { advise as adviseFirst } from '../advice.ts';
import { actions, viewOf } from '../questions.ts';
import { bestCard } from './helm.ts';

/** Degrees off the bow, and millimetres beyond the ruler, within which an enemy may come before a broadside this turn. */
const NEARLY_ABEAM = 80;
const CLOSING = 90;
const ABEAM = 90;
/** Millimetres within which muskets may come to bear. */
const HAILING = 120;
/** The figures of `settings`. */
const BATTLE_SAILS = 2;
/** Reaches of the ruler beyond which she sets all sail. */
const FAR_OFF = 1.3;

/** The best answer to whatever is asked, as a place in the list. */
export function advise(position: Position): readonly number[] {
  const all = actions(position);
  const wish = wishOf(position, all);
  const at = wish === null ? -1 : all.findIndex(wish);
  if (at >= 0) return [at];
  return all.some(({ do: verb }) => verb === 'helm') ? bestCard(position) : adviseFirst(position);
}

type Wish = (action: SailsAction) => boolean;

function wishOf(position: Position, all: readonly SailsAction[]): Wish | null {
  const [first] = all;
  const view = viewOf(position);
  switch (first?.do) {
    case 'load':
    case 'reload':
    case 'leave-empty':
      return action => (action.do === 'load' || action.do === 'reload') && action.shot === 'ball';
    case 'set-sails':
      return action => action.do === 'set-sails' && action.setting === 'battle';
    case 'order':
    case 'orders-done':
      return nextOrder(view, all);
    case 'repair-box':
    case 'mend':
      return repairOf(view, all);
    default:
      return null;
  }
}

/** The first of these that is offered; when none is, her orders are done. */
function nextOrder(view: SailsView, all: readonly SailsAction[]): Wish {
  const offered = all.flatMap(action => (action.do === 'order' ? [action] : []));
  const ship = view.ships[offered[0]?.ship ?? -1];
  const wishes = ship === undefined ? [] : wishesOf(view, ship);
  const best = wishes.find(wish => offered.some(({ action }) => action === wish));
  return best === undefined
    ? action => action.do === 'orders-done'
    : action => action.do === 'order' && action.action === best;
}

/** Fire and water first, then guns that may bear, then guns that are empty; A5.3 an order to fire is no duty. */
function wishesOf(view: SailsView, ship: ShipView): readonly CrewAction[] {
  const near = nearest(view, ship);
  const [left, right] = sidesAt(view, ship);
  const reach = gunReach().long / HUNDREDTHS;
  const isFar = near > reach * FAR_OFF;
  return [
    ...(ship.fires > 0 ? (['extinguish'] as const) : []),
    ...(left ? (['fire-left'] as const) : []),
    ...(right ? (['fire-right'] as const) : []),
    ...(ship.leaks > 0 ? (['repair'] as const) : []),
    ...(ship.hull.includes(FLOODED) ? (['pump'] as const) : []),
    ...(isFar && ship.sails <= BATTLE_SAILS ? (['increase-sails'] as const) : []),
    ...(!isFar && ship.sails > BATTLE_SAILS ? (['decrease-sails'] as const) : []),
    ...(!isFar && ship.sails < BATTLE_SAILS ? (['increase-sails'] as const) : []),
    'reload-left',
    'reload-right',
    ...(near < HAILING ? (['musketry'] as const) : []),
    ...(isDamaged(ship) ? (['repair'] as const) : []),
    'fire-left',
    'fire-right',
  ];
}

function isDamaged({ masts, rudders, hull, mendedHull }: ShipView): boolean {
  return masts > 0 || rudders > 0 || (!mendedHull && hull.some(points => points > 0));
}

/** Where her card of this turn takes her, the broadsides that an enemy may come before. */
function sidesAt(view: SailsView, ship: ShipView): readonly [left: boolean, right: boolean] {
  const reach = gunReach().long / HUNDREDTHS + CLOSING;
  const at = poseOf(view, nextStart(view, ship));
  const sides: [boolean, boolean] = [false, false];
  for (const enemy of enemies(view, ship)) {
    const there = poseOf(view, enemy);
    const off = turnBetween(at.heading, bearing(at, there));
    if (distance(at, there) > reach || Math.abs(Math.abs(off) - ABEAM) > NEARLY_ABEAM) continue;
    sides[off < 0 ? 0 : 1] = true;
  }
  return sides;
}

function nearest(view: SailsView, ship: ShipView): number {
  const at = poseOf(view, ship);
  return Math.min(...enemies(view, ship).map(enemy => distance(at, poseOf(view, enemy))));
}

function enemies(view: SailsView, ship: ShipView): readonly ShipView[] {
  return view.ships.filter(other => other.side !== ship.side && inAction(other));
}

/** A leak first, then a mast, then the fullest box of her hull, then the rudder. */
function repairOf(view: SailsView, all: readonly SailsAction[]): Wish {
  const mends =
    (what: string): Wish =>
    action =>
      action.do === 'mend' && action.what === what;
  const boxes = all.flatMap(action => (action.do === 'repair-box' ? [action] : []));
  const points = ({ ship, box }: { readonly ship: number; readonly box: number }): number =>
    view.ships[ship]?.hull[box] ?? 0;
  const [fullest] = boxes.toSorted((a, b) => points(b) - points(a));
  const wishes: readonly Wish[] = [
    mends('leak'),
    mends('mast'),
    action => fullest !== undefined && action === fullest,
    mends('rudder'),
  ];
  return wishes.find(wish => all.some(wish)) ?? mends('nothing');
}
