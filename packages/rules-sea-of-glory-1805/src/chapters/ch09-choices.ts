/** 9.0 What a side may order in its half of an activation. */

import { relocationPorts } from './ch06-relocation.ts';
import { alliedInNorthSea } from './ch14-search.ts';
import { unusedFleet, unusedFog } from './ch07-blocks.ts';
import { mayWantToJoin } from './ch07-rendezvous.ts';
import { mayStop } from './ch09-course.ts';
import { maySortie, readyByPort, isWindFair } from './ch11-ports.ts';
import { lowestCounted } from './ch13-blockades.ts';
import { declarable } from './ch15-duties.ts';
import { isHiddenRaid } from './ch22-markers.ts';
import type { Activation } from '../model/activation.ts';
import { BONUS_MOVE, WIND_MOVE } from '../model/activation.ts';
import { portAt } from '../model/chart.ts';
import { PORTS } from '../model/data/figures.ts';
import type { Orders } from '../model/drafts.ts';
import {
  inPort,
  inZone,
  isAtSea,
  isInPort,
  isInZone,
  isOnTrack,
  NORTH_SEA_BOX,
  NOWHERE,
  ordinaryIn,
  partOf,
  portOf,
  readyIn,
} from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  blockOf,
  blockRange,
  blocksAt,
  countShips,
  hexOf,
  isAnyAt,
  isFog,
  isFriendly,
  isFrigate,
  otherSide,
} from '../model/state.ts';
import {
  ALLIED,
  BLOCK_COUNT,
  BRITISH,
  DAMAGED,
  FIRST_FOG,
  INSHORE,
  LOOSE,
  NORTH_ATLANTIC,
  NORTH_SEA,
  OFF_STATION,
  PLYMOUTH,
  PORTSMOUTH,
  searchOrders,
  type GloryAction,
} from '../model/vocabulary.ts';

/** Orders that are only about orders: alone they are not worth a question. */
function isIdle(offer: GloryAction): boolean {
  return offer.do === 'done' || offer.do === 'stand-by' || offer.do === 'search-orders';
}

const DONE: readonly GloryAction[] = [{ do: 'done' }];

/** `limit`: whether the player has answered so often that he must come to an end. */
export function chooseOffers(
  s: Readonly<Campaign>,
  side: number,
  draft: Readonly<Orders>,
  limit: 'free' | 'bound',
): readonly GloryAction[] {
  if (s.activation.open.length > 0) return openOffers(s);
  if (limit === 'bound' || s.standBy[side] === s.turn) return DONE;
  const offers: GloryAction[] = [{ do: 'done' }];
  if (mayWantToJoin(s, side)) offers.push({ do: 'done-and-join' });
  sailOffers(s, side, offers);
  portOffers(s, side, offers);
  if (s.activation.kind === WIND_MOVE) fleetOffers(s, side, offers);
  mastOffers(s, side, offers);
  if (side === ALLIED) fogOffers(s, offers);
  if (mayOrderNorthSea(s, side)) offers.push({ do: 'north-sea' });
  if (side === BRITISH) for (const duty of declarable(s)) offers.push({ do: 'declare-done', duty });
  if (offers.every(isIdle)) return DONE;
  offers.push({ do: 'stand-by' });
  if (side === ALLIED) {
    for (const order of searchOrders)
      if (searchOrders[draft.searchOrder] !== order) offers.push({ do: 'search-orders', order });
  }
  return offers;
}

/** 9.1, R62 Blocks in the middle of their move: a fleet that came out unseen, and the Fog of War that joined it. */
function openOffers(s: Readonly<Campaign>): GloryAction[] {
  const offers: GloryAction[] = [];
  let mayRest = true;
  for (const id of s.activation.open) {
    const block = blockOf(s, id);
    offers.push({ do: 'sail', block: id });
    mayRest &&= mayRestHere(s, block);
  }
  if (mayRest) offers.push({ do: 'heave-to' });
  return offers;
}

function mayRestHere(s: Readonly<Campaign>, block: Readonly<Block>): boolean {
  if (!isAtSea(block.place)) return true;
  return mayStop(s, block, block.place, s.activation.allowance - block.spent, block.under);
}

/** R103 Whether a block may still be ordered: on a bonus move, which nobody need use, only the one that was picked, and its Fog of War. */
function isFree({ kind, bonus }: Readonly<Activation>, block: Readonly<Block>): boolean {
  return block.active === 1 && (kind !== BONUS_MOVE || bonus.length === 0 || bonus.includes(block.id));
}

function sailOffers(s: Readonly<Campaign>, side: number, offers: GloryAction[]): void {
  const [from, to] = blockRange(side);
  for (let id = from; id < to; id++) {
    const block = blockOf(s, id);
    if (!isFree(s.activation, block)) continue;
    const { place } = block;
    if (isAtSea(place) || isInZone(place)) offers.push({ do: 'sail', block: id });
    else if (isInPort(place) && isFrigate(id) && isWindFair(s, portOf(place))) offers.push({ do: 'sail', block: id });
  }
}

/** 11.1 Sorties, and 9.7 ships along the south coast. */
function portOffers(s: Readonly<Campaign>, side: number, offers: GloryAction[]): void {
  const { kind, area } = s.activation;
  if (kind !== WIND_MOVE) return;
  const ready = readyByPort(s);
  for (let port = 0; port < NORTH_SEA; port++) if (maySortie(s, port, side, ready)) offers.push({ do: 'sortie', port });
  if (side !== BRITISH || area !== NORTH_ATLANTIC) return;
  for (const port of [PLYMOUTH, PORTSMOUTH]) if ((ready[port] as number) > 0) offers.push({ do: 'along-coast', port });
}

/** 7.6, 6.9.3 Splits and relocations: before the fleet moves. */
function fleetOffers(s: Readonly<Campaign>, side: number, offers: GloryAction[]): void {
  if (side === ALLIED && !s.articles.trafalgar) return;
  const canSplit = unusedFleet(s, side) >= 0;
  if (!canSplit && side === ALLIED) return;
  const counts = countByBlock(s);
  const [from, to] = blockRange(side);
  for (let id = from; id < to; id++) {
    const block = blockOf(s, id);
    const { place } = block;
    const ships = counts[id] as number;
    if (block.active !== 1 || block.under === 1 || ships === 0) continue;
    if (!isAtSea(place) && !isInZone(place)) continue;
    if (canSplit && ships > 1 && !s.activation.splits.includes(id)) offers.push({ do: 'split', block: id });
    if (side === BRITISH && (counts[BLOCK_COUNT + id] as number) > 0)
      for (const port of relocationPorts(s, place)) offers.push({ do: 'relocate', block: id, port });
  }
}

/** Ships by block, and after them damaged ships by block. */
function countByBlock(s: Readonly<Campaign>): Uint8Array {
  const counts = new Uint8Array(2 * BLOCK_COUNT);
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship] as number;
    if (berth >= BLOCK_COUNT) continue;
    counts[berth] = (counts[berth] as number) + 1;
    if (s.damage[ship] === DAMAGED) counts[BLOCK_COUNT + berth] = (counts[BLOCK_COUNT + berth] as number) + 1;
  }
  return counts;
}

/** 22.2, R90 Whether the British would learn by counting masts what lies under a Raided? marker. */
function isMarked(s: Readonly<Campaign>, side: number, port: number): boolean {
  return side === BRITISH && isHiddenRaid(s.raids[port] as number);
}

/** 13.5 From the zone at the beginning of an activation; from the port at any time in it, once a half (R69). */
function mastOffers(s: Readonly<Campaign>, side: number, offers: GloryAction[]): void {
  const enemy = otherSide(side);
  const [from, to] = blockRange(side);
  const seen: number[] = [];
  for (let id = from; id < to; id++) {
    const block = blockOf(s, id);
    const port = portOf(block.place);
    if (isFog(id) || block.under === 1 || !isInZone(block.place) || !isFree(s.activation, block)) continue;
    if (seen.includes(port) || lowestCounted(s, port) >= 0) continue;
    if (!isFriendly(s, port, enemy) && !isMarked(s, side, port)) continue;
    seen.push(port);
    offers.push({ do: 'masts', port, from: 'zone' });
  }
  const inshore = portsWithInshore(s, enemy);
  // Port by port: the order of the enemy's blocks would tell what they are.
  for (let port = 0; port < PORTS.length; port++) {
    if ((inshore & (1 << port)) === 0 && !isMarked(s, side, port)) continue;
    if (!canLookOut(s, side, port)) continue;
    offers.push({ do: 'masts', port, from: 'port' });
  }
}

/** A bit for each port off which a block of a side stands Inshore: one look at the blocks serves all ports. */
function portsWithInshore(s: Readonly<Campaign>, side: number): number {
  const [from, to] = blockRange(side);
  let ports = 0;
  for (let id = from; id < to; id++) {
    const { place } = blockOf(s, id);
    if (partOf(place) === INSHORE) ports |= 1 << portOf(place);
  }
  return ports;
}

/** Masts counted from a port are noted under this number (R69). */
export function lookoutMark(port: number): number {
  return PORTS.length + port;
}

function canLookOut(s: Readonly<Campaign>, side: number, port: number): boolean {
  const { kind, area, bonus } = s.activation;
  if (!isFriendly(s, port, side) || s.activation.counted.includes(lookoutMark(port))) return false;
  if (kind === BONUS_MOVE) return bonus.length === 0 && blocksAt(s, inPort(port), side).some(id => !isFog(id));
  if (PORTS[port]?.area !== area && !s.articles.trafalgar) return false;
  if (blocksAt(s, inPort(port), side).some(isFrigate)) return true;
  return countShips(s, readyIn(port)) + countShips(s, ordinaryIn(port)) > 0;
}

/** 7.8 The Allied player may lift Fog of War. */
function fogOffers(s: Readonly<Campaign>, offers: GloryAction[]): void {
  for (let id = FIRST_FOG; id < BLOCK_COUNT; id++)
    if (blockOf(s, id).place !== NOWHERE) offers.push({ do: 'lift-fog', block: id });
}

/** 6.4, 14.7 A bonus move may go to the North Sea Fleet. */
function mayOrderNorthSea(s: Readonly<Campaign>, side: number): boolean {
  const { kind, bonus } = s.activation;
  if (side !== BRITISH || kind !== BONUS_MOVE || bonus.length > 0) return false;
  return alliedInNorthSea(s).length > 0 && countShips(s, NORTH_SEA_BOX) > 0;
}

/** 7.8, 9.6 Whether a Fog of War block may be made beside a block that is picked for an Allied bonus move. */
export function isFogPossible(s: Readonly<Campaign>, id: number): boolean {
  const { kind, side, bonus } = s.activation;
  if (kind !== BONUS_MOVE || side !== ALLIED || bonus.length > 0 || unusedFog(s) < 0) return false;
  const { place } = blockOf(s, id);
  return !isInPort(place) && !isOnTrack(place) && !isHexWatched(s, hexOf(place));
}

function isHexWatched(s: Readonly<Campaign>, hex: number): boolean {
  if (isAnyAt(s, hex, BRITISH)) return true;
  const port = portAt(hex);
  if (port < 0) return false;
  return [INSHORE, LOOSE, OFF_STATION].some(part => isAnyAt(s, inZone(port, part), BRITISH));
}
