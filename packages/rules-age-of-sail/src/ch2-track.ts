/**
 * Chapter 2, Movement: the ship's true path, walked a millimetre at a time wherever anything lies near it. Other hulls and
 * land stop her, shoals may hold her, and the table has an edge.
 */

import type { Table } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { capsulesTouch, capsuleTouchesPolygon, stepX8, stepY8 } from '@weathergauge/seamanship';
import { downwind } from './ch1-wind.ts';
import type { Arc } from './data/tables.ts';
import {
  ARCS,
  DRIFT_MM,
  GROUNDS_ON,
  HALF_BEAM,
  HALF_KEEL,
  HULL_REACH,
  KEEL_X,
  KEEL_Y,
  MM,
  TURN_MM,
} from './data/tables.ts';
import { tell } from './events.ts';
import { foul } from './grapnels.ts';
import type { AgeOfSail, Area, Ship } from './state.ts';
import { afloat, enemies } from './state.ts';
import type { Board } from './vocabulary.ts';

/** 2.1 Runs straight ahead; returns how far she came, in mm. */
export function runAhead(s: AgeOfSail, ship: Ship, mm: number, table: Table): number {
  const sailed = walk(s, ship, ship.heading, null, mm, table);
  tell(table, {
    type: 'sailed',
    to: 'all',
    clause: '2.1',
    ship: ship.id,
    how: 'run',
    mm: sailed,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
  });
  return sailed;
}

/** 2.11, R8 One point of the turning circle; returns how far she came. Stopped before half way, she keeps her old heading. */
export function turnPoint(s: AgeOfSail, ship: Ship, to: Board, table: Table): number {
  const starboard = to === 'starboard';
  const [portArc, starboardArc] = ARCS[ship.heading] as readonly [Arc, Arc];
  const sailed = walk(s, ship, ship.heading, starboard ? starboardArc : portArc, TURN_MM, table);
  if (sailed * 2 > TURN_MM) ship.heading = (ship.heading + (starboard ? 1 : 7)) & 7;
  tell(table, {
    type: 'sailed',
    to: 'all',
    clause: '2.11',
    ship: ship.id,
    how: to,
    mm: sailed,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
  });
  return sailed;
}

/** 2.8, R13 One centimetre straight down wind, heading kept. */
export function drift(s: AgeOfSail, ship: Ship, table: Table): void {
  const sailed = walk(s, ship, downwind(s), null, DRIFT_MM, table);
  tell(table, {
    type: 'sailed',
    to: 'all',
    clause: '2.8',
    ship: ship.id,
    how: 'drift',
    mm: sailed,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
  });
}

/** R19 Contact alone looks at hulls: two keels within a beam of each other. */
export function hullsTouch(a: Readonly<Ship>, b: Readonly<Ship>): boolean {
  return touchAt(a.x, a.y, KEEL_X[a.heading] as number, KEEL_Y[a.heading] as number, b);
}

function touchAt(x: number, y: number, keelX: number, keelY: number, b: Readonly<Ship>): boolean {
  const bx = KEEL_X[b.heading] as number;
  const by = KEEL_Y[b.heading] as number;
  return capsulesTouch(
    x - keelX,
    y - keelY,
    x + keelX,
    y + keelY,
    HALF_BEAM,
    b.x - bx,
    b.y - by,
    b.x + bx,
    b.y + by,
    HALF_BEAM,
  );
}

function touchesArea(x: number, y: number, keelX: number, keelY: number, area: Readonly<Area>): boolean {
  return capsuleTouchesPolygon(x - keelX, y - keelY, x + keelX, y + keelY, HALF_BEAM, area.outline);
}

/** What may lie in the way of the walk under way; scratch, worth nothing between walks. */
const nearShips: Ship[] = [];
const nearAreas: number[] = [];

function lookAround(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, length: number): void {
  nearShips.length = 0;
  nearAreas.length = 0;
  const reach = HULL_REACH + length;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (i !== ship.id && near(ship, other.x, other.y, reach) && afloat(other)) nearShips.push(other);
  }
  const hull = HALF_KEEL + HALF_BEAM + length;
  for (let i = 0; i < s.areas.length; i++) {
    const area = s.areas[i] as Area;
    if (near(ship, area.x, area.y, area.reach + hull)) nearAreas.push(i);
  }
}

function near(ship: Readonly<Ship>, x: number, y: number, reach: number): boolean {
  const dx = x - ship.x;
  const dy = y - ship.y;
  return dx <= reach && -dx <= reach && dy <= reach && -dy <= reach;
}

function onTable(s: Readonly<AgeOfSail>, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x <= s.articles.width && y <= s.articles.height;
}

/** Moves her along a straight course, or along an arc, until the end or whatever stops her. Returns mm sailed. */
function walk(s: AgeOfSail, ship: Ship, course: number, arc: Arc | null, mm: number, table: Table): number {
  const fromX = ship.x;
  const fromY = ship.y;
  lookAround(s, ship, mm * MM);
  if (nearAreas.length === 0) ship.soundings = 0;
  const clear = nearShips.length === 0 && nearAreas.length === 0;
  const endX = fromX + (arc ? (arc.x[mm - 1] as number) : stepX8(course, mm * MM));
  const endY = fromY + (arc ? (arc.y[mm - 1] as number) : stepY8(course, mm * MM));
  // The table is convex, and an arc of one point stays close enough to its chord.
  if (clear && onTable(s, endX, endY)) {
    ship.x = endX;
    ship.y = endY;
    return mm;
  }
  let keelX = KEEL_X[ship.heading] as number;
  let keelY = KEEL_Y[ship.heading] as number;
  for (let k = 1; k <= mm; k++) {
    const x = fromX + (arc ? (arc.x[k - 1] as number) : stepX8(course, k * MM));
    const y = fromY + (arc ? (arc.y[k - 1] as number) : stepY8(course, k * MM));
    if (arc) {
      keelX = arc.keelX[k - 1] as number;
      keelY = arc.keelY[k - 1] as number;
    }
    const barrier = blockedBy(s, ship, x, y, keelX, keelY, table);
    if (barrier === 'closed') return k - 1;
    ship.x = x;
    ship.y = y;
    if (barrier === 'touched') return k;
    if (!onTable(s, x, y)) {
      withdraw(ship, table);
      return k;
    }
    if (grounds(s, ship, keelX, keelY, table)) return k;
  }
  return mm;
}

/**
 * R48 A friend stops her, touching; R47 an enemy entangles her; land stops her. A ship that begins in contact may draw
 * away but not press on: then the way is closed and she does not take the step.
 */
function blockedBy(
  s: AgeOfSail,
  ship: Ship,
  x: number,
  y: number,
  keelX: number,
  keelY: number,
  table: Table,
): '' | 'touched' | 'closed' {
  for (let i = 0; i < nearShips.length; i++) {
    const other = nearShips[i] as Ship;
    if (!touchAt(x, y, keelX, keelY, other)) continue;
    const touching = hullsTouch(ship, other);
    if (touching && !closer(ship, x, y, other.x, other.y)) continue;
    const fouled = enemies(s, ship, other);
    if (fouled) foul(ship, other);
    tell(table, { type: 'touched', to: 'all', clause: fouled ? 'R47' : 'R48', ship: ship.id, other: other.id, fouled });
    return touching ? 'closed' : 'touched';
  }
  for (let i = 0; i < nearAreas.length; i++) {
    const area = s.areas[nearAreas[i] as number] as Area;
    if (area.kind !== 'island' || !touchesArea(x, y, keelX, keelY, area)) continue;
    const touching = touchesArea(ship.x, ship.y, KEEL_X[ship.heading] as number, KEEL_Y[ship.heading] as number, area);
    if (touching && !closer(ship, x, y, area.x, area.y)) continue;
    tell(table, { type: 'stopped-by-land', to: 'all', clause: 'R7', ship: ship.id, area: nearAreas[i] as number });
    return touching ? 'closed' : 'touched';
  }
  return '';
}

function closer(ship: Readonly<Ship>, x: number, y: number, toX: number, toY: number): boolean {
  const before = (ship.x - toX) * (ship.x - toX) + (ship.y - toY) * (ship.y - toY);
  return (x - toX) * (x - toX) + (y - toY) * (y - toY) < before;
}

/** 2.15, R17 One die on first touching a shoal: 1 to 3 and she is fast. She is diced for again only after leaving it. */
function grounds(s: AgeOfSail, ship: Ship, keelX: number, keelY: number, table: Table): boolean {
  for (let i = 0; i < nearAreas.length; i++) {
    const id = nearAreas[i] as number;
    const area = s.areas[id] as Area;
    if (area.kind !== 'shoal') continue;
    const bit = 1 << id;
    if (!touchesArea(ship.x, ship.y, keelX, keelY, area)) {
      ship.soundings &= ~bit;
    } else if ((ship.soundings & bit) === 0) {
      ship.soundings |= bit;
      const face = roll(table.dice, 6, 'shoal');
      const aground = face <= GROUNDS_ON;
      tell(table, { type: 'sounding', to: 'all', clause: '2.15', ship: ship.id, area: id, face, aground });
      if (aground) {
        ship.condition = 'aground';
        return true;
      }
    }
  }
  return false;
}

/** R55 Past the edge she is gone for good. */
function withdraw(ship: Ship, table: Table): void {
  ship.condition = 'withdrawn';
  ship.fire = 0;
  tell(table, { type: 'withdrew', to: 'all', clause: 'R55', ship: ship.id });
}
