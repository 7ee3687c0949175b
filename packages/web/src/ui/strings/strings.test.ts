import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { addStrings, sayIn, startStrings } from './index.ts';

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

test('what is said again is said with its own values, and anew when there are more sentences', () => {
  startStrings();
  addStrings('tell', { ship: 'HMS {{name}}, {{count}} guns' });
  const say = sayIn('tell');
  const both = (): string[] => [
    say('ship', { name: 'Victory', count: 100 }),
    say('ship', { name: 'Victory', count: 98 }),
    say('prize'),
  ];
  const first = both();
  expect(first).toEqual(['HMS Victory, 100 guns', 'HMS Victory, 98 guns', 'tell.prize']);
  expect(both()).toEqual(first);
  addStrings('tell', { prize: 'A prize' });
  expect(both()).toEqual([...first.slice(0, 2), 'A prize']);
});

test('a book speaks on its card at once, and on the board once that is loaded', async () => {
  // As in a page that has just been opened: files before this one may have loaded the board.
  vi.resetModules();
  const strings = await import('./index.ts');
  const { bookCard, bookUi } = await import('../../books/index.ts');
  strings.startStrings();
  const { blurb } = bookCard('convoy') ?? {};
  expect(blurb).toMatch(/^Merchants/);
  expect(i18next.exists('convoy.windDice')).toBe(false);
  await bookUi('convoy');
  expect(i18next.exists('convoy.windDice')).toBe(true);
  expect(bookCard('convoy')?.blurb).toBe(blurb);
});
