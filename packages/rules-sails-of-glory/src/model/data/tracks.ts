/**
 * Ship logs. Printed in the book: Courageuse's boxes 1, 4 and 6 and her muskets, the full broadsides of Généreux (7) and
 * Terpsichore (4), and three actions in the fifth column. The rest is reconstructed around them.
 */

import type { TrackData } from './schema.ts';

const FRIGATE_ACTIONS = [4, 4, 4, 4, 3, 3, 3, 2, 2, 1] as const;
const LINER_ACTIONS = [4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1] as const;
const SMALL_CREW = [2, 2, 2, 2, 1, 1, 1, 1, 1] as const;
const LINER_CREW = [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1] as const;
const LINER_HULL: TrackData['hull'] = [
  [5, 7, 5],
  [5, 7, 5],
  [4, 6, 4],
  [4, 6, 4],
  [4, 5, 4],
  [4, 5, 4],
  [3, 4, 3],
  [3, 4, 3],
  [2, 3, 2],
  [2, 3, 2],
  [1, 2, 1],
  [1, 1, 1],
];

export const TRACKS: readonly TrackData[] = [
  {
    id: 'F-A',
    hull: [
      [2, 3, 2],
      [2, 3, 2],
      [2, 3, 2],
      [2, 2, 2],
      [2, 2, 2],
      [1, 2, 1],
      [1, 2, 1],
      [1, 1, 1],
      [1, 1, 1],
      [0, 1, 0],
    ],
    crew: [2, 2, 2, 2, 2, 1, 1, 1, 1, 1],
    actions: FRIGATE_ACTIONS,
  },
  {
    id: 'F-A2',
    hull: [
      [2, 4, 2],
      [2, 3, 2],
      [2, 3, 2],
      [2, 3, 2],
      [2, 2, 2],
      [2, 2, 2],
      [1, 2, 1],
      [1, 2, 1],
      [1, 1, 1],
      [0, 1, 0],
    ],
    crew: SMALL_CREW,
    actions: FRIGATE_ACTIONS,
  },
  {
    id: 'F-C',
    hull: [
      [3, 4, 3],
      [3, 4, 3],
      [2, 3, 2],
      [2, 3, 2],
      [2, 3, 2],
      [2, 2, 2],
      [2, 2, 2],
      [1, 2, 1],
      [1, 2, 1],
      [1, 1, 1],
    ],
    crew: SMALL_CREW,
    actions: FRIGATE_ACTIONS,
  },
  {
    id: 'F-C2',
    hull: [
      [2, 3, 2],
      [2, 3, 2],
      [2, 3, 2],
      [2, 2, 2],
      [2, 2, 2],
      [1, 2, 1],
      [1, 2, 1],
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ],
    crew: SMALL_CREW,
    actions: FRIGATE_ACTIONS,
  },
  { id: 'L-B', hull: LINER_HULL, crew: [3, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1], actions: [...LINER_ACTIONS, 1] },
  { id: 'L-B2', hull: LINER_HULL, crew: LINER_CREW, actions: LINER_ACTIONS },
  { id: 'L-D', hull: LINER_HULL, crew: LINER_CREW, actions: LINER_ACTIONS },
];
