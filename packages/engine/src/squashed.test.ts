import { expect, test } from 'vitest';
import { squashed } from './squashed.ts';

test('half a logit becomes a chance as exponentials would make it', () => {
  for (let x = -6; x <= 6; x += 0.05) expect(Math.abs(squashed(x) - Math.tanh(x))).toBeLessThan(0.002);
});

test('more is always more, and never certain', () => {
  let before = -1;
  for (let x = -50; x <= 50; x += 0.1) {
    const now = squashed(x);
    expect(now).toBeGreaterThan(before);
    before = now;
  }
  expect(before).toBeLessThan(1);
});
