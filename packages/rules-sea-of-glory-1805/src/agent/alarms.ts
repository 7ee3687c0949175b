/** What can be seen of the enemy at sea, and the state of one's own fleets. */

import { seaDistance, straightDistance } from '../model/chart.ts';
import { ARRIVALS, PORTS } from '../model/data/figures.ts';
import type { Port } from '../model/data/figures.ts';
import { isAtSea, isInPort, isInZone, isOnTrack, isWestward, NOWHERE, portOf, isGathering } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { areaOf, blockRange, hexOf, isFriendly, isMajor, otherSide, sideOfBlock } from '../model/state.ts';
import { isStormySoon, isToBeLeft } from './hurricanes.ts';
import { isExposed } from './targets.ts';
import { openDuty } from '../chapters/ch15-duties.ts';
import { NEAPOLITAN_MONARCHY } from '../model/data/numbers-of-battle.ts';
import {
  BLOCK_COUNT,
  BRITISH,
  FAR,
  FIRST_FRIGATE,
  NAPLES,
  NORTH_SEA,
  SOUND,
  WEST_INDIES,
  WRECKED,
} from '../model/terms.ts';

/** A blank of the enemy's that is out of port. */
function isOut({ place }: Readonly<Block>): boolean {
  return place !== NOWHERE && !isInPort(place) && !isOnTrack(place) && !isGathering(place);
}

/** Hexes to the nearest enemy block at sea or off a port; FAR for none. */
export function nearestEnemy(s: Readonly<Campaign>, side: number, hex: number): number {
  const [from, to] = blockRange(otherSide(side));
  let least = FAR;
  for (let id = from; id < to; id++) {
    const block = s.blocks[id] as Block;
    if (!isOut(block)) continue;
    const distance = straightDistance(hex, hexOf(block.place));
    if (distance < least) least = distance;
  }
  return least;
}

/** Of two as near the one in the lower place, whichever block it is; the first must be nearer than the bound. */
function isBefore(best: number, place: number): boolean {
  return best === NOWHERE || best <= place;
}

/** The hex of the nearest Allied block in the open sea, within so many hexes; -1 for none. */
export function quarryOf(s: Readonly<Campaign>, hex: number, within: number): number {
  const [from, to] = blockRange(otherSide(BRITISH));
  let best = NOWHERE;
  let least = within + 1;
  for (let id = from; id < to; id++) {
    const { place } = s.blocks[id] as Block;
    if (!isAtSea(place)) continue;
    const distance = straightDistance(hex, place);
    if (distance > least || (distance === least && isBefore(best, place))) continue;
    least = distance;
    best = place;
  }
  return best;
}

/** Hexes beyond which nobody sails after a block that he has only heard of. */
const HUNT = 14;
const HUNTERS = 5;
/** Hexes that a raider off a port which must be kept is worth. */
const AT_WORK = 4;
const OUTNUMBERED = 1.4;

/**
 * The place of the Allied block that a British fleet should go after; NOWHERE for none. One fleet for each: a second stays at its
 * post if another is nearer.
 */
export function preyOf(s: Readonly<Campaign>, id: number): number {
  const sound = soundByBlock(s);
  const own = sound[id] as number;
  if (own < HUNTERS) return NOWHERE;
  if (isStormySoon(s) && areaOf(s, (s.blocks[id] as Block).place) === WEST_INDIES) return NOWHERE;
  const hex = hexOf((s.blocks[id] as Block).place);
  const [from, to] = blockRange(otherSide(BRITISH));
  let best = NOWHERE;
  let least = HUNT;
  for (let enemy = from; enemy < to; enemy++) {
    const block = s.blocks[enemy] as Block;
    if (!isOut(block) || block.low > OUTNUMBERED * own || isOffHome(s, block.place)) continue;
    // Whoever leaves his sea to others loses it.
    if (areaOf(s, block.place) !== areaOf(s, (s.blocks[id] as Block).place)) continue;
    const way = distanceTo(hex, block.place);
    const score = isInZone(block.place) && isExposed(s, portOf(block.place)) ? way - AT_WORK : way;
    if (score > least || (score === least && isBefore(best, block.place))) continue;
    if (way > 0 && isHunted(s, sound, id, block.place, way)) continue;
    least = score;
    best = block.place;
  }
  return best;
}

/** Whether a British block off a track would meet more than it can fight: ships in port are left alone. */
export function isOutmatched(s: Readonly<Campaign>, { id, place, goal }: Readonly<Block>): boolean {
  return isOnTrack(place) && isWestward(place) && isOverrun(s, id, ARRIVALS.westIndies[goal - 1] ?? -1);
}

/** Whether more of the enemy has been seen off a port than a British fleet can fight. */
export function isOverrun(s: Readonly<Campaign>, id: number, port: number): boolean {
  const own = conditionOf(s, id).sound;
  const [from, to] = blockRange(otherSide(BRITISH));
  for (let enemy = from; enemy < to; enemy++) {
    const block = s.blocks[enemy] as Block;
    if (isInZone(block.place) && portOf(block.place) === port && block.low > OUTNUMBERED * own) return true;
  }
  return false;
}

function isOffHome(s: Readonly<Campaign>, place: number): boolean {
  return isInZone(place) && isFriendly(s, portOf(place), otherSide(BRITISH));
}

function distanceTo(hex: number, place: number): number {
  const port = portOf(place);
  return port >= 0 ? seaDistance(port, hex) : straightDistance(hex, place);
}

/** Whether another British fleet that is free to go is nearer. */
function isHunted(s: Readonly<Campaign>, sound: Readonly<Uint8Array>, id: number, place: number, way: number): boolean {
  for (let other = 0; other < FIRST_FRIGATE; other++) {
    if (other === id || (sound[other] as number) < HUNTERS) continue;
    const at = (s.blocks[other] as Block).place;
    if ((!isAtSea(at) && !isInZone(at)) || blockades(s, at, BRITISH) >= 0) continue;
    const theirs = distanceTo(hexOf(at), place);
    if (theirs < way || (theirs === way && other < id)) return true;
  }
  return false;
}

function soundByBlock(s: Readonly<Campaign>): Uint8Array {
  const sound = new Uint8Array(BLOCK_COUNT);
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship] as number;
    if (berth < BLOCK_COUNT && s.damage[ship] === SOUND) sound[berth] = (sound[berth] as number) + 1;
  }
  return sound;
}

export interface Condition {
  ships: number;
  sound: number;
  wrecked: number;
}

export function conditionOf(s: Readonly<Campaign>, id: number): Condition {
  const found: Condition = { ships: 0, sound: 0, wrecked: 0 };
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (s.berths[ship] !== id) continue;
    found.ships++;
    if (s.damage[ship] === SOUND) found.sound++;
    else if (s.damage[ship] === WRECKED) found.wrecked++;
  }
  return found;
}

/**
 * A fleet that belongs in port: of Allied ships half are damaged, of British ones a third, for a British ship that founders counts four
 * times as much as one of theirs.
 */
export function isHurt(s: Readonly<Campaign>, id: number): boolean {
  const { ships, sound } = conditionOf(s, id);
  return ships > 0 && (sideOfBlock(id) === BRITISH ? 3 * sound <= 2 * ships : 2 * sound <= ships);
}

/** Off an enemy port: -1 where it does not lie off one. */
export function blockades(s: Readonly<Campaign>, place: number, side: number): number {
  if (!isInZone(place)) return -1;
  const port = portOf(place);
  return isFriendly(s, port, otherSide(side)) ? port : -1;
}

/**
 * The nearest friendly port that can do something for a fleet and is likely to stand: none among hurricanes, nor Naples with St. Cyr
 * before it. Wrecks and prizes are of use in a major port only (R11, R41); Trafalgar has done with them in any (R98).
 */
export function nearestYard(s: Readonly<Campaign>, id: number, hex: number): number {
  const side = sideOfBlock(id);
  const needsMajor = !s.articles.trafalgar && conditionOf(s, id).wrecked > 0;
  let best = -1;
  let least = FAR;
  for (let port = 0; port < NORTH_SEA; port++) {
    if ((PORTS[port] as Port).repair === 0 || !isFriendly(s, port, side) || isToBeLeft(s, port)) continue;
    if (needsMajor && !isMajor(port)) continue;
    if (side === BRITISH && port === NAPLES && openDuty(s, NEAPOLITAN_MONARCHY) !== null) continue;
    const distance = seaDistance(port, hex);
    if (distance >= least) continue;
    least = distance;
    best = port;
  }
  return best;
}
