/** What hardly anybody wants of a card, said before it is laid: as the wind is, and as far as her owner's other plans are settled. */

import type { Start } from '../model/courses.ts';
import { courseOf, mayMove, nextStart, plansAhead, settledCourses } from '../model/courses.ts';
import type { Hazard } from '../model/ground.ts';
import { hazardAt } from '../model/ground.ts';
import { edgeOver, poseInsideField, poseOverlaps } from '../model/hulls.ts';
import { inAction, isShip } from '../model/vessels.ts';
import type { SailsView, ShipView } from '../model/view.ts';
import type { SailsAction } from '../model/vocabulary.ts';

/** B3.11 Leaving the table, T1–T3 land and shoals, S5.1 a friend. B2.11, R84 By eye nothing is measured for anybody. */
export function warning(v: SailsView, action: SailsAction): string {
  const ship = action.do === 'helm' ? v.ships[action.ship] : undefined;
  if (action.do !== 'helm' || ship === undefined || v.byEye || !mayMove(v, ship)) return '';
  const { end } = courseOf(v, ship, action.card, nextStart(v, ship));
  if (leaves(v, ship, end)) return `${ship.name} leaves the table, and is lost`;
  const ground = groundAt(v, ship, end);
  if (ground !== '') return `${ship.name} ${ground}`;
  const friend = v.ships.find(other => meets(v, ship, end, other));
  return friend === undefined ? '' : `${ship.name} runs into ${friend.name}, a friend`;
}

/** C3.6, C4.14, C5.9 Not where the scenario lets her go home. */
function leaves(v: SailsView, { halfLength, halfWidth, side }: ShipView, { x, y, heading }: Start): boolean {
  if (poseInsideField(x, y, heading, halfLength, halfWidth, v.width, v.height)) return false;
  return edgeOver({ x, y, heading, halfLength, halfWidth }, v.width, v.height) !== v.homes[side];
}

/** T3.4 Only where her move ends counts. */
function groundAt(v: SailsView, { halfLength, halfWidth }: ShipView, { x, y, heading }: Start): string {
  const hazard: Hazard = { reef: false, shoal: false, ashore: false, id: -1 };
  hazardAt(x, y, heading, halfLength, halfWidth, v.land, hazard);
  if (hazard.ashore) return 'runs upon the land, and is aground for good';
  if (hazard.shoal) return 'runs upon a shoal, and is aground for good';
  return hazard.reef ? 'strikes rocks, and may be aground for good' : '';
}

function meets(v: SailsView, ship: ShipView, { x, y, heading }: Start, friend: ShipView): boolean {
  if (friend.id === ship.id || friend.side !== ship.side || !isShip(friend) || !inAction(friend)) return false;
  const there = placeThen(v, friend);
  if (there === null) return false;
  const { halfLength, halfWidth } = friend;
  return poseOverlaps(x, y, heading, ship.halfLength, ship.halfWidth, { ...there, halfLength, halfWidth });
}

/** Where a friend lies when the card that is laid now is sailed; null where nobody knows yet. */
function placeThen(v: SailsView, friend: ShipView): Pick<Start, 'x' | 'y' | 'heading'> | null {
  if (!mayMove(v, friend)) return friend;
  return settledCourses(v, friend)[plansAhead(v) ? 1 : 0]?.end ?? null;
}
