/** R43 Where ships and terrain may be placed: which places of a zone are free, and what must keep clear of what. */

import { draftOf } from '@weathergauge/engine';
import { polygonsWithin, writeBoxCorners } from '@weathergauge/seamanship';
import type { Berth, Zone } from '../model/berths.ts';
import { berthAt, gridAt, gridCount, POINTS, widened } from '../model/berths.ts';
import { RULER } from '../model/data/figures.ts';
import type { Draft, Place } from '../model/drafts.ts';
import { placeOf } from '../model/drafts.ts';
import type { Land } from '../model/ground.ts';
import { hazardAt } from '../model/ground.ts';
import { poseInsideField, poseOverlaps } from '../model/hulls.ts';
import { scratch } from '../model/scratch.ts';
import type { Sails, Ship } from '../model/state.ts';
import { isShip, NOBODY, onTable } from '../model/state.ts';

const { corners, berth, hazard } = scratch.berths;

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

export function mayLie(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  zone: Zone,
  first: number,
  row: number,
  point: number,
): boolean {
  berthAt(s.articles, ship, zone, first, row, point, berth);
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
