import Flatten from '@flatten-js/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLANE_LIMIT } from './plane.ts';
import { nearestDistance2, pointToSegmentWithin, segmentsCross, segmentsWithin } from './segments.ts';

const near = fc.integer({ min: -12, max: 12 });
const far = fc.integer({ min: -PLANE_LIMIT, max: PLANE_LIMIT });
const four = (c: fc.Arbitrary<number>) => fc.tuple(c, c, c, c);
type Four = [number, number, number, number];

// Exact squared distance from p to ab as a fraction, with big integers.
function exactPoint(px: number, py: number, [ax, ay, bx, by]: Four): { n: bigint; d: bigint } {
  const [vx, vy, wx, wy] = [BigInt(bx - ax), BigInt(by - ay), BigInt(px - ax), BigInt(py - ay)];
  const along = wx * vx + wy * vy;
  const length2 = vx * vx + vy * vy;
  if (along <= 0n) return { n: wx * wx + wy * wy, d: 1n };
  if (along >= length2) return { n: BigInt(px - bx) ** 2n + BigInt(py - by) ** 2n, d: 1n };
  return { n: (vx * wy - vy * wx) ** 2n, d: length2 };
}

describe('point and segment', () => {
  test('exact against big integers on the whole plane, just inside and just outside', () => {
    fc.assert(
      fc.property(far, far, four(far), (px, py, s) => {
        const exact = exactPoint(px, py, s);
        const floor = nearestDistance2(px, py, ...s);
        expect(BigInt(floor)).toBe(exact.n / exact.d);
        const r = Math.floor(Math.sqrt(floor));
        for (const radius of [r - 1, r, r + 1]) {
          const within = radius >= 0 && exact.n <= BigInt(radius) ** 2n * exact.d;
          expect(pointToSegmentWithin(px, py, ...s, radius)).toBe(within);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('touching at exactly r counts, at the corners of the plane', () => {
    const L = PLANE_LIMIT;
    // Distance from (L,-L) to the diagonal y = x is L * sqrt 2, between 565685 and 565686.
    expect(pointToSegmentWithin(L, -L, -L, -L, L, L, 565_685)).toBe(false);
    expect(pointToSegmentWithin(L, -L, -L, -L, L, L, 565_686)).toBe(true);
    // A line of slope 3/4, whose distance from the origin is a whole number: exactly that far still counts.
    expect(pointToSegmentWithin(0, 0, -400_000, 100_000, 0, 400_000, 320_000)).toBe(true);
    expect(pointToSegmentWithin(0, 0, -400_000, 100_000, 0, 400_000, 319_999)).toBe(false);
    expect(pointToSegmentWithin(L, L, -L, -L, -L, L, 2 * L)).toBe(true);
    expect(pointToSegmentWithin(L, L, -L, -L, -L, L, 2 * L - 1)).toBe(false);
  });

  test('a segment of no length is a point, a negative reach touches nothing, a vast one everything', () => {
    expect(pointToSegmentWithin(3, 4, 0, 0, 0, 0, 5)).toBe(true);
    expect(pointToSegmentWithin(3, 4, 0, 0, 0, 0, 4)).toBe(false);
    expect(pointToSegmentWithin(0, 0, 0, 0, 0, 0, 0)).toBe(true);
    expect(pointToSegmentWithin(0, 0, 0, 0, 9, 9, -1)).toBe(false);
    expect(pointToSegmentWithin(-400_000, -400_000, 400_000, 400_000, 400_000, 0, 1e9)).toBe(true);
  });
});

describe('segments crossing', () => {
  test('touching ends, overlap, points', () => {
    expect(segmentsCross(0, 0, 4, 4, 4, 4, 9, 0)).toBe(true);
    expect(segmentsCross(0, 0, 4, 0, 2, 0, 2, 5)).toBe(true);
    expect(segmentsCross(0, 0, 4, 0, 4, 0, 8, 0)).toBe(true);
    expect(segmentsCross(0, 0, 4, 0, 5, 0, 8, 0)).toBe(false);
    expect(segmentsCross(0, 0, 4, 0, 1, 0, 2, 0)).toBe(true);
    expect(segmentsCross(2, 0, 2, 0, 0, 0, 4, 0)).toBe(true);
    expect(segmentsCross(2, 1, 2, 1, 0, 0, 4, 0)).toBe(false);
    expect(segmentsCross(2, 1, 2, 1, 2, 1, 2, 1)).toBe(true);
    expect(segmentsCross(2, 1, 2, 1, 3, 1, 3, 1)).toBe(false);
    expect(segmentsCross(-400_000, -400_000, 400_000, 400_000, -399_999, -400_000, 400_000, 399_999)).toBe(false);
  });

  test('symmetric in order, ends, translation, rotation and mirror', () => {
    fc.assert(
      fc.property(four(near), four(near), near, near, ([ax, ay, bx, by], [cx, cy, dx, dy], tx, ty) => {
        const crosses = segmentsCross(ax, ay, bx, by, cx, cy, dx, dy);
        expect(segmentsCross(cx, cy, dx, dy, ax, ay, bx, by)).toBe(crosses);
        expect(segmentsCross(bx, by, ax, ay, cx, cy, dx, dy)).toBe(crosses);
        expect(segmentsCross(ay, -ax, by, -bx, cy, -cx, dy, -dx)).toBe(crosses);
        expect(segmentsCross(-ax, ay, -bx, by, -cx, cy, -dx, dy)).toBe(crosses);
        expect(segmentsCross(ax + tx, ay + ty, bx + tx, by + ty, cx + tx, cy + ty, dx + tx, dy + ty)).toBe(crosses);
        expect(segmentsCross(ax, ay, bx, by, cx, cy, dx, dy)).toBe(segmentsWithin(ax, ay, bx, by, cx, cy, dx, dy, 0));
      }),
      { numRuns: 2000 },
    );
  });

  test('agrees with flatten-js', () => {
    fc.assert(
      fc.property(four(near), four(near), (a, b) => {
        fc.pre((a[0] !== a[2] || a[1] !== a[3]) && (b[0] !== b[2] || b[1] !== b[3]));
        const oracle = Flatten.segment(...a).intersect(Flatten.segment(...b)).length > 0;
        expect(segmentsCross(...a, ...b)).toBe(oracle);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('segments within a distance', () => {
  test('agree with flatten-js away from the limit, on small and huge segments', () => {
    for (const range of [near, far]) {
      fc.assert(
        fc.property(four(range), four(range), fc.double({ min: 0, max: 1, noNaN: true }), (a, b, part) => {
          fc.pre((a[0] !== a[2] || a[1] !== a[3]) && (b[0] !== b[2] || b[1] !== b[3]));
          const [distance] = Flatten.segment(...a).distanceTo(Flatten.segment(...b));
          const r = Math.round(distance * 2 * part);
          fc.pre(Math.abs(distance - r) > 1e-4);
          expect(segmentsWithin(...a, ...b, r)).toBe(distance < r);
        }),
        { numRuns: 1500 },
      );
    }
  });

  test('exact touching: parallel keels, end to end, side to end', () => {
    expect(segmentsWithin(0, 0, 100, 0, 0, 30, 100, 30, 30)).toBe(true);
    expect(segmentsWithin(0, 0, 100, 0, 0, 31, 100, 31, 30)).toBe(false);
    expect(segmentsWithin(0, 0, 100, 0, 103, 4, 200, 50, 5)).toBe(true);
    expect(segmentsWithin(0, 0, 100, 0, 103, 5, 200, 50, 5)).toBe(false);
    expect(segmentsWithin(0, 0, 0, 0, 3, 4, 3, 4, 5)).toBe(true);
    expect(segmentsWithin(-100, 0, 100, 0, 0, 10, 0, 50, 10)).toBe(true);
    expect(segmentsWithin(-100, 0, 100, 0, 0, 10, 0, 50, 9)).toBe(false);
    expect(segmentsWithin(-100, 0, 100, 0, 0, -10, 0, 50, 0)).toBe(true);
  });

  test('exact at the corners of the plane', () => {
    const L = PLANE_LIMIT;
    expect(segmentsWithin(-L, -L, -L, L, L, -L, L, L, 2 * L)).toBe(true);
    expect(segmentsWithin(-L, -L, -L, L, L, -L, L, L, 2 * L - 1)).toBe(false);
    // Neighbouring diagonals, 1/sqrt 2 apart.
    expect(segmentsWithin(-L, -L, L - 1, L - 1, -L + 1, -L, L, L - 1, 1)).toBe(true);
    expect(segmentsWithin(-L, -L, L - 1, L - 1, -L + 1, -L, L, L - 1, 0)).toBe(false);
  });

  test('symmetric in order, ends, quarter turns, mirrors and translation', () => {
    fc.assert(
      fc.property(four(near), four(near), fc.nat(20), (a, b, r) => {
        const [ax, ay, bx, by] = a;
        const [cx, cy, dx, dy] = b;
        const within = segmentsWithin(...a, ...b, r);
        expect(segmentsWithin(...b, ...a, r)).toBe(within);
        expect(segmentsWithin(bx, by, ax, ay, ...b, r)).toBe(within);
        expect(segmentsWithin(ay, -ax, by, -bx, cy, -cx, dy, -dx, r)).toBe(within);
        expect(segmentsWithin(-ax, ay, -bx, by, -cx, cy, -dx, dy, r)).toBe(within);
        expect(segmentsWithin(ax + 9e4, ay, bx + 9e4, by, cx + 9e4, cy, dx + 9e4, dy, r)).toBe(within);
        if (within) expect(segmentsWithin(...a, ...b, r + 1)).toBe(true);
      }),
    );
  });
});
