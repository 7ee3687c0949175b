import type { DataPacks } from '@weathergauge/engine';
import { packName, withPacks } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { granted } from '../test/games.ts';
import { libraryOf } from './index.ts';

interface Guns {
  readonly guns: number;
}

/** Skirmish with a pack, in a library under two names, that counts how often its figures are worked out. */
function twoBooks(mostKept?: number) {
  const made: number[] = [];
  const book = withPacks(skirmish, {
    printed: { guns: 74 } satisfies Guns,
    validate: pack => (typeof (pack as Guns).guns === 'number' ? [] : ['guns: missing']),
    figuresOf: ({ guns }: Guns) => void made.push(guns),
    use: figures => figures,
  });
  const other: { readonly ruleset: typeof skirmish; readonly dataPacks: DataPacks } = {
    ruleset: { ...book.ruleset, id: 'other' },
    dataPacks: book.dataPacks,
  };
  const library = libraryOf({ skirmish: async () => book, other: async () => other }, mostKept);
  made.length = 0;
  return { made, open: async (id: string, pack: object) => granted(await library.open(id, pack)) };
}

test('a ruleset by a pack is made once for each book and pack, whatever object brings it', async () => {
  const { made, open } = twoBooks();
  const first = await open('skirmish', { guns: 60 });
  expect(await open('skirmish', { guns: 60 })).toBe(first);
  expect(made).toEqual([60]);
  await open('skirmish', { guns: 61 });
  await open('other', { guns: 60 });
  expect(made).toEqual([60, 61, 60]);
});

test('the one that was not asked for the longest is forgotten, and no more than a few are kept', async () => {
  const { made, open } = twoBooks(2);
  for (const guns of [1, 2, 1, 3]) await open('skirmish', { guns });
  expect(made).toEqual([1, 2, 3]);
  await open('skirmish', { guns: 1 });
  expect(made).toEqual([1, 2, 3]);
  await open('skirmish', { guns: 2 });
  expect(made).toEqual([1, 2, 3, 2]);
});

test('a pack that is changed after it was given changes no ruleset', async () => {
  const { open } = twoBooks();
  const pack = { guns: 60 };
  const first = await open('skirmish', pack);
  pack.guns = 61;
  expect(first.pack?.data).toEqual({ guns: 60 });
  expect(packName(await open('skirmish', pack))).not.toBe(packName(first));
});

test('a pack that cannot be used is refused each time', async () => {
  const { open } = twoBooks();
  for (let i = 0; i < 2; i++) await expect(open('skirmish', { masts: 3 })).rejects.toThrow('guns: missing');
});

test('a pack of lists in lists without end is refused, not thrown at', async () => {
  let nested: unknown[] = [];
  for (let i = 0; i < 100_000; i++) nested = [nested];
  const { open } = twoBooks();
  await expect(open('skirmish', { guns: nested })).rejects.toThrow(
    /the data pack for skirmish cannot be used: .*too deep/,
  );
});
