import type { Stroke } from '@weathergauge/engine';
import { noFacts } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { linesOf, textOf } from './lines.ts';
import type { Happening } from './protocol.ts';

const told = (at: number, words: string, stroke?: Stroke): Happening => {
  const plain = { at, event: { type: 'x', to: 'all', clause: '' } as const, words, facts: noFacts };
  return stroke === undefined ? plain : { ...plain, stroke };
};

const run = (at: number, ship: number, by: number): Happening =>
  told(at, `${ship} runs ${by} cm.`, {
    ship,
    who: `Ship ${ship}`,
    does: 'runs',
    far: { by, one: 'cm', many: 'cm' },
    rests: '',
  });

test('strokes of one ship in a row are one line, though they were several answers', () => {
  const lines = linesOf([run(1, 0, 5), run(2, 0, 2), told(2, ''), run(3, 0, 1), told(3, 'She fires.')]);
  expect(lines.map(({ words, told: each }) => [words, each.map(({ at }) => at)])).toEqual([
    ['Ship 0 runs 8 cm.', [1, 2, 3]],
    ['She fires.', [3]],
  ]);
});

test('what comes between, or another ship, parts them', () => {
  const lines = linesOf([run(1, 0, 5), told(1, 'A shoal.'), run(2, 0, 2), run(3, 1, 4)]);
  expect(lines.map(({ words }) => words)).toEqual(['0 runs 5 cm.', 'A shoal.', '0 runs 2 cm.', '1 runs 4 cm.']);
});

test('as one text they read one after the other', () => {
  expect(textOf([run(1, 0, 5), run(2, 0, 2), told(3, 'She fires.')])).toBe('Ship 0 runs 7 cm. She fires.');
  expect(textOf([])).toBe('');
});

test('a sentence that follows itself is said once, with how often', () => {
  const lost = told(2, 'She loses a deck.');
  expect(textOf([told(1, 'She fires.'), lost, lost])).toBe('She fires. She loses a deck, twice.');
  expect(textOf([lost, lost, lost, told(3, 'She strikes.'), lost])).toBe(
    'She loses a deck, 3 times. She strikes. She loses a deck.',
  );
});

test('what is said by the sentences around it, or by what comes next, is no line', () => {
  const next = { ...told(3, 'She has moved.'), event: { type: 'moved', to: 'all', clause: '' } as const };
  const makesFor = { ...told(2, 'She makes for Brest.'), saidBy: ['moved'] };
  const half = { ...told(1, 'It was for them to move.'), saidBy: 'always' as const };
  expect(textOf([half, makesFor, next])).toBe('She has moved.');
  // Nothing has followed yet, or something else: then it is news.
  expect(textOf([half, makesFor])).toBe('She makes for Brest.');
  expect(textOf([makesFor, told(3, 'She is seen.'), next])).toBe('She makes for Brest. She is seen. She has moved.');
});
