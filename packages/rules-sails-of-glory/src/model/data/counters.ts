/**
 * Damage counters. Their numbers per letter and the faces that must exist are the book's; how many of each face is printed
 * nowhere and reconstructed. Markers and wind counters are the book's.
 */

import type { CountersData, FaceData, Special } from './schema.ts';

export const COUNTERS: CountersData = {
  faces: [
    number(0, [32, 14, 14, 16, 45]),
    number(1, [20, 16, 8, 10, 0]),
    number(2, [11, 14, 2, 2, 0]),
    number(3, [4, 10, 0, 0, 0]),
    number(4, [2, 7, 0, 0, 0]),
    number(5, [0, 3, 0, 0, 0]),
    number(6, [1, 3, 0, 0, 0]),
    crew(0, [8, 9, 8, 22, 45]),
    crew(1, [3, 0, 2, 7, 0]),
    crew(2, [1, 4, 0, 0, 0]),
    crew(3, [0, 1, 0, 0, 0]),
    special(1, 'fire', [2, 0, 1, 1, 0]),
    special(2, 'fire', [0, 2, 0, 0, 0]),
    special(2, 'leak', [2, 0, 0, 0, 0]),
    special(3, 'leak', [0, 3, 0, 0, 0]),
    special(1, 'rudder', [1, 0, 0, 0, 0]),
    special(2, 'rudder', [0, 2, 0, 0, 0]),
    special(2, 'mast', [1, 0, 0, 0, 0]),
    special(3, 'mast', [0, 1, 0, 0, 0]),
    special(1, 'mast', [0, 0, 3, 0, 0]),
    special(0, 'mast', [0, 0, 5, 0, 0]),
    special(1, 'sail', [2, 1, 5, 2, 0]),
    special(0, 'sail', [0, 0, 12, 0, 0]),
  ],
  markers: { crew: 39, fire: 16, leak: 13, sail: 12, mast: 8, rudder: 6, entangle: 5, sinking: 2, explosion: 2 },
  windDirection: { clockwise: 3, anticlockwise: 3, unchanged: 4 },
  windStrength: { increase: 1, decrease: 1, unchanged: 3 },
};

function number(points: number, counts: FaceData['counts']): FaceData {
  return { points, crew: 0, special: '', underlined: points === 6, counts };
}

function crew(points: number, counts: FaceData['counts']): FaceData {
  return { points, crew: 1, special: '', underlined: false, counts };
}

function special(points: number, kind: Special, counts: FaceData['counts']): FaceData {
  return { points, crew: 0, special: kind, underlined: kind === 'leak' || kind === 'rudder', counts };
}
