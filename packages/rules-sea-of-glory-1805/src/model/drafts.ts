/** What a side writes while its orders are sealed, lane by lane. Others learn only what the steps after the join announce. */

import type { Order } from './activation.ts';
import { cloneOrder, newOrder } from './activation.ts';

/** 3.0 Where British blocks begin: by block, a place; NOWHERE for those that are not asked for. 24.1.1 Where Villeneuve is bound. */
export interface Stations {
  readonly kind: 'stations';
  readonly places: number[];
  goal: number;
}

/** 5.2, 5.3, 8.6 Crews, repairs, Expeditions and frigates. */
export interface Business {
  readonly kind: 'business';
  /** By nation: manpower points spent. */
  readonly spent: number[];
  /** Ships crewed, and ships repaired. */
  readonly crewed: number[];
  readonly repaired: number[];
  /** 8.6 The ship that Cornwallis's administration repairs, -1 for none. */
  administered: number;
  /** By Expedition or Transport (Craig, Moore, Transport): spaces it is moved, and the port it is then placed in (-1 for none). */
  readonly spaces: number[];
  readonly ports: number[];
  /** 5.3 Pairs: frigate, port. */
  readonly frigates: number[];
}

/** 5.12, 5.13 Chits by port (0 none, 1 May Sortie, 2 May Not), and the boxes of the Grand Conseil. */
export interface Council {
  readonly kind: 'council';
  readonly provisions: number[];
  readonly conseil: number[];
}

/** 6.0, 9.0 One order of an activation, and changes to standing orders. */
export interface Orders {
  readonly kind: 'orders';
  order: Order;
  /** Triples: block, standing order, station. */
  readonly standing: number[];
  /** The turn to stand by for, and the standing order for searches. */
  standBy: number;
  searchOrder: number;
  /** R59 1 to be asked which fleets join. */
  joining: number;
}

export function newOrders(standBy = 0, searchOrder = 0): Orders {
  return { kind: 'orders', order: newOrder(), standing: [], standBy, searchOrder, joining: 0 };
}

/** 6.9.1, 22.3.2 and wherever a side picks ships or blocks of its own that the other may not see. */
export interface Picks {
  readonly kind: 'picks';
  readonly ships: number[];
  readonly admirals: number[];
  readonly blocks: number[];
}

/** 6.9.3 Ships that go into port after a gale, fleet by fleet. */
export interface Shelter {
  readonly kind: 'shelter';
  /** The fleet that is being asked for. */
  readonly order: Order;
  /** Pairs: ship, port; admiral, port. */
  readonly ships: number[];
  readonly admirals: number[];
  /** Fleets that have been asked for. */
  readonly fleets: number[];
}

/** 7.5 Pairs: absorbed block, absorbing block. */
export interface Unions {
  readonly kind: 'unions';
  readonly pairs: number[];
}

/** 20.5 Pairs of a prize and the fleet that takes her; 20.6.1 of a block and its new goal. */
export interface Pairs {
  readonly kind: 'pairs';
  readonly pairs: number[];
}

/** A yes or no, or a number, that the other side may not see until it is told. */
export interface Choice {
  readonly kind: 'choice';
  chosen: number;
}

export type Draft = Stations | Shelter | Business | Council | Orders | Picks | Unions | Pairs | Choice;

export function cloneDraft(draft: Draft): Draft {
  switch (draft.kind) {
    case 'stations':
      return { kind: 'stations', places: draft.places.slice(), goal: draft.goal };
    case 'business':
      return {
        kind: 'business',
        spent: draft.spent.slice(),
        crewed: draft.crewed.slice(),
        repaired: draft.repaired.slice(),
        administered: draft.administered,
        spaces: draft.spaces.slice(),
        ports: draft.ports.slice(),
        frigates: draft.frigates.slice(),
      };
    case 'council':
      return { kind: 'council', provisions: draft.provisions.slice(), conseil: draft.conseil.slice() };
    case 'orders':
      return {
        kind: 'orders',
        order: cloneOrder(draft.order),
        standing: draft.standing.slice(),
        standBy: draft.standBy,
        searchOrder: draft.searchOrder,
        joining: draft.joining,
      };
    case 'picks':
      return {
        kind: 'picks',
        ships: draft.ships.slice(),
        admirals: draft.admirals.slice(),
        blocks: draft.blocks.slice(),
      };
    case 'shelter':
      return {
        kind: 'shelter',
        order: cloneOrder(draft.order),
        ships: draft.ships.slice(),
        admirals: draft.admirals.slice(),
        fleets: draft.fleets.slice(),
      };
    case 'unions':
      return { kind: 'unions', pairs: draft.pairs.slice() };
    case 'pairs':
      return { kind: 'pairs', pairs: draft.pairs.slice() };
    case 'choice':
      return { kind: 'choice', chosen: draft.chosen };
  }
}
