/** True paths on the table: straight lines, the arc of the turning circle, and turns on the spot. */

import type { Pose } from '../../../board/scene.ts';
import { offset, radians } from '../../../board/geometry.ts';
import { DEGREES_PER_POINT, LEAST_RUN_MM, TURN_ABEAM, TURN_AHEAD, TURN_MM, TURN_RADIUS } from './figures.ts';

export type Helm = 'port' | 'starboard';

const sign = (to: Helm): 1 | -1 => (to === 'port' ? -1 : 1);
const FULL = 360;
const turned = (heading: number, by: number): number => (((heading + by) % FULL) + FULL) % FULL;

export function runAhead(from: Pose, mm: number): Pose {
  return { ...offset(from, mm), heading: from.heading };
}

/** Along the circle for `mm` of its 20, a pose every millimetre or so; the end of a whole point is the book's own. */
export function arc(from: Pose, to: Helm, mm = TURN_MM): Pose[] {
  const poses: Pose[] = [from];
  const steps = Math.max(1, Math.ceil(mm / 2));
  for (let i = 1; i <= steps; i++) {
    const along = (mm * i) / steps;
    const angle = (along / TURN_MM) * DEGREES_PER_POINT;
    const whole = along >= TURN_MM;
    const ahead = whole ? TURN_AHEAD : TURN_RADIUS * Math.sin(radians(angle));
    const abeam = whole ? TURN_ABEAM : TURN_RADIUS * (1 - Math.cos(radians(angle)));
    poses.push({ ...offset(from, ahead, sign(to) * abeam), heading: turned(from.heading, sign(to) * angle) });
  }
  return poses;
}

export function turnPath(from: Pose, to: Helm, points: number): Pose[] {
  const path: Pose[] = [from];
  for (let i = 0; i < points; i++) path.push(...arc(path[path.length - 1] as Pose, to).slice(1));
  return path;
}

/** R10, R12 A point on the spot, then the least run. */
export function pivotPath(from: Pose, to: Helm): Pose[] {
  const about: Pose = { ...from, heading: turned(from.heading, sign(to) * DEGREES_PER_POINT) };
  return [from, about, runAhead(about, LEAST_RUN_MM)];
}

/** What a `sailed` event tells: how she went, how far, and where she came to lie. */
export function sailedPath(from: Pose, how: 'run' | 'drift' | Helm, mm: number, end: Pose): Pose[] {
  if (how === 'drift') return [from, end];
  if (how === 'run') return from.heading === end.heading ? [from, end] : [from, { ...from, heading: end.heading }, end];
  const path = mm > 0 ? arc(from, how, Math.min(mm, TURN_MM)) : [from];
  // A turn broken off settles a little back along the arc, or on the nearer heading.
  if (mm >= TURN_MM) path.pop();
  path.push(end);
  return path;
}
