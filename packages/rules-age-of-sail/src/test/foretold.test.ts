/** Forecasts of guns, boarding, axes and repairs, against play. No order throws for the wind here: the Venti blow of themselves. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { alongside } from './alongside.fixture.ts';

test('what is foretold of guns, boarding, axes and repairs comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const plan = { games: [], never: ['terms', 'cease-fire', 'hold', 'leave-masts'] };
  const shots = foretold(ruleset as AnyRuleset, {
    ...plan,
    verbs: ['engage', 'volley', 'cut', 'repair'],
    games: [{ scenario: 'single-combat' }, { scenario: 'line-of-battle' }],
  });
  const fights = foretold(ruleset as AnyRuleset, { ...plan, verbs: ['board', 'fight'], scenes: [alongside] });
  expect([...shots.problems, ...fights.problems]).toEqual([]);
  expect([shots, fights].flatMap(({ quiet, hopeless }) => [...quiet, ...hopeless])).toEqual([]);
  expect([shots.offers, fights.offers]).toEqual([30, 30]);
  expect([shots.verbs, fights.verbs]).toEqual([
    ['cut', 'engage', 'repair', 'volley'],
    ['board', 'fight'],
  ]);
  expect(fights.counts).toEqual(expect.arrayContaining(['board: A ships taken', 'board: B ships taken']));
});
