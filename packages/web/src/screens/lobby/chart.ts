/**
 * A scene as a thumbnail shows it. At true scale its ships would be too small: each fleet is enlarged about its own middle,
 * formation and all, until its ships can be told apart.
 */

import { distance } from '../../board/geometry.ts';
import type { Scene, SceneShip } from '../../board/scene.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Chart {
  readonly box: Box;
  readonly ships: readonly {
    readonly ship: SceneShip;
    readonly x: number;
    readonly y: number;
    readonly length: number;
  }[];
}

/** The longest ship, as a share of the longer side of what lies on the table, and how finely smaller ones are tried. */
const LARGEST = 0.3;
const SMALLER = 0.9;
/** From ship to ship in a line, and at least from any ship to any other, in lengths. */
const BERTH = 1.15;
const CLEAR = 0.85;
/** Sea shown around it all, in lengths of a ship. */
const AIR = 0.75;
/** Even a single ship has some sea to herself: a share of the table. */
const LEAST_ROOM = 0.3;

interface Fleet {
  readonly ships: readonly SceneShip[];
  readonly box: Box;
  /** Between the two ships nearest to each other. */
  readonly nearest: number;
}

export function chartOf(scene: Scene): Chart {
  const fleets = fleetsOf(scene);
  if (fleets.length === 0) return { box: scene.bounds, ships: [] };
  const ships = enlargedShips(scene, fleets);
  const held = hull([...ships, ...corners(scene)]);
  const air = AIR * Math.max(...ships.map(({ length }) => length));
  return {
    box: { x: held.x - air, y: held.y - air, width: held.width + 2 * air, height: held.height + 2 * air },
    ships,
  };
}

function fleetsOf(scene: Scene): Fleet[] {
  const sides = new Map<SceneShip['side'], SceneShip[]>();
  for (const ship of scene.ships.filter(isAfloat)) sides.set(ship.side, [...(sides.get(ship.side) ?? []), ship]);
  return [...sides.values()].map(ships => {
    const gaps = ships.flatMap((ship, i) => ships.slice(i + 1).map(other => distance(ship.pose, other.pose)));
    return { ships, box: hull(ships.map(ship => ship.pose)), nearest: Math.min(...gaps) };
  });
}

/** What stands on shore belongs to its island, not to a fleet. */
function isAfloat(ship: SceneShip): boolean {
  return ship.works === undefined;
}

function whereSheLies(ship: SceneShip, length: number): Chart['ships'][number] {
  return { ship, x: ship.pose.x, y: ship.pose.y, length };
}

/** The largest size at which no ship hides another; if there is none, true scale and true places. */
function enlargedShips(scene: Scene, fleets: readonly Fleet[]): Chart['ships'] {
  const { bounds } = scene;
  const around = hull([...scene.ships.map(ship => ship.pose), ...corners(scene)]);
  const room = Math.max(around.width, around.height, LEAST_ROOM * Math.max(bounds.width, bounds.height));
  const life = Math.max(...scene.ships.map(ship => ship.length));
  for (let length = LARGEST * room; length > life; length *= SMALLER) {
    const works = scene.ships.filter(ship => !isAfloat(ship)).map(ship => whereSheLies(ship, length));
    const ships = [...works, ...fleets.flatMap(fleet => enlarged(fleet, length, bounds))];
    if (ships.every(ship => isOn(bounds, ship)) && isClear(ships)) return ships;
  }
  return scene.ships.map(ship => whereSheLies(ship, life));
}

function isClear(ships: Chart['ships']): boolean {
  return ships.every((one, i) => ships.slice(i + 1).every(other => distance(one, other) >= CLEAR * one.length));
}

/** A fleet about its own middle, which is moved just so far that all of it stays on the table. */
function enlarged({ ships, box, nearest }: Fleet, length: number, bounds: Box): Chart['ships'] {
  const times = nearest > 0 && Number.isFinite(nearest) ? Math.max(1, (length * BERTH) / nearest) : 1;
  const x = middle(box.x, box.width, times, bounds.x, bounds.width, length);
  const y = middle(box.y, box.height, times, bounds.y, bounds.height, length);
  return ships.map(ship => ({
    ship,
    x: x + (ship.pose.x - box.x - box.width / 2) * times,
    y: y + (ship.pose.y - box.y - box.height / 2) * times,
    length,
  }));
}

function middle(from: number, size: number, times: number, edge: number, room: number, length: number): number {
  const half = (size * times + length) / 2;
  if (2 * half > room) return from + size / 2;
  return Math.min(Math.max(from + size / 2, edge + half), edge + room - half);
}

function isOn({ x, y, width, height }: Box, place: Place): boolean {
  return place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function corners(scene: Scene): Place[] {
  return scene.areas.flatMap(({ outline }) => {
    const places: Place[] = [];
    for (let i = 0; i + 1 < outline.length; i += 2) places.push({ x: outline[i] ?? 0, y: outline[i + 1] ?? 0 });
    return places;
  });
}

function hull(places: readonly Place[]): Box {
  const xs = places.map(place => place.x);
  const ys = places.map(place => place.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
