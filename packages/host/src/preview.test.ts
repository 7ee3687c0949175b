import type { About, AnyRuleset } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { boats, matchOf } from '../test/games.ts';
import { asksOn, piecesAsked } from './preview.ts';

test('a row goes on as long as the same ship or block is asked about, whatever else a question counts', async () => {
  const { ruleset, state } = await matchOf(boats);
  const [seat] = ruleset.pending(state);
  if (seat === undefined) throw new Error('nobody is asked');
  const about = (named: About): AnyRuleset => ({
    ...ruleset,
    prompt: (s, who) => ({ ...ruleset.prompt(s, who), about: named }),
  });
  const goesOn = (before: About, now: About): boolean =>
    asksOn(about(now), state, seat, piecesAsked(about(before), state, seat));
  expect(goesOn({ block: 4, left: 6 }, { block: 4, left: 5 })).toBe(true);
  expect(goesOn({ block: 4, left: 6 }, { block: 5, left: 6 })).toBe(false);
  expect(goesOn({ block: 4 }, {})).toBe(false);
  expect(goesOn({ block: 4 }, { ship: 4 })).toBe(false);
  expect(goesOn({ ship: 1, used: 0 }, { ship: 1, used: 3 })).toBe(true);
  expect(goesOn({ ship: 1 }, { ship: 2 })).toBe(false);
  // The choice of who moves is about nobody yet.
  expect(goesOn({ left: 2 }, { block: 4 })).toBe(true);
});
