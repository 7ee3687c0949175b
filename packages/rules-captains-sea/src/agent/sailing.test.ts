import { expect, test } from 'vitest';
import { features } from './features.ts';
import { style } from './style.ts';
import type { Blocks } from '../model/drafts.ts';
import { duel } from '../test/drill.fixture.ts';
import { ADVANCE, TACK } from '../model/vocabulary.ts';

test('9.1.4 a tack that will not be made this turn is not taken for an Advance: she will lie in irons all the same', () => {
  const { s, us } = duel({ impulse: 12 });
  // Wind to the south, heading north-east: beating.
  us.heading = 2;
  const liking = (block: number) => {
    const draft: Blocks = { kind: 'blocks', ships: [{ block, cost: 3, strain: 1, sure: 0 }, null] };
    features(s, 0, draft);
    return style(s, 0, draft);
  };
  expect(liking(TACK)).toBeLessThan(liking(ADVANCE) - 50);
});
