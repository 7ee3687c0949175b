import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { oddsProblems } from './odds.ts';

describe('odds', () => {
  const fair = {
    clause: '2',
    name: 'a six',
    sample: (dice: { draw(n: number, why: string): number }) => dice.draw(6, 'x') === 5,
  };

  test('accept what is right, exactly or within the errors of a sample', () => {
    const odds = [
      { clause: '2', name: 'a six', expected: 1 / 6, measure: () => 1 / 6 },
      { ...fair, expected: 1 / 6, trials: 20_000 },
    ];
    expect(oddsProblems(odds, skirmish.clauses)).toEqual([]);
  });

  test('catch what is wrong, and clauses that are unknown', () => {
    const odds = [
      { clause: '2', name: 'a six', expected: 0.1667, measure: () => 1 / 6 },
      { ...fair, expected: 1 / 5, trials: 20_000 },
      { clause: '99', name: 'no clause', expected: 1, measure: () => 1 },
      { clause: '2', name: 'no chance', expected: 2, measure: () => 2 },
      { clause: '2', name: 'no number', expected: 0.5, measure: () => Number.NaN },
    ];
    expect(oddsProblems(odds, skirmish.clauses).map(problem => problem.split(':')[0])).toEqual([
      '2 a six',
      '2 a six',
      '99 no clause',
      '2 no chance',
      '2 no number',
    ]);
  });
});
