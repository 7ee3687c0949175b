/** Forecasts of signals, broadsides, searches, the weather gauge and raids, against play. */

import type { AnyRuleset } from '@weathergauge/engine';
import { foretold } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { isFog } from '../model/reading.ts';
import { battles } from './scenes-of-battle.fixture.ts';
import { attempts } from './scenes-of-raids.fixture.ts';

const raids = attempts.filter(({ name }) => name.startsWith('raids '));

test('what is foretold of signals, broadsides, searches, the weather gauge and raids comes about, within three standard errors', {
  timeout: 3_600_000,
}, () => {
  const { offers, verbs, counts, problems, quiet, hopeless } = foretold(ruleset as AnyRuleset, {
    verbs: ['signal', 'extra-die', 'hit', 'search', 'raid'],
    // Dice that are declined are foretold of nothing; Fog of War never succeeds.
    only: answer => answer['choice'] !== 'no' && (answer.do !== 'raid' || !isFog(Number(answer['block']))),
    games: [],
    scenes: battles.flatMap((battle, i) => [battle, raids[i % raids.length] ?? battle]),
  });
  expect(problems).toEqual([]);
  // A ship is named for a hit; there may be no dice after it. Few guns fire and raid in vain.
  expect(quiet.filter(offer => !offer.startsWith('hit '))).toEqual([]);
  expect(hopeless.filter(offer => !/^(?:hit|raid|extra-die) /u.test(offer))).toEqual([]);
  expect(counts).toEqual(
    expect.arrayContaining(['search: battle', 'search: gauge', 'raid: success', 'signal: obeyed']),
  );
  expect(offers).toBe(30);
  expect(verbs).toEqual(['extra-die', 'hit', 'raid', 'search', 'signal']);
});
