/** Agents of lower rank do not see every answer that they could give. */

import type { Action } from '@weathergauge/engine';
import type { Seating } from './agent.ts';

const HUNDRED = 100;

/** The same seat with so many per cent of its offers out of sight, each by chance; one at least is seen. */
export function overlooking(seating: Seating, percent: number): Seating {
  if (percent <= 0 || seating.offers.length === 1) return seating;
  const { offers, rng } = seating;
  const seen = offers.filter(() => rng.below(HUNDRED) >= percent);
  return { ...seating, offers: seen.length > 0 ? seen : [offers[rng.below(offers.length)] as Action] };
}
