/**
 * What a side can reckon before it gives an order, from nothing but what it sees: which hexes a block can reach and at what cost,
 * and how likely it is to be seen on its way by those who stand there (14.0).
 */

import { BONUS_MOVE } from './activation.ts';
import { BY_HEXES, BY_WIND, courseTo, isNarrows, neighbour, reach, stepCost, zoneOf } from './chart.ts';
import { GOAL_HEXES, MOVEMENT, PORTS, SEARCH } from './data/figures.ts';
import { searchSeason } from './lookups.ts';
import { inZone, isAtSea, partOf, portOf } from './places.ts';
import { IN_NARROWS } from './search.ts';
import { FRIGATE_SEEN } from './table.ts';
import { CRAIG, GOLD, INSHORE, LOOSE, MOORE, NORTH_SEA, OFF_STATION, PORT, SEA, TRANSPORT } from './terms.ts';
import type { GloryView } from './view.ts';
import type { GloryAction } from './vocabulary.ts';

/** What an order is about: a block, the port it lies in or before, the hex it has come to (-1: none), and points or hexes left. */
export interface Underway {
  readonly block: number;
  readonly port: number;
  readonly hex: number;
  readonly left: number;
}

export interface Reached {
  readonly hex: number;
  readonly cost: number;
  /** The cheapest way, hex by hex, to that one itself; beyond the patrol zone of a block that stands in one. */
  readonly course: readonly number[];
}

export interface Prospect {
  /** Points, or hexes on a bonus move, that it costs; -1 where that depends on the way. */
  readonly cost: number;
  /** How likely somebody sees the block, from 0 to 1; -1 where nobody stands who could. */
  readonly seen: number;
}

function modeOf(v: GloryView): number {
  return v.activation.kind === BONUS_MOVE ? BY_HEXES : BY_WIND;
}

/** 9.4, 9.6 All hexes within what is left, the one it stands in excepted; of a block in a patrol zone, those beyond it. */
export function reachable(v: GloryView, { hex, port, left }: Underway): readonly Reached[] {
  const from = hex >= 0 ? hex : (PORTS[port]?.hex ?? -1);
  const points = hex >= 0 ? left : left - MOVEMENT.leavingZone;
  if (from < 0 || points <= 0) return [];
  const found = reach(from, points, v.winds, modeOf(v), v.waters);
  const spent = left - points;
  return Array.from({ length: found.count }, (_, i) => found.hexes[i] as number)
    .filter(at => at !== from)
    .map(at => ({ hex: at, cost: (found.cost[at] as number) + spent, course: courseTo(found, at, v.waters) }));
}

/** Null for answers that move nothing. */
export function prospectOf(v: GloryView, under: Underway, action: GloryAction): Prospect | null {
  const { block, port, hex, left } = under;
  const seen = (by: readonly Eyes[]): number => chanceOfBeingSeen(v, block, by);
  switch (action.do) {
    case 'steer': {
      const next = neighbour(hex, action.direction, v.waters);
      if (hex < 0 || next < 0) return null;
      const cost = modeOf(v) === BY_HEXES ? 1 : stepCost(hex, next, action.direction, v.winds, v.waters);
      return { cost, seen: seen(narrowsOf([next])) };
    }
    case 'enter': {
      const part = PARTS[action.part];
      return { cost: -1, seen: seen(hex >= 0 ? entering(portAtHex(hex), part) : crossing(v, under, part)) };
    }
    case 'put-out': {
      const to = action.to === 'sea' ? SEA : PARTS[action.to];
      const stands = v.blocks.find(({ id }) => id === block)?.place ?? -1;
      const leaves = partOf(stands) > PORT ? crossing(v, under, to) : comingOut(port, to);
      return { cost: to === SEA ? MOVEMENT.leavingZone : -1, seen: seen(leaves) };
    }
    case 'make-for': {
      const goal = GOAL_HEXES[action.goal] ?? -1;
      if (hex < 0 || goal < 0) return null;
      const found = reach(hex, left, v.winds, modeOf(v), v.waters);
      const cost = found.cost[goal] ?? -1;
      if (cost < 0) return { cost: -1, seen: -1 };
      const ends = action.goal < NORTH_SEA ? entering(action.goal, PARTS[action.part]) : [];
      return { cost, seen: seen([...narrowsOf(courseTo(found, goal, v.waters)), ...ends]) };
    }
    default:
      return null;
  }
}

const PARTS = { port: PORT, inshore: INSHORE, loose: LOOSE } as const;

function portAtHex(hex: number): number {
  return PORTS.findIndex((port, i) => port.hex === hex && i !== NORTH_SEA);
}

// --- 14.2–14.5 Who looks for a block on its way: where they stand, and how that counts (a part of a patrol zone, or a Narrows) ---

interface Eyes {
  readonly place: number;
  readonly mode: number;
}

function narrowsOf(hexes: readonly number[]): Eyes[] {
  return hexes.filter(isNarrows).map(place => ({ place, mode: IN_NARROWS }));
}

function eyes(port: number, part: number, mode = part): Eyes {
  return { place: inZone(port, part), mode };
}

/** 14.2.1 */
function entering(port: number, to: number): Eyes[] {
  return [eyes(port, OFF_STATION), eyes(port, LOOSE), eyes(port, INSHORE, to === LOOSE ? LOOSE : INSHORE)];
}

/** 14.2.2 */
function comingOut(port: number, to: number): Eyes[] {
  const near = [eyes(port, INSHORE), eyes(port, LOOSE, to === INSHORE ? INSHORE : LOOSE)];
  return to === SEA ? [...near, eyes(port, OFF_STATION)] : near;
}

/** 14.3 Step by step from where it stands in the patrol zone. */
function crossing(v: GloryView, { block }: Underway, to: number): Eyes[] {
  const place = v.blocks.find(({ id }) => id === block)?.place ?? -1;
  const port = portOf(place);
  if (port < 0) return [];
  const through = to === SEA && partOf(place) === INSHORE ? [eyes(port, LOOSE)] : [];
  return [...through, eyes(port, to === SEA ? OFF_STATION : to)];
}

// --- 14.0 Their dice ---

const D6 = 6;

/** Two dice with so much added. */
function spotting(modifier: number): number {
  let ways = 0;
  for (let a = 1; a <= D6; a++) for (let b = 1; b <= D6; b++) if (a + b + modifier >= SEARCH.spotted) ways++;
  return ways / (D6 * D6);
}

function standing(mode: number): number {
  if (mode === INSHORE) return SEARCH.inshore;
  if (mode === LOOSE) return SEARCH.loose;
  return mode === OFF_STATION ? SEARCH.offStation : SEARCH.narrows;
}

/**
 * Each blank block throws once. One of which nothing is known counts half as a frigate and half as a fleet. Fog of War never searches
 * and the Allies need not, so to a British block this is what it has to fear at most.
 */
function chanceOfBeingSeen(v: GloryView, block: number, lookers: readonly Eyes[]): number {
  const convoy = [CRAIG, MOORE, TRANSPORT, GOLD].includes(block) ? SEARCH.convoy : 0;
  let unseen = 1;
  let count = 0;
  for (const { place, mode } of lookers) {
    const zone = zoneOf(isAtSea(place) ? place : (PORTS[portOf(place)]?.hex ?? 0), v.waters);
    const chits = v.weather[zone] ?? 0;
    const sum = standing(mode) + convoy + SEARCH.weatherChit * chits + searchSeason(v.turn, zone);
    for (const blank of v.blanks) {
      if (blank.place !== place || blank.side === v.who) continue;
      const asFrigate = spotting(sum + SEARCH.frigate);
      const asFleet = spotting(sum);
      unseen *=
        1 - (blank.known === 0 ? (asFrigate + asFleet) / 2 : blank.known === FRIGATE_SEEN ? asFrigate : asFleet);
      count++;
    }
  }
  return count === 0 ? -1 : 1 - unseen;
}
