/** The line of a shot: from the dot on the base to the nearest part of the target that the guns see, with its true range. */

import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { BATTERIES } from '@weathergauge/rules-sails-of-glory/figures';
import { bandOf, rangeFromPoint, rangeTo } from '@weathergauge/rules-sails-of-glory/sight';
import { bearing, distance, offset } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import { BATTERY, cornersOf, type Gun, gunAt, HUNDREDTHS, isShip, mm, poseOf, sizeOf } from './figures.ts';

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
  /** Of the ruler: 0 red and purple, 1 orange, 2 yellow, -1 beyond. */
  readonly band: -1 | 0 | 1 | 2;
}

const SIDES = ['left', 'right'] as const;
const ARCS = ['forward', 'central', 'rear'] as const;

export function shotLine(
  view: SailsView,
  ship: ShipView,
  side: string,
  arc: string,
  target: ShipView,
): ShotLine | null {
  const gun = gunAt(ship, poseOf(view, ship), side, arc);
  if (gun === null) return null;
  const range = rangeOf(view, ship, SIDES.indexOf(side as 'left'), ARCS.indexOf(arc as 'forward'), target);
  const end = nearest(gun, marksOf(view, target), range < 0 ? null : mm(range));
  return {
    gun,
    x1: gun.at.x,
    y1: gun.at.y,
    x2: end.x,
    y2: end.y,
    range: range < 0 ? null : Math.ceil(range / HUNDREDTHS),
    band: bandOf(range),
  };
}

/**
 * B5.7, T5.10, T5.12 As the rules measure it, in hundredths; -1 where they see nothing, which is never so for an offer.
 * `side` and `arc` as the rules count them; a battery has one side only.
 */
export function rangeOf(view: SailsView, ship: ShipView, side: number, arc: number, target: ShipView): number {
  const screens = view.ships.filter(one => isShip(one) && one.condition !== 'gone' && one.condition !== 'unplaced');
  // T4.4 The ground they stand on does not hide them; the view does not say which that is, so what lies under them is it.
  const exempt = groundUnder(view, ship) | groundUnder(view, target);
  const ranges = hullsOf(view, target)
    .map(hull => {
      if (ship.base !== BATTERY) return rangeTo(ship, side, arc, hull, screens, view.land, exempt);
      const limits = BATTERIES[ship.card]?.arcs[arc];
      const dot = dotOn(view, ship, arc);
      if (limits === undefined || dot === null) return -1;
      return rangeFromPoint(dot.x, dot.y, ship.heading, limits.from, limits.to, hull, screens, view.land, exempt);
    })
    .filter(range => range >= 0);
  return ranges.length === 0 ? -1 : Math.min(...ranges);
}

type Hull = Parameters<typeof rangeFromPoint>[5];

/** T5.12 What a ruler is laid to: a base, walls, or each dot of a battery. */
function hullsOf(view: SailsView, target: ShipView): readonly Hull[] {
  if (target.base !== BATTERY) return [target];
  return ARCS.flatMap((_, arc) => {
    const dot = dotOn(view, target, arc);
    return dot === null ? [] : [{ ...dot, heading: 0, halfLength: DOT, halfWidth: DOT }];
  });
}

/** As good as a point, yet a shape: as the rules have it. */
const DOT = 1;

/** A battery's dot in the measures of the rules. */
export function dotOn(view: SailsView, battery: ShipView, arc: number): Spot | null {
  const gun = gunAt(battery, poseOf(view, battery), '', ARCS[arc] ?? '');
  if (gun === null) return null;
  return { x: Math.round(gun.at.x * HUNDREDTHS), y: Math.round(view.height - gun.at.y * HUNDREDTHS) };
}

function groundUnder(view: SailsView, ship: ShipView): number {
  if (isShip(ship)) return 0;
  let bits = 0;
  view.land.forEach((land, i) => {
    if (Math.hypot(land.x - ship.x, land.y - ship.y) < land.reach) bits |= 1 << i;
  });
  return bits;
}

const STEPS = 24;

/** Points along the rim of a target: its base, or the dots of a battery. */
function marksOf(view: SailsView, target: ShipView): readonly Spot[] {
  const pose = poseOf(view, target);
  if (target.base === BATTERY)
    return ARCS.flatMap(arc => {
      const gun = gunAt(target, pose, '', arc);
      return gun === null ? [] : [gun.at];
    });
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
): Omit<ShotLine, 'gun' | 'range' | 'band'> {
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
