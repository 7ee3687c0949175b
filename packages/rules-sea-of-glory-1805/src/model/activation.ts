/** 6.0, 9.0 The activation under way, and the order that was last given in it. */

import { NOWHERE } from './places.ts';

export const NO_ACTIVATION = 0;
export const WIND_MOVE = 1;
export const BONUS_MOVE = 2;
/** 12.5 Off a transit track. */
export const ARRIVAL = 3;
/** 22.3.1 Out of a port that has been invaded. */
export const FLIGHT = 4;

/** What a side orders next: sealed, because it names blocks and ships. */
export const orderKinds = [
  'none',
  'done',
  'sail',
  'sortie',
  'split',
  'masts',
  'relocate',
  'along-coast',
  'lift-fog',
  'north-sea',
  'declare',
] as const;
export type OrderKind = (typeof orderKinds)[number];

export interface Order {
  kind: OrderKind;
  /** The block that sails, splits, looks or goes; -1 for none. */
  block: number;
  /** The port it is about; -1 for none. */
  port: number;
  /** 11.1 Where a sortie is bound; the Admiralty event that is declared done (R50). */
  goal: number;
  /** Ships and admirals chosen: those of a sortie, of the new fleet, or that relocate. */
  ships: number[];
  admirals: number[];
  /** The block that carries them, where it is chosen. */
  carrier: number;
  /** Hexes to sail, in order. */
  path: number[];
  /** How it ends: the place the block means to stand in. */
  end: number;
  /** 9.6, 12.1 1 when a Fog of War block is made. */
  fog: number;
}

export function newOrder(): Order {
  return {
    kind: 'none',
    block: -1,
    port: -1,
    goal: -1,
    ships: [],
    admirals: [],
    carrier: -1,
    path: [],
    end: NOWHERE,
    fog: 0,
  };
}

export function cloneOrder(order: Readonly<Order>): Order {
  return {
    kind: order.kind,
    block: order.block,
    port: order.port,
    goal: order.goal,
    ships: order.ships.length === 0 ? [] : order.ships.slice(),
    admirals: order.admirals.length === 0 ? [] : order.admirals.slice(),
    carrier: order.carrier,
    path: order.path.length === 0 ? [] : order.path.slice(),
    end: order.end,
    fog: order.fog,
  };
}

export interface Activation {
  /** NO_ACTIVATION, WIND_MOVE, BONUS_MOVE, ARRIVAL or FLIGHT. */
  kind: number;
  /** The chit it comes from, -1 for none. */
  chit: number;
  /** The side whose half it is. */
  side: number;
  /** 9.2 The sea area whose blocks are activated; -1 for a bonus move. */
  area: number;
  /** Movement points, or hexes of a bonus move. */
  allowance: number;
  /** The block that is moving, while others look for it; -1 for none. */
  moving: number;
  /** 14.2 The part of the zone, PORT or SEA, that the moving block has declared to make for; -1 for none. */
  declared: number;
  order: Order;
  /** 9.6 Blocks that the bonus move may still move. */
  bonus: number[];
  /** 13.3, 13.5 Ports whose masts have been counted in this half, each followed by the low end that was announced. */
  counted: number[];
  /** 11.1 Ports from which an Allied fleet has sortied in this activation. */
  sorties: number[];
  /** 9.1 Blocks in the middle of their move: they go on, or stay where they are, before others begin. */
  open: number[];
  /** 6.9.3, 9.7 Ships that have come into a port in this half: they do not sortie in it. */
  landed: number[];
  /** 7.6 Fleets that have split in this half. */
  splits: number[];
  /** 9.3 Blocks that have been in a battle in this activation. */
  fought: number[];
  /** R59 1 when the side wants to join fleets after its battles. */
  joining: number;
}

export function newActivation(): Activation {
  return {
    kind: NO_ACTIVATION,
    chit: -1,
    side: 0,
    area: -1,
    allowance: 0,
    moving: -1,
    declared: -1,
    order: newOrder(),
    bonus: [],
    counted: [],
    sorties: [],
    open: [],
    landed: [],
    splits: [],
    fought: [],
    joining: 0,
  };
}

export function cloneActivation(a: Readonly<Activation>): Activation {
  return {
    kind: a.kind,
    chit: a.chit,
    side: a.side,
    area: a.area,
    allowance: a.allowance,
    moving: a.moving,
    declared: a.declared,
    order: cloneOrder(a.order),
    bonus: a.bonus.length === 0 ? [] : a.bonus.slice(),
    counted: a.counted.length === 0 ? [] : a.counted.slice(),
    sorties: a.sorties.length === 0 ? [] : a.sorties.slice(),
    open: a.open.length === 0 ? [] : a.open.slice(),
    landed: a.landed.length === 0 ? [] : a.landed.slice(),
    splits: a.splits.length === 0 ? [] : a.splits.slice(),
    fought: a.fought.length === 0 ? [] : a.fought.slice(),
    joining: a.joining,
  };
}
