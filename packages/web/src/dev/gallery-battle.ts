/** A real position of The Age of Sail for the gallery: ?scenario=…&until=…. */

import type { Seat } from '@weathergauge/engine';
import type { AgeOfSail, AgeOfSailAction } from '@weathergauge/rules-age-of-sail';
import { ruleset } from '@weathergauge/rules-age-of-sail';
import type { Shown } from './gallery-game.ts';
import { playUntil } from './gallery-game.ts';

export function battle(query: URLSearchParams): Shown {
  return playUntil(ruleset, query, {
    wish: { scenario: query.get('scenario') ?? 'breaking-the-line' },
    atLeast: 200,
    atMost: 5000,
    worthOf: (_s, seat, offer, after, rng) => eagerness(offer) - nearest(after, seat) / 40_000 + rng.below(100) / 2000,
  });
}

/** Guns first, and towards the enemy. */
function eagerness(offer: AgeOfSailAction): number {
  if (offer.do === 'anchor') return -9;
  return offer.do === 'engage' || offer.do === 'volley' || offer.do === 'board' ? 2 : 0;
}

/** How far the closest enemies lie apart. */
function nearest({ articles, ships }: Readonly<AgeOfSail>, who: Seat): number {
  const side = articles.sides[who];
  const ours = ships.filter(one => articles.sides[one.seat] === side);
  const theirs = ships.filter(one => articles.sides[one.seat] !== side);
  return (
    ours.reduce((sum, a) => sum + Math.min(...theirs.map(b => Math.hypot(a.x - b.x, a.y - b.y))), 0) /
    Math.max(1, ours.length)
  );
}
