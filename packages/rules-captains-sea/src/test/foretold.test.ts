/** Forecasts of guns, grapnels, melees and ships that go about, against play. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

test('what is foretold of guns, tacks, grapnels and melees comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const { offers, verbs, counts, problems, quiet, hopeless } = foretold(ruleset as AnyRuleset, {
    verbs: ['fire', 'chase', 'select', 'move-first', 'grapple', 'board', 'assault', 'disengage'],
    // A Tack is a throw, at once where nobody else has a block to choose, or when she moves.
    chancy: ['select', 'move-first'],
    games: [{ scenario: 'free', options: { engagement: 'close' } }, { scenario: 'constitution-java' }],
    never: ['cease', 'strike', 'no-grapple', 'no-board'],
  });
  expect(problems).toEqual([]);
  expect(quiet).toEqual([]);
  // Too few men for any die, and dice of what comes after the order.
  expect(hopeless.filter(offer => !/^(?:grapple|select|move-first) /u.test(offer))).toEqual([]);
  for (const tack of [/^select: . tacked$/u, /^move-first: . tacked$/u])
    expect(counts).toEqual(expect.arrayContaining([expect.stringMatching(tack)]));
  expect(counts).toEqual(expect.arrayContaining([expect.stringMatching(/^grapple: . grappled$/u)]));
  expect(offers).toBe(30);
  expect(verbs).toEqual(['assault', 'board', 'chase', 'disengage', 'fire', 'grapple', 'move-first', 'select']);
});
