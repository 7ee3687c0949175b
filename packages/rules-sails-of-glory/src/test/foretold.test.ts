/** Forecasts of guns, muskets and grapnels, against play. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

test('what is foretold of guns, muskets and grapnels comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const { offers, verbs, problems, quiet, hopeless } = foretold(ruleset as AnyRuleset, {
    verbs: ['fire', 'muskets', 'cease', 'board', 'grapple'],
    chancy: ['cease'],
    games: [
      { scenario: 'free-battle', options: { level: 'standard', boarding: true, points: 600 } },
      { scenario: 'free-battle', options: { level: 'basic', boarding: true, points: 600 } },
      { scenario: 'free-battle', options: { level: 'advanced', boarding: true, points: 600 } },
    ],
  });
  expect(problems).toEqual([]);
  expect([...quiet, ...hopeless]).toEqual([]);
  expect(offers).toBe(30);
  expect(verbs).toEqual(['board', 'cease', 'fire', 'grapple', 'muskets']);
});
