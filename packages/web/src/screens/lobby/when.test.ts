import { expect, test } from 'vitest';
import { whenWords } from './when.ts';

test.each([
  [0, 'this minute'],
  [59_000, 'this minute'],
  [5 * 60_000, '5 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [25 * 3_600_000, 'yesterday'],
  [9 * 86_400_000, '9 days ago'],
])('%i ms ago is "%s"', (past, words) => {
  expect(whenWords(1_700_000_000_000 - past, 1_700_000_000_000, 'en')).toBe(words);
});
