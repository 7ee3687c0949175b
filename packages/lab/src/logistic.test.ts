import { seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { fitted, fittedWithSigns } from './logistic.ts';

/** Games decided by the first feature alone; the second is noise. */
function games(count: number) {
  const rng = seededRng('logistic');
  return Array.from({ length: count }, () => {
    const x = [rng.below(200) / 100 - 1, rng.below(200) / 100 - 1];
    const chance = 1 / (1 + Math.exp(-2 * (x[0] as number)));
    return { x, won: rng.below(1000) < 1000 * chance ? 1 : 0 };
  });
}

test('the weights that games were made with are found again', () => {
  const [first, second] = fitted(games(4000), [0, 0], 1) as [number, number];
  expect(first).toBeGreaterThan(1.7);
  expect(first).toBeLessThan(2.3);
  expect(Math.abs(second)).toBeLessThan(0.2);
});

test('few games leave the prior nearly as it was', () => {
  const [first] = fitted(games(10), [5, 0], 1000) as [number];
  expect(first).toBeGreaterThan(4.5);
});

test('a weight against its prior is left out', () => {
  const [first, second] = fittedWithSigns(games(2000), [-1, 1], 1);
  expect(first).toBe(0);
  expect(second).toBeGreaterThanOrEqual(0);
});

test('far from the truth, and with features that nearly say the same, the fit still finds its way', () => {
  const alike = games(1500).map(({ x: [a = 0, b = 0], won }, i) => ({ x: [20 * a, 20 * a + 0.001 * (i % 3), b], won }));
  const found = fitted(alike, [8, -9, 6], 1);
  const [first = 0, second = 0, third = 0] = found;
  expect(20 * (first + second)).toBeGreaterThan(1.5);
  expect(20 * (first + second)).toBeLessThan(2.5);
  expect(Math.abs(third)).toBeLessThan(0.3);
});
