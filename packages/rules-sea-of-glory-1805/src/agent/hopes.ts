/** The chance that somebody reaches a goal in time and does there what he came for. Rough figures: only their order matters. */

import type { Force, Forces } from './forces.ts';
import { firepowerResult, overHundred } from '../model/lookups.ts';
import { isSameOcean, seaDistance, straightDistance } from '../model/chart.ts';
import { GOAL_HEXES, PORTS, RAID } from '../model/data/figures.ts';
import { partOf, portOf } from '../model/places.ts';
import { FAR, INSHORE, LOOSE, NORTH_SEA, OFF_STATION, PORT } from '../model/terms.ts';

/** By hexes to sail: each makes it likelier to be seen, blown away or late. */
const NEARNESS: readonly number[] = Array.from({ length: 80 }, (_, hexes) => 0.94 ** hexes);
/** By hexes between an enemy and what he could strike at. */
const COVER: readonly number[] = Array.from({ length: 30 }, (_, hexes) => 0.8 ** hexes);
/** What a transit track is worth in hexes. */
const CROSSING = 18;
/** About what a fleet sails in a turn. */
const HEXES_A_TURN = 7;

/** Of throwing so much or more with two and with three dice. */
const TWO_DICE: readonly number[] = chances(2);
const THREE_DICE: readonly number[] = chances(3);

function chances(dice: number): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: ways.length + 6 }, () => 0);
    for (const [sum, count] of ways.entries())
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] as number) + count;
    ways = next;
  }
  let above = 0;
  return ways
    .toReversed()
    .map(count => (above += count) / 6 ** dice)
    .toReversed();
}

/** 22.2, 22.3 The command of an admiral of the middling sort. */
const COMMAND = 3;

/** 22.2, 22.3 The chance of a raid on a port, from Inshore. */
export function success(firepower: number, port: number): number {
  const defence = PORTS[port]?.defence ?? 0;
  const tail = (port === NORTH_SEA ? RAID.northSea : RAID.inshore) === 2 ? TWO_DICE : THREE_DICE;
  const added = COMMAND + overHundred(firepower);
  for (let dice = 0; dice < tail.length; dice++) {
    if (firepowerResult(firepower, dice + added) >= defence) return tail[dice] as number;
  }
  return 0;
}

/** Of a force that makes for a goal (a row of the table of distances): how likely it gets there, by distance and time. */
export function arrival(force: Readonly<Force>, goal: number, turnsLeft: number): number {
  const at = GOAL_HEXES[goal] as number;
  if (force.hex < 0) return NEARNESS[CROSSING] as number;
  const distance = seaDistance(goal, force.hex);
  if (distance === FAR) return 0;
  const way = Math.max(0, distance + (isSameOcean(at, force.hex) ? 0 : CROSSING) - force.ahead);
  const inTime = Math.min(1, (turnsLeft * HEXES_A_TURN) / (way + 1));
  return (NEARNESS[Math.min(way, NEARNESS.length - 1)] as number) * inTime * posture(force, goal);
}

/** Inshore it strikes best, on Loose Blockade less well; out at sea it has still to come in. */
function posture({ place }: Readonly<Force>, goal: number): number {
  if (goal >= NORTH_SEA || portOf(place) !== goal) return 0.8;
  const part = partOf(place);
  return part === INSHORE ? 1 : part === LOOSE ? 0.92 : part === OFF_STATION ? 0.75 : 0.8;
}

/** Enemy firepower that bears on a hex: all of it where it stands, less from farther off. */
function cover(enemies: readonly Force[], hex: number): number {
  if (hex < 0) return 0;
  let sum = 0;
  for (let i = 0; i < enemies.length; i++) {
    const { hex: at, firepower, ahead } = enemies[i] as Force;
    if (at < 0) continue;
    const distance = straightDistance(at, hex) - ahead;
    if (distance < COVER.length) sum += firepower * (COVER[Math.max(0, distance)] as number);
  }
  return sum;
}

/** British firepower that bears on an Allied force. */
export function threatTo(force: Force, { british }: Forces): number {
  if (force.threat < 0) force.threat = cover(british, force.hex);
  return force.threat;
}

function watchOn(goal: number, { british, watch }: Forces): number {
  if ((watch[goal] as number) < 0) watch[goal] = cover(british, GOAL_HEXES[goal] as number);
  return watch[goal] as number;
}

/** British gunnery and signals count for more than the guns. */
const QUALITY = 1.25;

/** How likely a force stays whole against what bears on it and on its goal. */
export function safety(force: Force, forces: Forces, goal: number): number {
  const bears = 0.5 * threatTo(force, forces) + 0.5 * watchOn(goal, forces);
  return force.firepower / (force.firepower + QUALITY * bears + 1);
}

/** 13.0 How much of a force in port the fleets before it keep in, from 0 to 1. */
export function kept(force: Readonly<Force>, { british }: Forces): number {
  const port = portOf(force.place);
  let guns = 0;
  for (let i = 0; i < british.length; i++) {
    const { place, firepower } = british[i] as Force;
    if (portOf(place) === port && partOf(place) !== PORT) guns += firepower;
  }
  return (QUALITY * guns) / (QUALITY * guns + force.firepower + 1);
}

/** What fighting where both stand would bring the British, from -1 to 1. */
export function odds(british: number, allied: number): number {
  const [b, a] = [british * QUALITY, allied];
  return b + a === 0 ? 0 : (b - a) / (b + a);
}
