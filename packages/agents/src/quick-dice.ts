/**
 * Dice for thinking with: an unrelated, fast generator (sfc32) that can be set back to a seed without making an object.
 * It never decides anything in a real game.
 */

import type { Dice, Rng } from '@weathergauge/engine';

export interface QuickDice extends Dice, Rng {
  /** Starts the stream that belongs to this seed. */
  reseed(seed: number): void;
  /** Draws so far: unchanged after a piece of play that chance had no part in. */
  draws(): number;
}

/** Every seed an agent draws for itself lies below this. */
export const SEEDS = 2 ** 31;

/** What sfc32 asks for before its first number is worth anything. */
const WARM_UP = 12;
const WORD = 2 ** 32;

export function quickDice(seed: number): QuickDice {
  let a = 0;
  let b = 0;
  let c = 0;
  let counter = 1;
  let draws = 0;

  function next(): number {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  }

  function reseed(to: number): void {
    a = to | 0;
    b = 0x9e3779b9 | 0;
    c = 0x243f6a88 | 0;
    counter = 1;
    for (let i = 0; i < WARM_UP; i++) next();
  }

  function below(n: number): number {
    draws++;
    // Words beyond the last whole multiple of n would favour the small numbers.
    const fair = WORD - (WORD % n);
    let word = next();
    while (word >= fair) word = next();
    return word % n;
  }

  reseed(seed);
  return { below, draw: below, reseed, draws: () => draws };
}
