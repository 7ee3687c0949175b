import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hex, hexDistance, hexNeighbour, hexRing, hexRotate } from './hex.ts';
import { type HexLineStep, hexesCrossed } from './hex-lines.ts';
import { segmentTouchesPolygon } from './polygons.ts';
import { sideOfLine } from './segments.ts';

const small = fc.integer({ min: -14, max: 14 });
const direction = fc.integer({ min: 0, max: 5 });
const key = (hex: Hex) => `${hex.q},${hex.r}`;
// Steps as text with the pair in a fixed order, for comparing lines drawn in mirrors.
const text = (steps: readonly HexLineStep[]) => steps.map(step => step.map(key).toSorted().join('|'));
const move = (steps: readonly HexLineStep[], change: (hex: Hex) => Hex): HexLineStep[] =>
  steps.map(step => step.map(change) as unknown as HexLineStep);

/** All hexes up to this distance. */
const disc = (q: number, r: number, radius: number): Hex[] =>
  Array.from({ length: radius + 1 }, (_, ring) => hexRing(q, r, ring)).flat();
/** Mirrored in the line through the origin along a direction. */
function mirror(q: number, r: number, along: number): Hex {
  const level = hexRotate(q, r, -along);
  return hexRotate(level.q + level.r, 0 - level.r, along);
}

describe('hexesCrossed', () => {
  test('runs along sides only where it truly does', () => {
    expect(hexesCrossed(0, 0, 2, 2)).toEqual([
      [{ q: 0, r: 0 }],
      [
        { q: 1, r: 0 },
        { q: 0, r: 1 },
      ],
      [{ q: 1, r: 1 }],
      [
        { q: 2, r: 1 },
        { q: 1, r: 2 },
      ],
      [{ q: 2, r: 2 }],
    ]);
    // Half way to (3,1) the line cuts across the side of two hexes: it enters both, one after the other.
    expect(text(hexesCrossed(0, 0, 3, 1))).toEqual(['0,0', '1,0', '1,1', '2,0', '2,1', '3,1']);
    expect(hexesCrossed(5, 5, 5, 5)).toEqual([[{ q: 5, r: 5 }]]);
  });

  test('straight lines are the neighbours in turn', () => {
    for (let d = 0; d < 6; d += 1) {
      const end = hexNeighbour(1, -3, d, 5);
      expect(hexesCrossed(1, -3, end.q, end.r)).toEqual([0, 1, 2, 3, 4, 5].map(n => [hexNeighbour(1, -3, d, n)]));
    }
  });

  test('agrees with cutting every hex of the neighbourhood as a polygon', () => {
    // Axial coordinates times three are as good a plane as any: which side of a line a corner is on does not change.
    const corners = (hex: Hex) =>
      [2, -1, 1, 1, -1, 2, -2, 1, -1, -1, 1, -2].map((v, i) => v + 3 * (i % 2 === 0 ? hex.q : hex.r));
    fc.assert(
      fc.property(small, small, small, small, (aq, ar, bq, br) => {
        fc.pre(aq !== bq || ar !== br);
        const cut = new Set<string>();
        const beside = new Set<string>();
        for (const hex of disc(aq, ar, hexDistance(aq, ar, bq, br) + 1)) {
          const polygon = corners(hex);
          if (!segmentTouchesPolygon(3 * aq, 3 * ar, 3 * bq, 3 * br, polygon)) continue;
          const sides = [0, 2, 4, 6, 8, 10].map(i =>
            sideOfLine(3 * aq, 3 * ar, 3 * bq, 3 * br, polygon[i] as number, polygon[i + 1] as number),
          );
          if (Math.min(...sides) < 0 && Math.max(...sides) > 0) cut.add(key(hex));
          else if (sides.filter(s => s === 0).length === 2) beside.add(key(hex));
        }
        const steps = hexesCrossed(aq, ar, bq, br);
        expect(new Set(steps.filter(step => step.length === 1).map(step => key(step[0])))).toEqual(cut);
        expect(new Set(steps.filter(step => step.length === 2).flatMap(step => step.map(key)))).toEqual(beside);
      }),
      { numRuns: 150 },
    );
    const along = hexesCrossed(-6, 3, 6, -3);
    expect(along.filter(step => step.length === 2).length).toBe(6);
  });

  test('is connected, equal both ways, turned and mirrored', () => {
    fc.assert(
      fc.property(small, small, small, small, direction, (aq, ar, bq, br, d) => {
        const steps = hexesCrossed(aq, ar, bq, br);
        steps.slice(1).forEach((step, i) => {
          const before = steps[i] as HexLineStep;
          expect(hexDistance(before[0].q, before[0].r, step[0].q, step[0].r)).toBe(1);
        });
        expect(text(hexesCrossed(bq, br, aq, ar))).toEqual(text(steps).toReversed());
        const [a, b] = [hexRotate(aq, ar, d), hexRotate(bq, br, d)];
        expect(hexesCrossed(a.q, a.r, b.q, b.r)).toEqual(move(steps, h => hexRotate(h.q, h.r, d)));
        const [c, e] = [mirror(aq, ar, d), mirror(bq, br, d)];
        expect(text(hexesCrossed(c.q, c.r, e.q, e.r))).toEqual(text(move(steps, h => mirror(h.q, h.r, d))));
      }),
    );
  });
});
