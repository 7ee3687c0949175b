import { isConvexPolygon, pointInPolygon } from '@weathergauge/seamanship';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksSight, type Hazard, hazardAt, type Land, makeLand, rocksAt } from './ground.ts';
import { type Hull, hullOverlapsArea, hullTouchesArea } from './hulls.ts';

const WIDTH = 1900;
const CLOSE = 6750;
// Ten by eight centimetres.
const shape = [-5000, -2000, -2000, -4000, 3000, -4000, 5000, 1000, 2000, 4000, -3000, 4000];
const reef = makeLand('reef', shape, 20_000, 20_000, 0, 'safe', 0);
const shoal = makeLand('shoal', shape, 20_000, 20_000, 0, 'safe', 0);
const island = makeLand('island', shape, 20_000, 20_000, 0, 'rocky', WIDTH);
const beach = makeLand('coast', shape, 20_000, 20_000, 0, 'sandy', CLOSE);
const harbour = makeLand('island', shape, 20_000, 20_000, 0, 'safe', 0);

/** Heading north, her starboard side so far to the left of the element's left end, and level with it. */
const off = (gap: number): Hull => ({
  x: 15_000 - 2450 - gap,
  y: 18_000,
  heading: 0,
  halfLength: 3900,
  halfWidth: 2450,
});

function find(hull: Hull, ...land: Land[]): Hazard {
  const out: Hazard = { reef: true, shoal: true, ashore: true, id: 9 };
  const any = hazardAt(hull.x, hull.y, hull.heading, hull.halfLength, hull.halfWidth, land, out);
  expect(any).toBe(out.id !== -1);
  expect(any).toBe(out.reef || out.shoal || out.ashore);
  return out;
}
const rocks = (hull: Hull, ...land: Land[]): boolean =>
  rocksAt(hull.x, hull.y, hull.heading, hull.halfLength, hull.halfWidth, land);

const NOTHING = { reef: false, shoal: false, ashore: false, id: -1 };

describe('terrain', () => {
  test('T1.2, T2.1 reefs and shoals are met when the base overlaps them, not when it touches them', () => {
    expect(find(off(0), reef)).toEqual(NOTHING);
    expect(find(off(-100), reef)).toEqual({ ...NOTHING, reef: true, id: 0 });
    expect(find(off(0), shoal)).toEqual(NOTHING);
    expect(find(off(-100), shoal)).toEqual({ ...NOTHING, shoal: true, id: 0 });
  });

  test('T3.5, T3.6 a rocky shore within its danger is a reef, a sandy one a shoal', () => {
    expect(find(off(WIDTH + 1), island)).toEqual(NOTHING);
    expect(find(off(WIDTH - 10), island)).toEqual({ ...NOTHING, reef: true, id: 0 });
    expect(find(off(CLOSE + 1), beach)).toEqual(NOTHING);
    expect(find(off(CLOSE - 10), beach)).toEqual({ ...NOTHING, shoal: true, id: 0 });
  });

  test('T3.7 between a sandy coast and a rocky island both effects apply', () => {
    const opposite = makeLand('island', shape, 20_000 - 2 * 5000 - 4900 - 2000, 16_000, 32768, 'rocky', WIDTH);
    expect(find(off(1000), beach, opposite)).toEqual({ ...NOTHING, reef: true, shoal: true, id: 1 });
    expect(find(off(1000), opposite, beach)).toEqual({ ...NOTHING, reef: true, shoal: true, id: 0 });
  });

  test('T3.8, T3.9, T3.10 the land itself puts her ashore, harbour or not', () => {
    expect(find(off(-100), island)).toEqual({ reef: true, shoal: false, ashore: true, id: 0 });
    expect(find(off(-100), beach)).toEqual({ reef: false, shoal: true, ashore: true, id: 0 });
    expect(find(off(10), harbour)).toEqual(NOTHING);
    expect(find(off(-100), harbour)).toEqual({ ...NOTHING, ashore: true, id: 0 });
    expect(find(off(-100), shoal, reef, harbour)).toEqual({ reef: true, shoal: true, ashore: true, id: 2 });
  });

  test('T1.3, T1.5 she slides up to reefs, rocky dangers and land; sand stops no slide', () => {
    expect(rocks(off(-100), reef)).toBe(true);
    expect(rocks(off(0), reef)).toBe(false);
    expect(rocks(off(-100), shoal)).toBe(false);
    expect(rocks(off(WIDTH - 10), island)).toBe(true);
    expect(rocks(off(WIDTH), island)).toBe(false);
    expect(rocks(off(100), beach)).toBe(false);
    expect(rocks(off(-100), beach)).toBe(true);
    expect(rocks(off(-100), harbour)).toBe(true);
    expect(rocks(off(10), harbour)).toBe(false);
  });

  test('T1.10, T2.5, T4.1 only islands and coasts hide what is behind them', () => {
    expect([reef, shoal, island, beach].map(blocksSight)).toEqual([false, false, true, true]);
  });

  test('T1.1 wherever it is laid it stays convex, within its circle, and the quick look misses nothing', () => {
    const place = fc.integer({ min: 0, max: 40_000 });
    const heading = fc.integer({ min: 0, max: 65535 });
    fc.assert(
      fc.property(place, place, heading, place, place, heading, (x, y, h, px, py, ph) => {
        const land = makeLand('coast', shape, px, py, ph, 'sandy', CLOSE);
        expect(isConvexPolygon(land.outline)).toBe(true);
        expect(pointInPolygon(px, py, land.outline)).toBe(true);
        for (let i = 0; i < land.outline.length; i += 2) {
          const far = Math.hypot((land.outline[i] as number) - px, (land.outline[i + 1] as number) - py);
          expect(far).toBeLessThanOrEqual(land.reach);
        }
        const hull = { x, y, heading: h, halfLength: 3900, halfWidth: 2450 };
        const found = find(hull, land);
        expect(found.ashore).toBe(hullOverlapsArea(hull, land.outline));
        // The base is taken a trifle smaller, so right at the limit the two may differ.
        if (hullTouchesArea(hull, land.outline, CLOSE - 10)) expect(found.shoal).toBe(true);
        if (!hullTouchesArea(hull, land.outline, CLOSE)) expect(found.shoal).toBe(false);
      }),
    );
  });
});
