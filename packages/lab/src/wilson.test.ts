import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

test("Wilson's interval is that of the tables", () => {
  expect(wilson(0.8, 10).low).toBeCloseTo(0.4902, 4);
  expect(wilson(0.8, 10).high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(1, 100).low).toBeCloseTo(0.963, 3);
  expect(wilson(0.5, 0)).toEqual({ low: 0, high: 1 });
});
