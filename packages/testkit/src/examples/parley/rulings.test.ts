import { configure, isRefusal, scriptedDice, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { parley } from './parley.ts';

function dealt(...faces: number[]) {
  const config = configure(parley, { scenario: 'cabin' });
  if (isRefusal(config)) throw new Error(config.reason);
  return parley.setup(config, scriptedDice(faces), silent);
}

test('1 cards are dealt without replacement and lie face down', () => {
  const s = dealt(1, 1);
  expect(s.cards).toEqual([1, 2]);
  expect(parley.view(s, 0).cards).toEqual([1, 0]);
  expect(parley.view(s, 'spectator').cards).toEqual([0, 0]);
});

test('2, 3 a bid of two may be raised, and the highest sum scores and shows its card', () => {
  const s = dealt(1, 4);
  parley.apply(s, 0, { do: 'bid', gold: 2 }, scriptedDice([]), silent);
  parley.apply(s, 0, { do: 'raise', gold: 3 }, scriptedDice([]), silent);
  parley.apply(s, 1, { do: 'bid', gold: 0 }, scriptedDice([]), silent);
  expect(s.points).toEqual([1, 0]);
  expect(parley.view(s, 1).cards).toEqual([1, 5]);
});
