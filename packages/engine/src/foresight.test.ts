import { describe, expect, test } from 'vitest';
import { config } from '../test/games.ts';
import type { AnyRuleset } from './contract.ts';
import { silent } from './contract.ts';
import { scriptedDice, seededDice } from './dice.ts';
import { foreseenOffers, tryOut } from './foresight.ts';
import { skirmish } from './skirmish.ts';

const book: AnyRuleset = skirmish;
const start = (): object => book.setup(config(), seededDice('foresight'), silent);

function warning(says: (order: string) => string): AnyRuleset {
  return { ...book, words: { ...book.words, warning: (_v, action) => says(book.vocabulary.print(action)) } };
}

function given(ruleset: AnyRuleset): readonly (readonly [string, string])[] {
  const s = start();
  return foreseenOffers(ruleset, s, ruleset.view(s, 0), 0, 'seed').map(({ action, warning: says }) => [
    book.vocabulary.print(action),
    says,
  ]);
}

describe('offers as people are given them', () => {
  test('what is warned of comes last, the rest as the rulebook lists it', () => {
    const low = warning(order => (order === 'load charges=0' || order === 'load charges=2' ? 'no' : ''));
    expect(given(low)).toEqual([
      ['load charges=1', ''],
      ['load charges=3', ''],
      ['load charges=0', 'no'],
      ['load charges=2', 'no'],
    ]);
  });

  test('what is seldom wanted comes after the rest, and before what is warned of', () => {
    const { words } = warning(order => (order === 'load charges=0' ? 'no' : ''));
    const rare: AnyRuleset = {
      ...book,
      words: { ...words, seldom: (_v, action) => book.vocabulary.print(action) === 'load charges=1' },
    };
    expect(given(rare).map(([order]) => order)).toEqual([
      'load charges=2',
      'load charges=3',
      'load charges=1',
      'load charges=0',
    ]);
  });

  test('where there is no warning, or nothing else, the list is as it was', () => {
    const listed = book.offers(start(), 0).map(offer => book.vocabulary.print(offer));
    expect(given(book).map(([order]) => order)).toEqual(listed);
    expect(given(warning(() => 'no')).map(([order]) => order)).toEqual(listed);
  });
});

test('a trial names what the die is thrown for that ends it, and none at a reveal', () => {
  const s = start();
  expect(tryOut(book, book.clone(s), 0, { do: 'load', charges: 1 })).toMatchObject({ thrown: '', complete: true });
  book.apply(s, 0, { do: 'load', charges: 1 }, scriptedDice([]), silent);
  expect(tryOut(book, book.clone(s), 1, { do: 'load', charges: 1 })).toMatchObject({ thrown: '', complete: false });
  book.apply(s, 1, { do: 'load', charges: 0 }, scriptedDice([6, 1]), silent);
  expect(tryOut(book, book.clone(s), 1, { do: 'dare' })).toMatchObject({ thrown: 'counter', complete: false });
});
