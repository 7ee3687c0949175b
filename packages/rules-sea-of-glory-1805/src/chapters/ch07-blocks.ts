/** 7.0 Blocks: unused ones, fleets and convoys that are lost, Fog of War. */

import type { Context } from '@weathergauge/engine';
import { loseAdmiral } from './ch08-admirals.ts';
import { moorShip } from './ch11-mooring.ts';
import { isSameOcean, seaDistance } from '../model/chart.ts';
import { PORTS, type Port } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { gathering, inPort, isInPort, NOWHERE, readyIn, REMOVED } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import {
  admiralsIn,
  blockOf,
  countShips,
  hexOf,
  isConvoy,
  isFriendly,
  isMajor,
  isWestIndian,
  shipsIn,
  sideOfBlock,
  zoneOf,
} from '../model/state.ts';
import { mingle, putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BLOCK_COUNT,
  BRITISH,
  CARIBBEAN,
  CONVOYS,
  FIRST_ALLIED,
  FIRST_FOG,
  FIRST_FRIGATE,
  GOLD,
  NO_GOAL,
  NORTH_SEA,
} from '../model/terms.ts';

/** 7.1 A fleet block that can be given ships: one that is set aside, or else one that stands empty in a port; -1 for none. */
export function unusedFleet(s: Readonly<Campaign>, side: number): number {
  const [from, to] = side === BRITISH ? [0, FIRST_FRIGATE] : [FIRST_ALLIED, GOLD];
  let idle = -1;
  for (let id = from; id < to; id++) {
    const { place } = blockOf(s, id);
    if (place === NOWHERE) return id;
    if (idle < 0 && isInPort(place) && countShips(s, id) === 0) idle = id;
  }
  return idle;
}

/** A convoy goes back to Start, the Gold and fleets off the map. */
export function takeOff(s: Campaign, block: Block, context: Context): void {
  const { place } = block;
  putBlock(s, block, isConvoy(block.id) && block.id !== GOLD ? gathering(0) : NOWHERE, context.dice);
  block.goal = NO_GOAL;
  block.order = 0;
  block.active = 0;
  tell(context, { type: 'taken-off', side: sideOfBlock(block.id), place, clause: '7.1' });
  // 5.2.1 The track of those that gather lies open.
  const convoy = CONVOYS.indexOf(block.id);
  if (convoy >= 0) tell(context, { type: 'gathered', convoy, space: 0, clause: '5.2.1' });
}

/** 7.1, R107 A fleet outside a port without any ships left is taken off the map, and its admirals leave play. */
export function disband(s: Campaign, block: Block, context: Context): void {
  for (const admiral of admiralsIn(s, block.id)) loseAdmiral(s, admiral, context);
  takeOff(s, block, context);
}

/** R22 By option: the friendly port to which escorts without a block find their way, the nearest by sea; off a track a major one. */
function refuge(s: Readonly<Campaign>, side: number, place: number): number {
  const hex = hexOf(place);
  const isInWestIndies = zoneOf(s, place) === CARIBBEAN;
  let nearest = -1;
  for (let port = 0; port < NORTH_SEA; port++) {
    if (!isFriendly(s, port, side)) continue;
    if (hex < 0) {
      if (nearest < 0 && isMajor(port) && isWestIndian(port) === isInWestIndies) nearest = port;
    } else if (isSameOcean((PORTS[port] as Port).hex, hex)) {
      if (nearest < 0 || seaDistance(port, hex) < seaDistance(nearest, hex)) nearest = port;
    }
  }
  return nearest;
}

/** R22 Escorts for which there is no block: out of play unscored, or by option to the nearest friendly port. */
function strand(s: Campaign, block: Readonly<Block>, context: Context): void {
  const port = s.articles.escortsHome ? refuge(s, sideOfBlock(block.id), block.place) : -1;
  for (const ship of shipsIn(s, block.id)) {
    if (port < 0) s.berths[ship] = REMOVED;
    else moorShip(s, ship, port);
  }
  for (const admiral of admiralsIn(s, block.id)) {
    if (port < 0) loseAdmiral(s, admiral, context);
    else s.admirals[admiral] = readyIn(port);
  }
}

/** 7.2, 7.3, R22 A convoy is lost: its escorts become a new fleet in the same place, if a block is free. */
export function scatter(s: Campaign, block: Block, context: Context): void {
  const { id, place } = block;
  const free = countShips(s, id) === 0 ? -1 : unusedFleet(s, sideOfBlock(id));
  if (free < 0) strand(s, block, context);
  else {
    for (const ship of shipsIn(s, id)) s.berths[ship] = free;
    for (const admiral of admiralsIn(s, id)) s.admirals[admiral] = free;
    putBlock(s, standIn(blockOf(s, free), block), place, context.dice);
  }
  takeOff(s, block, context);
}

/** A block that goes on where another was. */
export function standIn(block: Block, other: Readonly<Block>): Block {
  block.goal = other.goal;
  block.arrived = other.arrived;
  block.order = 0;
  block.active = other.active;
  block.began = other.began;
  block.spent = other.spent;
  block.under = other.under;
  block.sortied = other.sortied;
  return block;
}

/** R42 The block that carries a sortie: one that stands empty in that port, or any other that is unused; -1 for none. */
export function fleetFor(s: Readonly<Campaign>, side: number, port: number): number {
  const [from, to] = side === BRITISH ? [0, FIRST_FRIGATE] : [FIRST_ALLIED, GOLD];
  for (let id = from; id < to; id++) if (blockOf(s, id).place === inPort(port)) return id;
  return unusedFleet(s, side);
}

// --- 7.8 Fog of War ---

/** R21 A Fog of War block that is not on the map, -1 for none. */
export function unusedFog(s: Readonly<Campaign>): number {
  for (let id = FIRST_FOG; id < BLOCK_COUNT; id++) if (blockOf(s, id).place === NOWHERE) return id;
  return -1;
}

/** 7.8 Puts a Fog of War block beside another: with all eight on the map none is made (R21). Returns it, -1 for none. */
export function makeFog(s: Campaign, beside: Readonly<Block>, context: Context): number {
  const id = unusedFog(s);
  if (id < 0) return -1;
  const fog = standIn(blockOf(s, id), beside);
  fog.goal = NO_GOAL;
  putBlock(s, fog, beside.place, context.dice);
  mingle(s, fog, context.dice);
  tell(context, { type: 'appeared', side: ALLIED, place: beside.place, clause: '7.8' });
  return id;
}
