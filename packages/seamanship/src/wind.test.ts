import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeStrength,
  leeward,
  pointOfSail8,
  pointsOfSail,
  shiftWind,
  tackOf,
  toWindward8,
  type Wind,
  windPoints,
} from './index.ts';

test('points of sail for a wind from the north', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(h => pointOfSail8(h, 0))).toEqual([
    ...pointsOfSail,
    'broad reach',
    'beam reach',
    'close hauled',
  ]);
});

test('a point of sail depends only on the angle', () => {
  fc.assert(
    fc.property(fc.nat(7), fc.nat(7), fc.nat(7), (heading, from, turn) => {
      expect(pointOfSail8((heading + turn) & 7, (from + turn) & 7)).toBe(pointOfSail8(heading, from));
      expect(pointOfSail8((8 - heading) & 7, (8 - from) & 7)).toBe(pointOfSail8(heading, from));
    }),
  );
});

test('tacks', () => {
  expect(tackOf(0, 2, 8)).toBe('starboard');
  expect(tackOf(0, 6, 8)).toBe('port');
  expect(tackOf(0, 0, 8)).toBeNull();
  expect(tackOf(0, 4, 8)).toBeNull();
  expect(tackOf(1, 5, 6)).toBe('port');
  expect(tackOf(0, 3, 6)).toBeNull();
});

test('shifts go around every compass and come back', () => {
  for (const of of windPoints) {
    fc.assert(
      fc.property(fc.nat(of - 1), fc.integer({ min: -99, max: 99 }), (from, by) => {
        const wind: Wind = { from, strength: 3 };
        expect(shiftWind(shiftWind(wind, by, of), 0 - by, of)).toEqual(wind);
        expect(leeward({ from: leeward(wind, of), strength: 0 }, of)).toBe(from);
      }),
    );
  }
  expect(shiftWind({ from: 7, strength: 2 }, 1, 8)).toEqual({ from: 0, strength: 2 });
  expect(shiftWind({ from: 0, strength: 2 }, -1, 6)).toEqual({ from: 5, strength: 2 });
  expect(leeward({ from: 1, strength: 2 }, 6)).toBe(4);
});

test('strength is held between its limits', () => {
  expect(changeStrength({ from: 1, strength: 3 }, 9, 0, 5)).toEqual({ from: 1, strength: 5 });
  expect(changeStrength({ from: 1, strength: 3 }, -9, 0, 5)).toEqual({ from: 1, strength: 0 });
  expect(changeStrength({ from: 1, strength: 3 }, 1, 0, 5)).toEqual({ from: 1, strength: 4 });
});

test('the weather gauge', () => {
  expect(toWindward8(0, 50, 10)).toBeGreaterThan(0);
  expect(toWindward8(0, 50, 0)).toBe(0);
  expect(toWindward8(3, 10, -4)).toBeGreaterThan(0);
});
