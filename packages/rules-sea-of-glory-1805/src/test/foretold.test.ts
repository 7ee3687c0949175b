/** Forecasts of signals, broadsides and searches, against play. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { battles } from './scenes-of-battle.fixture.ts';

test('what is foretold of signals, broadsides and searches comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const { offers, verbs, problems, quiet } = foretold(ruleset as AnyRuleset, {
    verbs: ['signal', 'extra-die', 'hit', 'search'],
    games: [],
    scenes: battles,
  });
  expect(problems).toEqual([]);
  expect(quiet.filter(offer => /^signal ?/u.test(offer))).toEqual([]);
  expect(offers).toBe(30);
  expect(verbs).toEqual(['extra-die', 'hit', 'search', 'signal']);
});
