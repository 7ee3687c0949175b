/** Room to work in, so that judging a position makes no objects. Whoever uses a part writes it before reading it. */

import { MOST_HEXES, MOST_POINTS } from './data/numbers.ts';

/** Hexes that a block can reach, in the order of what they cost. */
export interface Reach {
  count: number;
  /** The first `count` are reached; the first of all is where the block is. */
  readonly hexes: Int16Array;
  /** By hex: points spent, −1: not reached. */
  readonly cost: Int8Array;
  /** By hex: direction of the last step on the cheapest way, −1 where the block is. */
  readonly via: Int8Array;
}

export const scratch = {
  reach: {
    count: 0,
    hexes: new Int16Array(MOST_HEXES),
    cost: new Int8Array(MOST_HEXES).fill(-1),
    via: new Int8Array(MOST_HEXES),
  } satisfies Reach as Reach,
  /** Hexes by what they cost, until the search comes to them. */
  waiting: {
    hexes: new Int16Array(MOST_HEXES * (MOST_POINTS + 1)),
    counts: new Int16Array(MOST_POINTS + 1),
  },
};
