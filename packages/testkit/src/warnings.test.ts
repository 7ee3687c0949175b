import type { AnyRuleset } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { warningProblems } from './warnings.ts';

const plan = { effort: 1, dirs: [] } as unknown as Parameters<typeof warningProblems>[1];

function warning(says: (text: string) => string): AnyRuleset {
  const book: AnyRuleset = skirmish;
  return { ...book, words: { ...book.words, warning: (_v, action) => says(book.vocabulary.print(action)) } };
}

test('a rulebook without warnings, or with sound ones, passes, be they for the first of its own list', () => {
  expect(warningProblems(skirmish, plan)).toEqual([]);
  expect(
    warningProblems(
      warning(text => (text === 'load charges=0' ? 'her guns stay silent' : '')),
      plan,
    ),
  ).toEqual([]);
});

test('a warning with a slip is found', () => {
  expect(
    warningProblems(
      warning(text => (text === 'dare' ? 'she loses 1 hits' : '')),
      plan,
    ),
  ).toEqual([expect.stringContaining('the warning has 1 hits: she loses 1 hits')]);
});
