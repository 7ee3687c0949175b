/** Forecasts of guns, axes and repairs, against play. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

test('what is foretold of guns, axes and repairs comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const { offers, verbs, problems, quiet } = foretold(ruleset as AnyRuleset, {
    verbs: ['engage', 'volley', 'board', 'cut', 'repair'],
    games: [{ scenario: 'single-combat' }, { scenario: 'line-of-battle' }],
    never: ['terms', 'cease-fire', 'hold', 'leave-masts'],
  });
  expect(problems).toEqual([]);
  expect(quiet.filter(offer => /^(?:engage|volley|board|cut|repair) ?/u.test(offer))).toEqual([]);
  expect(offers).toBe(30);
  expect(verbs).toEqual(['cut', 'engage', 'repair', 'volley']);
});
