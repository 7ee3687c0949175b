/** Forecasts of guns, grapnels and melees, against play. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

test('what is foretold of guns, grapnels and melees comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const { offers, verbs, problems, quiet } = foretold(ruleset as AnyRuleset, {
    verbs: ['fire', 'chase', 'grapple', 'board', 'assault', 'disengage'],
    games: [{ scenario: 'free', options: { engagement: 'close' } }],
    never: ['cease', 'strike', 'no-grapple', 'no-board'],
  });
  expect(problems).toEqual([]);
  expect(quiet.filter(offer => /^(?:fire|chase|board|assault|disengage) ?/u.test(offer))).toEqual([]);
  expect(offers).toBe(30);
  expect(verbs).toEqual(['assault', 'board', 'chase', 'disengage', 'fire', 'grapple']);
});
