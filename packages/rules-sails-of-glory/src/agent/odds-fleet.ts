/** What a side has left and how it lies, for its odds. Nothing here is a rule. */

import { cosine, distanceFloor, SINE_ONE, sine } from '@weathergauge/seamanship';
import { crewLeft, hullBoxes, hullLeft, mastsLeft, worthOf } from './health.ts';
import { crewBoxes } from '../chapters/b7-damage.ts';
import { RULER } from '../model/data/figures.ts';
import type { Sails, Ship } from '../model/state.ts';
import { FRIGATE, inAction, isShip } from '../model/state.ts';

export interface Fleet {
  strength: number;
  full: number;
  hull: number;
  crew: number;
  worst: number;
  ships: number;
  liners: number;
  masts: number;
  fires: number;
  leaks: number;
  rudders: number;
  aground: number;
  ready: number;
  bears: number;
  raked: number;
  edge: number;
  close: number;
  windward: number;
}

export function fleet(): Fleet {
  return {
    strength: 0,
    full: 0,
    hull: 0,
    crew: 0,
    worst: 1,
    ships: 0,
    liners: 0,
    masts: 0,
    fires: 0,
    leaks: 0,
    rudders: 0,
    aground: 0,
    ready: 0,
    bears: 0,
    raked: 0,
    edge: 0,
    close: 0,
    windward: 0,
  };
}

/** Where the curve from nothing to a sound ship bends: the last boxes are worth more than the first. */
const BEND = 0.8;

/** From 0 to 1: by the track that is worst. */
export function health(ship: Readonly<Ship>): number {
  const least = Math.max(0, Math.min(hullLeft(ship) / hullBoxes(ship), crewLeft(ship) / crewBoxes(ship)));
  return ((1 + BEND) * least) / (least + BEND);
}

export function isThere(ship: Readonly<Ship>): boolean {
  return inAction(ship) || ship.condition === 'unplaced';
}

/** How far guns carry with effect, and how far a ship goes in a move. */
const MOVE = 10_500;

export function addShip(s: Readonly<Sails>, ship: Readonly<Ship>, own: Fleet): void {
  const worth = worthOf(ship);
  own.full += worth;
  if (!isThere(ship)) {
    own.worst = 0;
    return;
  }
  const sound = health(ship);
  own.strength += worth * sound;
  own.hull += (worth * hullLeft(ship)) / hullBoxes(ship);
  own.crew += (worth * crewLeft(ship)) / crewBoxes(ship);
  own.worst = Math.min(own.worst, sound);
  if (!isShip(ship)) return;
  own.ships++;
  if (ship.base !== FRIGATE) own.liners++;
  own.masts += mastsLeft(ship);
  own.fires += ship.fires;
  own.leaks += ship.leaks;
  own.rudders += ship.rudders;
  if (ship.condition === 'aground') own.aground++;
  for (let side = 0; side < ship.shot.length; side++)
    if (ship.shot[side] !== 0 && ship.spent[side] === 0 && ship.wait[side] === 0) own.ready += sound / 2;
  if (ship.condition === 'unplaced') return;
  addPlace(s, ship, worth * sound, own);
}

/** How she lies: to the wind, to the edge of the table, to her enemies. */
function addPlace(s: Readonly<Sails>, ship: Readonly<Ship>, strength: number, own: Fleet): void {
  const east = sine(ship.heading) / SINE_ONE;
  const north = cosine(ship.heading) / SINE_ONE;
  const point = s.windFrom * 8192;
  const up = (ship.x * sine(point) + ship.y * cosine(point)) / SINE_ONE;
  own.windward += 1 + (up + s.articles.width + s.articles.height) / (s.articles.width + s.articles.height);
  const { width, height } = s.articles;
  const soon = 2 * MOVE;
  const [x, y] = [ship.x + east * soon, ship.y + north * soon];
  if (ship.anchored === 0 && (x < 0 || y < 0 || x > width || y > height)) own.edge++;
  let nearest = Number.MAX_SAFE_INTEGER;
  let bears = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other.side === ship.side || !inAction(other)) continue;
    const dx = other.x - ship.x;
    const dy = other.y - ship.y;
    const off = Math.max(1, distanceFloor(dx, dy));
    nearest = Math.min(nearest, off);
    const near = Math.max(0, 1 - off / (2 * RULER.half + MOVE));
    if (near === 0) continue;
    const abeam = Math.abs(dx * north - dy * east) / off;
    bears = Math.max(bears, near * abeam * abeam);
    // She lies across our bow or stern if we bear on her beam and she does not on ours.
    const theirs = Math.abs(dx * cosine(other.heading) - dy * sine(other.heading)) / (off * SINE_ONE);
    if (isShip(other)) own.raked += near * Math.max(0, theirs - abeam) * (1 - abeam);
  }
  own.bears += strength * bears;
  if (nearest < Number.MAX_SAFE_INTEGER) own.close += strength * Math.max(0, 1 - nearest / (4 * MOVE));
}

/** What is left of a fleet, from 0 to 1. */
export function ratio({ strength, full }: Fleet): number {
  return full === 0 ? 0 : strength / full;
}

export function shareOf(a: number, b: number): number {
  return a + b === 0 ? 0 : (a - b) / (a + b);
}
