/** 10.0 Grand Conseil d'Amirauté: where Allied fleets may be bound, how far it is, and when they have arrived. */

import { isSameOcean, seaDistance } from '../model/chart.ts';
import type { Destination } from '../model/data/figures.ts';
import { DESTINATIONS, PORTS } from '../model/data/figures.ts';
import { isAtSea, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { hexOf, isFleet, isFriendly, isWestIndian, sideOfBlock, watersOf } from '../model/state.ts';
import {
  ALLIED,
  CADIZ,
  CARTAGENA,
  CLOSEST_PORT,
  FAR,
  FERROL,
  GOLD,
  NO_GOAL,
  NORTH_SEA,
  SOUND,
  TRAFALGAR_WATERS,
  TRANSPORT,
  WEST_INDIES,
} from '../model/terms.ts';

/** 7.3 The Gold goes home to Spain. */
const SPANISH_HOMES: readonly number[] = [FERROL, CADIZ, CARTAGENA];

/** 9.3 Allied fleets are bound to a goal; Fog of War is not, and in Trafalgar nobody is (24.2, R95). */
export function isBound(s: Readonly<Campaign>, id: number, goal: number): boolean {
  return goal !== NO_GOAL && !s.articles.trafalgar && sideOfBlock(id) === ALLIED && isFleet(id);
}

export function destinationOf(goal: number): Destination {
  return DESTINATIONS[goal] as Destination;
}

/** R4 1403 and 1501 have no patrol zone: they are reached by entering the hex. */
export function isHexGoal(goal: number): boolean {
  if (goal === CLOSEST_PORT || goal === NO_GOAL) return false;
  const { port } = destinationOf(goal);
  return port < 0 || port === NORTH_SEA;
}

/** 9.3, 10.3.1 Whether entering the zone of this port is reaching the goal. */
export function isGoalPort(s: Readonly<Campaign>, goal: number, port: number): boolean {
  if (goal === CLOSEST_PORT) return isFriendly(s, port, ALLIED);
  return goal !== NO_GOAL && !isHexGoal(goal) && destinationOf(goal).port === port;
}

/** 10.0 In the port, in any part of its patrol zone, or in the hex (R4). */
export function isAtGoal(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (block.goal === NO_GOAL) return false;
  if (isAtSea(block.place)) return isHexGoal(block.goal) && destinationOf(block.goal).hex === block.place;
  const port = portOf(block.place);
  return port >= 0 && isGoalPort(s, block.goal, port);
}

/** R3, R5 Hexes of open sea to a goal, or to the track that leads there. */
export function goalDistance(s: Readonly<Campaign>, goal: number, hex: number): number {
  if (goal !== CLOSEST_PORT) return seaDistance(destinationOf(goal).goal, hex);
  let least = FAR;
  for (let port = 0; port < NORTH_SEA; port++) {
    if (isHaven(s, port, hex)) least = Math.min(least, seaDistance(port, hex));
  }
  return least;
}

/** 10.3.1 A friendly port that can be sailed to without a track. */
export function isHaven(s: Readonly<Campaign>, port: number, hex: number): boolean {
  const at = (PORTS[port] as { hex: number }).hex;
  return isFriendly(s, port, ALLIED) && isSameOcean(at, hex) && watersOf(s).open[at] === 1;
}

/** 12.1 Whether the way to the goal leads over a track. */
export function isOverseas(goal: number, hex: number): boolean {
  return goal !== CLOSEST_PORT && !isSameOcean(destinationOf(goal).hex, hex);
}

/** 11.1, 7.3, 12.6 Whether a fleet in that hex may choose this goal, wherever the markers lie. */
export function isValidGoal(s: Readonly<Campaign>, id: number, goal: number, hex: number): boolean {
  if (goal === CLOSEST_PORT) return goalDistance(s, goal, hex) !== FAR && (id !== GOLD || nearestIsSpanish(s, hex));
  const { starred, area, port, hex: at } = destinationOf(goal);
  const overseas = !isSameOcean(at, hex);
  // R102 From the West Indies fleets go home to Europe, by E01; nobody leaves the waters of Trafalgar.
  if (overseas ? s.articles.waters === TRAFALGAR_WATERS : watersOf(s).open[at] !== 1) return false;
  if (starred === 1 && overseas) return false;
  if (id === TRANSPORT && area === WEST_INDIES) return false;
  return id !== GOLD || SPANISH_HOMES.includes(port);
}

function nearestIsSpanish(s: Readonly<Campaign>, hex: number): boolean {
  const least = goalDistance(s, CLOSEST_PORT, hex);
  return SPANISH_HOMES.some(port => isHaven(s, port, hex) && seaDistance(port, hex) === least);
}

/** 11.1 Goals on the display that a fleet in that hex may take, each once, in the order of the boxes. */
export function conseilGoals(s: Readonly<Campaign>, id: number, hex: number): number[] {
  const goals: number[] = [];
  for (let box = 0; box < s.conseil.length; box++) {
    const goal = s.conseil[box] as number;
    if (goal >= 0 && !goals.includes(goal) && isValidGoal(s, id, goal, hex)) goals.push(goal);
  }
  return goals;
}

/**
 * 10.3 Goals that a fleet outside a port may change to: those on the display, and the Closest Friendly Port, which for a block in
 * the patrol zone of a friendly port would be that one (10.3.1).
 */
export function newGoals(s: Readonly<Campaign>, block: Readonly<Block>): number[] {
  const hex = hexOf(block.place);
  const goals = conseilGoals(s, block.id, hex).filter(goal => goal !== block.goal);
  const port = portOf(block.place);
  const isHome = port >= 0 && isFriendly(s, port, ALLIED);
  if (block.goal !== CLOSEST_PORT && !isHome && isValidGoal(s, block.id, CLOSEST_PORT, hex)) goals.push(CLOSEST_PORT);
  return goals;
}

/** 10.3 A fleet without a sound ship may be given another goal when it is activated (R117). */
export function isCrippled(s: Readonly<Campaign>, id: number): boolean {
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (s.berths[ship] === id && s.damage[ship] === SOUND) return false;
  }
  return true;
}

/** 5.12, 11.1 Ports of the West Indies need no provisions. */
export function isProvisioned(s: Readonly<Campaign>, port: number): boolean {
  return isWestIndian(port) || s.provisions[port] === 1;
}
