/** R43 Where ships and terrain may be placed: zones, the grid of 45 mm, and what must keep clear of what. */

import { draftOf } from '@weathergauge/engine';
import type { Polygon } from '@weathergauge/seamanship';
import { polygonsWithin, rotateX, rotateY, writeBoxCorners } from '@weathergauge/seamanship';
import type { Draft, Place } from '../model/drafts.ts';
import { placeOf } from '../model/drafts.ts';
import { RULER, TERRAIN } from '../model/data/figures.ts';
import type { Hazard, Land, Shore } from '../model/ground.ts';
import { hazardAt, makeLand } from '../model/ground.ts';
import { poseInsideField, poseOverlaps } from '../model/hulls.ts';
import { NORTH } from './setup.ts';
import type { Sails, Ship } from '../model/state.ts';
import { isShip, NOBODY, onTable } from '../model/state.ts';

const GRID = 4500;
/** Headings and bearings are points of sixteen. */
export const POINTS = 16;
export const pointHeading = (point: number): number => point * 4096;
/** The place of a column or row: none lies on the edge itself, where no base has room. */
export const gridAt = (at: number): number => GRID * (at + 1);
export const gridCount = (length: number): number => Math.ceil(length / GRID) - 1;

/** Where the whole of a base must lie (box, disc), or where its nearest part must (line, ring). */
export type Zone =
  | { readonly kind: 'box'; readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly kind: 'line'; readonly edge: number; readonly depth: number }
  | { readonly kind: 'ring'; readonly x: number; readonly y: number; readonly r: number };

/** R43 A zone that is full grows by a step of the grid all around. */
export function widened(zone: Zone, steps: number): Zone {
  const by = steps * GRID;
  if (by === 0) return zone;
  switch (zone.kind) {
    case 'box':
      return { kind: 'box', x0: zone.x0 - by, y0: zone.y0 - by, x1: zone.x1 + by, y1: zone.y1 + by };
    case 'disc':
    case 'ring':
      return { ...zone, r: zone.r + by };
    case 'line':
      return { ...zone, depth: zone.depth + by };
  }
}

export interface Berth {
  x: number;
  y: number;
  heading: number;
}

const corners: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
const hazard: Hazard = { reef: false, shoal: false, ashore: false, id: -1 };

/** On the table, clear of every base that this ship's player knows of, and of all ground and danger. */
export function isClear(s: Readonly<Sails>, ship: Readonly<Ship>, at: Readonly<Berth>): boolean {
  const { halfLength, halfWidth } = ship;
  if (!poseInsideField(at.x, at.y, at.heading, halfLength, halfWidth, s.articles.width, s.articles.height))
    return false;
  const draft = ship.seat === NOBODY ? null : draftOf(s, ship.seat);
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    const place = onTable(other) ? other : consortAt(draft, ship, other);
    if (place !== null && other.id !== ship.id && poseOverlaps(at.x, at.y, at.heading, halfLength, halfWidth, place))
      return false;
  }
  return !hazardAt(at.x, at.y, at.heading, halfLength, halfWidth, s.land, hazard);
}

/** Where a ship of the same seat will lie that has been placed and is not on the table yet; null for any other. */
function consortAt(draft: Readonly<Draft> | null, ship: Readonly<Ship>, other: Readonly<Ship>): Readonly<Place> | null {
  if (other.condition !== 'unplaced' || other.seat !== ship.seat) return null;
  const place = placeOf(draft, other);
  return place.settled === 1 ? place : null;
}

function isInside(ship: Readonly<Ship>, zone: Zone, at: Readonly<Berth>): boolean {
  if (zone.kind === 'line' || zone.kind === 'ring') return true;
  writeBoxCorners(at.x, at.y, at.heading, ship.halfLength, ship.halfWidth, corners);
  for (let i = 0; i < 8; i += 2) {
    const x = corners[i] as number;
    const y = corners[i + 1] as number;
    if (zone.kind === 'box') {
      if (x < zone.x0 || x > zone.x1 || y < zone.y0 || y > zone.y1) return false;
    } else if ((x - zone.x) * (x - zone.x) + (y - zone.y) * (y - zone.y) > zone.r * zone.r) {
      return false;
    }
  }
  return true;
}

/**
 * The place that answers name: by column and row in an area, by column on a line, by bearing (in place of the column) on a
 * ring. The heading matters too: on lines and rings it is the nearest part of the base that keeps the distance.
 */
export function berthAt(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  zone: Zone,
  first: number,
  row: number,
  point: number,
  out: Berth,
): void {
  const heading = pointHeading(point);
  out.heading = heading;
  if (zone.kind === 'ring') {
    const bearing = pointHeading(first);
    const away = awayFrom(zone, bearing, ship, heading);
    out.x = zone.x + rotateX(0, away, bearing);
    out.y = zone.y + rotateY(0, away, bearing);
    return;
  }
  out.x = gridAt(first);
  out.y = zone.kind === 'line' ? offEdge(s, zone.edge, zone.depth, reachNorth(ship, heading)) : gridAt(row);
}

/** Half the extent of a base from south to north. */
function reachNorth(ship: Readonly<Ship>, heading: number): number {
  return Math.abs(rotateY(0, ship.halfLength, heading)) + Math.abs(rotateY(ship.halfWidth, 0, heading));
}

function offEdge(s: Readonly<Sails>, edge: number, depth: number, reach: number): number {
  return edge === NORTH ? s.articles.height - depth - reach : depth + reach;
}

/** How far out on a bearing the centre of a base must be for its nearest part to be at the ring's distance. */
function awayFrom(
  zone: { readonly x: number; readonly y: number; readonly r: number },
  bearing: number,
  ship: Readonly<Ship>,
  heading: number,
): number {
  const middle: Polygon = [zone.x, zone.y, zone.x + 1, zone.y, zone.x, zone.y + 1];
  return leastDistance(zone.r + 2 * ship.halfLength, away => {
    const x = zone.x + rotateX(0, away, bearing);
    const y = zone.y + rotateY(0, away, bearing);
    writeBoxCorners(x, y, heading, ship.halfLength, ship.halfWidth, corners);
    return !polygonsWithin(corners, middle, zone.r - 1);
  });
}

/** The least distance at which something is clear that was not before: convex shapes that part do so for good. */
export function leastDistance(most: number, isClearAt: (away: number) => boolean): number {
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isClearAt(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const berth: Berth = { x: 0, y: 0, heading: 0 };

export function mayLie(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  zone: Zone,
  first: number,
  row: number,
  point: number,
): boolean {
  berthAt(s, ship, zone, first, row, point, berth);
  return isInside(ship, zone, berth) && isClear(s, ship, berth);
}

/** Columns, or on a ring bearings, to choose from at all. */
export function firstCount(s: Readonly<Sails>, zone: Zone): number {
  return zone.kind === 'ring' ? POINTS : gridCount(s.articles.width);
}

/** Rows to choose from in an area; one on lines and rings, where there is no choice. */
export function rowCount(s: Readonly<Sails>, zone: Zone): number {
  return zone.kind === 'line' || zone.kind === 'ring' ? 1 : gridCount(s.articles.height);
}

export function hasHeading(s: Readonly<Sails>, ship: Readonly<Ship>, zone: Zone, first: number, row: number): boolean {
  for (let point = 0; point < POINTS; point++) if (mayLie(s, ship, zone, first, row, point)) return true;
  return false;
}

export function hasRow(s: Readonly<Sails>, ship: Readonly<Ship>, zone: Zone, first: number): boolean {
  const rows = rowCount(s, zone);
  for (let row = 0; row < rows; row++)
    if (isNear(zone, first, row) && hasHeading(s, ship, zone, first, row)) return true;
  return false;
}

/** Whether any base could lie here: spares trying sixteen headings far outside. */
function isNear(zone: Zone, column: number, row: number): boolean {
  const x = gridAt(column);
  const y = gridAt(row);
  if (zone.kind === 'box') return x > zone.x0 && x < zone.x1 && y > zone.y0 && y < zone.y1;
  if (zone.kind === 'disc') return Math.abs(x - zone.x) < zone.r && Math.abs(y - zone.y) < zone.r;
  return true;
}

/** Steps by which a zone must grow before a ship finds a place in it. */
export function slackFor(s: Readonly<Sails>, ship: Readonly<Ship>, zone: Zone): number {
  const most = gridCount(Math.max(s.articles.width, s.articles.height));
  for (let slack = 0; slack < most; slack++) {
    const wide = widened(zone, slack);
    const count = firstCount(s, wide);
    for (let first = 0; first < count; first++) if (hasRow(s, ship, wide, first)) return slack;
  }
  throw new Error(`no place on the table is left for ${ship.name}`);
}

/** The legal place of the grid nearest to a wished one; of headings there, the nearest to the wished. */
export function nearestBerth(s: Readonly<Sails>, ship: Readonly<Ship>, zone: Zone, wish: Readonly<Berth>): Berth {
  const wide = widened(zone, slackFor(s, ship, zone));
  const best: Berth = { x: 0, y: 0, heading: 0 };
  let least = Infinity;
  const firsts = firstCount(s, wide);
  const rows = rowCount(s, wide);
  for (let first = 0; first < firsts; first++) {
    for (let row = 0; row < rows; row++) {
      if (!isNear(wide, first, row)) continue;
      for (let turn = 0; turn < POINTS; turn++) {
        const point = (Math.round(wish.heading / 4096) + (turn % 2 === 0 ? turn / 2 : 16 - (turn + 1) / 2)) % POINTS;
        if (!mayLie(s, ship, wide, first, row, point)) continue;
        const off = (berth.x - wish.x) * (berth.x - wish.x) + (berth.y - wish.y) * (berth.y - wish.y);
        if (off < least) {
          least = off;
          Object.assign(best, berth);
        }
        break;
      }
    }
  }
  return best;
}

// --- Terrain ---

export function terrainNumber(id: string): number {
  const found = TERRAIN.findIndex(terrain => terrain.id === id);
  if (found < 0) throw new Error(`no element of terrain is called ${id}`);
  return found;
}

/** An element of the set as it would lie. Reefs and shoals are what they are; only land has a shore. */
export function elementAt(terrain: number, x: number, y: number, heading: number, shore: Shore, danger: number): Land {
  const { kind, outline } = TERRAIN[terrain] as (typeof TERRAIN)[number];
  if (kind === 'reef') return makeLand(kind, outline, x, y, heading, 'rocky', 0);
  if (kind === 'shoal') return makeLand(kind, outline, x, y, heading, 'sandy', 0);
  return makeLand(kind, outline, x, y, heading, shore, danger);
}

/** True when all of an element is this far or farther from each edge: west and east, south and north. */
export function keepsOff(s: Readonly<Sails>, land: Land, fromSides: number, fromEnds: number): boolean {
  for (let i = 0; i < land.outline.length; i += 2) {
    const x = land.outline[i] as number;
    const y = land.outline[i + 1] as number;
    if (x < fromSides || x > s.articles.width - fromSides) return false;
    if (y < fromEnds || y > s.articles.height - fromEnds) return false;
  }
  return true;
}

/** R43 A place so close to another element that nothing there could keep its distance: spares trying sixteen headings. */
export function isCrowded(x: number, y: number, others: readonly Land[]): boolean {
  for (let i = 0; i < others.length; i++) {
    const { x: otherX, y: otherY } = others[i] as Land;
    if ((x - otherX) * (x - otherX) + (y - otherY) * (y - otherY) < RULER.half * RULER.half) return true;
  }
  return false;
}

/** C2.3 Half a ruler or more from all others. */
export function keepsApart(land: Land, others: readonly Land[]): boolean {
  for (let i = 0; i < others.length; i++) if (isClose(land, others[i] as Land)) return false;
  return true;
}

function isClose(a: Land, b: Land): boolean {
  const reach = a.reach + b.reach + RULER.half;
  if ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) > reach * reach) return false;
  return polygonsWithin(a.outline, b.outline, RULER.half - 1);
}

/** No placed ship lies on it or in its danger (C5.3 places ships before the land). */
export function keepsOffShips(s: Readonly<Sails>, land: Land): boolean {
  const alone = [land];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!isShip(ship) || !onTable(ship)) continue;
    if (hazardAt(ship.x, ship.y, ship.heading, ship.halfLength, ship.halfWidth, alone, hazard)) return false;
  }
  return true;
}

/** C4.3 An element whose nearest part is this far from the northern or southern edge. */
export function elementOffEdge(
  s: Readonly<Sails>,
  terrain: number,
  edge: number,
  depth: number,
  x: number,
  heading: number,
  shore: Shore,
  danger: number,
): Land {
  const about = elementAt(terrain, 0, 0, heading, shore, danger);
  let north = -Infinity;
  let south = Infinity;
  for (let i = 1; i < about.outline.length; i += 2) {
    north = Math.max(north, about.outline[i] as number);
    south = Math.min(south, about.outline[i] as number);
  }
  const y = edge === NORTH ? s.articles.height - depth - north : depth - south;
  return elementAt(terrain, x, y, heading, shore, danger);
}
