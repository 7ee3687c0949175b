import { expect, test } from 'vitest';
import type { AnyRuleset } from './contract.ts';
import type { OddsModel } from './odds.ts';
import { chanceAt, logitOf, outlook, toldChance, UNFITTED, weightsOf, worthOfResult } from './odds.ts';
import { SIGMOID, SIGMOID_STEP } from './sigmoid-table.ts';
import { DEFEAT } from './sides.ts';
import { skirmish } from './skirmish.ts';

test('the committed table is the logistic curve', () => {
  expect(SIGMOID).toEqual(SIGMOID.map((_, i) => Math.round(1e6 * Math.tanh((i * SIGMOID_STEP) / 2000))));
  for (let logit = -7000; logit <= 7000; logit += 7)
    expect(Math.abs(chanceAt(logit) - Math.max(-0.998, Math.min(0.998, Math.tanh(logit / 2000))))).toBeLessThan(0.0001);
});

test('both sides see opposite chances, more is never less, and nothing is certain', () => {
  expect(chanceAt(0)).toBe(0);
  for (let logit = 1; logit < 20_000; logit += 13) {
    expect(chanceAt(-logit)).toBe(-chanceAt(logit));
    expect(chanceAt(logit)).toBeGreaterThanOrEqual(chanceAt(logit - 1));
    expect(chanceAt(logit)).toBeLessThan(1);
  }
});

test('what has not been fitted yet counts by its prior', () => {
  const rows = [['lead', 500] as const, ['guns', 20] as const];
  expect(weightsOf(rows, { ...UNFITTED, weights: { lead: 700 } })).toEqual([700, 20]);
  expect(logitOf([700, 20], [2, -3])).toBe(1340);
  expect(logitOf([1], [2.5])).toBe(-logitOf([1], [-2.5]));
});

test('a result is won, lost or drawn, and what the rules have beaten is lost', () => {
  expect(worthOfResult({ winners: [0], reason: '' }, 0)).toBe(1);
  expect(worthOfResult({ winners: [0], reason: '' }, 1)).toBe(-1);
  expect(worthOfResult({ winners: [], reason: '' }, 1)).toBe(0);
  expect(worthOfResult({ winners: [], reason: DEFEAT }, 0)).toBe(-1);
});

const FITTED = { ...UNFITTED, vagueUntil: 300 };

/** Skirmish as if it were judged by one figure at one time. */
function judged(progress: number, logit: number, over = false): AnyRuleset {
  const odds: OddsModel<object> = {
    rows: [['all', 1]],
    fitted: FITTED,
    weights: [1],
    features: (_s, seat) => [seat === 0 ? logit : -logit],
    progress: () => progress,
  };
  const result = over ? { winners: [1 as const], scores: [0, 1], reason: 'rounds', clause: '1' } : null;
  return { ...skirmish, odds, result: () => result };
}

test('the outlook is that of the model, and of the result once there is one', () => {
  expect(outlook(judged(0.5, 1000), {}, 0)).toBe(chanceAt(1000));
  expect(outlook(judged(0.5, 1000), {}, 1)).toBe(-chanceAt(1000));
  expect(outlook(judged(0.5, 1000, true), {}, 0)).toBe(-1);
});

test('early chances are told as even or as a range, later ones as a figure', () => {
  expect(toldChance(judged(0.1, 0), {}, 0.16)).toEqual({ kind: 'even' });
  expect(toldChance(judged(0.1, 0), {}, 0.34)).toEqual({ kind: 'range', low: 55, high: 75 });
  expect(toldChance(judged(0.1, 0), {}, -1)).toEqual({ kind: 'range', low: 0, high: 10 });
  expect(toldChance(judged(0.3, 0), {}, 0.16)).toEqual({ kind: 'about', percent: 58 });
  expect(toldChance(judged(0.3, 0), {}, -0.1)).toEqual({ kind: 'even' });
  expect(toldChance(judged(0.1, 0, true), {}, 0)).toEqual({ kind: 'about', percent: 50 });
});
