import type { AnyRuleset, Briefing } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { briefingProblems } from './briefings.ts';

const book: AnyRuleset = skirmish;
const saying = (change: Partial<Briefing>): AnyRuleset => ({
  ...book,
  words: { ...book.words, briefing: (view, seat) => ({ ...book.words.briefing(view, seat), ...change }) },
});

test('a sound briefing is found sound', () => {
  expect(briefingProblems(skirmish)).toEqual([]);
});

test.each<[string, Partial<Briefing>]>([
  ['is no sentence', { you: '' }],
  ['is no sentence', { watch: 'your powder' }],
  ['is broken', { wind: 'It blows from undefined.' }],
  ['not 60 to 400', { win: `${'Win and win and '.repeat(30)}win.` }],
  ['not 5 at most', { win: 'Win. Then win. And win.' }],
])('one that %s is found, for each seat', (said, change) => {
  const problems = briefingProblems(saying(change));
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(said);
});
