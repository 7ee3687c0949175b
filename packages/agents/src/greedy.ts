/** Looks one decision ahead: tries every offer on a few imagined states and judges the results by the rulebook's `evaluate`. */

import type { Action, AnyRuleset, Rng, Seat } from '@weathergauge/engine';
import { playOn, silent } from '@weathergauge/engine';
import type { Agent, Seating } from './agent.ts';
import type { QuickDice } from './quick-dice.ts';
import { quickDice, SEEDS } from './quick-dice.ts';
import type { Temper } from './levels.ts';
import { overlooking, unadvised } from './overlook.ts';
import { advisedOffers } from './sensible.ts';
import { tempered } from './temper.ts';

export const GREEDY_SAMPLES = 4;
/**
 * Factor for the samples when it is asked whether to interrupt a throw: the effect of a card is small compared with the luck of the
 * dice.
 */
const INTERRUPTING = 3;

/** Means nearer than this differ only by the order in which they were added up. */
const EQUAL = 1e-9;

export interface GreedyOptions {
  readonly samples?: number;
  /** Per cent of the offers that are overlooked. */
  readonly overlooks?: number;
  /** Per cent of the answers in which it ignores `passesOver`. */
  readonly unadvised?: number;
  readonly temper?: Temper;
}

export function greedy({
  samples = GREEDY_SAMPLES,
  overlooks = 0,
  unadvised: alone = 0,
  temper = 'steady',
}: GreedyOptions = {}): Agent {
  return {
    id: `greedy${samples === GREEDY_SAMPLES ? '' : `:${samples}`}${temper === 'steady' ? '' : `:${temper}`}`,
    title: 'Greedy',
    choose(seating) {
      const seated = overlooking(unadvised(tempered(seating, temper), alone), overlooks);
      const { offers, rng } = seated;
      if (offers.length === 1) return offers[0] as Action;
      return offers[bestOf(firstLook(seated, samples), rng)] as Action;
    },
  };
}

/** The value of each offer at first sight, from so many samples; more if it is about a single throw. */
export function firstLook(seating: Seating, samples: number): number[] {
  const often = samples > 1 && isAskedToInterrupt(seating) ? INTERRUPTING * samples : samples;
  return oneStepValues(seating, often, quickDice(seating.rng.below(SEEDS)));
}

/** Whether passing is one of the offers: what is asked for is a card before dice are thrown, or the like. */
function isAskedToInterrupt({ ruleset, seat, imagine }: Seating): boolean {
  return ruleset.passing !== undefined && ruleset.passing(imagine(), seat) !== null;
}

/**
 * The mean value of each offer for the one who chooses. All offers face the same imagined states and, sample by sample,
 * the same dice: luck that favours none of them cancels out.
 */
export function oneStepValues(seating: Seating, samples: number, dice: QuickDice): number[] {
  const { ruleset, seat, offers, rng } = seating;
  const means: number[] = offers.map(() => 0);
  for (let sample = 0; sample < samples; sample++) {
    const imagined = seating.imagine();
    const seed = rng.below(SEEDS);
    for (let i = 0; i < offers.length; i++) {
      const after = ruleset.clone(imagined);
      dice.reseed(seed);
      tryOut(ruleset, after, seat, offers[i] as Action, dice);
      means[i] = (means[i] as number) + ruleset.evaluate(after, seat) / samples;
    }
  }
  return means;
}

/** Gives an answer and plays on until its value can be judged. */
export function tryOut(ruleset: AnyRuleset, s: object, seat: Seat, offer: Action, dice: QuickDice): void {
  const interrupts = ruleset.passing !== undefined && ruleset.passing(s, seat) !== null;
  const before = dice.draws();
  ruleset.apply(s, seat, offer, dice, silent);
  if (interrupts) letHappen(ruleset, s, dice, before);
  else openSealed(ruleset, s, seat, dice);
}

/** After an answer about interrupting a throw, everybody passes until the dice have been thrown. */
function letHappen(ruleset: AnyRuleset, s: object, dice: QuickDice, before: number): void {
  const choose = (seat: Seat, pending: readonly Seat[]) =>
    dice.draws() === before && pending.length === 1 ? (ruleset.passing?.(s, seat) ?? null) : null;
  playOn(ruleset, s, { choose }, dice);
}

/**
 * Sealed orders can be judged only after they are opened. When this seat has sealed all of its orders, the others seal something at random,
 * so that there is a position to judge.
 */
export function openSealed(ruleset: AnyRuleset, s: object, seat: Seat, dice: QuickDice): void {
  if (!ruleset.sealed(s, seat)) return;
  const choose = (other: Seat, pending: readonly Seat[]) => {
    if (!ruleset.sealed(s, seat) || pending.includes(seat)) return null;
    const offers = advisedOffers(ruleset, s, other);
    return offers[dice.below(offers.length)] as Action;
  };
  playOn(ruleset, s, { choose }, dice);
}

/** Where the greatest value stands; among equals, any. */
export function bestOf(values: readonly number[], rng: Rng): number {
  const most = Math.max(...values);
  const best: number[] = [];
  for (const [i, value] of values.entries()) if (value >= most - EQUAL) best.push(i);
  return best[rng.below(best.length)] as number;
}
