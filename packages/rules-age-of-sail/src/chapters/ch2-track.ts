/**
 * Chapter 2, Movement: the ship's true path, walked a millimetre at a time wherever anything lies near it. Other hulls and
 * land stop her, shoals may hold her, and the table has an edge.
 */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { capsuleTouchesPolygon } from '@weathergauge/seamanship';
import { downwind } from './ch1-wind.ts';
import { arcFrom, straightX, straightY, touchAt, turned } from './ch2-courses.ts';
import { afloat } from '../model/conditions.ts';
import type { Arc } from '../model/data/tables.ts';
import {
  DRIFT_MM,
  GROUNDS_ON,
  HALF_BEAM,
  HALF_KEEL,
  HULL_REACH,
  KEEL_X,
  KEEL_Y,
  MM,
  TURN_MM,
} from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import { foul } from './ch4-grapnels.ts';
import { scratch } from '../model/scratch.ts';
import type { AgeOfSail, Area, Ship } from '../model/state.ts';
import { enemies } from '../model/state.ts';
import type { Board } from '../model/vocabulary.ts';

/** 2.1 Runs straight ahead; returns how far she came, in mm. */
export function runAhead(s: AgeOfSail, ship: Ship, mm: number, context: Context): number {
  const sailed = walk(s, ship, ship.heading, null, mm, context);
  tellTrack(s, ship, 'run', '2.1', sailed, context);
  return sailed;
}

/**
 * 2.11, R8 One point of the turning circle; returns how far she came. R62 Stopped by half way, she keeps her old heading;
 * the hull then lies clear of what stopped it, however little of the arc that leaves her.
 */
export function turnPoint(s: AgeOfSail, ship: Ship, to: Board, context: Context): number {
  const arc = arcFrom(ship.heading, to);
  const fromX = ship.x;
  const fromY = ship.y;
  const after = turned(ship.heading, to);
  const sailed = walk(s, ship, ship.heading, arc, TURN_MM, context);
  if (sailed === TURN_MM) ship.heading = after;
  else if (halt.kind !== '') settle(s, ship, fromX, fromY, arc, sailed, after);
  tellTrack(s, ship, to, '2.11', sailed, context);
  return sailed;
}

/** 2.8, R13 One centimetre straight down wind, heading kept. */
export function drift(s: AgeOfSail, ship: Ship, context: Context): void {
  const sailed = walk(s, ship, downwind(s), null, DRIFT_MM, context);
  tellTrack(s, ship, 'drift', '2.8', sailed, context);
}

const { halt, nearShips, nearAreas } = scratch.track;

/** Did anything stop the walk just made, be it on its very last millimetre? */
export function wasHalted(): boolean {
  return halt.kind !== '';
}

/** The path first, then what stopped her at its end. */
function tellTrack(
  s: AgeOfSail,
  ship: Ship,
  how: 'run' | 'drift' | Board,
  clause: string,
  mm: number,
  context: Context,
): void {
  const { x, y, heading } = ship;
  tell(context, { type: 'sailed', to: 'all', clause, ship: ship.id, how, mm, x, y, heading });
  switch (halt.kind) {
    case '':
      return;
    case 'hull': {
      const fouled = enemies(s, ship, s.ships[halt.id] as Ship);
      tell(context, {
        type: 'touched',
        to: 'all',
        clause: fouled ? 'R47' : 'R48',
        ship: ship.id,
        other: halt.id,
        fouled,
      });
      return;
    }
    case 'land':
      tell(context, { type: 'stopped-by-land', to: 'all', clause: 'R64', ship: ship.id, area: halt.id });
      return;
    case 'shoal':
      tell(context, {
        type: 'sounding',
        to: 'all',
        clause: '2.15',
        ship: ship.id,
        area: halt.id,
        face: halt.face,
        aground: true,
      });
      return;
    case 'edge':
      tell(context, { type: 'withdrew', to: 'all', clause: 'R55', ship: ship.id });
  }
}

function touchesArea(x: number, y: number, keelX: number, keelY: number, area: Readonly<Area>): boolean {
  return capsuleTouchesPolygon(x - keelX, y - keelY, x + keelX, y + keelY, HALF_BEAM, area.outline);
}

/** Finds what may lie in the way of a walk of this length. */
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
function walk(s: AgeOfSail, ship: Ship, course: number, arc: Arc | null, mm: number, context: Context): number {
  const fromX = ship.x;
  const fromY = ship.y;
  halt.kind = '';
  lookAround(s, ship, mm * MM);
  if (nearAreas.length === 0) ship.soundings = 0;
  const clear = nearShips.length === 0 && nearAreas.length === 0;
  const endX = fromX + (arc ? (arc.x[mm - 1] as number) : straightX(course, mm));
  const endY = fromY + (arc ? (arc.y[mm - 1] as number) : straightY(course, mm));
  // The table is convex, and an arc of one point stays close enough to its chord.
  if (clear && onTable(s, endX, endY)) {
    ship.x = endX;
    ship.y = endY;
    return mm;
  }
  let keelX = KEEL_X[ship.heading] as number;
  let keelY = KEEL_Y[ship.heading] as number;
  for (let k = 1; k <= mm; k++) {
    const x = fromX + (arc ? (arc.x[k - 1] as number) : straightX(course, k));
    const y = fromY + (arc ? (arc.y[k - 1] as number) : straightY(course, k));
    const nextKeelX = arc ? (arc.keelX[k - 1] as number) : keelX;
    const nextKeelY = arc ? (arc.keelY[k - 1] as number) : keelY;
    const barrier = barrierTo(s, ship, keelX, keelY, x, y, nextKeelX, nextKeelY);
    if (barrier === 'closed') return k - 1;
    keelX = nextKeelX;
    keelY = nextKeelY;
    ship.x = x;
    ship.y = y;
    if (barrier === 'touched') return k;
    if (!onTable(s, x, y)) {
      withdraw(ship);
      return k;
    }
    if (grounds(s, ship, keelX, keelY, context)) return k;
  }
  return mm;
}

/**
 * R48 A friend stops her, touching; R47 an enemy entangles her; R64 land stops her. R65 A ship that begins in contact
 * may draw away but not press on: then the way is closed and she does not take the step.
 */
function barrierTo(
  s: AgeOfSail,
  ship: Ship,
  oldKeelX: number,
  oldKeelY: number,
  x: number,
  y: number,
  keelX: number,
  keelY: number,
): '' | 'touched' | 'closed' {
  for (let i = 0; i < nearShips.length; i++) {
    const other = nearShips[i] as Ship;
    if (!touchAt(x, y, keelX, keelY, other)) continue;
    const touching = touchAt(ship.x, ship.y, oldKeelX, oldKeelY, other);
    if (touching && !closer(ship, x, y, other.x, other.y)) continue;
    if (enemies(s, ship, other)) foul(ship, other);
    halt.kind = 'hull';
    halt.id = other.id;
    return touching ? 'closed' : 'touched';
  }
  for (let i = 0; i < nearAreas.length; i++) {
    const id = nearAreas[i] as number;
    const area = s.areas[id] as Area;
    if (area.kind !== 'island' || !touchesArea(x, y, keelX, keelY, area)) continue;
    const touching = touchesArea(ship.x, ship.y, oldKeelX, oldKeelY, area);
    if (touching && !closer(ship, x, y, area.x, area.y)) continue;
    halt.kind = 'land';
    halt.id = id;
    return touching ? 'closed' : 'touched';
  }
  return '';
}

/**
 * R62 A turn broken off between two points of the compass: back along the arc to the first place where the hull, on the
 * nearer of the two headings, touches no more than it did when the turn began.
 */
function settle(s: AgeOfSail, ship: Ship, fromX: number, fromY: number, arc: Arc, sailed: number, after: number): void {
  for (let k = sailed; k >= 1; k--) {
    const heading = k * 2 > TURN_MM ? after : ship.heading;
    const x = fromX + (arc.x[k - 1] as number);
    const y = fromY + (arc.y[k - 1] as number);
    if (!clearAt(s, x, y, KEEL_X[heading] as number, KEEL_Y[heading] as number)) continue;
    ship.x = x;
    ship.y = y;
    ship.heading = heading;
    return;
  }
  ship.x = fromX;
  ship.y = fromY;
}

function clearAt(s: Readonly<AgeOfSail>, x: number, y: number, keelX: number, keelY: number): boolean {
  for (let i = 0; i < nearShips.length; i++) if (touchAt(x, y, keelX, keelY, nearShips[i] as Ship)) return false;
  for (let i = 0; i < nearAreas.length; i++) {
    const area = s.areas[nearAreas[i] as number] as Area;
    if (area.kind === 'island' && touchesArea(x, y, keelX, keelY, area)) return false;
  }
  return true;
}

function closer(ship: Readonly<Ship>, x: number, y: number, toX: number, toY: number): boolean {
  const before = (ship.x - toX) * (ship.x - toX) + (ship.y - toY) * (ship.y - toY);
  return (x - toX) * (x - toX) + (y - toY) * (y - toY) < before;
}

/**
 * 2.15, R17, R63 One die on first touching a shoal: 1 to 3 and she is fast. She is diced for again only after leaving it.
 */
function grounds(s: AgeOfSail, ship: Ship, keelX: number, keelY: number, context: Context): boolean {
  for (let i = 0; i < nearAreas.length; i++) {
    const id = nearAreas[i] as number;
    const area = s.areas[id] as Area;
    if (area.kind !== 'shoal') continue;
    const bit = 1 << id;
    if (!touchesArea(ship.x, ship.y, keelX, keelY, area)) {
      ship.soundings &= ~bit;
    } else if ((ship.soundings & bit) === 0) {
      ship.soundings |= bit;
      const face = roll(context.dice, 6, 'shoal');
      if (face <= GROUNDS_ON) {
        ship.condition = 'aground';
        halt.kind = 'shoal';
        halt.id = id;
        halt.face = face;
        return true;
      }
      tell(context, { type: 'sounding', to: 'all', clause: '2.15', ship: ship.id, area: id, face, aground: false });
    }
  }
  return false;
}

/** R55 Past the edge she is gone for good. */
function withdraw(ship: Ship): void {
  ship.condition = 'withdrawn';
  ship.fire = 0;
  halt.kind = 'edge';
}
