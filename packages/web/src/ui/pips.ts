/** The pips on the faces of a die. */

/** Pips of a six-sided die on a grid of 3 by 3; null for a face that has no pips. */
export function pipsOf(face: number): readonly (readonly [x: number, y: number])[] | null {
  return PIPS[face - 1] ?? null;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];
