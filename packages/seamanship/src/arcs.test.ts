import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearing, clockwiseOf, inArc, inOpenArc, PLANE_LIMIT, quarter8, rotate, segmentInArc } from './index.ts';

const coordinate = fc.integer({ min: -PLANE_LIMIT, max: PLANE_LIMIT });
const heading = fc.integer({ min: 0, max: 65535 });
const POINT = 8192;

describe('inArc', () => {
  test('limits are closed on the eight points, near and far', () => {
    for (const far of [1, 800_000]) {
      expect(inArc(0, POINT, 3 * POINT, far, far)).toBe(true);
      expect(inArc(0, POINT, 3 * POINT, far, -far)).toBe(true);
      expect(inArc(0, POINT, 3 * POINT, far - 1, far)).toBe(false);
      expect(inArc(0, POINT, 3 * POINT, -far, far)).toBe(false);
      expect(inOpenArc(0, POINT, 3 * POINT, far, far)).toBe(false);
      expect(inOpenArc(0, POINT, 3 * POINT, far, 0)).toBe(true);
    }
    expect(inArc(0, POINT, 3 * POINT, 799_999, 800_000)).toBe(false);
    expect(inArc(0, POINT, 3 * POINT, 800_000, 799_999)).toBe(true);
  });

  test('one ray, half a turn, more than half, everything', () => {
    expect(inArc(0, POINT, POINT, 5, 5)).toBe(true);
    expect(inArc(0, POINT, POINT, -5, -5)).toBe(false);
    expect(inArc(0, POINT, POINT, 5, 6)).toBe(false);
    expect(inArc(0, 0, 32768, 0, -5)).toBe(true);
    expect(inArc(0, 0, 32768, -1, -5)).toBe(false);
    expect(inArc(0, 0, 49152, -5, 0)).toBe(true);
    expect(inArc(0, 0, 49152, -5, 1)).toBe(false);
    expect(inArc(0, 100, 100 + 65536, -5, 1)).toBe(true);
    expect(inArc(0, -POINT, POINT, 0, 5)).toBe(true);
    expect(inArc(0, -POINT, POINT, 0, -5)).toBe(false);
    expect(inArc(0, POINT, 2 * POINT, 0, 0)).toBe(true);
    expect(inOpenArc(0, POINT, 2 * POINT, 0, 0)).toBe(false);
    expect(inOpenArc(0, POINT, POINT, 5, 5)).toBe(false);
    expect(inOpenArc(0, POINT, POINT + 65536, 5, 5)).toBe(false);
    expect(inOpenArc(0, POINT, POINT + 65536, -5, -5)).toBe(true);
    expect(inOpenArc(0, 0, 70_000, 0, 1)).toBe(true);
  });

  test('agrees with bearings away from the limits', () => {
    fc.assert(
      fc.property(
        heading,
        heading,
        fc.integer({ min: 2, max: 65534 }),
        coordinate,
        coordinate,
        (h, from, width, x, y) => {
          fc.pre(x !== 0 || y !== 0);
          const off = (bearing(x, y) - h - from) & 65535;
          fc.pre(off > 1 && off < 65535 && Math.abs(off - width) > 1);
          expect(inArc(h, from, from + width, x, y)).toBe(off < width);
          expect(inOpenArc(h, from, from + width, x, y)).toBe(off < width);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('an arc and the open rest share nothing and leave nothing', () => {
    const small = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(fc.nat(15), fc.nat(15), small, small, (from, width, x, y) => {
        fc.pre(x !== 0 || y !== 0);
        const [a, b] = [from * 4096, (from + width) * 4096];
        expect(inArc(0, a, b, x, y)).toBe(!inOpenArc(0, b, a + 65536, x, y));
      }),
      { numRuns: 2000 },
    );
  });

  test('turning everything by a quarter, or mirroring it, changes nothing', () => {
    fc.assert(
      fc.property(heading, heading, heading, coordinate, coordinate, (h, from, to, x, y) => {
        const inside = inArc(h, from, to, x, y);
        expect(inArc(h + 16384, from, to, y, 0 - x)).toBe(inside);
        expect(inArc(h + 32768, from, to, 0 - x, 0 - y)).toBe(inside);
        expect(inArc(0 - h, 0 - to, 0 - from, 0 - x, y)).toBe(to - from >= 65536 ? true : inside);
      }),
    );
  });

  test('the closed broadside of eight-point ships is the same arc', () => {
    const small = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(fc.nat(7), small, small, (h, x, y) => {
        fc.pre(x !== 0 || y !== 0);
        expect(inArc(h * POINT, POINT, 3 * POINT, x, y)).toBe(quarter8(h, x, y) === 'starboard');
        expect(inOpenArc(h * POINT, -POINT, POINT, x, y)).toBe(quarter8(h, x, y) === 'bow');
      }),
    );
  });

  test('clockwiseOf has the sign of the turn', () => {
    expect(clockwiseOf(0, 1, 5)).toBeGreaterThan(0);
    expect(clockwiseOf(0, -1, 5)).toBeLessThan(0);
    expect(clockwiseOf(8192, 400_000, 400_000)).toBe(0);
  });
});

describe('segmentInArc', () => {
  test('passes through with both ends outside, or misses behind', () => {
    expect(segmentInArc(0, -POINT, POINT, -10, 5, 10, 5)).toBe(true);
    expect(segmentInArc(0, -POINT, POINT, -10, -5, 10, -5)).toBe(false);
    expect(segmentInArc(0, -POINT, POINT, -10, 0, 10, 0)).toBe(true);
    expect(segmentInArc(0, -POINT, POINT, 0, -5, 0, -9)).toBe(false);
    expect(segmentInArc(0, -POINT, POINT, -3, -3, -9, -9)).toBe(false);
    expect(segmentInArc(0, -POINT, POINT, 3, -3, 9, -9)).toBe(false);
    expect(segmentInArc(0, 0, 0, -5, 5, 5, 5)).toBe(true);
    expect(segmentInArc(0, -POINT, POINT, 10, 5, -10, 5)).toBe(true);
    expect(segmentInArc(0, -POINT, POINT, 0, 5, 10, 0)).toBe(true);
    expect(segmentInArc(0, -POINT, POINT, 10, 0, 0, 5)).toBe(true);
    expect(segmentInArc(0, -POINT, POINT, 5, 5, 10, 0)).toBe(true);
    expect(segmentInArc(0, -POINT, POINT, -10, 1, 10, -2)).toBe(false);
    expect(segmentInArc(0, -POINT, POINT, -400_000, 1, 400_000, 1)).toBe(true);
    expect(segmentInArc(0, -POINT, POINT, -400_000, -1, 400_000, 0)).toBe(false);
    expect(segmentInArc(0, POINT, -POINT, -1, 9, 1, 9)).toBe(false);
    expect(segmentInArc(0, 0, 0, -5, -5, 5, -5)).toBe(false);
  });

  test('a segment right through the origin lies in every arc, whichever way it runs', () => {
    for (const [x, y] of [
      [0, 10],
      [0, -10],
      [-7, 0],
      [3, -9],
    ] as const)
      expect(segmentInArc(0, POINT, POINT + 100, x, y, 0 - x, 0 - y)).toBe(true);
  });

  test('agrees with sampling the segment', () => {
    fc.assert(
      fc.property(
        heading,
        fc.integer({ min: 3000, max: 62000 }),
        heading,
        heading,
        fc.integer({ min: 500, max: 200_000 }),
        fc.integer({ min: 500, max: 200_000 }),
        (from, width, ha, hb, ra, rb) => {
          const a = rotate(0, ra, ha);
          const b = rotate(0, rb, hb);
          let sampled = false;
          for (let i = 0; i <= 200 && !sampled; i += 1) {
            const x = Math.round(a.x + ((b.x - a.x) * i) / 200);
            const y = Math.round(a.y + ((b.y - a.y) * i) / 200);
            // A narrower arc keeps the rounding of samples from counting.
            sampled = inArc(0, from + 600, from + width - 600, x, y);
          }
          if (sampled) expect(segmentInArc(0, from, from + width, a.x, a.y, b.x, b.y)).toBe(true);
          if (segmentInArc(0, from, from + width, a.x, a.y, b.x, b.y)) {
            expect(segmentInArc(0, from, from + width, b.x, b.y, a.x, a.y)).toBe(true);
            expect(segmentInArc(16384, from, from + width, a.y, 0 - a.x, b.y, 0 - b.x)).toBe(true);
          }
        },
      ),
    );
  });
});
