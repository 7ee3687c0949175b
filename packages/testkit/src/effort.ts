/**
 * How long the hunts are. `WEATHERGAUGE_FUZZ=10` plays ten times as many games of each kind; 0 is a glance, for a change
 * that is being made: a few games, which are not asked what they reach.
 */

import type { AnyPlan } from './plan.ts';

/** Games per scenario of the checks that look at one from every side. */
const DEEP_SEEDS = 2;

export function effort(plan: Pick<AnyPlan, 'effort'>): number {
  if (plan.effort !== undefined) return plan.effort;
  const asked = Number(process.env['WEATHERGAUGE_FUZZ'] ?? 1);
  return asked >= 0 ? Math.floor(asked) : 1;
}

export function deepSeeds(plan: Pick<AnyPlan, 'deepSeeds' | 'effort'>): number {
  return Math.max(1, (plan.deepSeeds ?? DEEP_SEEDS) * effort(plan));
}

/** Whether a deep check looks at this decision: at each of the first, then at every so many, fewer in long games. */
export function isLookedAt(plan: Pick<AnyPlan, 'stride'>, at: number, always: number, thenEvery: number): boolean {
  return at < always || at % (thenEvery * (plan.stride ?? 1)) === 0;
}

/** The names of so many rounds of a check that plays one match of a kind; the first has none. */
export function rounds(plan: Pick<AnyPlan, 'effort'>): readonly string[] {
  return Array.from({ length: Math.max(1, effort(plan)) }, (_, i) => (i === 0 ? '' : ` round=${i}`));
}
