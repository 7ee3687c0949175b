/** Skirmish's worked examples, named by clause as every rulebook's are. */

import { configure, isRefusal, scriptedDice, silent } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';

function opening() {
  const config = configure(skirmish, { scenario: 'boats' });
  if (isRefusal(config)) throw new Error(config.reason);
  return skirmish.setup(config, scriptedDice([]), silent);
}

test('1 a boat seals no more than three charges', () => {
  expect(skirmish.offers(opening(), 0)).toHaveLength(4);
});

test('1, 2 charges are added to the die, and the higher hits', () => {
  const s = opening();
  skirmish.apply(s, 0, { do: 'load', charges: 3 }, scriptedDice([]), silent);
  skirmish.apply(s, 1, { do: 'load', charges: 0 }, scriptedDice([2, 4]), silent);
  expect(s.hits).toEqual([0, 1]);
});

test('3 a blank saves the boat that was hit', () => {
  const s = opening();
  skirmish.apply(s, 0, { do: 'load', charges: 3 }, scriptedDice([]), silent);
  skirmish.apply(s, 1, { do: 'load', charges: 0 }, scriptedDice([2, 4]), silent);
  skirmish.apply(s, 1, { do: 'dare' }, scriptedDice([1]), silent);
  expect(s.hits).toEqual([0, 0]);
});
