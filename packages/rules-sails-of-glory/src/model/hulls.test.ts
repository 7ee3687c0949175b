import { boxCorners, boxesOverlap, type Polygon } from '@weathergauge/seamanship';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  basesDistance,
  basesOverlap,
  basesTouch,
  basesWithin,
  type Hull,
  hullOverlapsArea,
  hullTouchesArea,
  insideField,
  poseOverlaps,
  reachOf,
} from './hulls.ts';

const liner = (x: number, y: number, heading: number): Hull => ({ x, y, heading, halfLength: 3900, halfWidth: 2450 });
const frigate = (x: number, y: number, heading: number): Hull => ({ x, y, heading, halfLength: 3500, halfWidth: 2200 });

const place = fc.integer({ min: -12_000, max: 12_000 });
const heading = fc.integer({ min: 0, max: 65535 });
const hull: fc.Arbitrary<Hull> = fc
  .tuple(place, place, heading, fc.boolean())
  .map(([x, y, h, big]) => (big ? liner(x, y, h) : frigate(x, y, h)));

const turned = (a: Hull): Hull => ({ ...a, x: a.y, y: 0 - a.x, heading: (a.heading + 16384) & 65535 });
const mirrored = (a: Hull): Hull => ({ ...a, x: 0 - a.x, heading: (0 - a.heading) & 65535 });

/** Points along the sides, every `step` units. */
function outline(corners: Polygon, step: number): [number, number][] {
  const points: [number, number][] = [];
  for (let i = 0; i < corners.length; i += 2) {
    const [ax, ay] = [corners[i] as number, corners[i + 1] as number];
    const next = (i + 2) % corners.length;
    const [bx, by] = [corners[next] as number, corners[next + 1] as number];
    const parts = Math.ceil(Math.hypot(bx - ax, by - ay) / step);
    for (let n = 0; n < parts; n += 1) points.push([ax + ((bx - ax) * n) / parts, ay + ((by - ay) * n) / parts]);
  }
  return points;
}

function sampledDistance(a: Polygon, b: Polygon): number {
  let least = Infinity;
  const other = outline(b, 150);
  for (const [x, y] of outline(a, 150)) for (const [u, v] of other) least = Math.min(least, Math.hypot(u - x, v - y));
  return least;
}

const cornersOf = (a: Hull): number[] => boxCorners(a.x, a.y, a.heading, a.halfLength, a.halfWidth);

describe('bases', () => {
  test('R34 side by side, or bow to stern, they touch without overlapping', () => {
    expect(basesOverlap(liner(0, 0, 0), liner(4900, 0, 0))).toBe(false);
    expect(basesTouch(liner(0, 0, 0), liner(4900, 0, 0))).toBe(true);
    expect(basesOverlap(liner(0, 0, 0), liner(4889, 0, 0))).toBe(true);
    expect(basesOverlap(liner(0, 0, 0), frigate(0, 7400, 0))).toBe(false);
    expect(basesTouch(liner(0, 0, 0), frigate(0, 7500, 0))).toBe(true);
    expect(basesTouch(liner(0, 0, 0), frigate(0, 7501, 0))).toBe(false);
  });

  test('B6.1, B6.7 musketry: the width of the ruler in any direction, exact to the unit', () => {
    expect(basesWithin(liner(0, 0, 0), frigate(4650 + 1900, 0, 0), 1900)).toBe(true);
    expect(basesWithin(liner(0, 0, 0), frigate(4650 + 1901, 0, 0), 1900)).toBe(false);
    // Corner to corner: 3-4-5.
    expect(basesWithin(liner(0, 0, 0), frigate(4650 + 1140, 7400 + 1520, 0), 1900)).toBe(true);
    expect(basesWithin(liner(0, 0, 0), frigate(4650 + 1141, 7400 + 1520, 0), 1900)).toBe(false);
  });

  test('overlap, contact and distance agree with one another and with sampled outlines', () => {
    fc.assert(
      fc.property(hull, hull, fc.nat(9000), (a, b, r) => {
        const distance = basesDistance(a, b);
        expect(distance).toBe(basesDistance(b, a));
        expect(basesWithin(a, b, distance + 1)).toBe(true);
        if (distance > 0) expect(basesWithin(a, b, distance - 1)).toBe(false);
        if (distance > 0) expect(basesOverlap(a, b)).toBe(false);
        expect(poseOverlaps(a.x, a.y, a.heading, a.halfLength, a.halfWidth, b)).toBe(basesOverlap(b, a));
        const box = ({ x, y, heading: h, halfLength, halfWidth }: Hull) => [x, y, h, halfLength, halfWidth] as const;
        if (boxesOverlap(...box(a), ...box(b))) {
          expect(distance).toBe(0);
        } else {
          const sampled = sampledDistance(cornersOf(a), cornersOf(b));
          expect(sampled).toBeGreaterThanOrEqual(distance);
          expect(sampled).toBeLessThan(distance + 151);
        }
        for (const change of [turned, mirrored]) {
          expect(basesWithin(change(a), change(b), r)).toBe(basesWithin(a, b, r));
          expect(basesOverlap(change(a), change(b))).toBe(basesOverlap(a, b));
          expect(basesDistance(change(a), change(b))).toBe(distance);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('no corner lies outside the circle of quick rejection', () => {
    fc.assert(
      fc.property(heading, fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 6000 }), (h, length, width) => {
        const corners = boxCorners(0, 0, h, length, width);
        const reach = reachOf(length, width);
        for (let i = 0; i < 8; i += 2) {
          expect(Math.hypot(corners[i] as number, corners[i + 1] as number)).toBeLessThanOrEqual(reach);
        }
      }),
    );
  });
});

test('what is as small as a point still has a reach', () => {
  expect(reachOf(0, 0)).toBe(3);
});

describe('the field', () => {
  test('B3.11 the edge itself is on it, any part beyond is off', () => {
    expect(insideField(liner(2450, 3900, 0), 90_000, 90_000)).toBe(true);
    expect(insideField(liner(2449, 3900, 0), 90_000, 90_000)).toBe(false);
    expect(insideField(liner(2450, 3899, 0), 90_000, 90_000)).toBe(false);
    expect(insideField(liner(86_100, 67_550, 16384), 90_000, 70_000)).toBe(true);
    expect(insideField(liner(86_101, 67_550, 16384), 90_000, 70_000)).toBe(false);
    expect(insideField(liner(86_100, 67_551, 16384), 90_000, 70_000)).toBe(false);
  });

  test('agrees with the four corners', () => {
    fc.assert(
      fc.property(hull, one => {
        const corners = cornersOf(one);
        expect(insideField(one, 9000, 8000)).toBe(corners.every((v, i) => v >= 0 && v <= (i % 2 === 0 ? 9000 : 8000)));
      }),
    );
  });
});

describe('areas', () => {
  const reef = [0, 0, 6000, 0, 6000, 4000, 0, 4000];

  test('touching is not overlapping; the danger distance is exact', () => {
    expect(hullTouchesArea(liner(8450, 2000, 0), reef, 0)).toBe(true);
    expect(hullOverlapsArea(liner(8450, 2000, 0), reef)).toBe(false);
    expect(hullOverlapsArea(liner(8444, 2000, 0), reef)).toBe(true);
    expect(hullTouchesArea(liner(8450 + 1900, 2000, 0), reef, 1900)).toBe(true);
    expect(hullTouchesArea(liner(8450 + 1901, 2000, 0), reef, 1900)).toBe(false);
    // The base around the reef, and in it.
    expect(hullOverlapsArea({ x: 3000, y: 2000, heading: 5, halfLength: 300, halfWidth: 200 }, reef)).toBe(true);
    expect(hullOverlapsArea({ x: 3000, y: 2000, heading: 5, halfLength: 9000, halfWidth: 9000 }, reef)).toBe(true);
  });

  test('a rectangular area is a base', () => {
    fc.assert(
      fc.property(hull, hull, fc.nat(9000), (a, b, r) => {
        expect(hullTouchesArea(a, cornersOf(b), r)).toBe(basesWithin(a, b, r));
      }),
    );
  });
});
