import fc from 'fast-check';
import { defineHex, Grid, line, Orientation } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  type Hex,
  type HexLineStep,
  hexDisc,
  hexDistance,
  hexesCrossed,
  hexInArc,
  hexInArc12,
  hexLine,
  hexMirror,
  hexNeighbour,
  hexRotate,
  segmentTouchesPolygon,
  sideOfLine,
} from './index.ts';

const small = fc.integer({ min: -14, max: 14 });
const direction = fc.integer({ min: 0, max: 5 });
const Tile = defineHex({ orientation: Orientation.POINTY });
const key = (hex: Hex) => `${hex.q},${hex.r}`;
// Steps as text with the pair in a fixed order, for comparing lines drawn in mirrors.
const text = (steps: readonly HexLineStep[]) => steps.map(step => step.map(key).toSorted().join('|'));
const move = (steps: readonly HexLineStep[], change: (hex: Hex) => Hex): HexLineStep[] =>
  steps.map(step => step.map(change) as unknown as HexLineStep);

describe('hexLine', () => {
  test('the side between two hexes is reported as both, left first', () => {
    expect(hexLine(0, 0, 1, 1)).toEqual([
      [{ q: 0, r: 0 }],
      [
        { q: 1, r: 0 },
        { q: 0, r: 1 },
      ],
      [{ q: 1, r: 1 }],
    ]);
    expect(hexLine(1, 1, 0, 0)[1]).toEqual([
      { q: 0, r: 1 },
      { q: 1, r: 0 },
    ]);
    expect(hexLine(2, 2, 2, 2)).toEqual([[{ q: 2, r: 2 }]]);
  });

  test('straight lines are the neighbours in turn', () => {
    for (let d = 0; d < 6; d += 1) {
      const end = hexNeighbour(1, -3, d, 5);
      expect(hexLine(1, -3, end.q, end.r)).toEqual([0, 1, 2, 3, 4, 5].map(n => [hexNeighbour(1, -3, d, n)]));
    }
  });

  test('agrees with honeycomb-grid wherever one hex is nearest', () => {
    fc.assert(
      fc.property(small, small, small, small, (aq, ar, bq, br) => {
        fc.pre(aq !== bq || ar !== br);
        const oracle = new Grid(Tile, line({ start: { q: aq, r: ar }, stop: { q: bq, r: br } })).toArray();
        const mine = hexLine(aq, ar, bq, br);
        expect(oracle.length).toBe(mine.length);
        mine.forEach((step, i) => {
          expect(step.map(key)).toContain(key(oracle[i] as Hex));
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('one step a hex, adjacent steps, equal both ways, turned and mirrored', () => {
    fc.assert(
      fc.property(small, small, small, small, direction, (aq, ar, bq, br, d) => {
        const steps = hexLine(aq, ar, bq, br);
        expect(steps.length).toBe(hexDistance(aq, ar, bq, br) + 1);
        steps.forEach((step, i) => {
          for (const hex of step) {
            for (const before of steps[i - 1] ?? []) {
              // From one pair to the next the far hexes may be two apart.
              const farthest = step.length + (steps[i - 1]?.length ?? 0) > 3 ? 2 : 1;
              expect(hexDistance(hex.q, hex.r, before.q, before.r)).toBeLessThanOrEqual(farthest);
            }
          }
        });
        expect(text(hexLine(bq, br, aq, ar))).toEqual(text(steps).toReversed());
        const [a, b] = [hexRotate(aq, ar, d), hexRotate(bq, br, d)];
        expect(hexLine(a.q, a.r, b.q, b.r)).toEqual(move(steps, h => hexRotate(h.q, h.r, d)));
        const [c, e] = [hexMirror(aq, ar, d), hexMirror(bq, br, d)];
        expect(text(hexLine(c.q, c.r, e.q, e.r))).toEqual(text(move(steps, h => hexMirror(h.q, h.r, d))));
        expect(hexLine(aq + 3, ar - 8, bq + 3, br - 8)).toEqual(move(steps, h => ({ q: h.q + 3, r: h.r - 8 })));
      }),
    );
  });
});

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

  test('agrees with cutting every hex of the neighbourhood as a polygon', () => {
    // Axial coordinates times three are as good a plane as any: which side of a line a corner is on does not change.
    const corners = (hex: Hex) =>
      [2, -1, 1, 1, -1, 2, -2, 1, -1, -1, 1, -2].map((v, i) => v + 3 * (i % 2 === 0 ? hex.q : hex.r));
    fc.assert(
      fc.property(small, small, small, small, (aq, ar, bq, br) => {
        fc.pre(aq !== bq || ar !== br);
        const cut = new Set<string>();
        const beside = new Set<string>();
        for (const hex of hexDisc(aq, ar, hexDistance(aq, ar, bq, br) + 1)) {
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

  test('contains the sampled line, is connected, equal both ways, turned and mirrored', () => {
    fc.assert(
      fc.property(small, small, small, small, direction, (aq, ar, bq, br, d) => {
        const steps = hexesCrossed(aq, ar, bq, br);
        const all = new Set(steps.flatMap(step => step.map(key)));
        for (const step of hexLine(aq, ar, bq, br)) for (const hex of step) expect(all).toContain(key(hex));
        steps.slice(1).forEach((step, i) => {
          const before = steps[i] as HexLineStep;
          expect(hexDistance(before[0].q, before[0].r, step[0].q, step[0].r)).toBe(1);
        });
        expect(text(hexesCrossed(bq, br, aq, ar))).toEqual(text(steps).toReversed());
        const [a, b] = [hexRotate(aq, ar, d), hexRotate(bq, br, d)];
        expect(hexesCrossed(a.q, a.r, b.q, b.r)).toEqual(move(steps, h => hexRotate(h.q, h.r, d)));
        const [c, e] = [hexMirror(aq, ar, d), hexMirror(bq, br, d)];
        expect(text(hexesCrossed(c.q, c.r, e.q, e.r))).toEqual(text(move(steps, h => hexMirror(h.q, h.r, d))));
      }),
    );
  });
});

describe('arcs', () => {
  test('closed sectors own their spines, open ones do not', () => {
    expect(hexInArc(0, 1, 3, 0, 'closed')).toBe(true);
    expect(hexInArc(0, 1, 3, 0, 'open')).toBe(false);
    expect(hexInArc(0, 1, 3, -3, 'closed')).toBe(true);
    expect(hexInArc(0, 1, 3, -1, 'open')).toBe(true);
    expect(hexInArc(0, 1, 0, -3, 'closed')).toBe(false);
    expect(hexInArc(0, 1, -3, 0, 'closed')).toBe(false);
    expect(hexInArc(2, 2, 0, -3, 'closed')).toBe(true);
    expect(hexInArc(2, 2, 0, 3, 'closed')).toBe(false);
    expect(hexInArc(0, 1, 0, 0, 'closed')).toBe(true);
    expect(hexInArc(0, 6, 0, 0, 'open')).toBe(false);
    expect(hexInArc(0, 6, 2, 0, 'open')).toBe(false);
    expect(hexInArc(0, 6, -2, 0, 'open')).toBe(true);
    expect(hexInArc(0, 7, 2, 0, 'open')).toBe(true);
    expect(hexInArc12(-1, 1, 2, -1, 'closed')).toBe(true);
    expect(hexInArc12(-1, 1, 2, -1, 'open')).toBe(false);
    expect(hexInArc12(-1, 1, 1, -1, 'closed')).toBe(false);
  });

  test('the six open sectors and the six spines share out the disc', () => {
    for (const hex of hexDisc(0, 0, 7).slice(1)) {
      let owners = 0;
      for (let d = 0; d < 6; d += 1) {
        if (hexInArc(d, d + 1, hex.q, hex.r, 'open')) owners += 1;
        if (hexInArc(d, d, hex.q, hex.r, 'closed')) owners += 1;
      }
      expect(owners).toBe(1);
    }
  });

  test('a closed arc and the open rest complete each other; turns and mirrors carry arcs along', () => {
    const spine = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(spine, spine, small, small, direction, (from, width, q, r, t) => {
        fc.pre(q !== 0 || r !== 0);
        const inside = hexInArc12(from, from + width, q, r, 'closed');
        expect(hexInArc12(from + width, from + 12, q, r, 'open')).toBe(!inside);
        const turned = hexRotate(q, r, t);
        expect(hexInArc12(from + 2 * t, from + width + 2 * t, turned.q, turned.r, 'closed')).toBe(inside);
        const mirrored = hexMirror(q, r, 0);
        expect(hexInArc12(0 - from - width, 0 - from, mirrored.q, mirrored.r, 'closed')).toBe(inside);
      }),
      { numRuns: 2000 },
    );
  });
});
