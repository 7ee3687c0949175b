/** Everything else that lies on the table: bases with their arcs, the ruler, the wind sectors, batteries, land and shallows. */

import type { BatteryData, DataPack, TerrainData } from './schema.ts';

/** The ship of the line's base is measured; the frigate's is about nine tenths of it. */
export const BASES: DataPack['bases'] = [
  {
    kind: 'frigate',
    halfLength: 35,
    halfWidth: 22,
    mast: [0, -3.6],
    dots: [
      [8, 18],
      [8, -3.6],
      [8, -25],
    ],
  },
  {
    kind: 'ship-of-the-line',
    halfLength: 39,
    halfWidth: 24.5,
    mast: [0, -4],
    dots: [
      [9, 20],
      [9, -4],
      [9, -27.5],
    ],
  },
];

export const CARD: DataPack['card'] = { width: 50, length: 75, pitch: 10.75 };

export const ARCS: DataPack['arcs'] = { forward: [41, 107], central: [73, 107], rear: [73, 139] };

export const RULER: DataPack['ruler'] = { width: 19, close: 67.5, half: 135, full: 270 };

export const WIND: DataPack['wind'] = { aback: 60, beating: 95, reaching: 165 };

// Dots stand along the wall, in the frame of one who looks out to sea; the fort's arcs are a starboard broadside's.
export const BATTERIES: readonly BatteryData[] = [
  {
    id: 'small',
    fortification: 4,
    guns: [[3], [3], [2], [2], [1], [1]],
    crew: [2, 2, 1, 1, 1, 1],
    actions: [3, 3, 2, 2, 1, 1],
    dots: [[0, 0]],
    arcs: [[-45, 45]],
  },
  {
    id: 'medium',
    fortification: 5,
    guns: [
      [4, 4],
      [4, 4],
      [3, 3],
      [3, 3],
      [2, 2],
      [2, 2],
      [1, 1],
      [1, 1],
    ],
    crew: [2, 2, 2, 2, 1, 1, 1, 1],
    actions: [3, 3, 3, 2, 2, 2, 1, 1],
    dots: [
      [-12, 0],
      [12, 0],
    ],
    arcs: [
      [-52.5, 7.5],
      [-7.5, 52.5],
    ],
  },
  {
    id: 'fort',
    fortification: 6,
    guns: [
      [4, 6, 4],
      [4, 6, 4],
      [4, 5, 4],
      [3, 5, 3],
      [3, 4, 3],
      [3, 4, 3],
      [2, 3, 2],
      [2, 3, 2],
      [1, 2, 1],
      [1, 1, 1],
    ],
    crew: [3, 3, 3, 2, 2, 2, 2, 1, 1, 1],
    actions: [4, 4, 4, 3, 3, 3, 2, 2, 1, 1],
    dots: [
      [-24, 0],
      [0, 0],
      [24, 0],
    ],
    arcs: [
      [-49, 17],
      [-17, 17],
      [-17, 49],
    ],
  },
];

export const TERRAIN: readonly TerrainData[] = [
  { id: 'reef-1', kind: 'reef', size: [60, 40], outline: [-30, -4, -17, -18, 6, -20, 26, -11, 30, 5, 14, 18, -12, 20] },
  { id: 'reef-2', kind: 'reef', size: [60, 40], outline: [-30, 6, -24, -12, -4, -20, 20, -17, 30, -2, 22, 15, 2, 20] },
  { id: 'reef-3', kind: 'reef', size: [55, 45], outline: [-27.5, 2, -18, -17, 3, -22.5, 22, -12, 27.5, 6, 9, 22.5] },
  { id: 'reef-4', kind: 'reef', size: [55, 45], outline: [-27.5, -7, -8, -22.5, 17, -19, 27.5, 0, 16, 19, -6, 22.5] },
  { id: 'reef-5', kind: 'reef', size: [50, 35], outline: [-25, -3, -12, -15, 8, -17.5, 25, -4, 17, 13, -5, 17.5] },
  { id: 'reef-6', kind: 'reef', size: [50, 35], outline: [-25, 4, -16, -13, 4, -17.5, 22, -8, 25, 5, 10, 17.5] },
  {
    id: 'island-small-1',
    kind: 'island',
    size: [110, 80],
    outline: [-55, -5, -42, -29, -10, -40, 28, -35, 52, -14, 55, 10, 33, 34, -6, 40, -40, 27],
  },
  {
    id: 'island-small-2',
    kind: 'island',
    size: [110, 80],
    outline: [-55, 8, -49, -18, -24, -37, 12, -40, 44, -26, 55, 2, 42, 28, 14, 40, -30, 34],
  },
  {
    id: 'island-medium',
    kind: 'island',
    size: [130, 95],
    outline: [-65, 0, -52, -31, -18, -47.5, 27, -43, 58, -20, 65, 8, 45, 36, 6, 47.5, -44, 34],
  },
  {
    id: 'island-building',
    kind: 'island',
    size: [150, 110],
    outline: [-75, -6, -60, -38, -22, -55, 30, -50, 66, -26, 75, 8, 54, 40, 10, 55, -48, 42],
    building: { outline: [-11, -8, 11, -8, 11, 8, -11, 8], hullPoints: 8, crewPoints: 4 },
  },
  {
    id: 'shoal-1',
    kind: 'shoal',
    size: [80, 50],
    outline: [-40, 3, -28, -17, 2, -25, 34, -15, 40, 4, 15, 25, -24, 20],
  },
  { id: 'shoal-2', kind: 'shoal', size: [70, 55], outline: [-35, -6, -14, -27.5, 20, -22, 35, 2, 18, 24, -10, 27.5] },
  // Coasts lie with their long straight side along the edge of the table.
  { id: 'coast-1', kind: 'coast', size: [300, 80], outline: [-150, -40, 150, -40, 128, 8, 70, 36, -20, 40, -112, 18] },
  { id: 'coast-2', kind: 'coast', size: [240, 70], outline: [-120, -35, 120, -35, 100, 12, 30, 35, -60, 30, -104, 4] },
];
