/** How a search plays on below its tree: quickly, comparing a few offers one decision ahead. */

import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import { openSealed, tryOut } from './greedy.ts';
import type { QuickDice } from './quick-dice.ts';
import { SEEDS } from './quick-dice.ts';

export interface RolloutPolicy {
  /** How many offers, drawn at random, are compared one decision ahead; 1 plays at random. */
  readonly choices: number;
  /** Per cent of decisions that are played at random all the same. */
  readonly whim: number;
}

/**
 * Plays one decision and returns the state after it, which may be a clone. The comparison uses dice of its own, because choosing by the dice
 * that really follow would be cheating. If no dice were thrown, the best clone is kept.
 */
export function playLightly(
  ruleset: AnyRuleset,
  s: object,
  seat: Seat,
  offers: readonly Action[],
  policy: RolloutPolicy,
  dice: QuickDice,
): object {
  const light = policy.choices <= 1 || offers.length === 1 || (policy.whim > 0 && dice.below(100) < policy.whim);
  if (light) {
    const offer = offers.length === 1 ? 0 : dice.below(offers.length);
    ruleset.apply(s, seat, offers[offer] as Action, dice, silent);
    return s;
  }
  const tried = Math.min(policy.choices, offers.length);
  // A stride through the list gives distinct offers without a shuffle.
  const start = dice.below(offers.length);
  const stride = offers.length / tried;
  let best = offers[start] as Action;
  let most = Number.NEGATIVE_INFINITY;
  let kept: object | null = null;
  for (let i = 0; i < tried; i++) {
    const offer = offers[(start + Math.floor(i * stride)) % offers.length] as Action;
    const after = ruleset.clone(s);
    const before = dice.draws();
    ruleset.apply(after, seat, offer, dice, silent);
    const certain = dice.draws() === before && !ruleset.sealed(after, seat);
    openSealed(ruleset, after, seat, dice);
    const value = ruleset.evaluate(after, seat);
    if (value > most) {
      most = value;
      best = offer;
      kept = certain ? after : null;
    }
  }
  if (kept !== null) return kept;
  ruleset.apply(s, seat, best, dice, silent);
  return s;
}

/** Tries every offer once on this state, with the same dice for all. */
export function glance(
  ruleset: AnyRuleset,
  s: Readonly<object>,
  seat: Seat,
  offers: readonly Action[],
  dice: QuickDice,
  luck: QuickDice,
): number[] {
  const seed = dice.below(SEEDS);
  return offers.map(offer => {
    const after = ruleset.clone(s);
    luck.reseed(seed);
    tryOut(ruleset, after, seat, offer, luck);
    return ruleset.evaluate(after, seat);
  });
}

/**
 * Plays the offer that looks best one decision ahead, all compared on the same dice, and returns the state after it, which may be a
 * clone. The comparison uses `luck`, because choosing by the dice that really follow would be cheating.
 */
export function playWell(
  ruleset: AnyRuleset,
  s: object,
  seat: Seat,
  offers: readonly Action[],
  dice: QuickDice,
  luck: QuickDice,
): object {
  let best = offers[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  let kept: object | null = null;
  const seed = luck.below(SEEDS);
  for (let i = 0; offers.length > 1 && i < offers.length; i++) {
    const offer = offers[i] as Action;
    const after = ruleset.clone(s);
    luck.reseed(seed);
    const before = luck.draws();
    ruleset.apply(after, seat, offer, luck, silent);
    const certain = luck.draws() === before && !ruleset.sealed(after, seat);
    openSealed(ruleset, after, seat, luck);
    const value = ruleset.evaluate(after, seat);
    if (value <= most) continue;
    most = value;
    best = offer;
    kept = certain ? after : null;
  }
  if (kept !== null) return kept;
  ruleset.apply(s, seat, best, dice, silent);
  return s;
}
