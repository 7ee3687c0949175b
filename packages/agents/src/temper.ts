/** What bold and cautious agents like and dislike beside the book's `evaluate`. */

import type { Seating } from './agent.ts';
import type { Temper } from './levels.ts';

/** Only a game that is over is won or lost for certain. */
const CERTAIN = 0.999;
const LIKING: Readonly<Record<Temper, number>> = { bold: 1, steady: 0, cautious: -1 };

/** The same seat, with its own positions judged by this temper; others are thought to be steady. */
export function tempered(seating: Seating, temper: Temper): Seating {
  const { ruleset, seat } = seating;
  const { daring } = ruleset;
  const liking = LIKING[temper];
  if (liking === 0 || daring === undefined) return seating;
  const evaluate: typeof ruleset.evaluate = (s, of) => {
    const value = ruleset.evaluate(s, of);
    if (of !== seat || Math.abs(value) >= CERTAIN) return value;
    return Math.max(-CERTAIN, Math.min(CERTAIN, value + liking * daring(s, of)));
  };
  return { ...seating, ruleset: { ...ruleset, evaluate } };
}
