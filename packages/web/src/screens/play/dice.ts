/** Dice in an event, found by the names that every rulebook gives them; what they mean is said in the event's words. */

import type { GameEvent } from '@weathergauge/engine';

export interface DiceGroup {
  readonly faces: readonly number[];
  /** Faces from this one on succeeded; null where the event does not say. */
  readonly needed: number | null;
}

const FIELDS = ['face', 'faces', 'again', 'answer'] as const;

export function diceOf(event: GameEvent): readonly DiceGroup[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const needed = isFace(fields['needed']) ? fields['needed'] : null;
  const groups: DiceGroup[] = [];
  for (const name of FIELDS) {
    const value = fields[name];
    const faces = Array.isArray(value) ? value.filter(isFace) : isFace(value) ? [value] : [];
    // The other side's dice do not roll for the same number.
    if (faces.length > 0) groups.push({ faces, needed: name === 'answer' ? null : needed });
  }
  return groups;
}

function isFace(x: unknown): x is number {
  return typeof x === 'number' && Number.isInteger(x) && x > 0;
}

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
