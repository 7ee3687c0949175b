/** The line that a ship draws on the table: straight, along the turning circle, or turning where she lies. */

import type { AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import type { Leg, Lying } from '@weathergauge/rules-age-of-sail/geometry';
import { arcFrom, TURN_MM } from '@weathergauge/rules-age-of-sail/geometry';
import type { Pose } from '../../../board/scene.ts';
import { degrees, poseOf } from './units.ts';

/** Millimetres of a curve between one pose and the next. */
const STRIDE = 2;

/** What a `sailed` event tells: how she went, how far, and where she came to lie. */
export function legPath(
  view: Pick<AgeOfSailView, 'height'>,
  from: Lying,
  leg: Lying & { readonly how: Leg['how'] | 'drift'; readonly mm: number },
): Pose[] {
  const start = poseOf(view, from);
  const end = poseOf(view, leg);
  if (leg.how === 'drift') return [start, end];
  if (leg.how === 'run')
    return from.heading === leg.heading ? [start, end] : [start, { ...start, heading: end.heading }, end];
  const arc = arcFrom(from.heading, leg.how);
  const sense = leg.how === 'port' ? -1 : 1;
  const path = [start];
  // After an interrupted turn she is put a little back along the arc, or on the nearer heading.
  for (let mm = STRIDE; mm < TURN_MM && mm <= leg.mm; mm += STRIDE) {
    const at = { x: from.x + (arc.x[mm - 1] ?? 0), y: from.y + (arc.y[mm - 1] ?? 0), heading: from.heading };
    path.push({ ...poseOf(view, at), heading: start.heading + sense * degrees(mm / TURN_MM) });
  }
  path.push(end);
  return path;
}
