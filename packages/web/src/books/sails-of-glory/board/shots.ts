/** The line of a shot: from the dot on the base to the nearest part of the target that the guns see, with its true range. */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import type { Worth } from '@weathergauge/rules-sails-of-glory/geometry';
import { arcCount, arcs, broadsides, isBattery, worthOf } from '@weathergauge/rules-sails-of-glory/geometry';
import { bearing, distance, offset } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import { cornersOf, type Gun, gunAt, HUNDREDTHS, isShip, mm, poseOf, sizeOf } from './units.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface ShotLine {
  readonly gun: Gun;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Millimetres, rounded up as the book measures; null where the line cannot be measured. */
  readonly range: number | null;
  readonly worth: Worth;
}

export function shotLine(view: SailsView, action: Extract<SailsAction, { do: 'fire' }>): ShotLine | null {
  const ship = view.ships[action.ship];
  const target = view.ships[action.target];
  if (ship === undefined || target === undefined) return null;
  const gun = gunAt(view, ship, ship, broadsides.indexOf(action.side), arcs.indexOf(action.arc));
  if (gun === null) return null;
  const worth = worthOf(view, action);
  const end = nearest(gun, marksOf(view, target), worth.range < 0 ? null : mm(worth.range));
  return {
    gun,
    x1: gun.at.x,
    y1: gun.at.y,
    x2: end.x,
    y2: end.y,
    range: worth.range < 0 ? null : Math.ceil(worth.range / HUNDREDTHS),
    worth,
  };
}

const STEPS = 24;

/** Points along the rim of a target: its base, or the dots of a battery. */
function marksOf(view: SailsView, target: ShipView): readonly Spot[] {
  const pose = poseOf(view, target);
  if (isBattery(target)) return dotsOf(view, target);
  const size = isShip(target) ? sizeOf(target) : { length: mm(2 * target.halfLength), beam: mm(2 * target.halfWidth) };
  const corners = cornersOf(pose, size);
  return Array.from({ length: 4 * STEPS }, (_, i) => {
    const a = Math.floor(i / STEPS) * 2;
    const b = (a + 2) % 8;
    const t = (i % STEPS) / STEPS;
    const along = (k: number): number => (corners[a + k] as number) * (1 - t) + (corners[b + k] as number) * t;
    return { x: along(0), y: along(1) };
  });
}

/** Dots of a battery. */
export function dotsOf(view: SailsView, battery: ShipView): readonly Pose[] {
  return Array.from({ length: arcCount(battery) }, (_, arc) => gunAt(view, battery, battery, 0, arc)).flatMap(gun =>
    gun === null ? [] : [gun.at],
  );
}

/** Of the points in the arc the one that lies as far off as was measured; without a measure the nearest. */
function nearest(gun: Gun, points: readonly Spot[], range: number | null): Spot {
  const wide = (((gun.to - gun.from) % 360) + 360) % 360;
  const inArc = (p: Spot): boolean => (((bearing(gun.at, p) - gun.from) % 360) + 360) % 360 <= wide + 0.5;
  const seen = points.filter(inArc);
  const far = (p: Spot): number => Math.abs(distance(gun.at, p) - (range ?? 0));
  const best = (seen.length > 0 ? seen : points).toSorted((a, b) => far(a) - far(b))[0];
  return best ?? offset(gun.at, 0);
}

/** Muskets shoot from base to base: between the two nearest points. */
export function musketLine(
  view: SailsView,
  ship: ShipView,
  target: ShipView,
): Omit<ShotLine, 'gun' | 'range' | 'worth'> {
  const ours = marksOf(view, ship);
  const theirs = marksOf(view, target);
  let best: { a: Spot; b: Spot; far: number } | null = null;
  for (const a of ours) {
    for (const b of theirs) {
      const far = distance(a, b);
      if (best === null || far < best.far) best = { a, b, far };
    }
  }
  const middle: Pose = poseOf(view, ship);
  return { x1: best?.a.x ?? middle.x, y1: best?.a.y ?? middle.y, x2: best?.b.x ?? middle.x, y2: best?.b.y ?? middle.y };
}
