import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Square,
  type SquareLineStep,
  squareDistance,
  squareHeadingTo,
  squareInArc,
  squareLine,
  squareMirror,
  squareMirrorHeading,
  squareRotate,
  squaresCrossed,
  squareStep,
} from './index.ts';

const small = fc.integer({ min: -15, max: 15 });
const heading = fc.integer({ min: 0, max: 7 });
const key = (square: Square) => `${square.x},${square.y}`;
const text = (steps: readonly SquareLineStep[]) => steps.map(step => step.map(key).toSorted().join('|'));

describe('steps and distance', () => {
  test('eight headings', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(h => key(squareStep(0, 0, h)))).toEqual(
      '0,1 1,1 1,0 1,-1 0,-1 -1,-1 -1,0 -1,1'.split(' '),
    );
    expect(squareStep(2, 3, 3, 4)).toEqual({ x: 6, y: -1 });
  });

  test('the heading to a step is the heading of the step', () => {
    fc.assert(
      fc.property(heading, fc.integer({ min: 1, max: 99 }), (h, n) => {
        const { x, y } = squareStep(0, 0, h, n);
        expect(squareHeadingTo(x, y)).toBe(h);
        expect(squareDistance(x, y)).toBe(n);
      }),
    );
    expect(squareHeadingTo(0, 0)).toBeNull();
    expect(squareHeadingTo(2, 1)).toBeNull();
  });

  test('turns and mirrors keep distance and carry headings along', () => {
    fc.assert(
      fc.property(small, small, fc.integer({ min: -5, max: 5 }), heading, heading, (x, y, turns, axis, h) => {
        const turned = squareRotate(x, y, turns);
        expect(squareDistance(turned.x, turned.y)).toBe(squareDistance(x, y));
        expect(squareRotate(turned.x, turned.y, 0 - turns)).toEqual({ x, y });
        const mirrored = squareMirror(x, y, axis);
        expect(squareMirror(mirrored.x, mirrored.y, axis)).toEqual({ x, y });
        const step = squareStep(0, 0, h);
        expect(squareRotate(step.x, step.y, turns)).toEqual(squareStep(0, 0, h + 2 * turns));
        expect(squareMirror(step.x, step.y, axis)).toEqual(squareStep(0, 0, squareMirrorHeading(h, axis)));
      }),
    );
  });
});

describe('arcs', () => {
  test('limits', () => {
    expect(squareInArc(1, 3, 4, 4, 'closed')).toBe(true);
    expect(squareInArc(1, 3, 4, 4, 'open')).toBe(false);
    expect(squareInArc(1, 3, 3, 4, 'closed')).toBe(false);
    expect(squareInArc(7, 1, 0, 4, 'open')).toBe(true);
    expect(squareInArc(2, 2, 4, 0, 'closed')).toBe(true);
    expect(squareInArc(2, 2, -4, 0, 'closed')).toBe(false);
    expect(squareInArc(0, 4, 0, -4, 'closed')).toBe(true);
    expect(squareInArc(0, 4, 0, -4, 'open')).toBe(false);
    expect(squareInArc(0, 0, 0, 0, 'closed')).toBe(true);
    expect(squareInArc(0, 8, 0, 0, 'open')).toBe(false);
    expect(squareInArc(0, 8, 0, 3, 'open')).toBe(false);
    expect(squareInArc(0, 8, 0, -3, 'open')).toBe(true);
    expect(squareInArc(0, 9, 0, 3, 'open')).toBe(true);
  });

  test('an arc and the open rest complete each other; turns and mirrors carry arcs along', () => {
    fc.assert(
      fc.property(heading, heading, small, small, fc.nat(3), heading, (from, width, x, y, turns, axis) => {
        fc.pre(x !== 0 || y !== 0);
        const to = from + width;
        const inside = squareInArc(from, to, x, y, 'closed');
        expect(squareInArc(to, from + 8, x, y, 'open')).toBe(!inside);
        const turned = squareRotate(x, y, turns);
        expect(squareInArc(from + 2 * turns, to + 2 * turns, turned.x, turned.y, 'closed')).toBe(inside);
        const mirrored = squareMirror(x, y, axis);
        expect(squareInArc(2 * axis - to, 2 * axis - from, mirrored.x, mirrored.y, 'closed')).toBe(inside);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('lines', () => {
  test('half way between two squares gives both, left first', () => {
    expect(squareLine(0, 0, 2, 1)).toEqual([
      [{ x: 0, y: 0 }],
      [
        { x: 1, y: 1 },
        { x: 1, y: 0 },
      ],
      [{ x: 2, y: 1 }],
    ]);
    expect(squareLine(0, 0, -1, 2)[1]).toEqual([
      { x: -1, y: 1 },
      { x: 0, y: 1 },
    ]);
    expect(squareLine(3, 3, 3, 3)).toEqual([[{ x: 3, y: 3 }]]);
    expect(squareLine(0, 0, 3, 1).map(step => step.map(key).join('|'))).toEqual(['0,0', '1,0', '2,1', '3,1']);
  });

  test('one step a square, equal both ways, turned and mirrored', () => {
    fc.assert(
      fc.property(small, small, small, small, fc.nat(3), heading, (ax, ay, bx, by, turns, axis) => {
        const steps = squareLine(ax, ay, bx, by);
        expect(steps.length).toBe(squareDistance(bx - ax, by - ay) + 1);
        expect(text(squareLine(bx, by, ax, ay))).toEqual(text(steps).toReversed());
        for (const change of [
          (s: Square) => squareRotate(s.x, s.y, turns),
          (s: Square) => squareMirror(s.x, s.y, axis),
          (s: Square) => ({ x: s.x + 7, y: s.y - 4 }),
        ]) {
          const [a, b] = [change({ x: ax, y: ay }), change({ x: bx, y: by })];
          const moved = steps.map(step => step.map(change) as unknown as SquareLineStep);
          expect(text(squareLine(a.x, a.y, b.x, b.y))).toEqual(text(moved));
        }
      }),
    );
  });

  test('the squares crossed are those with corners on both sides of the line', () => {
    fc.assert(
      fc.property(small, small, small, small, (ax, ay, bx, by) => {
        const [dx, dy] = [bx - ax, by - ay];
        fc.pre(dx !== 0 || dy !== 0);
        const expected = new Set<string>();
        for (let x = Math.min(ax, bx); x <= Math.max(ax, bx); x += 1) {
          for (let y = Math.min(ay, by); y <= Math.max(ay, by); y += 1) {
            const sides = [-1, 1].flatMap(i => [-1, 1].map(j => dx * (2 * (y - ay) + j) - dy * (2 * (x - ax) + i)));
            if (Math.min(...sides) < 0 && Math.max(...sides) > 0) expected.add(`${x},${y}`);
          }
        }
        const crossed = squaresCrossed(ax, ay, bx, by);
        expect(new Set(crossed.map(key))).toEqual(expected);
        expect(crossed.length).toBe(expected.size);
        expect(squaresCrossed(bx, by, ax, ay).map(key)).toEqual(crossed.map(key).toReversed());
      }),
    );
    expect(squaresCrossed(0, 0, 2, 2).map(key)).toEqual(['0,0', '1,1', '2,2']);
    expect(squaresCrossed(1, 1, 1, 1)).toEqual([{ x: 1, y: 1 }]);
  });
});
