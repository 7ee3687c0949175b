/** Forecasts of signals, broadsides, searches and raids, against play. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { battles } from './scenes-of-battle.fixture.ts';
import { attempts } from './scenes-of-raids.fixture.ts';

test('what is foretold of signals, broadsides, searches and raids comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const { offers, verbs, problems, quiet } = foretold(ruleset as AnyRuleset, {
    verbs: ['signal', 'extra-die', 'hit', 'search', 'raid'],
    games: [],
    scenes: battles.flatMap((battle, i) => [battle, attempts[i % attempts.length] ?? battle]),
  });
  expect(problems).toEqual([]);
  expect(quiet.filter(offer => /^signal ?/u.test(offer))).toEqual([]);
  expect(offers).toBe(30);
  expect(verbs).toEqual(['extra-die', 'hit', 'raid', 'search', 'signal']);
});
