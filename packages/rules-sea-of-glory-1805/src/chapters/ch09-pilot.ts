/** 9.1 A block is steered in the lane of orders: what may be said of it where it is, and what comes of each answer. */

import {
  canReach,
  costOf,
  hasEnd,
  hexOfPort,
  mayPutOut,
  offersAtSea,
  PART_OF,
  placeOf,
  plotCourse,
  type Voyage,
  zoneOffers,
} from './ch09-course.ts';
import { CHOOSE, COURSE_TO, GIVEN, type Giving, NEW_GOAL } from './ch09-stages.ts';
import { destinationOf, isBound, isCrippled, isGoalPort, isHexGoal, newGoals } from './ch10-conseil.ts';
import { newOrder, WIND_MOVE } from '../model/activation.ts';
import { neighbour, portAt, trackFrom } from '../model/chart.ts';
import { MOVEMENT } from '../model/data/figures.ts';
import type { Orders } from '../model/drafts.ts';
import { inPort, inZone, isAtSea, isInPort, isInZone, NOWHERE, partOf, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, hexOf, sideOfBlock } from '../model/state.ts';
import {
  ALLIED,
  COURSE,
  INSHORE,
  LOOSE,
  NO_GOAL,
  OFF_STATION,
  STATION,
  standingOrders,
  type GloryAction,
} from '../model/vocabulary.ts';

/** The block of the order begins to be steered from where it stands. */
export function atCourse(s: Readonly<Campaign>, l: Giving, { order }: Readonly<Orders>): void {
  l.stage = COURSE_TO;
  l.at = -1;
  l.moved = 0;
  l.left = s.activation.allowance;
  if (order.kind === 'sortie') return;
  const block = blockOf(s, order.block);
  if (isAtSea(block.place)) l.at = block.place;
  l.left -= block.spent;
  l.moved = block.under;
}

function voyageOf(s: Readonly<Campaign>, { order }: Readonly<Orders>): Voyage {
  if (order.kind === 'sortie') return { id: order.carrier, goal: order.goal, began: inPort(order.port) };
  const { goal, began } = blockOf(s, order.block);
  return { id: order.block, goal: order.goal === NO_GOAL ? goal : order.goal, began };
}

export function courseStage(s: Readonly<Campaign>, l: Readonly<Giving>, draft: Readonly<Orders>): GloryAction[] {
  const v = voyageOf(s, draft);
  const { order } = draft;
  if (order.kind === 'sortie' && l.at < 0) return sortieOffers(s, v, order.port);
  if (l.at < 0) return [...inZoneOffers(s, l, v), ...goalOffers(s, l, v, draft), ...standingOffers(s, draft)];
  const steps = order.path.length;
  if (steps === 0 && order.goal === NO_GOAL && restsAtHexGoal(s, v, l)) return atHexGoal(s, v, draft);
  const offers = offersAtSea(s, v, l.at, l.left, steps, steps > 0 || order.end === l.at ? 1 : l.moved);
  if (steps > 0 || order.end !== NOWHERE) return offers;
  return [...offers, ...goalOffers(s, l, v, draft), ...standingOffers(s, draft)];
}

// --- Out of port ---

/** 11.1 A sortie stops in the zone or goes to sea; R118: it may stop there unless its goal can be reached. */
function sortieOffers(s: Readonly<Campaign>, v: Voyage, port: number): GloryAction[] {
  const hex = hexOfPort(port);
  const left = s.activation.allowance - MOVEMENT.leavingZone;
  const bound = isBound(s, v.id, v.goal);
  const isHome = bound && isGoalPort(s, v.goal, port);
  const offers: GloryAction[] = [];
  if (!isHome && hasEnd(s, v, hex, left)) offers.push({ do: 'put-out', to: 'sea' });
  if (isHome || !bound || !canReach(s, v, hex, left))
    offers.push({ do: 'put-out', to: 'loose' }, { do: 'put-out', to: 'inshore' });
  return offers;
}

// --- In a patrol zone, or a frigate in port ---

/** 10.3, 9.3 Goals with which a fleet may leave the patrol zone of the one it has reached. */
export function leavingGoals(s: Readonly<Campaign>, block: Readonly<Block>): number[] {
  const hex = hexOf(block.place);
  const left = s.activation.allowance - block.spent - (isAtSea(block.place) ? 0 : MOVEMENT.leavingZone);
  return newGoals(s, block).filter(goal => hasEnd(s, { id: block.id, goal, began: block.began }, hex, left));
}

/** 9.3 Not in the activation in which it arrived, unless it has fought there. */
function mayLeaveGoal(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  return block.arrived === 1 || s.activation.fought.includes(block.id);
}

function mayGoToSea(s: Readonly<Campaign>, v: Voyage, block: Readonly<Block>, left: number): boolean {
  if (!mayPutOut(s, block)) return false;
  if (!isBound(s, v.id, v.goal)) return true;
  const port = portOf(block.place);
  if (isGoalPort(s, v.goal, port)) return mayLeaveGoal(s, block) && leavingGoals(s, block).length > 0;
  return hasEnd(s, v, hexOfPort(port), left - MOVEMENT.leavingZone);
}

/** 9.3 A fleet that can reach its goal must. */
function mustPutOut(s: Readonly<Campaign>, v: Voyage, block: Readonly<Block>, left: number): boolean {
  if (!isBound(s, v.id, v.goal) || isGoalPort(s, v.goal, portOf(block.place)) || !mayPutOut(s, block)) return false;
  return canReach(s, v, hexOf(block.place), left - MOVEMENT.leavingZone);
}

/** 9.1 A block Off Station must move on a Wind Chit. */
function inZoneOffers(s: Readonly<Campaign>, l: Readonly<Giving>, v: Voyage): GloryAction[] {
  const block = blockOf(s, v.id);
  if (mustPutOut(s, v, block, l.left)) return [{ do: 'put-out', to: 'sea' }];
  const isDriven = s.activation.kind === WIND_MOVE && partOf(block.place) === OFF_STATION;
  const offers: GloryAction[] = isDriven ? [] : [{ do: 'heave-to' }];
  offers.push(...zoneOffers(s, v, block));
  if (mayGoToSea(s, v, block, l.left)) offers.push({ do: 'put-out', to: 'sea' });
  return offers;
}

// --- R4 1403 and 1501 ---

function restsAtHexGoal(s: Readonly<Campaign>, v: Voyage, l: Readonly<Giving>): boolean {
  return isBound(s, v.id, v.goal) && isHexGoal(v.goal) && destinationOf(v.goal).hex === l.at;
}

function atHexGoal(s: Readonly<Campaign>, v: Voyage, draft: Readonly<Orders>): GloryAction[] {
  const block = blockOf(s, v.id);
  const goals = mayLeaveGoal(s, block) ? leavingGoals(s, block) : [];
  return [
    { do: 'heave-to' },
    ...goals.map(destination => ({ do: 'goal' as const, destination })),
    ...standingOffers(s, draft),
  ];
}

/** 10.3 A fleet without a sound ship may be given another goal (R117). */
function goalOffers(s: Readonly<Campaign>, l: Readonly<Giving>, v: Voyage, { order }: Readonly<Orders>): GloryAction[] {
  if (
    l.moved === 1 ||
    order.kind !== 'sail' ||
    order.goal !== NO_GOAL ||
    !isBound(s, v.id, v.goal) ||
    !isCrippled(s, v.id)
  )
    return [];
  const block = blockOf(s, v.id);
  if (isInZone(block.place) && isGoalPort(s, v.goal, portOf(block.place))) return [];
  return newGoals(s, block).map(destination => ({ do: 'goal' as const, destination }));
}

// --- R35 Standing orders ---

function standingOffers(s: Readonly<Campaign>, draft: Readonly<Orders>): GloryAction[] {
  const { open } = s.activation;
  if (open.length > 0 || draft.standing.length > 0) return [];
  const block = blockOf(s, draft.order.block);
  const offers: GloryAction[] = [];
  if (block.order !== 0) offers.push({ do: 'standing', block: block.id, order: 'none' });
  if (block.order !== STATION && isInZone(block.place))
    offers.push({ do: 'standing', block: block.id, order: 'station' });
  if (block.order !== COURSE && isBound(s, block.id, block.goal))
    offers.push({ do: 'standing', block: block.id, order: 'course' });
  return offers;
}

/** Where a block means to be that keeps its station: Off Station is nobody's choice. */
function stationOf(block: Readonly<Block>): number {
  if (!isInZone(block.place)) return NOWHERE;
  return partOf(block.place) === OFF_STATION ? inZone(portOf(block.place), LOOSE) : block.place;
}

// --- Answers ---

export function takeCourse(s: Readonly<Campaign>, l: Giving, answer: GloryAction, draft: Orders): void {
  const { order } = draft;
  switch (answer.do) {
    case 'standing': {
      const block = blockOf(s, answer.block);
      draft.standing.push(answer.block, standingOrders.indexOf(answer.order), stationOf(block));
      draft.order = newOrder();
      l.stage = CHOOSE;
      break;
    }
    case 'goal':
      order.goal = answer.destination;
      break;
    case 'put-out':
      putOut(s, l, answer.to, draft);
      break;
    case 'enter':
      order.end = placeOf(l.at < 0 ? portOf(blockOf(s, order.block).place) : portAt(l.at), PART_OF[answer.part]);
      l.stage = GIVEN;
      break;
    case 'steer':
      steer(s, l, answer.direction, draft);
      break;
    case 'make-for':
      makeFor(s, l, answer.goal, PART_OF[answer.part], draft);
      break;
    case 'heave-to':
      if (order.end === NOWHERE) order.end = blockOf(s, order.block).place;
      l.stage = GIVEN;
      break;
    default:
      break;
  }
}

/** 11.1 To sea it costs three points. Allied sorties are told there how they go on, for Fog of War may join them (7.8). */
function putOut(s: Readonly<Campaign>, l: Giving, to: 'inshore' | 'loose' | 'sea', draft: Orders): void {
  const { order } = draft;
  const port = order.kind === 'sortie' ? order.port : portOf(blockOf(s, order.block).place);
  if (to !== 'sea') {
    order.end = inZone(port, to === 'inshore' ? INSHORE : LOOSE);
    l.stage = GIVEN;
    return;
  }
  l.at = hexOfPort(port);
  l.left -= MOVEMENT.leavingZone;
  order.end = l.at;
  if (order.kind === 'sortie') {
    if (sideOfBlock(order.carrier) === ALLIED) l.stage = GIVEN;
    return;
  }
  const block = blockOf(s, order.block);
  const v = voyageOf(s, draft);
  if (!isInPort(block.place) && isBound(s, v.id, v.goal) && isGoalPort(s, v.goal, port)) l.stage = NEW_GOAL;
}

function steer(s: Readonly<Campaign>, l: Giving, direction: number, draft: Orders): void {
  const { order } = draft;
  const next = neighbour(l.at, direction, s.articles.waters);
  l.left -= costOf(s, l.at, next, direction);
  l.at = next;
  order.path.push(next);
  order.end = next;
  const v = voyageOf(s, draft);
  const isThere = isBound(s, v.id, v.goal) && isHexGoal(v.goal) && destinationOf(v.goal).hex === next;
  if (trackFrom(next) !== -1 || isThere || (l.left === 0 && portAt(next) < 0)) l.stage = GIVEN;
}

/** R37 Beyond reach it becomes a standing order, until the block is there. */
function makeFor(s: Readonly<Campaign>, l: Giving, goal: number, part: number, draft: Orders): void {
  const { order } = draft;
  const v = voyageOf(s, draft);
  const { path, isWhole } = plotCourse(s, l.at, l.left, goal);
  order.path.push(...path);
  const last = order.path[order.path.length - 1] ?? l.at;
  order.end = isWhole ? placeOf(goal, part) : last;
  if (!isWhole && order.kind === 'sail')
    draft.standing.push(order.block, COURSE, isBound(s, v.id, v.goal) ? NOWHERE : placeOf(goal, part));
  l.stage = GIVEN;
}
