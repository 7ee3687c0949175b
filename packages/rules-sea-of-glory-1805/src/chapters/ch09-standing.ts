/** R35, R36 What blocks do by themselves when their owner has done: what the rules compel, and standing orders. */

import { canReach, mayPutOut, placeOf, plotCourse, type Voyage } from './ch09-course.ts';
import { destinationOf, goalDistance, isAtGoal, isBound, isHaven } from './ch10-conseil.ts';
import type { Order } from '../model/activation.ts';
import { newOrder } from '../model/activation.ts';
import { seaDistance } from '../model/chart.ts';
import { GOAL_HEXES, MOVEMENT } from '../model/data/figures.ts';
import { inPort, inZone, isAtSea, isInPort, isInZone, NOWHERE, partOf, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, hexOf, isFleet, isFriendly } from '../model/state.ts';
import { ALLIED, CLOSEST_PORT, COURSE, LOOSE, NORTH_SEA, OFF_STATION, PORT } from '../model/terms.ts';

/** R110 Something has happened to a side's blocks: it is asked again. */
export function rouse(s: Campaign, side: number): void {
  s.standBy[side] = 0;
}

/** 9.1, 9.3, R35, R36 What a block that was not ordered does on a Wind Chit; null for nothing. */
export function orderFor(s: Readonly<Campaign>, id: number): Order | null {
  const block = blockOf(s, id);
  if (isInPort(block.place) && isFleet(id)) return null;
  if (isBound(s, id, block.goal) && !isAtGoal(s, block)) {
    const order = towardsGoal(s, block);
    if (order !== null) return order;
  } else if (block.order === COURSE && block.station !== NOWHERE) {
    const order = towards(s, block, rowOf(block.station), partOf(block.station));
    if (order !== null) return order;
  }
  return isInZone(block.place) && partOf(block.place) === OFF_STATION ? backOnStation(block) : null;
}

function orderTo(block: Readonly<Block>, path: number[], end: number): Order {
  const order = newOrder();
  order.kind = 'sail';
  order.block = block.id;
  order.path = path;
  order.end = end;
  return order;
}

/** 9.1 Inshore if that is its station, else on Loose Blockade. */
function backOnStation(block: Readonly<Block>): Order {
  const port = portOf(block.place);
  const isHere = isInZone(block.station) && portOf(block.station) === port && partOf(block.station) !== OFF_STATION;
  return orderTo(block, [], isHere ? block.station : inZone(port, LOOSE));
}

/** 9.3 A fleet that can reach its goal does, and stops on Loose Blockade; one under orders sails on, and into a friendly port. */
function towardsGoal(s: Readonly<Campaign>, block: Readonly<Block>): Order | null {
  const start = startOf(s, block);
  if (start === null) return null;
  const isOrdered = block.order === COURSE;
  if (!isOrdered && !canReach(s, voyage(block), start.hex, start.left)) return null;
  const row = goalRow(s, block.goal, start.hex);
  const isHome = row < NORTH_SEA && isFriendly(s, row, ALLIED);
  return towards(s, block, row, isOrdered && isHome ? PORT : LOOSE);
}

/** R37 The row of the table of distances for where a course ends: a port, or a hex that is a goal. */
function rowOf(place: number): number {
  return isAtSea(place) ? GOAL_HEXES.indexOf(place, NORTH_SEA) : portOf(place);
}

/** The row of the table of distances: for the Closest Friendly Port, that of the nearest. */
function goalRow(s: Readonly<Campaign>, goal: number, hex: number): number {
  if (goal !== CLOSEST_PORT) return destinationOf(goal).goal;
  const least = goalDistance(s, goal, hex);
  for (let port = 0; port < NORTH_SEA; port++) {
    if (isHaven(s, port, hex) && seaDistance(port, hex) === least) return port;
  }
  return -1;
}

function voyage({ id, goal, began }: Readonly<Block>): Voyage {
  return { id, goal, began };
}

/** Where a block would begin to sail, and with what; null if it cannot get to sea. */
function startOf(
  s: Readonly<Campaign>,
  block: Readonly<Block>,
): { readonly hex: number; readonly left: number } | null {
  const left = s.activation.allowance - block.spent;
  if (isAtSea(block.place)) return { hex: block.place, left };
  return mayPutOut(s, block) ? { hex: hexOf(block.place), left: left - MOVEMENT.leavingZone } : null;
}

function towards(s: Readonly<Campaign>, block: Readonly<Block>, goal: number, part: number): Order | null {
  const end = goal >= NORTH_SEA ? placeOf(goal, part) : part === PORT ? inPort(goal) : inZone(goal, part);
  if (block.place === end) return null;
  if (portOf(block.place) === goal) return isInPort(block.place) ? null : orderTo(block, [], end);
  const start = startOf(s, block);
  if (start === null) return null;
  const { path, isWhole } = plotCourse(s, start.hex, start.left, goal);
  if (path.length === 0 && !isWhole) return null;
  return orderTo(block, path, isWhole ? end : (path[path.length - 1] as number));
}
