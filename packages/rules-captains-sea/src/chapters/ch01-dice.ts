/** Throws: like dice together, +1 cards on some of them (1.7.3), and what is counted. */

import type { Dice } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import type { Sea } from '../model/state.ts';

export const D6 = 6;

/** A new throw: nothing has been played for it. */
export function openThrow(s: Sea): void {
  for (let i = 0; i < s.plus.length; i++) {
    s.plus[i] = 0;
    s.keen[i] = 0;
    s.played[i] = 0;
  }
}

/** 1.7.3 Faces of like dice; those on which a card was spent come first, thrown by themselves because they are no longer like. */
export function throwDice(dice: Dice, count: number, plus: number, why: string): number[] {
  const some = Math.min(plus, count);
  if (some === 0) return rollPool(dice, count, D6, why);
  return [...rollPool(dice, some, D6, `${why} +1`), ...rollPool(dice, count - some, D6, why)];
}

/** How many faces reach `needed`, the first `plus` of them counting one more. */
export function countFrom(faces: readonly number[], plus: number, needed: number): number {
  let count = 0;
  for (let i = 0; i < faces.length; i++) if ((faces[i] as number) + (i < plus ? 1 : 0) >= needed) count++;
  return count;
}

/** The lowest face, the first `plus` of them counting one more; 99 of none. */
export function lowest(faces: readonly number[], plus: number): number {
  let low = 99;
  for (let i = 0; i < faces.length; i++) low = Math.min(low, (faces[i] as number) + (i < plus ? 1 : 0));
  return low;
}
