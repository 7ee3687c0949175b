/** Agents of lower rank do not see every answer that they could give. */

import type { Seating } from './agent.ts';

const HUNDRED = 100;

/**
 * The same seat with so many per cent of its offers out of sight; one at least is seen. What is overlooked lies side by side in the
 * list, because there like stands beside like: to overlook one course of many that hardly differ would change nothing.
 */
export function overlooking(seating: Seating, percent: number): Seating {
  const { rng } = seating;
  const count = percent <= 0 ? 1 : seating.offers.length;
  if (count === 1) return seating;
  // Rounded by chance, so that small lists lose their share too.
  const hidden = Math.min(count - 1, Math.floor((percent * count + rng.below(HUNDRED)) / HUNDRED));
  const first = rng.below(count);
  const offers = seating.offers.filter((_, i) => (i - first + count) % count >= hidden);
  return { ...seating, offers };
}

/** The same seat, which in so many per cent of its answers does not ask what is worth a thought, and considers all that is sensible. */
export function unadvised(seating: Seating, percent: number): Seating {
  if (percent <= 0 || seating.rng.below(HUNDRED) >= percent) return seating;
  return { ...seating, offers: seating.all };
}
