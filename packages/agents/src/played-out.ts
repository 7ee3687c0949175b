/** One trial of an order: gives it, then lets everybody play on greedily for a while. */

import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';
import { outlook, silent } from '@weathergauge/engine';
import type { QuickDice } from './quick-dice.ts';
import { quickDice } from './quick-dice.ts';
import { playWell } from './rollout.ts';
import { advisedOffers } from './sensible.ts';

/** Moves of ships that a trial goes on for, and answers at most. */
const MOVES = 6;
const ANSWERS = 60;

export interface Luck {
  readonly seed: number;
  readonly dice: QuickDice;
  /** Dice for greedy comparisons on the way, so that these take nothing from `dice` and all orders meet the same throws for longer. */
  readonly comparing: QuickDice;
}

export function luckOf(seed: number): Luck {
  return { seed, dice: quickDice(0), comparing: quickDice(0) };
}

/** The state after these answers, as far as they can be given, and some moves that everybody plays greedily; not beyond the turn. */
export function playedOut(
  ruleset: AnyRuleset,
  world: Readonly<object>,
  seat: Seat,
  row: readonly Action[],
  { seed, dice, comparing }: Luck,
): object {
  dice.reseed(seed);
  comparing.reseed(seed + 1);
  let s = ruleset.clone(world);
  const turn = ruleset.turnOf?.(s);
  let given = 0;
  let about = '';
  for (let answers = 0, moves = 0; answers < ANSWERS; answers++) {
    const by = ruleset.pending(s)[0];
    if (by === undefined) break;
    const next = by === seat ? row[given] : undefined;
    if (next !== undefined && ruleset.refuse(s, seat, next) === null) {
      ruleset.apply(s, seat, next, dice, silent);
      given++;
      continue;
    }
    if (by === seat) given = row.length;
    if (ruleset.turnOf?.(s) !== turn) break;
    const asked = `${by}/${ruleset.prompt(s, by).about.ship ?? ''}`;
    if (asked !== about && moves++ === MOVES) break;
    about = asked;
    const pass = ruleset.passing?.(s, by) ?? null;
    if (pass !== null) ruleset.apply(s, by, pass, dice, silent);
    else s = playWell(ruleset, s, by, advisedOffers(ruleset, s, by), dice, comparing);
  }
  return s;
}

/** The chance that is shown, from -1 to 1. */
export function chanceIn(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat): number {
  return Math.max(-1, Math.min(1, outlook(ruleset, s, seat)));
}
