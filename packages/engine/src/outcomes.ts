/** Finds every outcome of a piece of play with its exact probability, by playing it again for each sequence of draws. */

import type { Dice } from './contract.ts';

export interface Outcome<T> {
  value: T;
  probability: number;
}

/** One draw, or one pool of dice, on the path to the present outcome. */
interface Branch {
  readonly count: number;
  readonly sides: number;
  /** How many other results of this draw are still to come. */
  later: number;
  /** The present faces in rising order; a single die is a pool of one. */
  readonly faces: number[];
  /** The probability of everything before. */
  readonly before: number;
}

/**
 * Goes through the outcomes depth first, in rising order of faces. `play` must start from a fresh clone each time and do the same on the
 * same draws. Null if there are more than `limit` outcomes.
 */
export function outcomes<T>(play: (dice: Dice) => T, limit: number): Outcome<T>[] | null {
  const path: Branch[] = [];
  const found: Outcome<T>[] = [];
  let depth = 0;
  let weight = 1;
  /** A lower bound of the number of outcomes: each result that is still to come gives at least one. */
  let owed = 1;

  function take(count: number, sides: number): readonly number[] {
    let branch = path[depth];
    if (branch === undefined) {
      const later = multisets(count, sides) - 1;
      branch = { count, sides, later, faces: Array.from({ length: count }, () => 1), before: weight };
      path.push(branch);
      owed += later;
    } else if (branch.count !== count || branch.sides !== sides) {
      throw new Error('the play drew otherwise on the same draws: it must start from a fresh clone');
    }
    depth++;
    weight = branch.before * chance(branch);
    return branch.faces;
  }

  const dice: Dice = {
    draw(sides) {
      return (take(1, sides)[0] as number) - 1;
    },
    pool(count, sides) {
      return take(count, sides).slice();
    },
  };

  for (;;) {
    depth = 0;
    weight = 1;
    const value = play(dice);
    if (depth !== path.length)
      throw new Error('the play drew less on the same draws: it must start from a fresh clone');
    if (owed > limit) return null;
    found.push({ value, probability: weight });
    let last = path.at(-1);
    while (last !== undefined && last.later === 0) {
      path.pop();
      last = path.at(-1);
    }
    if (last === undefined) return found;
    last.later--;
    advance(last);
  }
}

/** The next combination: the last die that can rise does, and those after it get the same face. */
function advance({ faces, sides }: Branch): void {
  let at = faces.length - 1;
  while (faces[at] === sides) at--;
  faces.fill((faces[at] as number) + 1, at);
}

/** The probability of these faces in any order: count! / (run! run! …) / sides^count, multiplied die by die so that nothing overflows. */
export function chance({ faces, sides }: { readonly faces: readonly number[]; readonly sides: number }): number {
  let weight = 1;
  let run = 0;
  for (let i = 0; i < faces.length; i++) {
    run = faces[i] === faces[i - 1] ? run + 1 : 1;
    weight *= (i + 1) / (run * sides);
  }
  return weight;
}

/** The number of combinations: count + sides - 1 over count. */
function multisets(count: number, sides: number): number {
  let number = 1;
  for (let i = 1; i <= count; i++) number = (number * (sides - 1 + i)) / i;
  return Math.round(number);
}
