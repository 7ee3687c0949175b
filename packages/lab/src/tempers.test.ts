import type { AnyRuleset } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { boats } from './boats.fixture.ts';
import { shownBy, venturedIn } from './tempers.ts';

/** Whoever has more powder left has ventured less. */
const book = {
  ...skirmish,
  daring: (s: { readonly powder: readonly number[] }, seat: number) => (8 - (s.powder[seat] ?? 0)) / 4,
} as unknown as AnyRuleset;
const found = (temper: 'bold' | 'steady' | 'cautious') =>
  Array.from({ length: 30 }, (_, i) => venturedIn(book, boats(), temper, `tempers ${i}`)).flatMap(one => one ?? []);

test('bold agents venture more than steady ones, cautious ones less, and steady ones as much', () => {
  const [bold, cautious, steady] = [shownBy(found('bold')), shownBy(found('cautious')), shownBy(found('steady'))];
  expect(bold.games).toBe(60);
  expect(bold.more).toBeGreaterThan(2 * bold.error);
  expect(cautious.more).toBeLessThan(-2 * cautious.error);
  expect(Math.abs(steady.more)).toBeLessThan(1e-9);
});

test('nothing is said of a book that knows no daring', () => {
  expect(venturedIn(skirmish, boats(), 'bold', 'none')).toBeNull();
});

test('the error is that of the mean of the differences', () => {
  const shown = shownBy([
    { temper: 3, steady: 1 },
    { temper: 5, steady: 1 },
  ]);
  expect(shown).toEqual({ games: 4, temper: 4, steady: 1, more: 3, error: 1 });
});
