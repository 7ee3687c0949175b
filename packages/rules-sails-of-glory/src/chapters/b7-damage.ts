/**
 * B7, B8 Damage and surrender; A10 special damage.
 *
 * What is drawn in one moment is pooled and placed together (R5): `openDamage`, any number of `hit`s, `settleDamage`.
 */

import type { Context } from '@weathergauge/engine';
import { drawFromBag, returnToBag } from '@weathergauge/engine';
import { isOverwhelmed, loseCrew, placePoints } from './b7-ship-log.ts';
import type { Face } from '../model/data/figures.ts';
import { FACES, MOST_POINTS } from '../model/data/figures.ts';
import type { Cause, SailsEvent } from '../model/events.ts';
import { tell } from '../model/events.ts';
import { flagshipsLost } from './o13-flagship.ts';
import { blaze } from './o16-spreading.ts';
import { scratch } from '../model/scratch.ts';
import type { Sails, Ship } from '../model/state.ts';
import {
  ADVANCED,
  ALL_MASTS,
  BACKING,
  BATTERY,
  BATTLE,
  BUILDING,
  FULL,
  inAction,
  isShip,
  shipOf,
} from '../model/state.ts';
import type { Fate } from '../model/vocabulary.ts';
import { settings } from '../model/vocabulary.ts';
import { C, E } from '../model/terms.ts';

export {
  coveredHull,
  crewActionsOf,
  crewBoxes,
  firepower,
  firepowerByArc,
  firepowerNow,
  firstEmpty,
  loseCrew,
  musketry,
  musketryNow,
} from './b7-ship-log.ts';

/** A10.18–A10.20 Torn sails that cost full sails, battle sails, a mast. */
const NO_FULL = 2;
const NO_BATTLE = 4;
const NO_MAST = 6;

/** Markers that come without a counter in the pool (O9.5, O9.6): below every face. */
const SAIL_MARKER = -1;
const MAST_MARKER = -2;

const CLAUSES: Readonly<Record<Cause, string>> = {
  artillery: 'B7.1',
  musketry: 'B6.4',
  collision: 'S5.2',
  reef: 'T1.5',
  ashore: 'T3.8',
  boarding: 'O10.12',
  surprise: 'O11.5',
  explosion: 'O14.5',
  'aimed-high': 'O9.4',
};

const { poolShip, poolFace, poolBy, poolCause, values } = scratch.damage;

export function openDamage(): void {
  poolShip.length = 0;
  poolFace.length = 0;
  poolBy.length = 0;
  poolCause.length = 0;
}

/** B7.1 Draws counters for a ship. `by` is the vessel that did it or -1; `high` is 1 for fire aimed high (O9.1). */
export function hit(
  s: Sails,
  ship: Ship,
  by: number,
  cause: Cause,
  letter: number,
  count: number,
  high: number,
  context: Context,
): void {
  const faces = draw(s, ship, by, cause, letter, count, context);
  let exchanged = 0;
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i] as number;
    if (high === 0 || !isExchanged(face)) {
      pool(ship.id, face, by, cause);
      continue;
    }
    exchanged++;
    const { special } = FACES[face] as Face;
    if (special === 'leak') pool(ship.id, SAIL_MARKER, by, cause); // O9.5
    if (special === 'rudder') pool(ship.id, MAST_MARKER, by, cause); // O9.6
  }
  if (exchanged === 0) return;
  const drawn = draw(s, ship, by, 'aimed-high', C, exchanged, context);
  for (let i = 0; i < drawn.length; i++) pool(ship.id, drawn[i] as number, by, 'aimed-high');
}

/** O9.4, O9.8 Underlined, or crew alone; O9.3 every other counter does what it always does. */
function isExchanged(face: number): boolean {
  const { underlined, crew, points } = FACES[face] as Face;
  return underlined || (crew === 1 && points === 0);
}

/** R32 An empty bag gives nothing. */
function draw(
  s: Sails,
  ship: Ship,
  by: number,
  cause: Cause,
  letter: number,
  count: number,
  context: Context,
): number[] {
  const bag = s.bags[letter] as number[];
  const faces: number[] = [];
  for (let i = 0; i < count; i++) {
    const face = drawFromBag(bag, context.dice, cause);
    if (face < 0) break;
    ship.held.push(letter * 32 + face);
    faces.push(face);
  }
  tell(context, { type: 'drew', to: 'all', clause: CLAUSES[cause], ship: ship.id, by, cause, letter, faces });
  return faces;
}

function pool(ship: number, face: number, by: number, cause: Cause): void {
  poolShip.push(ship);
  poolFace.push(face);
  poolBy.push(by);
  poolCause.push(cause);
}

/** B7.2 Places everything drawn in this moment; then ships surrender together (B8). */
export function settleDamage(s: Sails, context: Context): void {
  placePool(s, context);
  checkSurrender(s, context);
}

/** One counter that takes effect at once; returns its face, -1 if there was none. The surrender check is the caller's. */
export function applyNow(s: Sails, ship: Ship, by: number, cause: Cause, letter: number, context: Context): number {
  openDamage();
  hit(s, ship, by, cause, letter, 1, 0, context);
  const face = poolFace[0] ?? -1;
  placePool(s, context);
  return face;
}

/** O1.4–O1.6 An E counter decides whether it happens, and goes back at once. */
export function drawRandomizer(s: Sails, context: Context, why: string): boolean {
  const bag = s.bags[E] as number[];
  const face = drawFromBag(bag, context.dice, why);
  if (face < 0) return false;
  returnToBag(bag, face);
  return (FACES[face] as Face).crew === 1;
}

function placePool(s: Sails, context: Context): void {
  if (poolShip.length === 0) return;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (inAction(ship) && poolShip.includes(i)) placeFor(s, ship, context);
  }
  openDamage();
}

/** B7.15, B7.16, R5 Crew first, then the hull from the highest counter to the lowest; then what the symbols say. */
function placeFor(s: Sails, ship: Ship, context: Context): void {
  const advanced = s.articles.level === ADVANCED;
  for (let points = 0; points <= MOST_POINTS; points++) values[points] = 0;
  let crew = 0;
  for (let i = 0; i < poolShip.length; i++) {
    const face = poolFace[i] as number;
    if (poolShip[i] !== ship.id || face < 0) continue;
    const { points, crew: loss } = FACES[face] as Face;
    values[points] = (values[points] as number) + 1;
    if (!advanced || !isGround(poolCause[i] as Cause)) crew += loss; // T1.9
  }
  loseCrew(ship, crew); // B7.5, B7.6, B7.14, A10.2
  let harmed = crew > 0;
  for (let points = MOST_POINTS; points > 0; points--) {
    // B7.4, B7.9; B7.3 a zero is only held
    for (let n = values[points] as number; n > 0; n--) {
      placePoints(ship, points);
      harmed = true;
    }
  }
  // B1.14, B7.7 Below the Advanced rules a counter is its number and its crew.
  if (advanced && ship.base !== BUILDING) {
    for (let i = 0; i < poolShip.length; i++) {
      if (poolShip[i] === ship.id) specialDamage(s, ship, i, context); // A10.1
    }
  }
  if (!harmed) return;
  tell(context, {
    type: 'damaged',
    to: 'all',
    clause: 'B7.2',
    ship: ship.id,
    hull: ship.hull.slice(),
    crew: ship.crew,
  });
}

function isGround(cause: Cause): boolean {
  return cause === 'reef' || cause === 'ashore';
}

/** A10.1 The symbol of one counter of the pool, or a marker (O9.7). T5.15 On a battery only fire counts. */
function specialDamage(s: Sails, ship: Ship, at: number, context: Context): void {
  const face = poolFace[at] as number;
  if (face === SAIL_MARKER || face === MAST_MARKER) {
    if (!isShip(ship)) return;
    if (face === SAIL_MARKER) tear(ship, 'O9.5', context);
    else breakMast(ship, 'mast', 'O9.6', context);
    return;
  }
  const { special } = FACES[face] as Face;
  if (special === '') return;
  const cause = poolCause[at] as Cause;
  if (ship.base === BATTERY && special !== 'fire') return;
  if (isGround(cause) && special !== 'leak' && special !== 'rudder') return; // T1.9
  switch (special) {
    case 'fire':
      return setOnFire(s, ship, poolBy[at] as number, cause, context);
    case 'leak':
      ship.leaks++; // A10.6
      return tellSpecial(ship, 'leak', 'A10.6', context);
    case 'mast':
      return breakMast(ship, 'mast', 'A10.10', context);
    case 'sail':
      return tear(ship, 'A10.17', context);
    case 'rudder':
      // A10.24
      if (ship.rudders > 0) return breakMast(ship, 'mast-of-rudder', 'A10.24', context);
      ship.rudders = 1; // A10.22, R68
      return tellSpecial(ship, 'rudder', 'A10.22', context);
  }
}

/** A10.3; O16.1, R70 */
function setOnFire(s: Readonly<Sails>, ship: Ship, by: number, cause: Cause, context: Context): void {
  const broadside = by >= 0 && (cause === 'artillery' || cause === 'aimed-high');
  const how = broadside ? blaze(s, shipOf(s, by), ship) : 'starts';
  if (how === 'drowned') return;
  startFire(ship, 'A10.3', context);
  if (how === 'leaps') startFire(shipOf(s, by), 'O16.1', context);
}

/** R9 A marker only: it burns from the start of the next turn on. */
export function startFire(ship: Ship, clause: string, context: Context): void {
  ship.fires++;
  tellSpecial(ship, 'fire', clause, context);
}

type Special = Extract<SailsEvent, { type: 'special' }>['what'];

function tellSpecial(ship: Readonly<Ship>, what: Special, clause: string, context: Context): void {
  tell(context, { type: 'special', to: 'all', clause, ship: ship.id, what });
}

/** A10.10, A10.15 `masts` counts every broken one: what she may plan with them is found in b2-cards.ts. */
function breakMast(
  ship: Ship,
  what: 'mast' | 'mast-of-sails' | 'mast-of-rudder',
  clause: string,
  context: Context,
): void {
  ship.masts++;
  tellSpecial(ship, what, clause, context);
}

/** A10.17–A10.21 */
function tear(ship: Ship, clause: string, context: Context): void {
  tellSpecial(ship, 'sail', clause, context);
  if (ship.tornSails === NO_MAST) return; // A10.21
  ship.tornSails++;
  if (ship.tornSails === NO_MAST) {
    ship.lostMasts++;
    breakMast(ship, 'mast-of-sails', 'A10.20', context);
  }
  const most = ship.tornSails >= NO_BATTLE ? BACKING : ship.tornSails >= NO_FULL ? BATTLE : FULL;
  if (ship.sails <= most) return;
  ship.sails = most;
  const setting = settings[most] as (typeof settings)[number];
  tell(context, {
    type: 'sails',
    to: 'all',
    clause: most === BATTLE ? 'A10.18' : 'A10.19',
    ship: ship.id,
    setting,
  });
}

/** O19.7 A gale tears a sail: a mast that goes with it may be her last. */
export function tearSail(s: Sails, ship: Ship, context: Context): void {
  tear(ship, 'O19.7', context);
  if (ship.masts >= ALL_MASTS) lose(s, ship, 'surrendered', 'A10.15', context);
}

/** B8.1, A10.15, T5.17, C4.9 All who must surrender do so together; a lost flagship may bring down others (O13.2). */
export function checkSurrender(s: Sails, context: Context): void {
  const { ships } = s;
  for (;;) {
    let struck = 0;
    for (let i = 0; i < ships.length; i++) {
      const ship = ships[i] as Ship;
      if (inAction(ship) && (isOverwhelmed(ship) || ship.masts >= ALL_MASTS)) struck |= 1 << i;
    }
    if (struck === 0) return;
    let flags = 0;
    for (let i = 0; i < ships.length; i++) {
      const ship = ships[i] as Ship;
      if ((struck & (1 << i)) === 0) continue;
      takeOut(s, ship, 'surrendered', surrenderClause(ship), context);
      if (ship.flagship === 1) flags |= 1 << i;
    }
    flagshipsLost(s, flags, context);
  }
}

function surrenderClause(ship: Readonly<Ship>): string {
  if (ship.base === BUILDING) return 'C4.9';
  if (ship.base === BATTERY) return 'T5.17';
  return isOverwhelmed(ship) ? 'B8.1' : 'A10.15';
}

/** She is out of the fight, with all that follows. */
export function lose(s: Sails, ship: Ship, fate: Fate, clause: string, context: Context): void {
  takeOut(s, ship, fate, clause, context);
  if (ship.flagship !== 1) return;
  flagshipsLost(s, 1 << ship.id, context);
  checkSurrender(s, context);
}

function takeOut(s: Sails, ship: Ship, fate: Fate, clause: string, context: Context): void {
  ship.condition = staysAfloat(s, ship, fate) ? 'wreck' : 'gone';
  ship.fate = fate;
  ship.orders = 0;
  const { held } = ship;
  for (let i = 0; i < held.length; i++) {
    const counter = held[i] as number;
    returnToBag(s.bags[counter >> 5] as number[], counter & 31); // B8.2, O17.4, T5.18
  }
  held.length = 0;
  s.grappled = s.grappled.filter(pair => !includes(pair, ship.id));
  s.entangled = s.entangled.filter(pair => !includes(pair, ship.id));
  tell(context, { type: 'lost', to: 'all', clause, ship: ship.id, fate });
}

function includes(pair: number, id: number): boolean {
  return pair >> 5 === id || (pair & 31) === id;
}

/** O17.1, O17.8 Fire or an open leak takes her off; T2.4, R71 aground she cannot sink. */
function staysAfloat(s: Readonly<Sails>, ship: Readonly<Ship>, fate: Fate): boolean {
  if (!s.articles.surrenderedShips || fate !== 'surrendered' || !isShip(ship)) return false;
  return ship.fires === 0 && (ship.leaks === 0 || ship.condition === 'aground');
}
