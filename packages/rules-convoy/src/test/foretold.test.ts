/** Forecasts of guns, boarding, wind, recovery and hexes more, against play. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

test('what is foretold of guns, boarding, wind and recovery comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const { offers, verbs, counts, problems, quiet, hopeless } = foretold(ruleset as AnyRuleset, {
    verbs: ['fire', 'open-fire', 'board', 'storm', 'whistle', 'counter', 'activate', 'press'],
    chancy: ['activate'],
    only: answer => answer['dice'] !== 0,
    games: ruleset.scenarios.map(({ id }) => ({ scenario: id })),
    never: ['haul-down'],
  });
  expect(problems).toEqual([]);
  expect([...quiet, ...hopeless]).toEqual([]);
  expect(counts).toEqual(expect.arrayContaining(['whistle: wind shift', 'counter: wind shift', 'press: a hex more']));
  expect(offers).toBe(30);
  expect(verbs).toEqual(['activate', 'board', 'counter', 'fire', 'open-fire', 'press', 'storm', 'whistle']);
});
