/**
 * B5, T4 Firing arcs, the combat ruler and the line of sight.
 *
 * R38 Everything is measured from the red dot as origin. The arc is a sector between two rays; whatever stands in front of
 * the target cuts a sector out of it; the range is that of the nearest point of the target's base in what is left.
 */

import {
  cosine,
  isqrt,
  pointInPolygon,
  type Polygon,
  rotateX,
  rotateY,
  sideOfLine,
  SINE_ONE,
  segmentTouchesPolygon,
  sine,
  writeBoxCorners,
} from '@weathergauge/seamanship';
import { ARCS, type ArcLimits, BASES, type Base, RULER } from './data/figures.ts';
import { blocksSight, type Land } from './ground.ts';
import { type Hull, reachOf } from './hulls.ts';
import { scratch } from './scratch.ts';

/** Arcs, in the order of the figures in a damage box. */
export const FORWARD = 0;
export const CENTRAL = 1;
export const REAR = 2;

export interface Place {
  x: number;
  y: number;
}

/** A base whose print is known: `base` is the index of BASES. */
export type Printed = Hull & { readonly base: number };

/** B5.24, B5.25 0 within the red and purple quarter, 1 within half the ruler, 2 within all of it, -1 out of range. */
export function bandOf(range: number): -1 | 0 | 1 | 2 {
  if (range < 0 || range > RULER.full) return -1;
  if (range <= RULER.close) return 0;
  return range <= RULER.half ? 1 : 2;
}

/** B5.24 Within half the ruler, where ball draws the heavier counters; B5.25 long range is beyond it. */
export function isShort(band: number): boolean {
  return band <= 1;
}

/** B5.3 The red dot of an arc, on the table. */
export function dotOf(shooter: Printed, side: number, arc: number, out: Place): void {
  const { dotX, dotY } = BASES[shooter.base] as Base;
  const ahead = dotY[arc] as number;
  const abeam = side === 0 ? 0 - (dotX[arc] as number) : (dotX[arc] as number);
  out.x = shooter.x + rotateX(abeam, ahead, shooter.heading);
  out.y = shooter.y + rotateY(abeam, ahead, shooter.heading);
}

/** The main mast, on the table. */
export function mastOf(ship: Printed, out: Place): void {
  const { mastY } = BASES[ship.base] as Base;
  out.x = ship.x + rotateX(0, mastY, ship.heading);
  out.y = ship.y + rotateY(0, mastY, ship.heading);
}

const { sight } = scratch;
const { dot, corners, screen, shore, halfCut, cut, hidden } = sight;

/**
 * B5.7, B5.23 Range from the dot of an arc to the nearest point of the target's base that the ruler reaches inside the
 * arc without crossing another base or land, in 1/100 mm rounded up; -1 if there is none.
 *
 * `side` is 0 for the left broadside. `screens` may include the shooter and the target: they never block (B5.16). Bits of
 * `exempt` are the elements of `land` that do not either (T4.4). Both limits belong to the arc; a line that only touches
 * a screen is blocked.
 */
export function rangeTo(
  shooter: Printed,
  side: number,
  arc: number,
  target: Hull,
  screens: readonly Hull[],
  land: readonly Land[],
  exempt: number,
): number {
  const limits = ARCS[arc] as ArcLimits;
  dotOf(shooter, side, arc, dot);
  const from = shooter.heading + (side === 0 ? 0 - limits.to : limits.from);
  const to = shooter.heading + (side === 0 ? 0 - limits.from : limits.to);
  return measure(dot.x, dot.y, from, to, shooter, target, screens, land, exempt);
}

/**
 * T5.8, T5.12 As rangeTo, from a dot on shore whose arc runs clockwise from heading+from to heading+to, less than half a
 * turn.
 */
export function rangeFromPoint(
  x: number,
  y: number,
  heading: number,
  from: number,
  to: number,
  target: Hull,
  screens: readonly Hull[],
  land: readonly Land[],
  exempt: number,
): number {
  return measure(x, y, heading + from, heading + to, null, target, screens, land, exempt);
}

/**
 * S6.1, S6.2 Which short side of the target's base the line from the dot x, y to her main mast enters by: 1 the bow, 2
 * the stern, 0 neither. A line exactly through a corner counts as through the short side.
 */
export function rakeOf(x: number, y: number, target: Printed): 0 | 1 | 2 {
  mastOf(target, dot);
  writeBoxCorners(target.x, target.y, target.heading, target.halfLength, target.halfWidth, corners);
  const [sbx, sby, pbx, pby, pqx, pqy, sqx, sqy] = corners as Corners;
  // From a mast inside the base, each side is seen under its own sector, counter-clockwise from corner to corner.
  if (sideOfLine(dot.x, dot.y, sbx, sby, x, y) >= 0 && sideOfLine(dot.x, dot.y, pbx, pby, x, y) <= 0) return 1;
  if (sideOfLine(dot.x, dot.y, pqx, pqy, x, y) >= 0 && sideOfLine(dot.x, dot.y, sqx, sqy, x, y) <= 0) return 2;
  return 0;
}

type Corners = [number, number, number, number, number, number, number, number];

/** Numbers to an open sector. */
const SECTOR = 6;
const LIMIT = 0;
const EDGE = 1;

function measure(
  x: number,
  y: number,
  from: number,
  to: number,
  shooter: Hull | null,
  target: Hull,
  screens: readonly Hull[],
  land: readonly Land[],
  exempt: number,
): number {
  const dx = target.x - x;
  const dy = target.y - y;
  const reach = reachOf(target.halfLength, target.halfWidth);
  if (dx * dx + dy * dy > (RULER.full + reach) * (RULER.full + reach)) return -1;
  const rightX = sine(to);
  const rightY = cosine(to);
  const leftX = sine(from);
  const leftY = cosine(from);
  const outside = -reach * SINE_ONE;
  if (cross(rightX, rightY, dx, dy) < outside || cross(dx, dy, leftX, leftY) < outside) return -1;
  writeBoxCorners(dx, dy, target.heading, target.halfLength, target.halfWidth, corners);
  if (pointInPolygon(0, 0, corners)) return 0;
  const range = nearestIn(rightX, rightY, leftX, leftY);
  if (range < 0) return -1;
  sight.open.length = 0;
  sight.open.push(rightX, rightY, leftX, leftY, LIMIT, LIMIT);
  return screened(x, y, dx, dy, reach, shooter, target, screens, land, exempt) ? nearestOpen() : range;
}

/** B5.17, T4.1–T4.3, T4.6 Cuts out of the open sectors what bases and land hide of the target; false if that is nothing. */
function screened(
  x: number,
  y: number,
  dx: number,
  dy: number,
  reach: number,
  shooter: Hull | null,
  target: Hull,
  screens: readonly Hull[],
  land: readonly Land[],
  exempt: number,
): boolean {
  let any = false;
  for (let i = 0; i < screens.length; i += 1) {
    const other = screens[i] as Hull;
    if (other === shooter || other === target) continue;
    const away = reach + reachOf(other.halfLength, other.halfWidth);
    if (!isBetween(other.x - x, other.y - y, dx, dy, away)) continue;
    writeBoxCorners(other.x - x, other.y - y, other.heading, other.halfLength, other.halfWidth, screen);
    any = hide(screen) || any;
  }
  for (let i = 0; i < land.length; i += 1) {
    const element = land[i] as Land;
    if (((exempt >>> i) & 1) === 1 || !blocksSight(element)) continue;
    if (!isBetween(element.x - x, element.y - y, dx, dy, reach + element.reach)) continue;
    const { outline } = element;
    shore.length = 0;
    for (let j = 0; j < outline.length; j += 2) shore.push((outline[j] as number) - x, (outline[j + 1] as number) - y);
    any = hide(shore) || any;
  }
  return any;
}

/** False when a thing at px, py is farther than `away` from the line to dx, dy. */
function isBetween(px: number, py: number, dx: number, dy: number, away: number): boolean {
  const along = px * dx + py * dy;
  const length2 = dx * dx + dy * dy;
  if (along <= 0) return px * px + py * py <= away * away;
  if (along >= length2) return (px - dx) * (px - dx) + (py - dy) * (py - dy) <= away * away;
  const across = px * dy - py * dx;
  return across * across <= away * away * length2;
}

/** Cuts the sector that a screen is seen under out of the open ones, if the screen stands in front of the target. */
function hide(shape: Polygon): boolean {
  if (pointInPolygon(0, 0, shape)) {
    sight.open.length = 0;
    return true;
  }
  spread(shape);
  if (!standsInFront(shape)) return false;
  const { open, opening } = sight;
  opening.length = 0;
  for (let i = 0; i < open.length; i += SECTOR) closeSector(open, i, opening);
  sight.open = opening;
  sight.opening = open;
  return true;
}

/** Finds the two corners that bound the view of a shape that the dot is outside of. */
function spread(shape: Polygon): void {
  let rightX = shape[0] as number;
  let rightY = shape[1] as number;
  let leftX = rightX;
  let leftY = rightY;
  for (let i = 2; i < shape.length; i += 2) {
    const x = shape[i] as number;
    const y = shape[i + 1] as number;
    if (cross(rightX, rightY, x, y) < 0) {
      rightX = x;
      rightY = y;
    } else if (cross(leftX, leftY, x, y) > 0) {
      leftX = x;
      leftY = y;
    }
  }
  hidden.rightX = rightX;
  hidden.rightY = rightY;
  hidden.leftX = leftX;
  hidden.leftY = leftY;
}

/**
 * Two convex shapes that do not overlap stand in the same order on every line of sight that meets both, so one line
 * decides: to the middle of the part of the target that lies in the screen's sector.
 */
function standsInFront(shape: Polygon): boolean {
  const { rightX, rightY, leftX, leftY } = hidden;
  cutAlong(corners, rightX, rightY, halfCut);
  cutAlong(halfCut, -leftX, -leftY, cut);
  if (cut.length === 0) return false;
  let x = 0;
  let y = 0;
  for (let i = 0; i < cut.length; i += 2) {
    x += cut[i] as number;
    y += cut[i + 1] as number;
  }
  return segmentTouchesPolygon(0, 0, (2 * x) / cut.length, (2 * y) / cut.length, shape);
}

/** Puts what the hidden sector leaves of open sector i among the ones that stay open: one part, two, or nothing. */
function closeSector(open: readonly number[], i: number, opening: number[]): void {
  const { rightX, rightY, leftX, leftY } = hidden;
  const ax = open[i] as number;
  const ay = open[i + 1] as number;
  const bx = open[i + 2] as number;
  const by = open[i + 3] as number;
  const rightInside = cross(ax, ay, rightX, rightY) > 0 && cross(rightX, rightY, bx, by) > 0;
  const leftInside = cross(ax, ay, leftX, leftY) > 0 && cross(leftX, leftY, bx, by) > 0;
  const aHidden = cross(rightX, rightY, ax, ay) >= 0 && cross(ax, ay, leftX, leftY) >= 0;
  const bHidden = cross(rightX, rightY, bx, by) >= 0 && cross(bx, by, leftX, leftY) >= 0;
  if (rightInside) opening.push(ax, ay, rightX, rightY, aHidden ? EDGE : (open[i + 4] as number), EDGE);
  if (leftInside) opening.push(leftX, leftY, bx, by, EDGE, bHidden ? EDGE : (open[i + 5] as number));
  if (rightInside || leftInside || (aHidden && bHidden)) return;
  // Seen beside the sector, at most grazing one of its ends.
  const aEnd = aHidden ? EDGE : (open[i + 4] as number);
  const bEnd = bHidden ? EDGE : (open[i + 5] as number);
  opening.push(ax, ay, bx, by, aEnd, bEnd);
}

/** The nearest point of the target in any sector still open. */
function nearestOpen(): number {
  const { open } = sight;
  let best = -1;
  for (let i = 0; i < open.length; i += SECTOR) {
    const ax = open[i] as number;
    const ay = open[i + 1] as number;
    const bx = open[i + 2] as number;
    const by = open[i + 3] as number;
    if (open[i + 4] === EDGE && !reachesPast(ax, ay)) continue;
    if (open[i + 5] === EDGE && !reachesPast(-bx, -by)) continue;
    const range = nearestIn(ax, ay, bx, by);
    if (range >= 0 && (best < 0 || range < best)) best = range;
  }
  return best;
}

/** Does any part of the target lie counter-clockwise of the ray, and not just on it? */
function reachesPast(rayX: number, rayY: number): boolean {
  for (let i = 0; i < corners.length; i += 2) {
    if (cross(rayX, rayY, corners[i] as number, corners[i + 1] as number) > 0) return true;
  }
  return false;
}

/** Below any error of the arithmetic, above none that a ruler shows: squared units. */
const SLACK = 1 / 128;

/** Range to the nearest point of the target in a closed sector, rounded up; -1 for none on the ruler. */
function nearestIn(rightX: number, rightY: number, leftX: number, leftY: number): number {
  cutAlong(corners, rightX, rightY, halfCut);
  cutAlong(halfCut, -leftX, -leftY, cut);
  if (cut.length === 0) return -1;
  let least = Infinity;
  let ax = cut[cut.length - 2] as number;
  let ay = cut[cut.length - 1] as number;
  for (let i = 0; i < cut.length; i += 2) {
    const bx = cut[i] as number;
    const by = cut[i + 1] as number;
    least = Math.min(least, sideDistance2(ax, ay, bx, by));
    ax = bx;
    ay = by;
  }
  if (least > RULER.full * RULER.full + SLACK) return -1;
  const whole = Math.ceil(least - SLACK);
  const root = isqrt(whole);
  return root * root < whole ? root + 1 : root;
}

/** Squared distance from the dot to side ab. Mirrors, quarter turns and the order of the ends change nothing. */
function sideDistance2(ax: number, ay: number, bx: number, by: number): number {
  const sx = bx - ax;
  const sy = by - ay;
  const length2 = sx * sx + sy * sy;
  const a2 = ax * ax + ay * ay;
  const b2 = bx * bx + by * by;
  // A side shorter than a unit, as a cut near a corner leaves, has no direction worth computing with.
  if (length2 < 1 || ax * sx + ay * sy >= 0 || bx * sx + by * sy <= 0) return Math.min(a2, b2);
  const across = ax * by - ay * bx;
  return (across * across) / length2;
}

/** Copies the part of a polygon that lies counter-clockwise of a ray's line, the line included. */
function cutAlong(shape: readonly number[], rayX: number, rayY: number, out: number[]): void {
  out.length = 0;
  if (shape.length === 0) return;
  let ax = shape[shape.length - 2] as number;
  let ay = shape[shape.length - 1] as number;
  let a = cross(rayX, rayY, ax, ay);
  for (let i = 0; i < shape.length; i += 2) {
    const bx = shape[i] as number;
    const by = shape[i + 1] as number;
    const b = cross(rayX, rayY, bx, by);
    // From the end inside, so that a mirrored shape is cut at the mirrored point.
    if (a > 0 && b < 0) out.push(ax + (bx - ax) * (a / (a - b)), ay + (by - ay) * (a / (a - b)));
    else if (a < 0 && b > 0) out.push(bx + (ax - bx) * (b / (b - a)), by + (ay - by) * (b / (b - a)));
    if (b >= 0) out.push(bx, by);
    ax = bx;
    ay = by;
    a = b;
  }
}

/** Positive when b lies counter-clockwise of a, within half a turn. */
function cross(ax: number, ay: number, bx: number, by: number): number {
  return ax * by - ay * bx;
}
