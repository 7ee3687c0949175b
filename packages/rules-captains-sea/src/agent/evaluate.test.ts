import { expect, test } from 'vitest';
import { duel } from '../test/drill.fixture.ts';
import { evaluate, tally } from './evaluate.ts';
import { view } from '../model/view.ts';
import { tallyWords } from '../words/standing.ts';

test('harm to the enemy is worth something, to oneself it costs, and the end is certain', () => {
  const { s, us, them } = duel();
  expect(evaluate(s, 0)).toBeCloseTo(-evaluate(s, 1));
  const even = evaluate(s, 0);
  them.rigging -= 3;
  expect(evaluate(s, 0)).toBeGreaterThan(even);
  us.morale = 0;
  us.guns = [0, 0, 8, 8];
  expect(evaluate(s, 0)).toBeLessThan(even);
  s.over = 'turns';
  expect(Math.abs(evaluate(s, 0))).toBe(1);
});

test('every count of a forecast has words, and only points are a score', () => {
  const { s } = duel();
  const names = Object.keys(tally(s));
  const scores = names.filter(name => tallyWords(view(s, 0), name).isScore);
  expect([names.length, scores]).toEqual([12, ['0 points', '1 points']]);
});
