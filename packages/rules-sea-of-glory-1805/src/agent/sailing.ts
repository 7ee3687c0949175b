/** 9.0 Who has to sail when a chit has been drawn, and who may. */

import type { Seat } from '@weathergauge/engine';
import { blockades, conditionOf, isHurt, nearestYard, preyOf, quarryOf } from './alarms.ts';
import { success } from './hopes.ts';
import { isOnTheSpot, missionOf } from './missions.ts';
import { postFor } from './posts.ts';
import { isTarget } from './targets.ts';
import { mayPutOut } from '../chapters/ch09-course.ts';
import { isAtGoal, isBound } from '../chapters/ch10-conseil.ts';
import { lowestCounted } from '../chapters/ch13-blockades.ts';
import { WIND_MOVE } from '../model/activation.ts';
import type { Destination } from '../model/data/figures.ts';
import { DESTINATIONS, PLACES } from '../model/data/figures.ts';
import { isAtSea, isInPort, isInZone, NOWHERE, partOf, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { firepowerOf, hexOf, isExpedition, isFleet, isFog, isFriendly, isFrigate } from '../model/state.ts';
import { ALLIED, BRITISH, CLOSEST_PORT, COURSE, INSHORE, NORTH_SEA, OFF_STATION } from '../model/terms.ts';

function isFree(s: Readonly<Campaign>, { id, active, place }: Readonly<Block>): boolean {
  const { kind, bonus } = s.activation;
  if (active !== 1 || (kind !== WIND_MOVE && bonus.length > 0 && !bonus.includes(id))) return false;
  return isAtSea(place) || isInZone(place);
}

/** Fleets that would lie idle: bound for a goal without orders, off it and not Inshore, hurt, or home and not in port. */
export function mustSail(s: Readonly<Campaign>, seat: Seat, block: Readonly<Block>): boolean {
  if (!isFree(s, block) || !isFleet(block.id) || block.under === 1) return false;
  // 9.6 Standing orders do not use a bonus move.
  const isIdle = block.order !== COURSE || s.activation.kind !== WIND_MOVE;
  if (seat === BRITISH) {
    if (isExpedition(block.id)) return isIdle && missionOf(s, block.id) !== null && !isOnTheSpot(s, block.id);
    if (s.articles.trafalgar) return false;
    if (isFreeToHunt(s, block)) return true;
    if (isIdle && !isHurt(s, block.id) && isOffPost(s, block)) return true;
    return isIdle && isHurt(s, block.id) && nearestYard(s, block.id, hexOf(block.place)) >= 0;
  }
  if (s.articles.trafalgar)
    return isInZone(block.place)
      ? isOutOfPlace(s, block) && mayMoveOn(s, block)
      : isIdle && isAtSea(block.place) && !isRaidingAtSea(s, block);
  if (!isBound(s, block.id, block.goal)) return false;
  if (!isAtGoal(s, block)) return isIdle && isAtSea(block.place);
  return isToGoOn(s, block) && mayMoveOn(s, block);
}

/** A fleet at its goal: into its own port, Inshore to raid, or away when there is nothing more to do. */
function isToGoOn(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  const port = portOf(block.place);
  if (port >= 0 && isFriendly(s, port, ALLIED)) return true;
  if (block.goal === CLOSEST_PORT) return true;
  const site = (DESTINATIONS[block.goal] as Destination).port;
  if (!isTarget(s, site) || isHurt(s, block.id) || isHopeless(s, block.id, site)) return block.arrived === 1;
  return isInZone(block.place) && partOf(block.place) !== INSHORE;
}

/** 9.6 On a bonus move nobody leaves a patrol zone. */
function mayMoveOn(s: Readonly<Campaign>, { place }: Readonly<Block>): boolean {
  if (s.activation.kind === WIND_MOVE) return true;
  const port = portOf(place);
  return isFriendly(s, port, ALLIED) || (isTarget(s, port) && partOf(place) !== INSHORE);
}

/** A British fleet with somebody to go after, whom it has not reached and is not on its way to. */
function isFreeToHunt(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (partOf(block.place) === OFF_STATION || (block.order === COURSE && isInZone(block.station))) return false;
  if (isHurt(s, block.id) || (blockades(s, block.place, BRITISH) >= 0 && !mayPutOut(s, block))) return false;
  const prey = preyOf(s, block.id);
  return prey !== NOWHERE && portOf(prey) >= 0 && portOf(prey) !== portOf(block.place);
}

/** 24.2 Without goals: off a port of their own they go in, off one that they raid Inshore, and off others they do not stay. */
function isOutOfPlace(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  const port = portOf(block.place);
  if (isFriendly(s, port, ALLIED) || !isTarget(s, port) || isHurt(s, block.id)) return true;
  return partOf(block.place) !== INSHORE || isHopeless(s, block.id, port);
}

/** 22.2 In 1501, with something to do there. */
function isRaidingAtSea(s: Readonly<Campaign>, { id, place }: Readonly<Block>): boolean {
  return place === PLACES.raid && isTarget(s, NORTH_SEA) && !isHopeless(s, id, NORTH_SEA);
}

/** Raids that would not succeed in one of eight tries are not worth the risk of staying. */
function isHopeless(s: Readonly<Campaign>, id: number, site: number): boolean {
  return success(firepowerOf(s, [id]), site) < 0.12;
}

/** Hexes within which an enemy at sea is worth leaving one's station for, and ships that do. */
const HUNTERS = 5;
const NEAR_STATION = 3;
export const NEAR_GUARD = 6;

export function maySail(s: Readonly<Campaign>, seat: Seat, block: Readonly<Block>): boolean {
  if (isInPort(block.place)) return isFrigate(block.id);
  if (!isFree(s, block)) return false;
  if (isFog(block.id)) return block.order !== COURSE && isAtSea(block.place);
  if (seat === ALLIED && !s.articles.trafalgar) return isBound(s, block.id, block.goal) && !isAtGoal(s, block);
  if (isFrigate(block.id)) return isAtSea(block.place) && block.order !== COURSE;
  if (seat === ALLIED)
    return isAtSea(block.place)
      ? block.order !== COURSE && !isRaidingAtSea(s, block)
      : isOutOfPlace(s, block) && mayMoveOn(s, block);
  return isBritishFleetFree(s, block);
}

/** At sea without orders, off a port that was found empty (13.3), or where nobody is wanted. */
function isOffPost(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (isAtSea(block.place)) return true;
  if (partOf(block.place) === OFF_STATION || !mayPutOut(s, block)) return false;
  const port = portOf(block.place);
  if (blockades(s, block.place, BRITISH) >= 0 && lowestCounted(s, port) !== 0) return false;
  return postFor(s, block.id, hexOf(block.place)) !== port;
}

/** 20.6.2 After a battle a fleet stays before a port that is not known to be empty, unless it belongs in port itself. */
export function keepsWatch(s: Readonly<Campaign>, id: number): boolean {
  const port = blockades(s, (s.blocks[id] as Block).place, BRITISH);
  return port >= 0 && lowestCounted(s, port) !== 0 && !isHurt(s, id);
}

/** On station nobody stirs but for an enemy in the open sea close by. */
function isBritishFleetFree(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (s.articles.trafalgar) return true;
  if (partOf(block.place) === OFF_STATION || conditionOf(s, block.id).sound < HUNTERS) return false;
  if (isInZone(block.place) && !mayPutOut(s, block)) return false;
  return quarryOf(s, hexOf(block.place), NEAR_STATION) >= 0;
}
