import fc from 'fast-check';
import { defineHex, Grid, hexToOffset, Orientation, ring } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  axialToOddR,
  type Hex,
  hexDistance,
  hexNeighbour,
  hexRing,
  hexRotate,
  hexStepQ,
  hexStepR,
  oddRToAxial,
} from './hex.ts';

const small = fc.integer({ min: -30, max: 30 });
const direction = fc.integer({ min: 0, max: 5 });
const key = (hex: Hex) => `${hex.q},${hex.r}`;
const Tile = defineHex({ dimensions: 1000, orientation: Orientation.POINTY, offset: -1 });

describe('directions', () => {
  test('the six vectors, counter-clockwise from east', () => {
    expect([0, 1, 2, 3, 4, 5].map(d => hexNeighbour(0, 0, d))).toEqual([
      { q: 1, r: 0 },
      { q: 1, r: -1 },
      { q: 0, r: -1 },
      { q: -1, r: 0 },
      { q: -1, r: 1 },
      { q: 0, r: 1 },
    ]);
  });

  test('a step leads to the neighbour, and several on along the same line', () => {
    for (let d = -6; d < 12; d += 1) {
      expect(hexNeighbour(4, -7, d)).toEqual({ q: 4 + hexStepQ(d), r: -7 + hexStepR(d) });
      expect(hexDistance(4, -7, 4 + 3 * hexStepQ(d), -7 + 3 * hexStepR(d))).toBe(3);
    }
    expect(hexNeighbour(1, 1, -1, 3)).toEqual({ q: 1, r: 4 });
  });
});

describe('distance', () => {
  test('agrees with honeycomb-grid', () => {
    const grid = new Grid(Tile);
    fc.assert(
      fc.property(small, small, small, small, (aq, ar, bq, br) => {
        expect(hexDistance(aq, ar, bq, br)).toBe(grid.distance({ q: aq, r: ar }, { q: bq, r: br }));
      }),
    );
  });

  test('is symmetric, keeps the triangle inequality, and survives turns and moves', () => {
    fc.assert(
      fc.property(small, small, small, small, fc.integer({ min: -9, max: 9 }), (aq, ar, bq, br, t) => {
        const distance = hexDistance(aq, ar, bq, br);
        expect(hexDistance(bq, br, aq, ar)).toBe(distance);
        expect(hexDistance(aq, ar, 0, 0) + hexDistance(0, 0, bq, br)).toBeGreaterThanOrEqual(distance);
        const [a, b] = [hexRotate(aq, ar, t), hexRotate(bq, br, t)];
        expect(hexDistance(a.q, a.r, b.q, b.r)).toBe(distance);
        expect(hexDistance(aq + t, ar - 4, bq + t, br - 4)).toBe(distance);
      }),
    );
  });
});

describe('turns', () => {
  test('a sixth takes each direction to the next', () => {
    for (let d = 0; d < 6; d += 1) {
      const step = hexNeighbour(0, 0, d);
      expect(hexRotate(step.q, step.r, 1)).toEqual(hexNeighbour(0, 0, d + 1));
    }
  });

  test('six turns are nothing', () => {
    fc.assert(
      fc.property(small, small, direction, (q, r, d) => {
        expect(hexRotate(q, r, 6)).toEqual({ q, r });
        const there = hexRotate(q, r, d);
        expect(hexRotate(there.q, there.r, 0 - d)).toEqual({ q, r });
      }),
    );
  });
});

describe('rings', () => {
  test('agree with honeycomb-grid and count 6n', () => {
    for (let radius = 0; radius <= 6; radius += 1) {
      const mine = hexRing(3, -2, radius);
      expect(mine.length).toBe(radius === 0 ? 1 : 6 * radius);
      expect(mine.every(hex => hexDistance(3, -2, hex.q, hex.r) === radius)).toBe(true);
      expect(new Set(mine.map(key)).size).toBe(mine.length);
      if (radius > 0) {
        const theirs = new Grid(Tile, ring({ center: { q: 3, r: -2 }, radius })).toArray().map(key);
        expect(new Set(mine.map(key))).toEqual(new Set(theirs));
      }
    }
  });
});

test('offset coordinates come back, and honeycomb-grid agrees', () => {
  fc.assert(
    fc.property(small, small, (q, r) => {
      const { column, row } = axialToOddR(q, r);
      expect(oddRToAxial(column, row)).toEqual({ q, r });
      const offset = hexToOffset(new Tile({ q, r }));
      expect([column, row]).toEqual([offset.col + 0, offset.row + 0]);
    }),
  );
});
