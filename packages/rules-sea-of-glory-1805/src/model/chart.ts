/** The hex graph: neighbours, distances by open sea, what a step costs, and what a block can reach. */

import {
  DISTANCES,
  HEX_NUMBERS,
  HEXES,
  type Hex,
  MOVEMENT,
  NARROWS,
  NORTH_SEA_ZONE,
  PLACES,
  PORT_AT,
  TRACK_AT,
  WATERS,
  WIND_COST,
  type Waters,
} from './data/figures.ts';
import { directions, FAR, MOST_HEXES, MOST_POINTS } from './data/numbers.ts';
import type { Reach } from './scratch.ts';
import { scratch } from './scratch.ts';

export type { Reach } from './scratch.ts';

const DIRECTIONS = directions.length;

/** How a block moves: by a Wind Chit, or by hexes as on a Bonus Move Chit (9.6). */
export const BY_WIND = 0;
export const BY_HEXES = 1;

/** 2.2 A numbered hex; −1: there is no such hex. */
export function hexNamed(id: string): number {
  return HEX_NUMBERS.get(id) ?? -1;
}

export function hexName(hex: number): string {
  return HEXES[hex]?.id ?? '';
}

/** The hex in a direction, −1: none in play. */
export function neighbour(hex: number, dir: number, waters: number): number {
  return (WATERS[waters] as Waters).neighbours[hex * DIRECTIONS + dir] as number;
}

/** The direction from a hex to its neighbour, −1: they are none. */
export function directionTo(from: number, to: number, waters: number): number {
  const { neighbours } = WATERS[waters] as Waters;
  for (let dir = 0; dir < DIRECTIONS; dir++) if (neighbours[from * DIRECTIONS + dir] === to) return dir;
  return -1;
}

export function isInPlay(hex: number, waters: number): boolean {
  return (WATERS[waters] as Waters).open[hex] === 1;
}

export function areaOf(hex: number, waters: number): number {
  return (WATERS[waters] as Waters).area[hex] as number;
}

export function zoneOf(hex: number, waters: number): number {
  return (WATERS[waters] as Waters).zone[hex] as number;
}

/** The port whose patrol zone a hex holds, −1: none. Hex 1501 holds none. */
export function portAt(hex: number): number {
  return PORT_AT[hex] as number;
}

/** 14.5 */
export function isNarrows(hex: number): boolean {
  return NARROWS[hex] === 1;
}

/** 14.7 */
export function isNorthSeaZone(hex: number): boolean {
  return NORTH_SEA_ZONE[hex] === 1;
}

/** 12.1 `TO_WEST_INDIES` or `TO_EUROPE`, −1: none. */
export function trackFrom(hex: number): number {
  return TRACK_AT[hex] as number;
}

/** The West Indies and Europe are two oceans: no way but a track leads from one to the other. */
export function isSameOcean(hex: number, other: number): boolean {
  return HEXES[hex]?.inset === HEXES[other]?.inset;
}

/**
 * Hexes by open sea to a goal (a port, `GOAL_CHANNEL` or `GOAL_STRAITS_EAST`). From the other ocean it is how far it is to
 * the track that leads there. Parts of the chart have no other ways between their hexes than the whole has.
 */
export function seaDistance(goal: number, hex: number): number {
  return DISTANCES[goal * HEXES.length + hex] as number;
}

/** As the crow flies, in hexes. */
export function straightDistance(from: number, to: number): number {
  const [a, b] = [HEXES[from] as Hex, HEXES[to] as Hex];
  if (a.inset !== b.inset) return FAR;
  const across = b.col - a.col;
  const down = diagonal(b) - diagonal(a);
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
}

/** The second axial coordinate: rows, counted along the lines that run from north-west to south-east. */
function diagonal({ col, row }: Hex): number {
  return row - Math.floor((col - 1) / 2);
}

/** 9.4, 9.5 Movement points for a step to a neighbour: by the rose of the area that it leads into, 3 into and out of the Straits. */
export function stepCost(from: number, to: number, dir: number, winds: readonly number[], waters: number): number {
  if (from === PLACES.straits || to === PLACES.straits) return MOVEMENT.straits;
  return WIND_COST[(winds[areaOf(to, waters)] as number) * DIRECTIONS + dir] as number;
}

/**
 * What a block can reach with so many movement points (or hexes, `BY_HEXES`), and the cheapest cost of each hex. `winds` has the
 * prevailing wind of each area. A hex that puts a block on a track can be reached, not crossed. The answer is overwritten by
 * the next call.
 */
export function reach(from: number, points: number, winds: readonly number[], mode: number, waters: number): Reach {
  const found = scratch.reach;
  const { hexes, cost } = found;
  const { counts, hexes: waiting } = scratch.waiting;
  // All of it, and not only what the last call lists: that call may have thrown in the middle.
  cost.fill(-1);
  counts.fill(0);
  cost[from] = 0;
  found.via[from] = -1;
  waiting[0] = from;
  counts[0] = 1;
  let count = 0;
  const most = Math.min(points, MOST_POINTS);
  // Where there is less than nothing left, the hex itself is found all the same.
  for (let spent = 0; spent <= Math.max(0, most); spent++) {
    // A step costs at least a point, so this list does not grow while it is read.
    const end = spent * MOST_HEXES + (counts[spent] as number);
    for (let i = spent * MOST_HEXES; i < end; i++) {
      const hex = waiting[i] as number;
      if (cost[hex] !== spent) continue;
      hexes[count++] = hex;
      if (spent < most && (TRACK_AT[hex] === -1 || hex === from)) spread(hex, spent, most, winds, mode, waters);
    }
  }
  found.count = count;
  return found;
}

/** Notes what the neighbours of a hex cost by way of it, where that is the cheapest so far. */
function spread(
  hex: number,
  spent: number,
  points: number,
  winds: readonly number[],
  mode: number,
  waters: number,
): void {
  const { neighbours } = WATERS[waters] as Waters;
  const { cost, via } = scratch.reach;
  const { counts, hexes: waiting } = scratch.waiting;
  for (let dir = 0; dir < DIRECTIONS; dir++) {
    const next = neighbours[hex * DIRECTIONS + dir] as number;
    if (next === -1) continue;
    const known = cost[next] as number;
    if (known !== -1 && known <= spent + 1) continue;
    const total = spent + (mode === BY_WIND ? stepCost(hex, next, dir, winds, waters) : 1);
    if (total > points || (known !== -1 && known <= total)) continue;
    cost[next] = total;
    via[next] = dir;
    const at = counts[total] as number;
    waiting[total * MOST_HEXES + at] = next;
    counts[total] = at + 1;
  }
}

/** The cheapest way to a hex that the last `reach` found, from the first step to the hex itself; empty: not found. */
export function courseTo(found: Reach, hex: number, waters: number): number[] {
  const course: number[] = [];
  if (found.cost[hex] === -1) return course;
  for (let at = hex; found.via[at] !== -1; at = neighbour(at, ((found.via[at] as number) + 3) % DIRECTIONS, waters))
    course.unshift(at);
  return course;
}
