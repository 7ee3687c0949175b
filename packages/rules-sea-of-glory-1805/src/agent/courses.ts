/** Where a block may sensibly be steered. */

import type { Seat } from '@weathergauge/engine';
import { conditionOf, isHurt, isOutmatched, isOverrun, nearestYard, preyOf, quarryOf } from './alarms.ts';
import { isStormySoon, isTooLateToCross, wayHome } from './hurricanes.ts';
import { postFor } from './posts.ts';
import { missionOf } from './missions.ts';
import { isExposed, isTarget, stakeOf } from './targets.ts';
import { ENTER_1222, ENTER_BREST, RAID_BANTRY_BAY, RAID_NORTH_SEA } from '../chapters/ch24-trafalgar.ts';
import { success } from './hopes.ts';
import { isAtGoal, isBound } from '../chapters/ch10-conseil.ts';
import { isSameOcean, neighbour, portAt, seaDistance, straightDistance } from '../model/chart.ts';
import type { Destination } from '../model/data/figures.ts';
import { DESTINATIONS, GOAL_HEXES, PLACES, TRAFALGAR } from '../model/data/figures.ts';
import type { Draft, Orders } from '../model/drafts.ts';
import { inPort, isAtSea, isInZone, NOWHERE, partOf, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  areaOf,
  attackOf,
  blockOf,
  hexOf,
  isExpedition,
  isFleet,
  isFog,
  isFriendly,
  isFrigate,
  shipsIn,
} from '../model/state.ts';
import {
  ALLIED,
  BANTRY_BAY,
  BREST,
  BRITISH,
  CLOSEST_PORT,
  FERROL,
  FIRST_ALLIED,
  FIRST_FRIGATE,
  GOAL_STRAITS_EAST,
  INSHORE,
  JAMAICA,
  NORTH_SEA,
  WEST_INDIES,
  type GloryAction,
} from '../model/vocabulary.ts';

/** The block that is being ordered, and where it is by now. */
function steered(
  s: Readonly<Campaign>,
  draft: Readonly<Draft> | null,
): { readonly block: Readonly<Block>; readonly at: number } | null {
  if (draft?.kind !== 'orders') return null;
  const { order } = draft;
  const id = order.kind === 'sortie' ? order.carrier : order.block;
  if (id < 0) return null;
  const block = blockOf(s, id);
  return { block, at: order.path[order.path.length - 1] ?? hexOf(order.end >= 0 ? order.end : block.place) };
}

const CHASE = 4;
/** Fewer ships do not look for a fight. */
const HUNTERS = 5;

function quarry(s: Readonly<Campaign>, block: Readonly<Block>, at: number): number {
  if (!isFleet(block.id) || block.id >= FIRST_FRIGATE || at < 0 || conditionOf(s, block.id).sound < HUNTERS) return -1;
  return quarryOf(s, at, CHASE);
}

/** Single hexes only in a chase, and only nearer. */
export function isPoorStep(s: Readonly<Campaign>, direction: number, draft: Readonly<Draft> | null): boolean {
  const now = steered(s, draft);
  if (now === null || now.at < 0) return false;
  const target = quarry(s, now.block, now.at);
  if (target < 0 || target === now.at) return true;
  const next = neighbour(now.at, direction, s.articles.waters);
  return next < 0 || straightDistance(next, target) >= straightDistance(now.at, target);
}

/** Destinations worth having: targets for a raid; for who is hurt, or has hurricanes before him, the way home. */
export function isPoorGoal(
  s: Readonly<Campaign>,
  answer: Extract<GloryAction, { do: 'goal' | 'new-goal' }>,
  draft: Readonly<Draft> | null,
): boolean {
  const { destination } = answer;
  // 24.1.1 Villeneuve joins the thirteen at Ferrol: together they are thirty.
  if (draft?.kind === 'stations') return (DESTINATIONS[destination] as Destination).port !== FERROL;
  if (s.articles.trafalgar) return false;
  const block = answer.do === 'new-goal' ? blockOf(s, answer.block) : null;
  const isHome = block !== null && isHurt(s, block.id);
  const abroad = block === null ? sortieFrom(draft) : block.place;
  if (areaOf(s, abroad) === WEST_INDIES && s.conseil.includes(wayHome(s)) && (isHome || isStormySoon(s)))
    return destination !== wayHome(s);
  if (destination === CLOSEST_PORT) return false;
  const { port, area } = DESTINATIONS[destination] as Destination;
  if (area === WEST_INDIES && areaOf(s, abroad) !== WEST_INDIES && isTooLateToCross(s)) return true;
  return isHome || stakeOf(s, port) === 0;
}

function sortieFrom(draft: Readonly<Draft> | null): number {
  return draft?.kind === 'orders' && draft.order.port >= 0 ? inPort(draft.order.port) : NOWHERE;
}

/** 20.6.1 After a battle a fleet that is hurt does not go on to raid. */
export function keepsPoorGoal(s: Readonly<Campaign>, id: number): boolean {
  const { goal } = blockOf(s, id);
  if (s.articles.trafalgar || goal === CLOSEST_PORT || !isHurt(s, id)) return false;
  return stakeOf(s, DESTINATIONS[goal]?.port ?? -1) > 0;
}

export function isPoorCourse(
  s: Readonly<Campaign>,
  seat: Seat,
  goal: number,
  part: string,
  draft: Readonly<Draft> | null,
): boolean {
  const now = steered(s, draft);
  if (now === null) return false;
  const { block, at } = now;
  if (isFog(block.id)) return !isTarget(s, goal) || part === 'inshore';
  if (seat === ALLIED && !s.articles.trafalgar) return isPoorPart(s, seat, block, goal, part);
  if (isExpedition(block.id)) return !isOnMission(s, block.id, goal, part);
  if (isPoorPart(s, seat, block, goal, part)) return true;
  if (seat === ALLIED) return isPoorTrafalgarCourse(s, block, draft as Orders, goal);
  if (isFrigate(block.id)) return goal >= NORTH_SEA || !isFriendly(s, goal, ALLIED) || isWatched(s, goal);
  if (isHurt(s, block.id)) {
    const yard = nearestYard(s, block.id, at);
    if (isSameOcean(GOAL_HEXES[yard] as number, at)) return goal !== yard;
  }
  if (s.articles.trafalgar) return false;
  const prey = portOf(preyOf(s, block.id));
  if (prey >= 0 && prey !== portOf(block.place)) return goal !== prey;
  const post = postFor(s, block.id, at);
  if (isSameOcean(GOAL_HEXES[post] as number, at)) return goal !== post;
  return isSameOcean(GOAL_HEXES[goal] as number, at);
}

/** Raiders Inshore, blockading fleets out on Loose Blockade where a gale does half the harm, and those who come home in port. */
function isPoorPart(s: Readonly<Campaign>, seat: Seat, block: Readonly<Block>, port: number, part: string): boolean {
  if (port >= NORTH_SEA) return false;
  if (isFriendly(s, port, seat)) {
    if (seat === BRITISH && isExposed(s, port) && !isHurt(s, block.id) && !isFrigate(block.id)) return part === 'port';
    return false;
  }
  if (seat === ALLIED) return false;
  return isFrigate(block.id) ? false : part === 'inshore';
}

/** 24.3 */
function isPoorTrafalgarCourse(
  s: Readonly<Campaign>,
  block: Readonly<Block>,
  { order }: Readonly<Orders>,
  goal: number,
): boolean {
  const ships = order.kind === 'sortie' ? order.ships : shipsIn(s, block.id);
  let guns = 0;
  for (const ship of ships) guns += attackOf(s, ship);
  const mayEnter = ships.length >= TRAFALGAR.ships;
  const useful = (each: number): boolean => {
    if (each === GOAL_STRAITS_EAST) return mayEnter && s.turn > TRAFALGAR.hexAfter && s.trafalgar[ENTER_1222] === 0;
    if (each === BREST) return mayEnter && s.turn < TRAFALGAR.brestBefore && s.trafalgar[ENTER_BREST] === 0;
    return (
      isTarget(s, each) &&
      s.trafalgar[each === BANTRY_BAY ? RAID_BANTRY_BAY : RAID_NORTH_SEA] === 0 &&
      success(guns, each) >= FAIR
    );
  };
  const from = hexOf(block.place >= 0 ? block.place : inPort(order.port));
  const open = isHurt(s, block.id) ? [] : OBJECTIVES.filter(useful);
  if (open.length > 0) {
    // The nearest first: whoever wavers between two reaches neither.
    const nearest = Math.min(...open.map(each => seaDistance(each, from)));
    return !open.includes(goal) || seaDistance(goal, from) > nearest;
  }
  return goal >= NORTH_SEA || !isFriendly(s, goal, ALLIED);
}

const OBJECTIVES: readonly number[] = [GOAL_STRAITS_EAST, BREST, BANTRY_BAY, NORTH_SEA];

/** Of a raid. */
const FAIR = 0.2;

function isOnMission(s: Readonly<Campaign>, id: number, goal: number, part: string): boolean {
  const mission = missionOf(s, id);
  if (mission === null) return true;
  // 12.1 Over the Atlantic one course is offered, whatever port it names.
  if (mission.overseas > 0) return goal >= JAMAICA;
  // A course too far for one wind ends on Loose Blockade (R37): the rest is said there.
  return goal === mission.port && (part === mission.part || part === 'loose');
}

/** Whether a British block stands off a port already. */
function isWatched(s: Readonly<Campaign>, port: number): boolean {
  for (let id = 0; id < FIRST_ALLIED; id++) {
    const { place } = s.blocks[id] as Block;
    if (isInZone(place) && portOf(place) === port) return true;
  }
  return false;
}

/** Into a zone: parts as above; who is not bound there sails on. */
export function isPoorEntry(
  s: Readonly<Campaign>,
  seat: Seat,
  answer: Extract<GloryAction, { do: 'enter' | 'arrive' }>,
  draft: Readonly<Draft> | null,
): boolean {
  const block = answer.do === 'arrive' ? blockOf(s, answer.block) : steered(s, draft)?.block;
  if (block === undefined) return false;
  const port = answer.do === 'arrive' ? -1 : portOf(block.place);
  if (seat === ALLIED) {
    const at = answer.do === 'arrive' ? (DESTINATIONS[block.goal]?.port ?? -1) : portOf(hexed(s, draft));
    if (isFog(block.id)) return false;
    return isFriendly(s, at, ALLIED)
      ? answer.part !== 'port'
      : answer.part === 'loose' || (s.articles.trafalgar && !isTarget(s, at));
  }
  if (isExpedition(block.id)) {
    const mission = missionOf(s, block.id);
    if (mission === null) return false;
    const isThere = answer.do === 'arrive' || portOf(hexed(s, draft)) === mission.port;
    return !isThere || answer.part !== mission.part;
  }
  // 12.5 Off a track: ready for the enemy, or to be repaired.
  if (answer.do === 'arrive') return answer.part !== (isHurt(s, block.id) || isOutmatched(s, block) ? 'port' : 'loose');
  if (!s.articles.trafalgar && isFleet(block.id) && isOverrun(s, block.id, portOf(hexed(s, draft)))) return true;
  return port >= 0 && isPoorPart(s, seat, block, port, answer.part);
}

/** The place that a block which is being steered would enter. */
function hexed(s: Readonly<Campaign>, draft: Readonly<Draft> | null): number {
  const now = steered(s, draft);
  if (now === null) return NOWHERE;
  const port = isInZone(now.block.place) ? portOf(now.block.place) : portAt(now.at);
  return port < 0 ? NOWHERE : inPort(port);
}

/** Out of port to sea; a British squadron may also lie off its own port, where it is wanted. */
export function putsOutInVain(
  s: Readonly<Campaign>,
  seat: Seat,
  to: 'inshore' | 'loose' | 'sea',
  draft: Readonly<Draft> | null,
): boolean {
  const now = steered(s, draft);
  if (now === null) return false;
  if (
    isExpedition(now.block.id) &&
    isInZone(now.block.place) &&
    missionOf(s, now.block.id)?.port === portOf(now.block.place)
  )
    return true;
  const isSortie = draft?.kind === 'orders' && draft.order.kind === 'sortie';
  if (seat === BRITISH && isSortie && !s.articles.trafalgar && isFleet(now.block.id) && !isExpedition(now.block.id))
    return isPoorSortie(s, to, now.block.id, draft.order.port);
  if (to === 'sea') return false;
  if (seat === ALLIED) return true;
  if (isExpedition(now.block.id)) return true;
  if (draft?.kind === 'orders' && draft.order.kind === 'sortie')
    return to === 'inshore' || !isExposed(s, draft.order.port);
  return to === 'inshore' && !isFrigate(now.block.id);
}

/** To sea, unless it is wanted here. */
function isPoorSortie(s: Readonly<Campaign>, to: string, id: number, port: number): boolean {
  const isHere = postFor(s, id, hexOf(inPort(port))) === port;
  return to !== (isHere ? 'loose' : 'sea');
}

/** Bound fleets do not wait, nor do those that are hurt or in chase of somebody not yet reached. */
export function waitsInVain(s: Readonly<Campaign>, seat: Seat, draft: Readonly<Draft> | null): boolean {
  const now = steered(s, draft);
  if (now === null) return s.activation.open.length > 0;
  const { block, at } = now;
  const { path } = (draft as Orders).order;
  if (isFog(block.id)) return path.length === 0;
  if (seat === ALLIED && isBound(s, block.id, block.goal)) return !isAtGoal(s, block) || isToMoveOn(s, block);
  if (seat === ALLIED) {
    const stays = isInZone(block.place) && !isToMoveOn(s, block) && (draft as Orders).order.end === NOWHERE;
    return at !== PLACES.raid && !stays;
  }
  if (isFrigate(block.id)) return path.length === 0 && isAtSea(block.place);
  if (isExpedition(block.id) || isHurt(s, block.id)) return path.length === 0;
  const isOut = isAtSea(block.place) || (draft as Orders).order.end !== NOWHERE;
  if (!s.articles.trafalgar && path.length === 0 && isOut) return quarry(s, block, at) !== at;
  const target = quarry(s, block, at);
  return path.length > 0 && target >= 0 && target !== at;
}

function isToMoveOn(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  const port = portOf(block.place);
  if (port >= 0 && isFriendly(s, port, ALLIED)) return true;
  if (!isInZone(block.place)) return false;
  return !isTarget(s, port) || partOf(block.place) !== INSHORE;
}

/** 12.3 An Expedition goes where it was sent. */
export function isPoorPassage(s: Readonly<Campaign>, number: number): boolean {
  const moving = s.activation.moving;
  if (moving < 0 || !isExpedition(moving)) return false;
  const mission = missionOf(s, moving);
  return mission !== null && mission.overseas > 0 && number !== mission.overseas;
}
