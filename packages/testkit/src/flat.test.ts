import type { Ruleset } from '@weathergauge/engine';
import { flattenFrames, flattenIntegers } from '@weathergauge/engine';
import type { Skirmish, SkirmishAction, SkirmishEvent, SkirmishView } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { planned, spoil } from './breaking.ts';
import { flatProblems } from './flat.ts';

type Flatten = NonNullable<Ruleset<Skirmish, SkirmishAction, SkirmishView, SkirmishEvent>['flatten']>;
const plan = planned({ leftOut: ['rounds'] });

const whole: Flatten = (s, row, from) => {
  let at = flattenFrames(s.stack, row, from);
  row[at++] = s.round;
  for (const list of [s.powder, s.sealed, s.hits, s.bag]) at = flattenIntegers(list, row, at);
  return at;
};

test('a row of integers with everything in it passes', () => {
  expect(flatProblems(spoil({ flatten: whole }), plan)).toEqual([]);
});

test('what is left out without being named is found', () => {
  expect(flatProblems(spoil({ flatten: whole }), planned())).toContainEqual(
    expect.stringContaining('a change of rounds is not in the row of integers'),
  );
});

test('a field that was forgotten is found', () => {
  const forgetful: Flatten = (s, row, at) => whole({ ...s, hits: [0, 0] }, row, at);
  expect(flatProblems(spoil({ flatten: forgetful }), plan)).toContainEqual(
    expect.stringContaining('a change of hits is not in the row of integers'),
  );
});

test('what is sealed and was forgotten is found', () => {
  const blind: Flatten = (s, row, at) => whole({ ...s, stack: [] }, row, at);
  const problems = flatProblems(spoil({ flatten: blind }), plan);
  expect(problems).toContainEqual(expect.stringContaining('a change of stack.lanes.draft.charges'));
  expect(problems).toContainEqual(expect.stringContaining('two states of a game have one row of integers'));
});

test('a place that is passed over shows what was there before', () => {
  let calls = 0;
  const restless: Flatten = (s, row, at) => {
    row[at] = calls++;
    return whole(s, row, at + 1);
  };
  expect(flatProblems(spoil({ flatten: restless }), plan)).toContainEqual(
    expect.stringContaining('a state restored from JSON has another row of integers'),
  );
});
