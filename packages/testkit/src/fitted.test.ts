import type { AnyRuleset, FittedOdds, OddsModel, OddsRow } from '@weathergauge/engine';
import { UNFITTED } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { fittedProblems } from './fitted.ts';

const GUNS: OddsRow = ['guns', 400];
const FITTED: FittedOdds = { ...UNFITTED, command: 'weathergauge lab fit skirmish --games 9', weights: { guns: 300 } };
const sound: OddsModel<object> = {
  rows: [GUNS],
  fitted: FITTED,
  weights: [300],
  features: () => [0],
  progress: () => 0,
};
const judgedBy = (odds: Partial<OddsModel<object>>): AnyRuleset => ({
  ...(skirmish as AnyRuleset),
  odds: { ...sound, ...odds },
});

test('a sound model is found sound, and so are one that has not been fitted yet, and none', () => {
  expect(fittedProblems(judgedBy({}))).toEqual([]);
  expect(fittedProblems(judgedBy({ fitted: UNFITTED, weights: [400] }))).toEqual([]);
  expect(fittedProblems(skirmish as AnyRuleset)).toEqual([]);
});

test.each<[RegExp, Partial<OddsModel<object>>]>([
  [/guns has two rows/, { rows: [GUNS, GUNS], weights: [300, 300] }],
  [/sails was fitted and has no row/, { fitted: { ...FITTED, weights: { guns: 300, sails: 1 } } }],
  [/weight of guns is 0\.5, not whole/, { weights: [0.5] }],
  [/weight of guns is undefined, not whole/, { weights: [] }],
  [/guns weighs -1, against its prior of 400/, { weights: [-1] }],
  [/guns was not fitted/, { fitted: { ...FITTED, weights: {} } }],
  [/does not fit skirmish/, { fitted: { ...FITTED, command: 'weathergauge lab fit convoy --games 9' } }],
])('%s is found', (said, odds) => {
  const problems = fittedProblems(judgedBy(odds));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(said);
});
