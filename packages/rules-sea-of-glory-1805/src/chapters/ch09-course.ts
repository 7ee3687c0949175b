/**
 * 9.1 The way of a block, step by step: where it may go from where it is, and where it may stop. Whatever is offered can be brought
 * to a lawful end: a fleet with a goal (9.3) is only offered steps from which it still can reach it, or end closer to it.
 */

import { destinationOf, goalDistance, isBound, isGoalPort, isHaven, isHexGoal, isOverseas } from './ch10-conseil.ts';
import { isWindFair } from './ch11-ports.ts';
import { mayLeaveZone } from './ch13-leaving.ts';
import { BONUS_MOVE, WIND_MOVE } from '../model/activation.ts';
import {
  BY_HEXES,
  BY_WIND,
  isNarrows,
  isSameOcean,
  neighbour,
  portAt,
  reach,
  seaDistance,
  stepCost,
  trackFrom,
  type Reach,
} from '../model/chart.ts';
import { GOAL_HEXES, MOVEMENT, PORTS } from '../model/data/figures.ts';
import { inPort, inZone, isInPort, partOf, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { hexOf, isAnyAt, isFriendly, isFrigate, otherSide, sideOfBlock, watersOf } from '../model/state.ts';
import {
  ANTIGUA,
  CLOSEST_PORT,
  GOAL_CHANNEL,
  GOAL_STRAITS_EAST,
  INSHORE,
  LOOSE,
  NORTH_SEA,
  OFF_STATION,
  PORT,
  PORTSMOUTH,
  TRAFALGAR_WATERS,
  type GloryAction,
} from '../model/vocabulary.ts';

/** A block on its way: its goal, and where it stood when the activation began. */
export interface Voyage {
  readonly id: number;
  readonly goal: number;
  readonly began: number;
}

const DIRECTIONS = 6;

function modeOf(s: Readonly<Campaign>): number {
  return s.activation.kind === BONUS_MOVE ? BY_HEXES : BY_WIND;
}

/** 9.4, 9.5, R1 Movement points of a step by the wind of the sea that is entered, three for the Straits; 9.6 or one hex. */
export function costOf(s: Readonly<Campaign>, from: number, to: number, direction: number): number {
  if (s.activation.kind === BONUS_MOVE) return 1;
  return stepCost(from, to, direction, s.winds, s.articles.waters);
}

function reachFrom(s: Readonly<Campaign>, hex: number, left: number): Reach {
  return reach(hex, left, s.winds, modeOf(s), s.articles.waters);
}

// --- 9.3 Fleets with a goal ---

/** 9.3, 10.3.1 Whether the goal, or any friendly port, can be reached with what is left. */
export function canReach(s: Readonly<Campaign>, v: Voyage, hex: number, points: number): boolean {
  if (goalDistance(s, v.goal, hex) > points || isOverseas(v.goal, hex)) return false;
  // 9.1 It does not come back into the zone that it has left.
  const behind = portOf(v.began);
  const found = reachFrom(s, hex, points);
  if (v.goal !== CLOSEST_PORT) {
    const { port, hex: at } = destinationOf(v.goal);
    return (port < 0 || port !== behind) && found.cost[at] !== -1;
  }
  for (let port = 0; port < NORTH_SEA; port++) {
    if (port !== behind && isHaven(s, port, hex) && found.cost[GOAL_HEXES[port] as number] !== -1) return true;
  }
  return false;
}

/** 9.3 Whether a hex closer to the goal than `limit` can be reached by going ever closer. */
function canDescend(s: Readonly<Campaign>, goal: number, hex: number, left: number, limit: number): boolean {
  const here = goalDistance(s, goal, hex);
  if (here < limit) return true;
  if (here - limit >= left) return false;
  for (let dir = 0; dir < DIRECTIONS; dir++) {
    const next = neighbour(hex, dir, s.articles.waters);
    if (next < 0 || goalDistance(s, goal, next) >= here || !isOpenTo(goal, next)) continue;
    const cost = costOf(s, hex, next, dir);
    if (cost <= left && canDescend(s, goal, next, left - cost, limit)) return true;
  }
  return false;
}

/** 12.1 A fleet enters a track only if its goal lies beyond it. */
function isOpenTo(goal: number, hex: number): boolean {
  return trackFrom(hex) === -1 || isOverseas(goal, hex);
}

export function canEndCloser(s: Readonly<Campaign>, v: Voyage, hex: number, left: number): boolean {
  return canDescend(s, v.goal, hex, left, goalDistance(s, v.goal, hexOf(v.began)));
}

/** 9.3 Whether a fleet in this hex still has a lawful end before it. */
export function hasEnd(s: Readonly<Campaign>, v: Voyage, hex: number, left: number): boolean {
  return !isBound(s, v.id, v.goal) || canEndCloser(s, v, hex, left) || canReach(s, v, hex, left);
}

/** 9.3, 11.3, R3 Whether a block may stop at sea in this hex, also in that of a patrol zone. `moved`: it has sailed in this activation. */
export function mayStop(s: Readonly<Campaign>, v: Voyage, hex: number, left: number, moved: number): boolean {
  if (!isBound(s, v.id, v.goal)) return true;
  if (isHexGoal(v.goal) && destinationOf(v.goal).hex === hex) return true;
  if (canReach(s, v, hex, left)) return false;
  if (moved === 0) return true;
  // R120 Where a new goal lies behind it, it need not do what it cannot.
  return goalDistance(s, v.goal, hex) < goalDistance(s, v.goal, hexOf(v.began)) || !canEndCloser(s, v, hex, left);
}

// --- Patrol zones and ports ---

/** 9.1, 9.3, R119 Whether a block at sea may enter the patrol zone of a port: not back into one that it has left. */
export function mayEnterZone(s: Readonly<Campaign>, v: Voyage, port: number): boolean {
  if (portOf(v.began) === port) return false;
  return !isBound(s, v.id, v.goal) || isGoalPort(s, v.goal, port);
}

/** 2.6, 11.2 */
export function mayEnterPort(s: Readonly<Campaign>, v: Voyage, port: number): boolean {
  if (!isFriendly(s, port, sideOfBlock(v.id))) return false;
  return !isBound(s, v.id, v.goal) || isGoalPort(s, v.goal, port);
}

/** What may be said of a zone that a block comes into from the sea. */
export function entryOffers(s: Readonly<Campaign>, v: Voyage, port: number): GloryAction[] {
  const offers: GloryAction[] = [
    { do: 'enter', part: 'loose' },
    { do: 'enter', part: 'inshore' },
  ];
  if (mayEnterPort(s, v, port)) offers.push({ do: 'enter', part: 'port' });
  return offers;
}

/** 11.1, R2 Whether a block in a port or zone may go out to sea, its goal apart: three points, whatever the hex then costs. */
export function mayPutOut(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  const { kind, allowance } = s.activation;
  if (kind !== WIND_MOVE || allowance - block.spent < MOVEMENT.leavingZone) return false;
  return isInPort(block.place) ? isWindFair(s, portOf(block.place)) : mayLeaveZone(s, block);
}

/** 9.1 Moves of a block that stands in a patrol zone, or of a frigate in port; out to sea apart. */
export function zoneOffers(s: Readonly<Campaign>, v: Voyage, block: Readonly<Block>): GloryAction[] {
  const port = portOf(block.place);
  const part = partOf(block.place);
  if (part === PORT) {
    if (!isFrigate(block.id) || !isWindFair(s, port)) return [];
    return [
      { do: 'put-out', to: 'inshore' },
      { do: 'put-out', to: 'loose' },
    ];
  }
  const offers: GloryAction[] = [];
  // 9.3 A fleet that has come out and is bound elsewhere does not turn back; from Off Station it must go somewhere.
  const isHome = !isBound(s, v.id, v.goal) || isGoalPort(s, v.goal, port);
  if (part !== INSHORE && (isHome || part === OFF_STATION) && mayReturn(v, port, INSHORE))
    offers.push({ do: 'enter', part: 'inshore' });
  if (part !== LOOSE && mayReturn(v, port, LOOSE))
    offers.push(part === OFF_STATION ? { do: 'enter', part: 'loose' } : { do: 'put-out', to: 'loose' });
  if (mayEnterPort(s, v, port)) offers.push({ do: 'enter', part: 'port' });
  return offers;
}

/** 9.1 Not back into the part that it has left in this activation. */
function mayReturn(v: Voyage, port: number, part: number): boolean {
  return v.began !== inZone(port, part);
}

// --- At sea ---

/** 9.1 Neighbouring hexes that can be paid for. */
export function steerOffers(s: Readonly<Campaign>, v: Voyage, hex: number, left: number): GloryAction[] {
  const offers: GloryAction[] = [];
  const bound = isBound(s, v.id, v.goal);
  const must = bound && canReach(s, v, hex, left);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const next = neighbour(hex, direction, s.articles.waters);
    if (next < 0) continue;
    const rest = left - costOf(s, hex, next, direction);
    if (rest < 0 || (bound && !isOpenTo(v.goal, next))) continue;
    if (!bound || (must ? canReach(s, v, next, rest) : canEndCloser(s, v, next, rest)))
      offers.push({ do: 'steer', direction });
  }
  return offers;
}

/** R37 Courses: to ports within reach with the part to stand in, to others as far as it goes. */
export function courseOffers(s: Readonly<Campaign>, v: Voyage, hex: number, left: number): GloryAction[] {
  const found = reachFrom(s, hex, left);
  const offers: GloryAction[] = [];
  if (!isBound(s, v.id, v.goal)) {
    const last = s.articles.trafalgar ? GOAL_STRAITS_EAST : GOAL_CHANNEL;
    for (let goal = 0; goal <= last; goal++) offerCourse(s, v, hex, goal, found, offers);
    return offers;
  }
  const near: number[] = [];
  for (const goal of goalRows(s, v.goal, hex)) if (found.cost[GOAL_HEXES[goal] as number] !== -1) near.push(goal);
  if (near.length > 0 && !isOverseas(v.goal, hex)) {
    for (const goal of near) offerCourse(s, v, hex, goal, found, offers);
  } else if (canEndCloser(s, v, hex, left)) {
    const least = goalDistance(s, v.goal, hex);
    for (const goal of goalRows(s, v.goal, hex))
      if (seaDistance(goal, hex) === least) offers.push({ do: 'make-for', goal, part: 'loose' });
  }
  return offers;
}

/** Rows of the table of distances that a goal stands for. */
function goalRows(s: Readonly<Campaign>, goal: number, hex: number): number[] {
  if (goal !== CLOSEST_PORT) return [destinationOf(goal).goal];
  const rows: number[] = [];
  for (let port = 0; port < NORTH_SEA; port++) if (isHaven(s, port, hex)) rows.push(port);
  return rows;
}

/** Over a track leads one course: the block picks its goal when it is on it (12.3). */
function overseasRow(hex: number): number {
  return isSameOcean(GOAL_HEXES[ANTIGUA] as number, hex) ? PORTSMOUTH : ANTIGUA;
}

function offerCourse(
  s: Readonly<Campaign>,
  v: Voyage,
  hex: number,
  goal: number,
  found: Reach,
  offers: GloryAction[],
): void {
  const at = GOAL_HEXES[goal] as number;
  if (at === hex) return;
  if (!isSameOcean(at, hex)) {
    if (s.articles.waters !== TRAFALGAR_WATERS && goal === overseasRow(hex))
      offers.push({ do: 'make-for', goal, part: 'loose' });
    return;
  }
  if (watersOf(s).open[at] !== 1) return;
  const isPort = goal < NORTH_SEA;
  if (isPort && !mayEnterZone(s, v, goal)) return;
  offers.push({ do: 'make-for', goal, part: 'loose' });
  if (!isPort || found.cost[at] === -1) return;
  offers.push({ do: 'make-for', goal, part: 'inshore' });
  if (mayEnterPort(s, v, goal)) offers.push({ do: 'make-for', goal, part: 'port' });
}

export const PART_OF = { port: PORT, inshore: INSHORE, loose: LOOSE } as const;

/** 11.4 Where a course ends: Inshore or on Loose Blockade, in a port, or in a hex. Nobody stops Off Station. */
export function placeOf(goal: number, part: number): number {
  if (goal >= NORTH_SEA) return GOAL_HEXES[goal] as number;
  return part === PORT ? inPort(goal) : inZone(goal, part);
}

/** R37 The cheapest way to a goal, or as near to it as can be; `isWhole` when it leads there. */
export function plotCourse(
  s: Readonly<Campaign>,
  hex: number,
  left: number,
  goal: number,
): { readonly path: number[]; readonly isWhole: boolean } {
  const found = reachFrom(s, hex, left);
  const at = GOAL_HEXES[goal] as number;
  const isBeyond = !isSameOcean(at, hex);
  if (!isBeyond && found.cost[at] !== -1) return { path: quietCourse(s, found, at), isWhole: true };
  let best = hex;
  for (let i = 0; i < found.count; i++) {
    const other = found.hexes[i] as number;
    if (trackFrom(other) !== -1 && !isBeyond) continue;
    if (seaDistance(goal, other) < seaDistance(goal, best)) best = other;
  }
  return { path: quietCourse(s, found, best), isWhole: false };
}

/**
 * R37 The cheapest way, back from its end: of equal last steps one that does not come out of watched Narrows. It ends, for every
 * step back leads to a hex that costs less, and only the first costs nothing.
 */
function quietCourse(s: Readonly<Campaign>, found: Reach, to: number): number[] {
  const course: number[] = [];
  for (let at = to; (found.cost[at] as number) > 0; ) {
    course.push(at);
    let before = neighbour(at, ((found.via[at] as number) + 3) % DIRECTIONS, s.articles.waters);
    if (isWatchedNarrows(s, before)) before = asCheap(s, found, at, before);
    at = before;
  }
  return course.toReversed();
}

/** 14.5 */
function isWatchedNarrows(s: Readonly<Campaign>, hex: number): boolean {
  return isNarrows(hex) && isAnyAt(s, hex, otherSide(s.activation.side));
}

/** Another neighbour from which a hex is reached as cheaply as from that one; else that one. */
function asCheap(s: Readonly<Campaign>, found: Reach, hex: number, other: number): number {
  for (let dir = 0; dir < DIRECTIONS; dir++) {
    const before = neighbour(hex, dir, s.articles.waters);
    if (before < 0 || before === other || found.cost[before] === -1 || trackFrom(before) !== -1) continue;
    const total = (found.cost[before] as number) + costOf(s, before, hex, (dir + 3) % DIRECTIONS);
    if (total === found.cost[hex]) return before;
  }
  return other;
}

export function offersAtSea(
  s: Readonly<Campaign>,
  v: Voyage,
  hex: number,
  left: number,
  steps: number,
  moved: number,
): GloryAction[] {
  const offers: GloryAction[] = mayStop(s, v, hex, left, moved) ? [{ do: 'heave-to' }] : [];
  const port = portAt(hex);
  if (port >= 0 && mayEnterZone(s, v, port)) offers.push(...entryOffers(s, v, port));
  if (steps === 0) offers.push(...courseOffers(s, v, hex, left));
  offers.push(...steerOffers(s, v, hex, left));
  return offers;
}

export function hexOfPort(port: number): number {
  return (PORTS[port] as { readonly hex: number }).hex;
}
