import { configure, isRefusal, scriptedDice, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

/** Both boats have loaded, three charges against none, and thrown 3 and 5. */
function fired() {
  const config = configure(ruleset, { scenario: 'boats' });
  if (isRefusal(config)) throw new Error(config.reason);
  const s = ruleset.setup(config, scriptedDice([]), silent);
  ruleset.apply(s, 0, { do: 'load', charges: 3 }, scriptedDice([]), silent);
  ruleset.apply(s, 1, { do: 'load', charges: 0 }, scriptedDice([2, 4]), silent);
  return s;
}

test('1, 2 charges are added to the die, and the higher hits', () => {
  expect(fired().hits).toEqual([0, 1]);
});

test('3 a blank saves the boat that was hit', () => {
  const s = fired();
  ruleset.apply(s, 1, { do: 'dare' }, scriptedDice([1]), silent);
  expect(s.hits).toEqual([0, 0]);
});
