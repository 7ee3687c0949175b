import i18next from 'i18next';
import { expect, test } from 'vitest';
import { bookCard, bookUi } from '../../books/index.ts';
import { addStrings, startStrings } from './index.ts';

test('sentences are found whether they come before the start or after it, and in pieces', () => {
  addStrings('early', { hail: 'Ahoy' });
  startStrings();
  addStrings('early', { more: { name: 'What ship?' } });
  addStrings('late', { farewell: 'Fair winds' });
  expect(['early.hail', 'early.more.name', 'late.farewell'].map(key => i18next.t(key))).toEqual([
    'Ahoy',
    'What ship?',
    'Fair winds',
  ]);
});

test('a book speaks on its card at once, and on the board once that is loaded', async () => {
  startStrings();
  const { blurb } = bookCard('convoy') ?? {};
  expect(blurb).toMatch(/^Merchants/);
  expect(i18next.exists('convoy.windDice')).toBe(false);
  await bookUi('convoy');
  expect(i18next.exists('convoy.windDice')).toBe(true);
  expect(bookCard('convoy')?.blurb).toBe(blurb);
});
