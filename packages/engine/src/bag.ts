/** Bags of counters drawn without replacement: how many of each face are left, as plain data. */

import type { Dice } from './contract.ts';

export type Bag = number[];

export function bagSize(bag: readonly number[]): number {
  let size = 0;
  for (let face = 0; face < bag.length; face++) size += bag[face] as number;
  return size;
}

/** Takes one counter out and returns its face, or -1 from an empty bag. */
export function drawFromBag(bag: Bag, dice: Dice, why: string): number {
  const size = bagSize(bag);
  if (size === 0) return -1;
  let left = dice.draw(size, why);
  for (let face = 0; face < bag.length; face++) {
    const count = bag[face] as number;
    if (left < count) {
      bag[face] = count - 1;
      return face;
    }
    left -= count;
  }
  throw new Error('a draw lies outside its bag');
}

export function returnToBag(bag: Bag, face: number): void {
  bag[face] = (bag[face] ?? 0) + 1;
}
