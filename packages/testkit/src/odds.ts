/** Point 7: chances that the rulebook's data gives, against what the rules really do. */

import type { Dice } from '@weathergauge/engine';
import { seededDice } from '@weathergauge/engine';

export type GoldenOdds = {
  readonly clause: string;
  readonly name: string;
  /** A probability. */
  readonly expected: number;
} & (
  | {
      /** The exact chance, by way of `outcomes`. */
      readonly measure: () => number;
    }
  | {
      /** One trial; the dice are the same at every run. */
      readonly sample: (dice: Dice) => boolean;
      readonly trials: number;
    }
);

const EXACT = 1e-6;
/** One run in 150,000 strays so far by chance, and the trials are the same at every run. */
const STANDARD_ERRORS = 4.5;

export function oddsProblems(odds: readonly GoldenOdds[], clauses: readonly { readonly id: string }[]): string[] {
  const known = new Set(clauses.map(clause => clause.id));
  return odds.flatMap(item => {
    const title = `${item.clause} ${item.name}`;
    const unknown = known.has(item.clause) ? [] : [`${title}: the index has no clause ${item.clause}`];
    if (!(item.expected >= 0 && item.expected <= 1)) return [...unknown, `${title}: ${item.expected} is no chance`];
    const { found, within } = 'measure' in item ? { found: item.measure(), within: EXACT } : sampled(item, title);
    const near = Math.abs(found - item.expected) <= within;
    return near ? unknown : [...unknown, `${title}: expected ${item.expected}, found ${found} (within ${within})`];
  });
}

function sampled(item: Extract<GoldenOdds, { trials: number }>, title: string): { found: number; within: number } {
  const dice = seededDice(`odds ${title}`);
  let hits = 0;
  for (let i = 0; i < item.trials; i++) if (item.sample(dice)) hits++;
  const error = Math.sqrt((item.expected * (1 - item.expected)) / item.trials);
  return { found: hits / item.trials, within: STANDARD_ERRORS * error };
}
