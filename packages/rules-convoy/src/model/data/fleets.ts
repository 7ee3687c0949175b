/** R56 The eight set-ups: forces, wind, exits and terrain. Reconstructed; places are column and row. */

import type { Facing, Quality, Size } from '../vocabulary.ts';
import type { Kind } from './papers.ts';

export type Berth = readonly [kind: Kind, size: Size, quality: Quality, column: number, row: number, facing: Facing];
type Hexes = readonly (readonly [column: number, row: number])[];

export interface Fleets {
  readonly convoy: readonly Berth[];
  readonly raiders: readonly Berth[];
  readonly derelict?: Berth;
  readonly fog?: Hexes;
  readonly land?: Hexes;
  readonly shallows?: Hexes;
}

/** R14, R56 Hexes that merchants leave from. */
export const EXITS: Readonly<Record<'none' | 'NE' | 'E' | 'SE', Hexes>> = {
  none: [],
  NE: [
    [12, 0],
    [13, 0],
    [14, 0],
    [14, 1],
    [14, 2],
  ],
  E: [
    [14, 3],
    [14, 4],
    [14, 5],
    [14, 6],
  ],
  SE: [
    [12, 9],
    [13, 9],
    [14, 9],
    [14, 8],
    [14, 7],
  ],
};

const merchant = (size: Size, column: number, row: number): Berth => ['merchant', size, 'ordinary', column, row, 'E'];
const warship = (size: Size, column: number, row: number, facing: Facing, quality: Quality = 'ordinary'): Berth => [
  'warship',
  size,
  quality,
  column,
  row,
  facing,
];

export const FLEETS: Readonly<Record<string, Fleets>> = {
  H1: {
    convoy: [merchant('medium', 2, 5), merchant('medium', 1, 6), warship('small', 3, 4, 'E')],
    raiders: [warship('small', 8, 1, 'SW'), warship('small', 9, 8, 'W'), warship('small', 10, 4, 'W')],
  },
  H2: {
    convoy: [merchant('large', 2, 5), merchant('medium', 1, 4)],
    raiders: [warship('small', 8, 2, 'SW', 'battle-hardened'), warship('small', 8, 8, 'NW', 'battle-hardened')],
  },
  H3: {
    convoy: [
      merchant('small', 1, 3),
      merchant('medium', 1, 5),
      merchant('large', 1, 7),
      warship('medium', 3, 6, 'E'),
      warship('small', 4, 4, 'E'),
    ],
    raiders: [
      warship('medium', 9, 1, 'SW'),
      warship('small', 10, 3, 'W', 'battle-hardened'),
      warship('small', 10, 6, 'W'),
      warship('medium', 9, 8, 'NW'),
    ],
  },
  H4: {
    convoy: [
      merchant('medium', 2, 3),
      merchant('medium', 1, 4),
      warship('medium', 4, 4, 'E', 'scurvy'),
      warship('small', 3, 2, 'E', 'scurvy'),
    ],
    raiders: [warship('medium', 9, 2, 'W', 'battle-hardened'), warship('medium', 9, 8, 'NW')],
  },
  H5: {
    convoy: [merchant('medium', 1, 4), merchant('medium', 1, 6), merchant('small', 2, 5), warship('medium', 3, 5, 'E')],
    raiders: [
      warship('medium', 10, 1, 'SW'),
      warship('small', 10, 8, 'NW', 'battle-hardened'),
      warship('small', 11, 2, 'SW', 'battle-hardened'),
    ],
    fog: [
      [6, 3],
      [6, 4],
      [7, 4],
      [6, 6],
      [7, 6],
      [7, 7],
      [10, 4],
      [10, 5],
    ],
  },
  H6: {
    convoy: [merchant('large', 1, 2), merchant('medium', 1, 1), warship('small', 3, 2, 'E', 'battle-hardened')],
    raiders: [
      warship('small', 9, 2, 'W', 'battle-hardened'),
      warship('small', 10, 8, 'W', 'battle-hardened'),
      warship('small', 5, 8, 'NE'),
      warship('medium', 11, 5, 'W'),
    ],
    land: [
      [7, 5],
      [8, 5],
    ],
    shallows: [
      [6, 3],
      [7, 3],
      [6, 4],
      [7, 4],
      [8, 4],
      [8, 6],
      [9, 6],
      [8, 7],
      [9, 7],
    ],
  },
  H7: {
    convoy: [merchant('large', 1, 6), merchant('large', 2, 7), warship('large', 3, 5, 'E', 'scurvy')],
    raiders: [warship('large', 9, 2, 'SW'), warship('medium', 9, 7, 'W'), warship('small', 10, 4, 'W')],
  },
  H8: {
    convoy: [warship('medium', 2, 1, 'E'), warship('small', 1, 2, 'E')],
    raiders: [warship('medium', 2, 9, 'E'), warship('small', 1, 8, 'E')],
    derelict: ['merchant', 'large', 'scurvy', 9, 5, 'E'],
  },
};
