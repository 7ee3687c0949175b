/**
 * The tables of the player aid card and the map. The damage table and its fire dice are published (player aid card 1.10);
 * base movement, hull bonus, impulse track and morale effects are reconstructed so that every number the rulebook prints
 * comes out of them.
 */

import type { DataPack } from './schema.ts';

/**
 * Row: the ship’s own wind position, column: the other’s, both A to H. From the speeds of 21.2: courses a point apart share
 * their motion, all others do not.
 */
export const BASE_MOVEMENT: DataPack['baseMovement'] = [
  [0, 9, 4, 5, 9, 9, 9, 9],
  [9, 0, 4, 9, 5, 9, 9, 9],
  [2, 2, 0, 7, 7, 7, 7, 7],
  [1, 5, 5, 0, 5, 3, 5, 5],
  [5, 1, 5, 5, 0, 5, 3, 5],
  [3, 3, 3, 1, 3, 0, 3, 3],
  [3, 3, 3, 3, 1, 3, 0, 3],
  [0, 0, 0, 0, 0, 0, 0, 0],
];

/** By modified die, 0 or less to 7 or more. The +1 and −1 of 3.1 are in the columns. */
export const HULL_BONUS: DataPack['hullBonus'] = {
  slow: [0, 0, 0, 1, 1, 2, 2, 3],
  average: [0, 0, 1, 1, 2, 2, 3, 3],
  fast: [0, 1, 1, 2, 2, 3, 3, 3],
};

/** Impulses in which a ship of speed 1 to 12 activates. */
export const IMPULSES: DataPack['impulses'] = [
  [12],
  [6, 12],
  [4, 8, 12],
  [3, 6, 9, 12],
  [3, 5, 8, 10, 12],
  [2, 4, 6, 8, 10, 12],
  [2, 4, 6, 7, 9, 11, 12],
  [2, 3, 5, 6, 8, 9, 11, 12],
  [2, 3, 4, 6, 7, 8, 10, 11, 12],
  [2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
];

/** By total (0 or less to 21 or more) and hits (1 to 12 or more): hull, rigging and crew, as one number HHRRCC. */
export const DAMAGE: DataPack['damage'] = [
  [10000, 20000, 30000, 40000, 50000, 60001, 70001, 80001, 90001, 100001, 110001, 110101],
  [10000, 20000, 30000, 40000, 50000, 60001, 70001, 80001, 90001, 90101, 100101, 110101],
  [10000, 20000, 30000, 40000, 50001, 60001, 70001, 80001, 80101, 90102, 100102, 100202],
  [10000, 20000, 30000, 40000, 50001, 60001, 70001, 70101, 80102, 90102, 100103, 100203],
  [10000, 20000, 30000, 40001, 50001, 60001, 60101, 70102, 80102, 80203, 90203, 90303],
  [10000, 20000, 30000, 40001, 50001, 50101, 60102, 70102, 70203, 80203, 90203, 90304],
  [10000, 20000, 30001, 40001, 40101, 50102, 60102, 60203, 70203, 70303, 80304, 80404],
  [10000, 20001, 30001, 30101, 40102, 50102, 50203, 60203, 70203, 70304, 80304, 80405],
  [10000, 20001, 20101, 30102, 40102, 40203, 50203, 50303, 60304, 60404, 70405, 70506],
  [10001, 10101, 20101, 30102, 30203, 40203, 50203, 50304, 60304, 60405, 70406, 70506],
  [10002, 10102, 20102, 20203, 30203, 30303, 40304, 40404, 50404, 50506, 60506, 60607],
  [101, 10102, 10202, 20202, 20303, 30303, 30403, 40403, 40504, 50504, 50604, 60606],
  [100, 10101, 10201, 10302, 20302, 20403, 20503, 30503, 30603, 40604, 40704, 50705],
  [100, 200, 10201, 10301, 10402, 20402, 20503, 30503, 30603, 40603, 40704, 50704],
  [100, 200, 300, 10301, 10401, 10502, 20502, 20603, 20703, 30703, 30803, 40804],
  [100, 200, 300, 400, 10401, 10501, 10602, 20602, 20703, 30703, 30803, 40803],
  [100, 200, 300, 400, 500, 10501, 10601, 10702, 20702, 20803, 20903, 30903],
  [100, 200, 300, 400, 500, 600, 10601, 10701, 10802, 20802, 20903, 30903],
  [100, 200, 300, 400, 500, 600, 700, 10701, 10801, 10902, 11002, 21003],
  [100, 200, 300, 400, 500, 600, 700, 800, 10801, 10901, 11002, 21002],
  [100, 200, 300, 400, 500, 600, 700, 800, 900, 10901, 11001, 11101],
  [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 11101],
];

/** Dice of the check for fire by hits, 1 to 12 or more: for a total of 11 and more, and for 10 and less. */
export const FIRE_HIGH: DataPack['fireHigh'] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4];
export const FIRE_LOW: DataPack['fireLow'] = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3];

/** Dice of the morale check by most hits of the column, then by coloured die from 1 or less to 6 or more. */
export const MORALE: DataPack['morale'] = [
  { upTo: 1, dice: [1, 1, 1, 1, 0, 0] },
  { upTo: 2, dice: [2, 2, 1, 1, 1, 0] },
  { upTo: 3, dice: [3, 2, 2, 1, 1, 1] },
  { upTo: 4, dice: [3, 3, 2, 2, 1, 1] },
  { upTo: 5, dice: [4, 3, 3, 2, 2, 1] },
  { upTo: 6, dice: [4, 4, 3, 3, 2, 2] },
  { upTo: 8, dice: [5, 4, 4, 3, 3, 2] },
  { upTo: 10, dice: [5, 5, 4, 4, 3, 3] },
  { upTo: 99, dice: [6, 5, 5, 4, 4, 3] },
];

/** Set-up squares as column and row: A and B of a meeting, C (hunter) and D (prey) of a chase. */
export const SQUARES: DataPack['squares'] = { A: [8, 8], B: [18, 12], C: [10, 10], D: [15, 10] };
