/** R43 Where the columns, rows, bearings and headings lie by which ships and terrain are placed. */

import type { Polygon } from '@weathergauge/seamanship';
import { polygonsWithin, rotateX, rotateY, writeBoxCorners } from '@weathergauge/seamanship';
import { TERRAIN } from './data/figures.ts';
import type { Land, Shore } from './ground.ts';
import { makeLand } from './ground.ts';
import type { Ship } from './state.ts';

/** Edges of the table, clockwise. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

/** States have it in their articles; views are one themselves. */
export interface TableSize {
  readonly height: number;
}

type Base = Readonly<Pick<Ship, 'halfLength' | 'halfWidth'>>;

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

/** What an ask says of a zone, for those who draw its places; nothing where a column and a row say it all. */
export function aboutZone(zone: Zone): Readonly<Record<string, number>> {
  if (zone.kind === 'line') return { edge: zone.edge, depth: zone.depth };
  return zone.kind === 'ring' ? { ringX: zone.x, ringY: zone.y, ringR: zone.r } : {};
}

/** Where a ship would lie that is asked about (`berthing.heading`) if she headed to a point of sixteen. */
export function berthAsked(
  table: TableSize,
  ship: Base,
  about: Readonly<Record<string, number>>,
  point: number,
): Readonly<Berth> {
  const at: Berth = { x: 0, y: 0, heading: 0 };
  berthAt(table, ship, zoneAsked(about), about['column'] ?? 0, about['row'] ?? 0, point, at);
  return at;
}

/** The inverse of `aboutZone`, but for the limits of areas: which rows and columns those have is on offer. */
function zoneAsked({ edge, depth = 0, ringX = 0, ringY = 0, ringR }: Readonly<Record<string, number>>): Zone {
  if (edge !== undefined) return { kind: 'line', edge, depth };
  if (ringR !== undefined) return { kind: 'ring', x: ringX, y: ringY, r: ringR };
  return { kind: 'disc', x: 0, y: 0, r: 0 };
}

/**
 * The place that answers name: by column and row in an area, by column on a line, by bearing (in place of the column) on a
 * ring. The heading matters too: on lines and rings it is the nearest part of the base that keeps the distance.
 */
export function berthAt(
  table: TableSize,
  ship: Base,
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
  out.y = zone.kind === 'line' ? offEdge(table, zone.edge, zone.depth, reachNorth(ship, heading)) : gridAt(row);
}

/** Half the extent of a base from south to north. */
function reachNorth(ship: Base, heading: number): number {
  return Math.abs(rotateY(0, ship.halfLength, heading)) + Math.abs(rotateY(ship.halfWidth, 0, heading));
}

function offEdge(table: TableSize, edge: number, depth: number, reach: number): number {
  return edge === NORTH ? table.height - depth - reach : depth + reach;
}

/** How far out on a bearing the centre of a base must be for its nearest part to be at the ring's distance. */
function awayFrom(
  zone: { readonly x: number; readonly y: number; readonly r: number },
  bearing: number,
  ship: Base,
  heading: number,
): number {
  const middle: Polygon = [zone.x, zone.y, zone.x + 1, zone.y, zone.x, zone.y + 1];
  const corners: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
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

/** T3.1 A coast with its straight side, the lowest of its drawing, on an edge, so far along it as the column or row says. */
export function elementAlong(
  table: TableSize & { readonly width: number },
  terrain: number,
  edge: number,
  column: number,
  row: number,
  shore: Shore,
  danger: number,
): Land {
  const { outline } = TERRAIN[terrain] as (typeof TERRAIN)[number];
  let depth = 0;
  for (let i = 1; i < outline.length; i += 2) depth = Math.max(depth, 0 - (outline[i] as number));
  const x = edge === WEST ? depth : edge === EAST ? table.width - depth : gridAt(column);
  const y = edge === SOUTH ? depth : edge === NORTH ? table.height - depth : gridAt(row);
  return elementAt(terrain, x, y, pointHeading((edge * 4 + POINTS / 2) % POINTS), shore, danger);
}

/** C4.3 An element whose nearest part is this far from the northern or southern edge. */
export function elementOffEdge(
  table: TableSize,
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
  const y = edge === NORTH ? table.height - depth - north : depth - south;
  return elementAt(terrain, x, y, heading, shore, danger);
}
