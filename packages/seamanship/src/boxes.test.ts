import Flatten from '@flatten-js/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxCorners, boxesOverlap, boxSegmentCrosses } from './boxes.ts';
import { polygonsTouch, segmentTouchesPolygon } from './polygons.ts';

type Box = [number, number, number, number, number];

const near = fc.integer({ min: -4000, max: 4000 });
const heading = fc.integer({ min: 0, max: 65535 });
const half = fc.integer({ min: 50, max: 2500 });
const box: fc.Arbitrary<Box> = fc.tuple(near, near, heading, half, half);
const farBox: fc.Arbitrary<Box> = fc.tuple(
  fc.integer({ min: -300_000, max: 300_000 }),
  fc.integer({ min: -300_000, max: 300_000 }),
  heading,
  fc.integer({ min: 1, max: 60_000 }),
  fc.integer({ min: 1, max: 30_000 }),
);

function flat(corners: readonly number[]): Flatten.Polygon {
  const points: [number, number][] = [];
  for (let i = 0; i < corners.length; i += 2) points.push([corners[i] as number, corners[i + 1] as number]);
  return new Flatten.Polygon(points);
}

describe('boxes', () => {
  test('touching sides and corners count, one unit apart does not', () => {
    expect(boxesOverlap(0, 0, 0, 50, 10, 20, 0, 0, 50, 10)).toBe(true);
    expect(boxesOverlap(0, 0, 0, 50, 10, 21, 0, 0, 50, 10)).toBe(false);
    expect(boxesOverlap(0, 0, 0, 50, 10, 20, 100, 0, 50, 10)).toBe(true);
    expect(boxesOverlap(0, 0, 0, 50, 10, 20, 101, 0, 50, 10)).toBe(false);
    expect(boxesOverlap(0, 0, 0, 50, 10, 60, 0, 16384, 50, 10)).toBe(true);
    expect(boxesOverlap(0, 0, 0, 50, 10, 61, 0, 16384, 50, 10)).toBe(false);
    // Corner of a diamond against a side: the half diagonals are 71 + 71.
    expect(boxesOverlap(0, 0, 8192, 100, 100, 242, 0, 0, 100, 100)).toBe(true);
    expect(boxesOverlap(0, 0, 8192, 100, 100, 243, 0, 0, 100, 100)).toBe(false);
  });

  test('a segment along a side or at a corner touches, a unit farther out does not', () => {
    expect(boxSegmentCrosses(0, 0, 0, 50, 10, 10, -5, 10, 5)).toBe(true);
    expect(boxSegmentCrosses(0, 0, 0, 50, 10, 11, -5, 11, 5)).toBe(false);
    expect(boxSegmentCrosses(0, 0, 0, 50, 10, -5, 50, 5, 50)).toBe(true);
    expect(boxSegmentCrosses(0, 0, 0, 50, 10, -5, 51, 5, 51)).toBe(false);
    expect(boxSegmentCrosses(0, 0, 0, 50, 10, 0, 60, 20, 40)).toBe(true);
    expect(boxSegmentCrosses(0, 0, 0, 50, 10, 0, 61, 20, 41)).toBe(false);
    expect(boxSegmentCrosses(0, 0, 16384, 50, 10, 50, 10, 50, 10)).toBe(true);
  });

  test('a cross of two boxes overlaps though no corner is inside the other', () => {
    expect(boxesOverlap(0, 0, 0, 100, 5, 0, 0, 16384, 100, 5)).toBe(true);
    expect(boxesOverlap(0, 0, 4000, 100, 5, 0, 0, 20384, 100, 5)).toBe(true);
  });

  test('agree with the separate polygon test on their corners, near and across the plane', () => {
    for (const kind of [box, farBox]) {
      fc.assert(
        fc.property(kind, kind, (a, b) => {
          expect(boxesOverlap(...a, ...b)).toBe(polygonsTouch(boxCorners(...a), boxCorners(...b)));
          expect(boxesOverlap(...b, ...a)).toBe(boxesOverlap(...a, ...b));
        }),
        { numRuns: 2000 },
      );
    }
  });

  test('agree with flatten-js', () => {
    fc.assert(
      fc.property(box, box, (a, b) => {
        const p = flat(boxCorners(...a));
        const q = flat(boxCorners(...b));
        const [distance] = p.distanceTo(q);
        // flatten-js measures between edges: a box wholly inside the other has a distance, so ask for containment too.
        const inside = p.contains(Flatten.point(b[0], b[1])) || q.contains(Flatten.point(a[0], a[1])) || distance === 0;
        fc.pre(distance === 0 || distance > 1e-3);
        expect(boxesOverlap(...a, ...b)).toBe(inside);
      }),
      { numRuns: 600 },
    );
  });

  test('points and segments agree with the polygon of the corners', () => {
    fc.assert(
      fc.property(box, near, near, near, near, (b, px, py, qx, qy) => {
        const corners = boxCorners(...b);
        expect(boxSegmentCrosses(...b, px, py, qx, qy)).toBe(segmentTouchesPolygon(px, py, qx, qy, corners));
        expect(boxSegmentCrosses(...b, px, py, px, py)).toBe(segmentTouchesPolygon(px, py, px, py, corners));
        for (let i = 0; i < 8; i += 2) {
          const [x, y] = [corners[i] as number, corners[i + 1] as number];
          expect(boxSegmentCrosses(...b, x, y, x, y)).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('quarter turns, mirrors and translations change nothing', () => {
    fc.assert(
      fc.property(box, box, near, near, (a, b, tx, ty) => {
        const overlap = boxesOverlap(...a, ...b);
        const turned = ([x, y, h, l, w]: Box): Box => [y, 0 - x, h + 16384, l, w];
        const mirrored = ([x, y, h, l, w]: Box): Box => [0 - x, y, 0 - h, l, w];
        const moved = ([x, y, h, l, w]: Box): Box => [x + tx, y + ty, h, l, w];
        const swung = ([x, y, h, l, w]: Box): Box => [x, y, h + 32768, l, w];
        for (const change of [turned, mirrored, moved]) {
          expect(boxesOverlap(...change(a), ...change(b))).toBe(overlap);
        }
        expect(boxesOverlap(...swung(a), ...b)).toBe(overlap);
      }),
    );
  });
});
