import { expect, test } from 'vitest';
import { chance, curveFacts, curvePath, yOf } from './curve.ts';

test('the line goes from left to right, won at the top and lost at the bottom', () => {
  expect(curvePath([0, 1, -1], 100, 50).line).toBe('M0,25L50,0L100,50');
  expect(curvePath([0, 1, -1], 100, 50).area).toBe('M0,25L50,0L100,50L100,25L0,25Z');
});

test('no value draws nothing, one value a level line', () => {
  expect(curvePath([], 100, 50)).toEqual({ line: '', area: '' });
  expect(curvePath([0], 100, 50).line).toBe('M0,25L100,25');
});

test('values beyond the scale stay on the paper', () => {
  expect(yOf(7, 50)).toBe(0);
  expect(yOf(-7, 50)).toBe(50);
  expect(chance(Number.NaN)).toBe(50);
});

test('the facts name the start, the end, the best and the worst moment', () => {
  expect(curveFacts([0, 0.5, -0.2, 1])).toEqual({
    start: 50,
    end: 100,
    best: { at: 3, chance: 100 },
    worst: { at: 2, chance: 40 },
  });
  expect(curveFacts([])).toBeNull();
});
