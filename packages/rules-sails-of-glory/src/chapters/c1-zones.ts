/** C1–C6 Parts and zones: who has which part in a scenario, who places when, and where. */

import type { Seat } from '@weathergauge/engine';
import { attitudeOf, RED } from '../model/attitude.ts';
import { ANCHORAGE } from '../model/data/berths.ts';
import { RULER } from '../model/data/figures.ts';
import { BLOCKADE, DUCKS, OUTPOST, SUPPLIES } from '../book/scenarios.ts';
import { laterOf } from '../model/editions.ts';
import { reachNorth } from '../model/hulls.ts';
import type { Sails, Ship, Side } from '../model/state.ts';
import { BRITISH, enemyOf, FRENCH, isShip, NOBODY } from '../model/state.ts';
import type { Berth, Zone } from '../model/berths.ts';
import { berthAt, EAST, NORTH, POINTS, SOUTH, WEST, pointHeading } from '../model/berths.ts';

/**
 * The side about which a scenario turns: French as written, British when parts are swapped, and the other one in the second
 * of two battles. It runs (C3.8), holds the outpost (C4.16), brings supplies (C5.14), attacks the ships at anchor (C6.8).
 */
export function principal(s: Readonly<Sails>): Side {
  return s.articles.swap !== (s.leg === 1) ? BRITISH : FRENCH;
}

/** C6.4 */
export function isDuck(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return s.articles.scenario === DUCKS && ship.side !== principal(s);
}

/** C3.3, C3.4, C4.5, C4.6, C5.3, C5.5 Who places first; where the book is silent both sides do so at the same time. */
function groups(s: Readonly<Sails>): readonly (readonly Side[])[] {
  const side = principal(s);
  switch (s.articles.scenario) {
    case BLOCKADE:
    case SUPPLIES:
      return [[side], [enemyOf(side)]];
    case OUTPOST:
      return s.articles.twoIslands ? [[BRITISH, FRENCH]] : [[enemyOf(side)], [side]];
    default:
      return [[BRITISH, FRENCH]];
  }
}

export function isUnplaced(ship: Readonly<Ship>): boolean {
  return ship.condition === 'unplaced' && isShip(ship);
}

export function hasUnplaced(s: Readonly<Sails>, side: Side): boolean {
  return s.ships.some(ship => ship.side === side && isUnplaced(ship));
}

/** The sides whose turn it is. */
export function sidesPlacing(s: Readonly<Sails>): readonly Side[] {
  return groups(s).find(sides => sides.some(side => hasUnplaced(s, side))) ?? [];
}

/**
 * R43 The seats that place now, one of each side whose turn it is: allies place one after the other, so that their sealed
 * places cannot clash.
 */
export function seatsPlacing(s: Readonly<Sails>): readonly Seat[] {
  const seats: Seat[] = [];
  for (const side of sidesPlacing(s)) {
    const waiting = s.ships.filter(ship => ship.side === side && isUnplaced(ship) && ship.seat !== NOBODY);
    if (waiting.length > 0) seats.push(Math.min(...waiting.map(ship => ship.seat)) as Seat);
  }
  return seats.toSorted((a, b) => a - b);
}

/** How many ships of her side come before her. */
function placeInLine(s: Readonly<Sails>, ship: Readonly<Ship>): number {
  let before = 0;
  for (const other of s.ships) if (other.side === ship.side && isShip(other) && other.id < ship.id) before++;
  return before;
}

/** The edge along which she starts, -1 for the middle of the table. */
function startingEdge(s: Readonly<Sails>, ship: Readonly<Ship>): number {
  const { scenario, start } = s.articles;
  const own = s.edges[ship.side] as number;
  const enemys = s.edges[enemyOf(ship.side)] as number;
  const leads = ship.side === principal(s);
  switch (scenario) {
    case BLOCKADE:
    case SUPPLIES:
      return leads ? enemys : -1;
    case OUTPOST:
      return leads && !s.articles.twoIslands ? -1 : own;
    case DUCKS:
      return NORTH;
    default:
      return start === 'mixed' && placeInLine(s, ship) % 2 === 1 ? enemys : own; // C1.7
  }
}

/**
 * Where she may be placed: B10.4, B10.5, C1.3, C1.4, C2.6, C2.7, C4.6 half a ruler deep along her side, if not otherwise.
 */
export function zoneOf(s: Readonly<Sails>, ship: Readonly<Ship>): Zone {
  const { scenario, width, height, start } = s.articles;
  const edge = startingEdge(s, ship);
  if (edge === -1) {
    const kind = scenario === SUPPLIES ? 'ring' : 'disc'; // C5.5 at half a ruler, C3.4, C4.5 within it
    return { kind, x: Math.floor(width / 2), y: Math.floor(height / 2), r: RULER.half };
  }
  if (scenario === DUCKS) return { kind: 'line', edge, depth: RULER.half }; // C6.3
  if (scenario === OUTPOST && s.articles.twoIslands) return { kind: 'line', edge, depth: RULER.full }; // C4.18
  const margin = scenario === BLOCKADE || scenario === SUPPLIES ? RULER.full : 0; // C3.3, C5.3
  const box = alongEdge(s, edge, margin);
  return start === 'mixed' ? halfOf(box, edge, edge === s.edges[ship.side]) : box;
}

interface Box {
  readonly kind: 'box';
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Half a ruler deep along an edge; R43 without the corner that an adjacent starting side shares with it. */
function alongEdge(s: Readonly<Sails>, edge: number, margin: number): Box {
  const { width, height } = s.articles;
  const deep = RULER.half;
  const upright = edge % 2 === EAST;
  const others = s.edges.filter(other => other !== edge && other % 2 !== edge % 2);
  const [lowEdge, highEdge] = upright ? [SOUTH, NORTH] : [WEST, EAST];
  const low = others.includes(lowEdge) ? deep : margin;
  const high = (upright ? height : width) - (others.includes(highEdge) ? deep : margin);
  if (upright) {
    const x0 = edge === EAST ? width - deep : 0;
    return { kind: 'box', x0, y0: low, x1: x0 + deep, y1: high };
  }
  const y0 = edge === NORTH ? height - deep : 0;
  return { kind: 'box', x0: low, y0, x1: high, y1: y0 + deep };
}

/** C1.7, R43 Two teams on one side of the table: those at home to the west or south, their guests to the other half. */
function halfOf(box: Box, edge: number, home: boolean): Box {
  if (edge % 2 === EAST) {
    const middle = Math.floor((box.y0 + box.y1) / 2);
    return home ? { ...box, y1: middle } : { ...box, y0: middle };
  }
  const middle = Math.floor((box.x0 + box.x1) / 2);
  return home ? { ...box, x1: middle } : { ...box, x0: middle };
}

// --- Ships that are drawn up ---

/** Where a ship is drawn up if there is room, and how she heads. */
export function stationOf(s: Readonly<Sails>, ship: Readonly<Ship>): Berth {
  if (isDuck(s, ship)) return { ...(ANCHORAGE[ship.base] as Berth) }; // C6.4
  const edge = startingEdge(s, ship);
  const inZones = laterOf(s).drawnUpInZones === true;
  if (s.articles.scenario === BLOCKADE && edge !== -1 && (ship.seat === NOBODY || !inZones))
    return sternOn(s, ship, edge); // C3.11
  const zone = zoneOf(s, ship);
  const line = s.ships.filter(other => other.side === ship.side && isShip(other));
  const before = placeInLine(s, ship);
  const across = (from: number, to: number): number =>
    Math.floor(from + ((to - from) * (before + 1)) / (line.length + 1));
  const heading = edge === -1 ? sailable(s, 12) : sailable(s, inward(edge));
  const abreast = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): Berth => ({
    x: across(x - r, x + r),
    y,
    heading,
  });
  switch (zone.kind) {
    case 'box': {
      const upright = edge % 2 === EAST;
      const middle = { x: Math.floor((zone.x0 + zone.x1) / 2), y: Math.floor((zone.y0 + zone.y1) / 2), heading };
      return upright ? { ...middle, y: across(zone.y0, zone.y1) } : { ...middle, x: across(zone.x0, zone.x1) };
    }
    case 'line': {
      const reach = zone.depth + (inZones ? reachNorth(heading, ship.halfLength, ship.halfWidth) : ship.halfLength);
      const y = zone.edge === NORTH ? s.articles.height - reach : reach;
      return { x: across(0, s.articles.width), y, heading };
    }
    case 'disc':
      return abreast(zone);
    case 'ring':
      return inZones ? onRing(s, ship, zone, before, heading) : abreast(zone); // C5.5
  }
}

/** West and east of the middle in turn, and farther round where there are more. */
function onRing(s: Readonly<Sails>, ship: Readonly<Ship>, ring: Zone, before: number, heading: number): Berth {
  const round = Math.floor(before / 2);
  const bearing = before % 2 === 0 ? 4 * WEST - round : 4 * EAST + round;
  const at: Berth = { x: 0, y: 0, heading };
  berthAt(s.articles, ship, ring, bearing, 0, heading / pointHeading(1), at);
  return at;
}

/** The point of sixteen that looks from an edge to the middle. */
function inward(edge: number): number {
  return (edge * 4 + 8) % POINTS;
}

/** The heading nearest to a point on which she is not taken aback. */
function sailable(s: Readonly<Sails>, wished: number): number {
  for (let turn = 0; turn < POINTS; turn++) {
    const point = (wished + (turn % 2 === 0 ? POINTS - turn / 2 : (turn + 1) / 2)) % POINTS;
    if (attitudeOf(pointHeading(point), s.windFrom) !== RED) return pointHeading(point);
  }
  throw new Error('the wind lets no ship sail');
}

/** C3.11 Sterns on the edge, a ruler between them, about its middle; closer where so many have no room. */
function sternOn(s: Readonly<Sails>, ship: Readonly<Ship>, edge: number): Berth {
  const line = s.ships.filter(other => other.side === ship.side && isShip(other));
  let widths = 0;
  let before = 0;
  for (const other of line) {
    if (other.id < ship.id) before += 2 * other.halfWidth;
    widths += 2 * other.halfWidth;
  }
  const { width, height } = s.articles;
  const gap = Math.min(RULER.full, Math.floor((width - widths) / Math.max(1, line.length - 1)));
  const from = Math.floor((width - widths - gap * (line.length - 1)) / 2);
  const x = from + before + gap * placeInLine(s, ship) + ship.halfWidth;
  const y = edge === NORTH ? height - ship.halfLength : ship.halfLength;
  return { x, y, heading: pointHeading(inward(edge)) };
}
