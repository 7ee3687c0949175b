/**
 * Where each side's strength lies, as an agent sees it: fleets at sea and off ports, and what lies ready in ports. An order that is
 * being given counts as if the block had got as far as the order says, so that half an order has a worth of its own.
 */

import type { Council, Draft } from '../model/drafts.ts';
import type { Order } from '../model/activation.ts';
import { NORTH_SEA_BOX, NOWHERE, inPort, isInPort, isReady, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { attackOf, hexOf, isConvoy, sideOfBlock, sideOfShip } from '../model/state.ts';
import { PLACES, PORTS } from '../model/data/figures.ts';
import { ALLIED, BLOCK_COUNT, BRITISH, GOALS, NO_GOAL, NORTH_SEA, WEST_INDIES } from '../model/terms.ts';

/** Ships that act together. */
export interface Force {
  /** The block, -1 for ships in a port. */
  block: number;
  place: number;
  /** -1 on a track. */
  hex: number;
  goal: number;
  ships: number;
  firepower: number;
  /** Enemy firepower that bears on it, -1 before that was asked for. */
  threat: number;
  /** Hexes that it is about to sail, by an order that does not say yet where to. */
  ahead: number;
}

export interface Forces {
  readonly british: Force[];
  readonly allied: Force[];
  /** By row of the table of distances: British firepower that bears on it, -1 before that was asked for. */
  readonly watch: Float64Array;
}

/** About what a block sails in an activation. */
const UNDER_WAY = 3;
const PORTS_FROM = BLOCK_COUNT;
const BOX = PORTS_FROM + NORTH_SEA;

/** Rows: blocks, then ports' ready boxes, then the North Sea Fleet. */
function rowOf(berth: number): number {
  if (berth < BLOCK_COUNT) return berth;
  if (isReady(berth)) return PORTS_FROM + berth - readyIn(0);
  return berth === NORTH_SEA_BOX ? BOX : -1;
}

export function forcesOf(s: Readonly<Campaign>, draft: Readonly<Draft> | null): Forces {
  const ships = new Uint8Array(BOX + 1);
  const firepower = new Uint16Array(BOX + 1);
  const order = draft?.kind === 'orders' ? draft.order : null;
  const sortie = order?.kind === 'sortie' && order.ships.length > 0 ? order : null;
  for (let ship = 0; ship < s.berths.length; ship++) {
    let row = rowOf(s.berths[ship] as number);
    if (row < 0) continue;
    if (sortie !== null && row === PORTS_FROM + sortie.port && sortie.ships.includes(ship)) row = sortie.carrier;
    if (row < 0 || (row < BLOCK_COUNT && sideOfBlock(row) !== sideOfShip(ship))) continue;
    ships[row] = (ships[row] as number) + 1;
    firepower[row] = (firepower[row] as number) + attackOf(s, ship);
  }
  const forces: Forces = { british: [], allied: [], watch: new Float64Array(GOALS).fill(-1) };
  for (let row = 0; row <= BOX; row++) {
    const count = ships[row] as number;
    if (count === 0) continue;
    const force = row < PORTS_FROM ? atSea(s, row, order) : row === BOX ? inBox() : inHarbour(row - PORTS_FROM, order);
    force.ships = count;
    force.firepower = firepower[row] as number;
    (sideAt(s, row) === BRITISH ? forces.british : forces.allied).push(force);
  }
  return forces;
}

function sideAt(s: Readonly<Campaign>, row: number): number {
  if (row < BLOCK_COUNT) return sideOfBlock(row);
  if (row === BOX) return BRITISH;
  const port = row - PORTS_FROM;
  const owner = PORTS[port]?.side ?? BRITISH;
  return owner === ALLIED || (owner === BRITISH && s.invaded[port] === 1) ? ALLIED : BRITISH;
}

function newForce(block: number, place: number, goal: number, ahead: number): Force {
  return { block, place, hex: hexOf(place), goal, ships: 0, firepower: 0, threat: -1, ahead };
}

/** 14.7 It reaches the North Sea and the Channel. */
function inBox(): Force {
  return newForce(-1, PLACES.raid, NO_GOAL, 0);
}

function inHarbour(port: number, order: Readonly<Order> | null): Force {
  const isCalled = order?.kind === 'sortie' && order.port === port && order.ships.length === 0;
  return newForce(-1, inPort(port), isCalled ? order.goal : NO_GOAL, isCalled ? UNDER_WAY : 0);
}

function atSea(s: Readonly<Campaign>, row: number, order: Readonly<Order> | null): Force {
  const { place, goal } = s.blocks[row] as Block;
  if (order === null) return newForce(row, place, goal, 0);
  const isSortie = order.kind === 'sortie' && order.carrier === row;
  if (!isSortie && (order.kind !== 'sail' || order.block !== row)) return newForce(row, place, goal, 0);
  const ordered = order.path[order.path.length - 1] ?? (order.end === NOWHERE ? -1 : order.end);
  const from = isSortie ? inPort(order.port) : place;
  const bound = order.goal === NO_GOAL ? goal : order.goal;
  return newForce(row, ordered < 0 ? from : ordered, bound, order.end === NOWHERE ? UNDER_WAY : 0);
}

export function isHarboured(force: Readonly<Force>): boolean {
  return isInPort(force.place) && !isConvoy(force.block);
}

/** 5.12 Whether a force in a port may sail from it, with what is being placed. */
export function maySail(s: Readonly<Campaign>, council: Readonly<Council> | null, port: number): boolean {
  return s.provisions[port] === 1 || council?.provisions[port] === 1 || PORTS[port]?.area === WEST_INDIES;
}
