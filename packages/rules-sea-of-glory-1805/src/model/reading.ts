/** Questions that several chapters ask of a campaign. Nothing here changes it. */

import type { Port, Track, Waters } from './data/figures.ts';
import { PORTS, SHIP_ATTACK, SHIP_NATION, TRACKS, WATERS } from './data/figures.ts';
import {
  berthPort,
  boxOf,
  isAtSea,
  isGathering,
  isInPort,
  isInZone,
  isOnTrack,
  isWestward,
  NOWHERE,
  portOf,
} from './places.ts';
import type { Block, Campaign } from './table.ts';
import {
  ALGIERS,
  ALLIED,
  BLOCK_COUNT,
  BRITISH,
  CRAIG,
  DAMAGED,
  FIRST_ALLIED,
  FIRST_FOG,
  FIRST_FRIGATE,
  GOLD,
  MAJOR,
  MOORE,
  NEUTRAL,
  TO_EUROPE,
  TO_WEST_INDIES,
  TRANSPORT,
  WEST_INDIES,
  WRECKED,
} from './terms.ts';

export function blockOf(s: Readonly<Campaign>, id: number): Block {
  return s.blocks[id] as Block;
}

export function sideOfBlock(id: number): number {
  return id < FIRST_ALLIED ? BRITISH : ALLIED;
}

export function otherSide(side: number): number {
  return side === BRITISH ? ALLIED : BRITISH;
}

/** Numbers of the blocks of a side: from the first up to, and without, the second. */
export function blockRange(side: number): readonly [number, number] {
  return side === BRITISH ? BRITISH_BLOCKS : ALLIED_BLOCKS;
}

const BRITISH_BLOCKS: readonly [number, number] = [0, FIRST_ALLIED];
const ALLIED_BLOCKS: readonly [number, number] = [FIRST_ALLIED, BLOCK_COUNT];

export function isFrigate(id: number): boolean {
  return id >= FIRST_FRIGATE && id < CRAIG;
}

export function isFog(id: number): boolean {
  return id >= FIRST_FOG;
}

/** 2.6 Any block of ships: Expeditions, Transport and Gold are fleets; frigates and Fog of War are not. */
export function isFleet(id: number): boolean {
  return !isFrigate(id) && !isFog(id);
}

/** 7.2 */
export function isExpedition(id: number): boolean {
  return id === CRAIG || id === MOORE;
}

/** 7.2, 7.3 Blocks that are more than a name for ships: 17.3 counts them alike. */
export function isConvoy(id: number): boolean {
  return isExpedition(id) || id === TRANSPORT || id === GOLD;
}

/** 2.6 The hex that a place is in: that of the patrol zone, for ports and zones; -1 off the map. */
export function hexOf(place: number): number {
  if (isAtSea(place)) return place;
  const port = portOf(place);
  return port < 0 ? -1 : (PORTS[port] as Port).hex;
}

/** On the map: at sea, in a patrol zone or in a port. Not on a track. */
export function isOnMap(place: number): boolean {
  return isAtSea(place) || portOf(place) >= 0;
}

/** 2.6, 24.1 Sea area of a place on the map; -1 for tracks and off the map. */
export function areaOf(s: Readonly<Campaign>, place: number): number {
  const hex = hexOf(place);
  return hex < 0 ? -1 : (watersOf(s).area[hex] as number);
}

/** 2.6, 12.2 Weather zone of a place: boxes of the tracks may lie in one; -1 for none. */
export function zoneOf(s: Readonly<Campaign>, place: number): number {
  if (isOnTrack(place)) return trackOf(place).zones[boxOf(place)] as number;
  const hex = hexOf(place);
  return hex < 0 ? -1 : (watersOf(s).zone[hex] as number);
}

/** The hexes in play. */
export function watersOf(s: Readonly<Campaign>): Waters {
  return WATERS[s.articles.waters] as Waters;
}

export function trackOf(place: number): Track {
  return TRACKS[isWestward(place) ? TO_WEST_INDIES : TO_EUROPE] as Track;
}

export function isWestIndian(port: number): boolean {
  return (PORTS[port] as Port).area === WEST_INDIES;
}

/** 2.6, 22.3 Ports that a side may enter (none is -1): Naples, Malta and Alexandria change hands when invaded, Algiers by 22.1. */
export function isFriendly(s: Readonly<Campaign>, port: number, side: number): boolean {
  if (port < 0) return false;
  const owner = (PORTS[port] as Port).side;
  if (owner === NEUTRAL) return port === ALGIERS && s.algiers === side + 1;
  if (owner === BRITISH) return s.invaded[port] === 1 ? side === ALLIED : side === BRITISH;
  return side === ALLIED;
}

/** 2.6 */
export function isMajor(port: number): boolean {
  return (PORTS[port] as Port).class === MAJOR;
}

/** Ids of the blocks of a side that stand in a place, by number. */
export function blocksAt(s: Readonly<Campaign>, place: number, side: number): number[] {
  const found: number[] = [];
  const [from, to] = side === BRITISH ? [0, FIRST_ALLIED] : [FIRST_ALLIED, BLOCK_COUNT];
  for (let id = from; id < to; id++) if ((s.blocks[id] as Block).place === place) found.push(id);
  return found;
}

/** Whether any block of a side stands in a place. */
export function isAnyAt(s: Readonly<Campaign>, place: number, side: number): boolean {
  const [from, to] = blockRange(side);
  for (let id = from; id < to; id++) if ((s.blocks[id] as Block).place === place) return true;
  return false;
}

/** Ships in a berth: a block, a port's ready box, its ordinary, a box. */
export function shipsIn(s: Readonly<Campaign>, berth: number): number[] {
  const found: number[] = [];
  for (let ship = 0; ship < s.berths.length; ship++) if (s.berths[ship] === berth) found.push(ship);
  return found;
}

export function countShips(s: Readonly<Campaign>, berth: number): number {
  let count = 0;
  for (let ship = 0; ship < s.berths.length; ship++) if (s.berths[ship] === berth) count++;
  return count;
}

export function countWith(s: Readonly<Campaign>, berth: number, damage: number): number {
  let count = 0;
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (s.berths[ship] === berth && s.damage[ship] === damage) count++;
  }
  return count;
}

export function admiralsIn(s: Readonly<Campaign>, berth: number): number[] {
  const found: number[] = [];
  for (let admiral = 0; admiral < s.admirals.length; admiral++) if (s.admirals[admiral] === berth) found.push(admiral);
  return found;
}

/** 18.1 Face-up attack value: none when wrecked. */
export function attackOf(s: Readonly<Campaign>, ship: number): number {
  const damage = s.damage[ship] as number;
  return damage === WRECKED ? 0 : (SHIP_ATTACK[ship * 2 + damage] as number);
}

/** The side whose ship she was built for; a prize sails with the other (20.1). */
export function sideOfShip(ship: number): number {
  return SHIP_NATION[ship] === 0 ? BRITISH : ALLIED;
}

/** 20.1 A prize: in a block or port of the enemy's. */
export function isPrize(s: Readonly<Campaign>, ship: number): boolean {
  const berth = s.berths[ship] as number;
  const port = berthPort(berth);
  if (port >= 0) return !isFriendly(s, port, sideOfShip(ship));
  return berth < BLOCK_COUNT && sideOfBlock(berth) !== sideOfShip(ship);
}

/** 22.2 Firepower of what lies in some berths: wrecked ships have none. */
export function firepowerOf(s: Readonly<Campaign>, berths: readonly number[]): number {
  let sum = 0;
  for (let ship = 0; ship < s.berths.length; ship++) {
    if (berths.includes(s.berths[ship] as number)) sum += attackOf(s, ship);
  }
  return sum;
}

/** Whether the other side sees that a block stands there (3.0: in port only where that is on the map). */
export function isSeen(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  const { place } = block;
  if (place === NOWHERE || isGathering(place)) return false;
  return !isInPort(place) || !s.articles.portsOffMap;
}

/** 13.0 In any part of the patrol zone of an enemy port, Off Station too. */
export function isBlockading(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  return isInZone(block.place) && isFriendly(s, portOf(block.place), otherSide(sideOfBlock(block.id)));
}

export function isDamaged(s: Readonly<Campaign>, ship: number): boolean {
  return s.damage[ship] === DAMAGED;
}
