import Flatten from '@flatten-js/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  capsuleTouchesPolygon,
  isConvexPolygon,
  type Polygon,
  pointInPolygon,
  polygonsNearestDistance2,
  polygonsTouch,
  polygonsWithin,
  segmentTouchesPolygon,
} from './polygons.ts';
import { PLANE_LIMIT, rotate } from './plane.ts';

const near = fc.integer({ min: -900, max: 900 });
// Corners on a circle in order of heading are convex; falling headings run counter-clockwise.
const shoal: fc.Arbitrary<Polygon> = fc
  .tuple(near, near, fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 3, maxLength: 9 }))
  .map(([x, y, headings]) =>
    headings
      .toSorted((a, b) => b - a)
      .map(h => rotate(0, 600, h * 1024))
      .flatMap(p => [x + p.x, y + p.y]),
  );

function flat(corners: Polygon): Flatten.Polygon {
  const points: [number, number][] = [];
  for (let i = 0; i < corners.length; i += 2) points.push([corners[i] as number, corners[i + 1] as number]);
  return new Flatten.Polygon(points);
}

const square = [0, 0, 100, 0, 100, 100, 0, 100];

describe('convex polygons', () => {
  test('borders and corners belong to them', () => {
    expect(pointInPolygon(0, 0, square)).toBe(true);
    expect(pointInPolygon(100, 50, square)).toBe(true);
    expect(pointInPolygon(101, 50, square)).toBe(false);
    expect(segmentTouchesPolygon(-10, 10, 10, -10, square)).toBe(true);
    expect(segmentTouchesPolygon(-11, 10, 10, -11, square)).toBe(false);
    expect(segmentTouchesPolygon(40, 40, 60, 60, square)).toBe(true);
    expect(segmentTouchesPolygon(-10, 50, 110, 50, square)).toBe(true);
    expect(capsuleTouchesPolygon(110, 0, 110, 90, 10, square)).toBe(true);
    expect(capsuleTouchesPolygon(110, 0, 110, 90, 9, square)).toBe(false);
    expect(capsuleTouchesPolygon(103, 104, 103, 104, 5, square)).toBe(true);
    expect(capsuleTouchesPolygon(103, 104, 103, 104, 4, square)).toBe(false);
    expect(capsuleTouchesPolygon(40, 40, 60, 60, 0, square)).toBe(true);
    expect(capsuleTouchesPolygon(40, 40, 60, 60, -1, square)).toBe(false);
    expect(polygonsTouch(square, [100, 100, 200, 100, 200, 200])).toBe(true);
    expect(polygonsTouch(square, [101, 100, 200, 100, 200, 200])).toBe(false);
  });

  test('the whole plane as a polygon', () => {
    const L = PLANE_LIMIT;
    const all = [-L, -L, L, -L, L, L, -L, L];
    expect(pointInPolygon(L, L, all)).toBe(true);
    expect(pointInPolygon(0, 0, all)).toBe(true);
    const corner = [-L, -L, L, -L, -L, L];
    expect(pointInPolygon(1, -1, corner)).toBe(true);
    expect(pointInPolygon(1, 0, corner)).toBe(false);
    expect(capsuleTouchesPolygon(L, L, L, L, 565_685, corner)).toBe(false);
    expect(capsuleTouchesPolygon(L, L, L, L, 565_686, corner)).toBe(true);
  });

  test('agree with flatten-js', () => {
    fc.assert(
      fc.property(shoal, near, near, near, near, fc.nat(700), (polygon, ax, ay, bx, by, r) => {
        fc.pre(ax !== bx || ay !== by);
        expect(isConvexPolygon(polygon)).toBe(true);
        const oracle = flat(polygon);
        const inside = oracle.contains(Flatten.point(ax, ay));
        expect(pointInPolygon(ax, ay, polygon)).toBe(inside);
        const [distance] = oracle.distanceTo(Flatten.segment(ax, ay, bx, by));
        fc.pre(Math.abs(distance - r) > 1e-3 && (distance === 0 || distance > 1e-3));
        expect(segmentTouchesPolygon(ax, ay, bx, by, polygon)).toBe(inside || distance === 0);
        expect(capsuleTouchesPolygon(ax, ay, bx, by, r, polygon)).toBe(inside || distance < r);
      }),
      { numRuns: 800 },
    );
  });

  test('translation, quarter turns and the order of ends change nothing', () => {
    fc.assert(
      fc.property(shoal, near, near, near, near, fc.nat(300), (polygon, ax, ay, bx, by, r) => {
        const touches = capsuleTouchesPolygon(ax, ay, bx, by, r, polygon);
        expect(capsuleTouchesPolygon(bx, by, ax, ay, r, polygon)).toBe(touches);
        const moved = polygon.map((v, i) => v + (i % 2 === 0 ? 5000 : -7000));
        expect(capsuleTouchesPolygon(ax + 5000, ay - 7000, bx + 5000, by - 7000, r, moved)).toBe(touches);
        const turned = polygon.map((_, i) =>
          i % 2 === 0 ? (polygon[i + 1] as number) : 0 - (polygon[i - 1] as number),
        );
        expect(capsuleTouchesPolygon(ay, 0 - ax, by, 0 - bx, r, turned)).toBe(touches);
      }),
    );
  });

  test('distance between two of them: exact at the limit, and as flatten-js has it', () => {
    const diamond = [130, 50, 140, 60, 130, 70, 120, 60];
    expect(polygonsNearestDistance2(square, diamond)).toBe(400);
    expect(polygonsWithin(square, diamond, 20)).toBe(true);
    expect(polygonsWithin(square, diamond, 19)).toBe(false);
    const corner = [103, 104, 200, 104, 200, 200];
    expect(polygonsNearestDistance2(corner, square)).toBe(25);
    expect(polygonsWithin(corner, square, 5)).toBe(true);
    expect(polygonsWithin(corner, square, 4)).toBe(false);
    expect(polygonsWithin(square, square, 0)).toBe(true);
    expect(polygonsWithin(square, square, -1)).toBe(false);
    expect(polygonsNearestDistance2(square, [10, 10, 20, 10, 20, 20])).toBe(0);
    fc.assert(
      fc.property(shoal, shoal, fc.integer({ min: -1800, max: 1800 }), fc.nat(1500), (a, b, shift, r) => {
        const moved = b.map((v, i) => (i % 2 === 0 ? v + shift : v));
        const [apart] = flat(a).distanceTo(flat(moved));
        const distance = polygonsTouch(a, moved) ? 0 : apart;
        expect(polygonsNearestDistance2(a, moved)).toBe(polygonsNearestDistance2(moved, a));
        expect(Math.abs(Math.sqrt(polygonsNearestDistance2(a, moved)) - distance)).toBeLessThan(1);
        fc.pre(Math.abs(distance - r) > 1e-3);
        expect(polygonsWithin(a, moved, r)).toBe(distance < r);
      }),
      { numRuns: 600 },
    );
  });

  test('data that is not a convex counter-clockwise polygon is known', () => {
    expect(isConvexPolygon(square)).toBe(true);
    expect(isConvexPolygon([0, 0, 0, 100, 100, 100, 100, 0])).toBe(false);
    expect(isConvexPolygon([0, 0, 100, 0])).toBe(false);
    expect(isConvexPolygon([0, 0, 100, 0, 50])).toBe(false);
    expect(isConvexPolygon([0, 0, 100, 0, 20, 20, 0, 100])).toBe(false);
    expect(isConvexPolygon([0, 0, 50, 0, 100, 0, 0, 100])).toBe(false);
    expect(isConvexPolygon([0, 0, 100, 0.5, 0, 100])).toBe(false);
    // A five-pointed star turns left everywhere, but twice around.
    expect(isConvexPolygon([0, 100, -59, -81, 95, 31, -95, 31, 59, -81])).toBe(false);
  });
});
