import { expect, test } from 'vitest';
import { pointsToClose } from './closing.ts';
import { range } from '../model/geometry-core.ts';

test('alongside there is nothing left to sail, whatever the heading', () => {
  for (let heading = 1; heading <= 8; heading++) expect(pointsToClose(1, 1, heading, 5)).toBe(0);
});

test('an enemy dead ahead is reached by sailing straight on', () => {
  // Wind to the south, heading east: six squares at two points each, less the two that may be left between.
  expect(pointsToClose(6, 0, 3, 5)).toBe(8);
});

test('to turn away from an enemy costs, and to lie in irons costs more', () => {
  const ahead = pointsToClose(6, 0, 3, 5);
  const astern = pointsToClose(6, 0, 7, 5);
  expect(astern).toBeGreaterThan(ahead);
  expect(pointsToClose(6, 0, 1, 5)).toBeGreaterThan(ahead);
});

test('to windward is farther than to leeward', () => {
  for (const heading of [3, 7])
    expect(pointsToClose(0, -8, heading, 5)).toBeGreaterThan(pointsToClose(0, 8, heading, 5));
});

test('no way is shorter than the distance, and what is off the chart is never reached', () => {
  for (let dx = -20; dx <= 20; dx += 5)
    for (let dy = -15; dy <= 15; dy += 5)
      expect(pointsToClose(dx, dy, 2, 4)).toBeGreaterThanOrEqual(range({ col: 0, row: 0 }, { col: dx, row: dy }) - 4);
  expect(pointsToClose(30, 0, 3, 5)).toBe(99);
});
