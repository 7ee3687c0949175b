import { noFacts } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import type { Happening } from '../../client/protocol.ts';
import { decisiveOf } from './decisive.ts';

const told = (type: string, ship: number | null = null): Happening => ({
  at: 1,
  event: { type, to: 'all', clause: '' },
  words: type,
  facts: { ...noFacts, ship },
});

test('bursts and the last of each ship that is gone are told again, in their order', () => {
  const log = [told('sailed', 0), told('captured', 1), told('sailed', 0), told('withdrew', 0), told('over')];
  const words = (gone: readonly number[]) =>
    decisiveOf(log, gone, ({ event }) => event.type === 'captured').map(({ happening }) => happening.words);
  expect(words([0])).toEqual(['captured', 'withdrew']);
  expect(words([])).toEqual(['captured']);
});

test('a ship that nothing was ever heard of is not told of', () => {
  expect(decisiveOf([told('round')], [7], () => false)).toEqual([]);
});

test('an ending besides the rules decides a battle', () => {
  const log = [told('sailed', 0), told('ended')];
  expect(decisiveOf(log, [], () => false).map(({ key }) => key)).toEqual([1]);
});
