/** Makes agents of lower levels overlook some of their offers. */

import type { Seating } from './agent.ts';

const HUNDRED = 100;

/**
 * The same seat without so many per cent of its offers; at least one is left. The removed offers are neighbours in the list, where similar
 * offers stand together: to remove one of many similar courses would change nothing.
 */
export function overlooking(seating: Seating, percent: number): Seating {
  const { rng } = seating;
  const count = percent <= 0 ? 1 : seating.offers.length;
  if (count === 1) return seating;
  // Rounded at random, so that small lists lose their share too.
  const hidden = Math.min(count - 1, Math.floor((percent * count + rng.below(HUNDRED)) / HUNDRED));
  const first = rng.below(count);
  const offers = seating.offers.filter((_, i) => (i - first + count) % count >= hidden);
  return { ...seating, offers };
}

/** The same seat, which in so many per cent of its answers ignores `passesOver` and considers every sensible offer. */
export function unadvised(seating: Seating, percent: number): Seating {
  if (percent <= 0 || seating.rng.below(HUNDRED) >= percent) return seating;
  return { ...seating, offers: seating.all };
}
