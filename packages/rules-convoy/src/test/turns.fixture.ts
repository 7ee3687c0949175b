/** For tests of the sequence of play: fleets that cannot sail, so that a turn is soon over. */

import type { Sea } from './drill.fixture.ts';
import { add, sea } from './drill.fixture.ts';
import type { Convoy } from '../model/state.ts';

export const MERCHANT = { kind: 'merchant' } as const;

/** Where every ship lies in irons, so that each is asked one question: to spin or to stay. */
const BECALMED: Sea = { wind: 'W', turn: 0 };

/** A merchant and a raider far apart, both in irons. */
export function idle(articles: Sea['articles'] = {}): Convoy {
  const s = sea({ ...BECALMED, articles });
  add(s, 0, 2, 2, 'E', MERCHANT);
  add(s, 1, 12, 8, 'E');
  return s;
}

/** Two ships of the convoy and two raiders, all in irons and out of reach of each other. */
export function fleets(seas: Sea = {}, seats = 2): Convoy {
  const sides = ([0, 1, 0, 1] as const).slice(0, seats);
  const s = sea({ ...BECALMED, ...seas, articles: { sides, ...seas.articles } });
  add(s, 0, 1, 1, 'E', MERCHANT);
  add(s, seats > 2 ? 2 : 0, 1, 8, 'E');
  add(s, 1, 12, 1, 'E');
  add(s, seats > 3 ? 3 : 1, 12, 8, 'E');
  return s;
}
