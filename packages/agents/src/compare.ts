/** Compares two orders: the result of each at the end of the turn, on the same imagined states and with the same dice. */

import type { Action, AnyRuleset, Rng, Seat } from '@weathergauge/engine';
import { seating } from './agent.ts';
import { chanceIn, luckOf, playedOut } from './played-out.ts';
import { SEEDS } from './quick-dice.ts';

/** A figure for each of the two orders. */
export type Both = readonly [number, number];

export interface Compared {
  /** The mean of the chance that is shown, from -1 to 1. */
  readonly chances: Both;
  readonly counts: readonly ComparedCount[];
  readonly trials: number;
}

/** A count of the seat's tally. */
export interface ComparedCount {
  readonly name: string;
  /** Its mean change. */
  readonly changes: Both;
  /** Standard error of the difference. */
  readonly error: number;
}

const LEAST_TRIALS = 6;
const MOST_TRIALS = 64;

interface Sums {
  one: number;
  other: number;
  squares: number;
}

/** Tries them until `isSpent`, at least a few times. */
export function compareOrders(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  seat: Seat,
  orders: readonly [readonly Action[], readonly Action[]],
  rng: Rng,
  isSpent: () => boolean,
): Compared {
  const seated = seating(ruleset, state, seat, rng);
  const sums = new Map<string, Sums>();
  const chances: [number, number] = [0, 0];
  let trials = 0;
  while (trials < LEAST_TRIALS || (trials < MOST_TRIALS && !isSpent())) {
    trials++;
    const world = seated.imagine();
    const luck = luckOf(rng.below(SEEDS));
    const before = ruleset.tally(world, seat);
    const [one, other] = orders.map((order, i) => {
      const s = playedOut(ruleset, world, seat, order, luck);
      chances[i as 0 | 1] += chanceIn(ruleset, s, seat);
      return ruleset.tally(s, seat);
    });
    for (const name of new Set([before, one, other].flatMap(counts => Object.keys(counts ?? {})))) {
      const sum = sums.get(name) ?? { one: 0, other: 0, squares: 0 };
      const changes = [one, other].map(counts => (counts?.[name] ?? 0) - (before[name] ?? 0)) as [number, number];
      sum.one += changes[0];
      sum.other += changes[1];
      sum.squares += (changes[0] - changes[1]) ** 2;
      sums.set(name, sum);
    }
  }
  const counts = [...sums].map(([name, { one, other, squares }]): ComparedCount => {
    const difference = (one - other) / trials;
    const variance = Math.max(0, squares - trials * difference * difference) / (trials - 1);
    return { name, changes: [one / trials, other / trials], error: Math.sqrt(variance / trials) };
  });
  return { chances: [chances[0] / trials, chances[1] / trials], counts, trials };
}
