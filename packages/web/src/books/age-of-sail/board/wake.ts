/** The way of a ship that follows her leader, as far as the table is open: the rules' own steps, for the ghost. */

import type { AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import { radians } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import { DEGREES_PER_POINT, LEAST_RUN_MM, speedOn, TURN_MM } from './figures.ts';
import { poseOf } from './scene.ts';
import { runAhead, turnPath } from './track.ts';

/** R56 Half as wide as a wake. */
const HALF_WAKE = 10;
/** Numbers that make a turning mark: x, y, heading before it, points. */
const MARK = 4;
/** Places are whole hundredths of a millimetre. */
const GRAIN = 0.005;
const POINTS = 8;

/** R57 As far as her leader sailed, within her own speed, and turning where the leader turned. */
export function wakePath(view: AgeOfSailView, ship: ShipView, leader: ShipView): Pose[] {
  const path = [poseOf(view, ship)];
  const at = (): Pose => path[path.length - 1] as Pose;
  let used = 0;
  const left = (): number => speedAt(view, ship, at().heading) - used;
  const run = (mm: number): void => {
    path.push(runAhead(at(), mm));
    used += mm;
  };
  let from = 0;
  while (left() > 0 && used < leader.sailed) {
    const next = nextMark(view, leader, at(), from);
    const reach = Math.min(left(), leader.sailed - used);
    if (next === null) {
      run(reach);
      break;
    }
    const straight = Math.min(reach, next.ahead);
    if (straight > 0) run(straight);
    from = next.after;
    const cost = TURN_MM * Math.abs(next.points);
    if (straight === reach || left() < cost || isIntoWind(view, at().heading, next.points)) break;
    path.push(...turnPath(at(), next.points < 0 ? 'port' : 'starboard', Math.abs(next.points)).slice(1));
    used += cost;
  }
  // 2.6 However short her leader stopped.
  if (left() > 0 && used < LEAST_RUN_MM) run(LEAST_RUN_MM - used);
  return path;
}

/** The leader's next turning mark in her way: how far ahead it lies, and how the leader turned there. */
function nextMark(
  view: AgeOfSailView,
  { marks }: ShipView,
  pose: Pose,
  from: number,
): { readonly ahead: number; readonly points: number; readonly after: number } | null {
  for (let i = from; i + MARK <= marks.length; i += MARK) {
    const [x = 0, y = 0, heading = 0, points = 0] = marks.slice(i, i + MARK);
    const turn = poseOf(view, { x, y, heading });
    const way = radians(pose.heading);
    const [dx, dy] = [turn.x - pose.x, turn.y - pose.y];
    const ahead = dx * Math.sin(way) - dy * Math.cos(way);
    const abeam = dx * Math.cos(way) + dy * Math.sin(way);
    if (turn.heading === pose.heading && ahead >= -GRAIN && Math.abs(abeam) <= HALF_WAKE + GRAIN)
      return { ahead: Math.round(ahead), points, after: i + MARK };
  }
  return null;
}

function speedAt(view: AgeOfSailView, ship: ShipView, degrees: number): number {
  const turn = Math.abs(view.windFrom - degrees / DEGREES_PER_POINT);
  return speedOn(Math.min(turn, POINTS - turn), ship, view.windSpeed) ?? LEAST_RUN_MM;
}

/** 2.10 The wind may have shifted since her leader turned. */
function isIntoWind(view: AgeOfSailView, degrees: number, points: number): boolean {
  return (((degrees / DEGREES_PER_POINT + points) % POINTS) + POINTS) % POINTS === view.windFrom;
}
