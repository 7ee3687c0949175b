import fc from 'fast-check';
import { defineHex, Grid, hexToOffset, Orientation, ring } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  axialToOddQ,
  axialToOddR,
  flatDirections,
  HEX_LIMIT,
  type Hex,
  hexCentreX,
  hexCentreY,
  hexDirectionTo,
  hexDisc,
  hexDistance,
  hexId,
  hexLayouts,
  hexMirror,
  hexMirrorDirection,
  hexNeighbour,
  hexOfId,
  hexRectangle,
  hexRing,
  hexRotate,
  inHexRectangle,
  oddQToAxial,
  oddRToAxial,
  pointyDirections,
} from './index.ts';

const small = fc.integer({ min: -30, max: 30 });
const direction = fc.integer({ min: 0, max: 5 });
const key = (hex: Hex) => `${hex.q},${hex.r}`;
const PointyTile = defineHex({ dimensions: 1000, orientation: Orientation.POINTY, offset: -1 });
const FlatTile = defineHex({ dimensions: 1000, orientation: Orientation.FLAT, offset: -1 });

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

  test('names point where the pixels say', () => {
    for (const [layout, names] of [
      ['pointy', pointyDirections],
      ['flat', flatDirections],
    ] as const) {
      names.forEach((name, d) => {
        const { q, r } = hexNeighbour(0, 0, d);
        const x = hexCentreX(q, r, layout, 1000);
        const y = hexCentreY(q, r, layout, 1000);
        const vertical = y < 0 ? 'N' : y > 0 ? 'S' : '';
        const horizontal = x > 0 ? 'E' : x < 0 ? 'W' : '';
        expect(vertical + horizontal).toBe(name);
      });
    }
  });

  test('the direction to a neighbour leads there, farther hexes have none', () => {
    for (let d = 0; d < 6; d += 1) {
      const { q, r } = hexNeighbour(4, -7, d);
      expect(hexDirectionTo(4, -7, q, r)).toBe(d);
      expect(hexDirectionTo(q, r, 4, -7)).toBe((d + 3) % 6);
    }
    expect(hexDirectionTo(0, 0, 0, 0)).toBeNull();
    expect(hexDirectionTo(0, 0, 2, -1)).toBeNull();
    expect(hexNeighbour(1, 1, -1, 3)).toEqual({ q: 1, r: 4 });
  });
});

describe('distance', () => {
  test('agrees with honeycomb-grid', () => {
    const grid = new Grid(PointyTile);
    fc.assert(
      fc.property(small, small, small, small, (aq, ar, bq, br) => {
        expect(hexDistance(aq, ar, bq, br)).toBe(grid.distance({ q: aq, r: ar }, { q: bq, r: br }));
      }),
    );
  });

  test('is symmetric, keeps the triangle inequality, and survives turns, mirrors and moves', () => {
    fc.assert(
      fc.property(small, small, small, small, fc.integer({ min: -9, max: 9 }), direction, (aq, ar, bq, br, t, d) => {
        const distance = hexDistance(aq, ar, bq, br);
        expect(hexDistance(bq, br, aq, ar)).toBe(distance);
        expect(hexDistance(aq, ar, 0, 0) + hexDistance(0, 0, bq, br)).toBeGreaterThanOrEqual(distance);
        const [a, b] = [hexRotate(aq, ar, t), hexRotate(bq, br, t)];
        expect(hexDistance(a.q, a.r, b.q, b.r)).toBe(distance);
        const [c, e] = [hexMirror(aq, ar, d), hexMirror(bq, br, d)];
        expect(hexDistance(c.q, c.r, e.q, e.r)).toBe(distance);
        expect(hexDistance(aq + t, ar - d, bq + t, br - d)).toBe(distance);
      }),
    );
  });
});

describe('turns and mirrors', () => {
  test('a sixth takes each direction to the next; a mirror keeps its axis', () => {
    for (let d = 0; d < 6; d += 1) {
      const step = hexNeighbour(0, 0, d);
      expect(hexRotate(step.q, step.r, 1)).toEqual(hexNeighbour(0, 0, d + 1));
      for (let axis = 0; axis < 6; axis += 1) {
        expect(hexMirror(step.q, step.r, axis)).toEqual(hexNeighbour(0, 0, hexMirrorDirection(d, axis)));
      }
      expect(hexMirror(step.q, step.r, d)).toEqual(step);
    }
  });

  test('six turns and two mirrors are nothing', () => {
    fc.assert(
      fc.property(small, small, direction, (q, r, d) => {
        expect(hexRotate(q, r, 6)).toEqual({ q, r });
        const there = hexRotate(q, r, d);
        expect(hexRotate(there.q, there.r, 0 - d)).toEqual({ q, r });
        const mirrored = hexMirror(q, r, d);
        expect(hexMirror(mirrored.q, mirrored.r, d)).toEqual({ q, r });
      }),
    );
  });
});

describe('rings and discs', () => {
  test('agree with honeycomb-grid and count 6n', () => {
    for (let radius = 0; radius <= 6; radius += 1) {
      const mine = hexRing(3, -2, radius);
      expect(mine.length).toBe(radius === 0 ? 1 : 6 * radius);
      expect(mine.every(hex => hexDistance(3, -2, hex.q, hex.r) === radius)).toBe(true);
      expect(new Set(mine.map(key)).size).toBe(mine.length);
      if (radius > 0) {
        const theirs = new Grid(PointyTile, ring({ center: { q: 3, r: -2 }, radius })).toArray().map(key);
        expect(new Set(mine.map(key))).toEqual(new Set(theirs));
      }
      const disc = hexDisc(3, -2, radius);
      expect(disc.length).toBe(3 * radius * (radius + 1) + 1);
      expect(new Set(disc.map(key)).size).toBe(disc.length);
    }
  });
});

describe('offset coordinates', () => {
  test('round trips, and honeycomb-grid agrees', () => {
    fc.assert(
      fc.property(small, small, (q, r) => {
        const rowwise = axialToOddR(q, r);
        const columnwise = axialToOddQ(q, r);
        expect(oddRToAxial(rowwise.column, rowwise.row)).toEqual({ q, r });
        expect(oddQToAxial(columnwise.column, columnwise.row)).toEqual({ q, r });
        const pointy = hexToOffset(new PointyTile({ q, r }));
        const flat = hexToOffset(new FlatTile({ q, r }));
        expect([rowwise.column, rowwise.row]).toEqual([pointy.col + 0, pointy.row + 0]);
        expect([columnwise.column, columnwise.row]).toEqual([flat.col + 0, flat.row + 0]);
      }),
    );
  });

  test('rectangles hold their columns times rows and nothing else', () => {
    for (const layout of hexLayouts) {
      const hexes = hexRectangle(7, 5, layout);
      expect(hexes.length).toBe(35);
      const inside = new Set(hexes.map(key));
      expect(inside.size).toBe(35);
      for (const hex of hexDisc(3, 2, 12)) {
        expect(inHexRectangle(hex.q, hex.r, 7, 5, layout)).toBe(inside.has(key(hex)));
      }
    }
  });
});

test('ids are small integers, round trip and are all different', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -HEX_LIMIT, max: HEX_LIMIT - 1 }),
      fc.integer({ min: -HEX_LIMIT, max: HEX_LIMIT - 1 }),
      (q, r) => {
        const id = hexId(q, r);
        expect(hexOfId(id)).toEqual({ q, r });
        expect(id).toBeGreaterThanOrEqual(0);
        expect(id).toBeLessThan(2 ** 30);
      },
    ),
  );
  expect(hexOfId(hexId(-HEX_LIMIT, HEX_LIMIT - 1))).toEqual({ q: -HEX_LIMIT, r: HEX_LIMIT - 1 });
});

test('centres are the nearest pixels', () => {
  fc.assert(
    fc.property(small, small, fc.integer({ min: 1, max: 2000 }), (q, r, size) => {
      const root = Math.sqrt(3);
      expect(Math.abs(hexCentreX(q, r, 'pointy', size) - size * root * (q + r / 2))).toBeLessThan(0.5 + 1e-6);
      expect(Math.abs(hexCentreY(q, r, 'pointy', size) - size * 1.5 * r)).toBeLessThan(0.5 + 1e-6);
      expect(Math.abs(hexCentreX(q, r, 'flat', size) - size * 1.5 * q)).toBeLessThan(0.5 + 1e-6);
      expect(Math.abs(hexCentreY(q, r, 'flat', size) - size * root * (r + q / 2))).toBeLessThan(0.5 + 1e-6);
      expect(hexCentreX(0 - q, 0 - r, 'pointy', size)).toBe(0 - hexCentreX(q, r, 'pointy', size));
    }),
  );
});
