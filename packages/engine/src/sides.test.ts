import { expect, test } from 'vitest';
import { DEFEAT, isDefeat, seatsOfSide, settledBySides } from './sides.ts';

test('the seats of a side come in their order, and a side that nobody plays has none', () => {
  expect(seatsOfSide([0, 1, 0, 1], 0)).toEqual([0, 2]);
  expect(seatsOfSide([0, 1, 0, 1], 2)).toEqual([]);
});

test('a seat that gives up concedes for its side, and a result agreed on is that of whole sides', () => {
  const sides = [0, 1, 0, 1];
  const scores = [7, 5, 7, 5];
  expect(settledBySides({ how: 'resigned', seat: 2 }, sides, scores).winners).toEqual([1, 3]);
  expect(settledBySides({ how: 'out-of-time', seat: 1 }, sides, scores).winners).toEqual([0, 2]);
  expect(settledBySides({ how: 'agreed', winners: [3] }, sides, scores)).toMatchObject({ winners: [1, 3], scores });
  expect(settledBySides({ how: 'agreed', winners: [] }, sides, scores).winners).toEqual([]);
});

test('what nobody has won is a defeat only where the rules themselves have won it', () => {
  expect(isDefeat({ winners: [], reason: DEFEAT })).toBe(true);
  expect(isDefeat({ winners: [], reason: 'rounds' })).toBe(false);
  expect(isDefeat({ winners: [0], reason: DEFEAT })).toBe(false);
});
