/** Which orders are worth a thought when a chit has been drawn, in the order in which an officer would give them. */

import type { Seat } from '@weathergauge/engine';
import { blockades, conditionOf, isHurt, nearestEnemy, nearestYard, preyOf, quarryOf } from './alarms.ts';
import { firepowerIn, soundIn } from './clerks.ts';
import { success } from './hopes.ts';
import { postFor } from './posts.ts';
import { isToBeLeft, wayHome } from './hurricanes.ts';
import { isOnTheSpot, missionOf, troopsToSail, troopsWait } from './missions.ts';
import { isTarget, stakeOf } from './targets.ts';
import { relocationPorts } from '../chapters/ch06-relocation.ts';
import { unusedFleet } from '../chapters/ch07-blocks.ts';
import { mayJoin } from '../chapters/ch07-rendezvous.ts';
import { mayPutOut } from '../chapters/ch09-course.ts';
import { isAtGoal, isBound } from '../chapters/ch10-conseil.ts';
import { maySortie, readyByPort } from '../chapters/ch11-ports.ts';
import { lowestCounted } from '../chapters/ch13-blockades.ts';
import { declarable } from '../chapters/ch15-duties.ts';
import { isHiddenRaid } from '../chapters/ch22-markers.ts';
import { WIND_MOVE } from '../model/activation.ts';
import { DESTINATIONS, PLACES, PORTS, TRAFALGAR } from '../model/data/figures.ts';
import type { Destination, Port } from '../model/data/figures.ts';
import type { Draft, Orders } from '../model/drafts.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { inPort, isAtSea, isInPort, isInZone, NOWHERE, partOf, portOf, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  blockOf,
  blockRange,
  countShips,
  countWith,
  firepowerOf,
  hexOf,
  isConvoy,
  isExpedition,
  isFleet,
  isFog,
  isFriendly,
  isFrigate,
} from '../model/state.ts';
import {
  ALLIED,
  BANTRY_BAY,
  BRITISH,
  CLOSEST_PORT,
  COURSE,
  CRAIG,
  DAMAGED,
  FIRST_ALLIED,
  FIRST_FOG,
  FIRST_FRIGATE,
  INSHORE,
  LOOSE,
  NORTH_SEA,
  OFF_STATION,
  SEARCH_NEVER,
  TRANSPORT,
  type GloryAction,
} from '../model/vocabulary.ts';

type OrderAnswer = Extract<
  GloryAction,
  {
    do:
      | 'done'
      | 'done-and-join'
      | 'stand-by'
      | 'sail'
      | 'split'
      | 'sortie'
      | 'relocate'
      | 'masts'
      | 'north-sea'
      | 'declare-done';
  }
>;

/** What has to be ordered before anything else. */
const NOTHING = 0;
const RELOCATE = 1;
const DECLARE = 2;
const COUNT = 3;
const SAIL = 4;
const SPLIT = 5;
const SORTIE = 6;

export function isPoorOrder(s: Readonly<Campaign>, seat: Seat, answer: OrderAnswer, draft: Readonly<Orders>): boolean {
  if (s.activation.open.length > 0) return false;
  // 14.0 An Allied fleet is out to do something else: said once, it is not asked again.
  if (seat === ALLIED && draft.searchOrder !== SEARCH_NEVER) return true;
  const first = firstDuty(s, seat);
  switch (answer.do) {
    case 'relocate':
      return first !== RELOCATE || !isBestShelter(s, blockOf(s, answer.block).place, answer.port);
    case 'split':
      return first !== SPLIT || !hasWrecks(s, blockOf(s, answer.block));
    case 'declare-done':
      return first !== DECLARE;
    case 'masts':
      return first !== COUNT || !isCountDue(s, seat, answer.port, answer.from);
    case 'sail':
      if (first === SAIL) return !mustSail(s, seat, blockOf(s, answer.block));
      return first !== NOTHING || !maySail(s, seat, blockOf(s, answer.block));
    case 'sortie':
      return first === SORTIE
        ? !mustSortie(s, seat, answer.port)
        : first !== NOTHING || !isSortieSensible(s, seat, answer.port);
    case 'north-sea':
      return false;
    case 'done':
      return first !== NOTHING || wantsUnion(s, seat) || (isQuiet(s, seat) && draft.standing.length === 0);
    case 'done-and-join':
      return first !== NOTHING || !wantsUnion(s, seat);
    case 'stand-by':
      return first !== NOTHING || wantsUnion(s, seat) || !isQuiet(s, seat);
  }
}

/** 6.9.3, 22.0 Ships that may go into port do; who may raid does. */
export function isPoorDone(s: Readonly<Campaign>, answer: OrderAnswer, draft: Readonly<Draft> | null): boolean {
  if (answer.do === 'relocate') return !isBestShelter(s, blockOf(s, answer.block).place, answer.port);
  if (answer.do !== 'done') return false;
  return draft?.kind === 'shelter' || (draft?.kind === 'choice' && anyToRaid(s));
}

function firstDuty(s: Readonly<Campaign>, seat: Seat): number {
  if (seat === BRITISH) {
    if (s.activation.kind === WIND_MOVE && anyToShelter(s)) return RELOCATE;
    if (s.duties.length > 0 && declarable(s).length > 0) return DECLARE;
    if (anyCountDue(s)) return COUNT;
    if (anyWrecks(s)) return SPLIT;
  }
  if (anyToSortie(s, seat)) return SORTIE;
  const [from, to] = blockRange(seat);
  for (let id = from; id < to; id++) if (mustSail(s, seat, s.blocks[id] as Block)) return SAIL;
  return NOTHING;
}

// --- 6.9.3 ---

function anyToShelter(s: Readonly<Campaign>): boolean {
  for (let id = 0; id < CRAIG; id++) {
    const block = s.blocks[id] as Block;
    if (block.active !== 1 || block.under === 1 || !isInZone(block.place)) continue;
    if (relocationPorts(s, block.place).length > 0 && countWith(s, id, DAMAGED) > 0) return true;
  }
  return false;
}

/** The port that has least to repair for each ship that it can. */
function isBestShelter(s: Readonly<Campaign>, place: number, port: number): boolean {
  const here = burden(s, port);
  return relocationPorts(s, place).every(other => other === port || burden(s, other) >= here);
}

function burden(s: Readonly<Campaign>, port: number): number {
  return (1 + countWith(s, readyIn(port), DAMAGED)) / Math.max(0.5, (PORTS[port] as Port).repair);
}

// --- 7.6, 13.3 Wrecks go home ---

/** A sound fleet with wrecks in it, which a storm would take. */
function hasWrecks(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (block.active !== 1 || block.under === 1 || !isFleet(block.id) || isConvoy(block.id)) return false;
  if ((!isAtSea(block.place) && !isInZone(block.place)) || s.activation.splits.includes(block.id)) return false;
  return conditionOf(s, block.id).wrecked > 0 && !isHurt(s, block.id);
}

function anyWrecks(s: Readonly<Campaign>): boolean {
  if (s.activation.kind !== WIND_MOVE || unusedFleet(s, BRITISH) < 0) return false;
  for (let id = 0; id < FIRST_FRIGATE; id++) if (hasWrecks(s, s.blocks[id] as Block)) return true;
  return false;
}

// --- 13.5 ---

/** Turns after which what was counted is old. */
const OLD = 3;

function anyCountDue(s: Readonly<Campaign>): boolean {
  if (s.articles.trafalgar && s.turn > s.articles.lastTurn) return false;
  for (let id = 0; id < CRAIG + 2; id++) {
    const block = s.blocks[id] as Block;
    if (block.active !== 1 || block.under === 1 || !isInZone(block.place)) continue;
    if (s.activation.kind !== WIND_MOVE) continue;
    const port = portOf(block.place);
    if (isDue(s, port) && lowestCounted(s, port) < 0) return true;
  }
  return false;
}

function isDue(s: Readonly<Campaign>, port: number): boolean {
  if (isHiddenRaid(s.raids[port] as number)) return true;
  if (!isFriendly(s, port, ALLIED)) return false;
  return isCountOld(s, port);
}

function isCountDue(s: Readonly<Campaign>, seat: Seat, port: number, from: string): boolean {
  return seat === BRITISH && (from === 'zone' ? isDue(s, port) : isHiddenRaid(s.raids[port] as number));
}

const MASTS = tidings.indexOf('masts');

/** Whether the masts of a port were not counted of late, or not since something was seen to go in or out. */
function isCountOld(s: Readonly<Campaign>, port: number): boolean {
  const ledger = s.ledgers[BRITISH] as number[];
  const since = s.stirred[port] as number;
  for (let i = rowCount(ledger) - 1; i >= since; i--) {
    const row = rowAt(ledger, i);
    if (row.turn <= s.turn - OLD) break;
    if (row.what === MASTS && row.place === inPort(port)) return false;
  }
  return true;
}

// --- 9.0 Who sails ---

function isFree(s: Readonly<Campaign>, { id, active, place }: Readonly<Block>): boolean {
  const { kind, bonus } = s.activation;
  if (active !== 1 || (kind !== WIND_MOVE && bonus.length > 0 && !bonus.includes(id))) return false;
  return isAtSea(place) || isInZone(place);
}

/** Fleets that would lie idle: bound for a goal without orders, off it and not Inshore, hurt, or home and not in port. */
function mustSail(s: Readonly<Campaign>, seat: Seat, block: Readonly<Block>): boolean {
  if (!isFree(s, block) || !isFleet(block.id) || block.under === 1) return false;
  // 9.6 Standing orders do not use a bonus move.
  const isIdle = block.order !== COURSE || s.activation.kind !== WIND_MOVE;
  if (seat === BRITISH) {
    if (isExpedition(block.id)) return isIdle && missionOf(s, block.id) !== null && !isOnTheSpot(s, block.id);
    if (s.articles.trafalgar) return false;
    if (isFreeToHunt(s, block)) return true;
    if (isIdle && !isHurt(s, block.id) && isOffPost(s, block)) return true;
    return isIdle && isHurt(s, block.id) && nearestYard(s, BRITISH, hexOf(block.place)) >= 0;
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
const NEAR_GUARD = 6;

function maySail(s: Readonly<Campaign>, seat: Seat, block: Readonly<Block>): boolean {
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

/** On station nobody stirs but for an enemy in the open sea close by. */
function isBritishFleetFree(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (s.articles.trafalgar) return true;
  if (partOf(block.place) === OFF_STATION || conditionOf(s, block.id).sound < HUNTERS) return false;
  if (isInZone(block.place) && !mayPutOut(s, block)) return false;
  return quarryOf(s, hexOf(block.place), NEAR_STATION) >= 0;
}

// --- 11.1 Who comes out ---

/** Fewer do not sail by themselves. */
const SQUADRON = 4;
/** 24.3 Nor do those who could not raid when they came there. */
const FAIR = 0.3;

function isSortieSensible(s: Readonly<Campaign>, seat: Seat, port: number): boolean {
  const sound = soundIn(s, port);
  if (seat === BRITISH)
    return mustSortie(s, seat, port) || sound >= (troopsWait(s, port) ? LEAVES_ESCORT * SQUADRON : SQUADRON);
  if (s.articles.trafalgar) return sound >= TRAFALGAR.ships || success(firepowerIn(s, port), BANTRY_BAY) >= FAIR;
  return sound >= SQUADRON || mustSortie(s, seat, port);
}

/** Of a squadron that lies with troops half may go. */
const LEAVES_ESCORT = 2;

/** Ships that do not wait for anything better: out of the way of hurricanes, and British ones with troops that are wanted. */
function mustSortie(s: Readonly<Campaign>, seat: Seat, port: number): boolean {
  if (isToBeLeft(s, port))
    return countShips(s, readyIn(port)) > 0 && (seat === BRITISH || s.conseil.includes(wayHome(s)));
  return seat === BRITISH && soundIn(s, port) > 0 && troopsToSail(s, port) >= 0;
}

function anyToSortie(s: Readonly<Campaign>, seat: Seat): boolean {
  if (s.activation.kind !== WIND_MOVE || s.articles.trafalgar) return false;
  const ready = readyByPort(s);
  for (let port = 0; port < NORTH_SEA; port++)
    if ((ready[port] as number) > 0 && mustSortie(s, seat, port) && maySortie(s, port, seat, ready)) return true;
  return false;
}

export function isPoorCarrier(
  s: Readonly<Campaign>,
  seat: Seat,
  block: number,
  draft: Readonly<Draft> | null,
): boolean {
  if (draft?.kind !== 'orders') return false;
  if (seat === BRITISH) {
    const troops = troopsToSail(s, draft.order.port);
    return troops >= 0 ? block !== troops : isConvoy(block);
  }
  // 7.3, 22.3 The Transport goes where there is something to invade; the Gold goes home.
  return block === TRANSPORT ? stakeOf(s, DESTINATIONS[draft.order.goal]?.port ?? -1) === 0 : false;
}

// --- Joining, waiting ---

/** 7.5 Fleets that stand together fight together. */
function wantsUnion(s: Readonly<Campaign>, seat: Seat): boolean {
  const [from, to] = blockRange(seat);
  for (let id = from; id < to; id++) {
    const block = s.blocks[id] as Block;
    if (block.active === 0 || !isFleet(id) || isConvoy(id) || !(isAtSea(block.place) || isInZone(block.place)))
      continue;
    for (let into = from; into < to; into++) {
      if (into === id || !isFleet(into) || isConvoy(into) || (s.blocks[into] as Block).active === 0) continue;
      if ((s.blocks[into] as Block).place === block.place && mayJoin(s, id, into) && !isHurt(s, id)) return true;
    }
  }
  return false;
}

export function isPoorUnion(s: Readonly<Campaign>, seat: Seat, answer: GloryAction): boolean {
  if (answer.do === 'joined-up') return wantsUnion(s, seat);
  if (answer.do !== 'join') return false;
  if (isFog(answer.block) || isFog(answer.into)) return true;
  if (isConvoy(answer.into)) return true;
  const [one, other] = [conditionOf(s, answer.block).ships, conditionOf(s, answer.into).ships];
  return one > other || (one === other && answer.block < answer.into);
}

/** Nothing that this side could want to order for the rest of the turn, as far as it can tell. */
function isQuiet(s: Readonly<Campaign>, seat: Seat): boolean {
  for (let port = 0; port < NORTH_SEA; port++) {
    if (!isFriendly(s, port, seat)) continue;
    if (seat === ALLIED && (PORTS[port] as Port).area < 2 && s.provisions[port] !== 1) continue;
    if (isSortieSensible(s, seat, port)) return false;
  }
  const [from, to] = blockRange(seat);
  for (let id = from; id < to; id++) {
    const block = s.blocks[id] as Block;
    if (!isAtSea(block.place) && !isInZone(block.place)) continue;
    if (seat === ALLIED && isFleet(id)) return false;
    if (seat === BRITISH && isAtSea(block.place) && block.order !== COURSE) return false;
    if (seat === BRITISH && nearestEnemy(s, seat, hexOf(block.place)) <= NEAR_GUARD) return false;
  }
  return true;
}

// --- 22.0 ---

/** Real fleets raid what would score; the Transport invades; Fog of War keeps quiet. */
export function isPoorAttempt(s: Readonly<Campaign>, answer: GloryAction): boolean {
  if (answer.do === 'raid') return isFog(answer.block) || !isTarget(s, siteOf(s, answer.block));
  return answer.do === 'invade' && isFog(answer.block);
}

function anyToRaid(s: Readonly<Campaign>): boolean {
  for (let id = FIRST_ALLIED; id < FIRST_FOG; id++) {
    const { place } = s.blocks[id] as Block;
    const part = partOf(place);
    if (place !== PLACES.raid && part !== INSHORE && part !== LOOSE) continue;
    if (isTarget(s, siteOf(s, id)) && !s.attempts.some((tried, i) => i % 2 === 0 && tried === id)) return true;
  }
  return false;
}

function siteOf(s: Readonly<Campaign>, id: number): number {
  const { place } = blockOf(s, id);
  return isAtSea(place) ? NORTH_SEA : portOf(place);
}
