/** Where a card takes a ship: her true way along its curve, from where she lies or from where an earlier card leaves her. */

import type { SailsEvent, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import type { Course, Start } from '@weathergauge/rules-sails-of-glory/geometry';
import { courseOf, placesAlong, settledCourses } from '@weathergauge/rules-sails-of-glory/geometry';
import { distance } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import { poseOf } from './units.ts';

export interface Way {
  readonly end: Start;
  readonly path: readonly Pose[];
}

/** Poses of a path; it is a curve to the eye. */
const POSES = 26;

export function wayOf(view: SailsView, ship: ShipView, card: number, from: Start): Way {
  return along(view, ship, from, courseOf(view, ship, card, from));
}

/** Her owner's settled moves, one after the other. */
export function plansOf(view: SailsView, ship: ShipView): readonly Way[] {
  return settledCourses(view, ship).map(course => along(view, ship, course.from, course));
}

function along(view: SailsView, ship: ShipView, from: Start, { end, move }: Course): Way {
  return { end, path: [from, ...placesAlong(ship, from, move, POSES)].map(place => poseOf(view, place)) };
}

/** The way that was really made: along the card's curve to where she came to lie, even if something stopped her before. */
export function sailedPath(
  view: Pick<SailsView, 'height'>,
  ship: Pick<ShipView, 'deck' | 'halfLength' | 'halfWidth'>,
  e: Omit<Extract<SailsEvent, { type: 'sailed' }>, 'type' | 'to' | 'clause' | 'ship'>,
): readonly Pose[] {
  const from = { x: e.fromX, y: e.fromY, heading: e.fromHeading };
  const end = poseOf(view, e);
  const way = placesAlong(ship, from, e, POSES).map(place => poseOf(view, place));
  const start = poseOf(view, from);
  if (!e.slid) return [start, ...way.slice(0, -1), end];
  // Of the whole way as much as lies before the place where she stopped.
  const made = distance(start, end);
  return [start, ...way.filter(pose => distance(start, pose) < made - 1), end];
}
