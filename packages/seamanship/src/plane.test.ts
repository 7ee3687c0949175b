import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bearing,
  distanceFloor,
  headingBetween,
  PLANE_LIMIT,
  rotate,
  signedHeadingBetween,
  turnHeading,
} from './plane.ts';
import { cosine, SINE_ONE, sine } from './sine.ts';
import { QUARTER_WAVE } from './sine-table.ts';

const coordinate = fc.integer({ min: -PLANE_LIMIT, max: PLANE_LIMIT });
const heading = fc.integer({ min: 0, max: 65535 });

describe('sine', () => {
  test('the table is the sine', () => {
    expect(QUARTER_WAVE.length).toBe(1025);
    for (let i = 0; i <= 1024; i += 1) {
      const exact = Math.sin((i * Math.PI) / 2048) * SINE_ONE;
      expect(Math.abs((QUARTER_WAVE[i] as number) - exact)).toBeLessThanOrEqual(0.5 + 1e-5);
    }
  });

  test('the table is the very one of all games so far', () => {
    // Another last digit anywhere could let an old log of a game on the free plane replay differently.
    expect(createHash('sha256').update(QUARTER_WAVE.join(' ')).digest('hex')).toBe(
      'f990ddf8fed968d9296bfaf1450f1fd683c9143e7a8263366762457d37b21e9e',
    );
  });

  test('every heading is within the documented 316 units', () => {
    let worst = 0;
    for (let h = 0; h < 65536; h += 1) {
      worst = Math.max(worst, Math.abs(sine(h) - Math.sin((h * Math.PI) / 32768) * SINE_ONE));
    }
    expect(worst).toBeLessThanOrEqual(317);
  });

  test('exact symmetries, with no -0', () => {
    for (let h = 0; h < 65536; h += 1) {
      const value = sine(h);
      if (sine(-h) !== 0 - value || sine(h + 32768) !== 0 - value || sine(32768 - h) !== value) {
        throw new Error(`asymmetric at ${h}`);
      }
      if (cosine(h) !== sine(h + 16384) || cosine(-h) !== cosine(h)) throw new Error(`cosine at ${h}`);
      if (Object.is(value, -0)) throw new Error(`-0 at ${h}`);
    }
    expect([sine(0), sine(16384), sine(32768), sine(49152)]).toEqual([0, SINE_ONE, 0, -SINE_ONE]);
    expect(sine(8192)).toBe(cosine(8192));
  });

  test('rays turn strictly clockwise with the heading', () => {
    for (let h = 0; h < 65536; h += 1) {
      if (sine(h + 1) * cosine(h) <= sine(h) * cosine(h + 1)) throw new Error(`ray stands still at ${h}`);
    }
  });
});

describe('headings', () => {
  test('turns', () => {
    expect(turnHeading(65535, 2)).toBe(1);
    expect(turnHeading(0, -1)).toBe(65535);
    expect(signedHeadingBetween(65000, 100)).toBe(636);
    expect(signedHeadingBetween(100, 65000)).toBe(-636);
    expect(signedHeadingBetween(0, 32768)).toBe(32768);
    expect(headingBetween(100, 65000)).toBe(636);
  });
});

describe('rotate', () => {
  test('quarter turns are exact', () => {
    expect(rotate(3, 5, 0)).toEqual({ x: 3, y: 5 });
    expect(rotate(3, 5, 16384)).toEqual({ x: 5, y: -3 });
    expect(rotate(3, 5, 32768)).toEqual({ x: -3, y: -5 });
    expect(rotate(3, 5, 49152)).toEqual({ x: -5, y: 3 });
  });

  test('within a unit of the real rotation, even at the edge of the plane', () => {
    fc.assert(
      fc.property(coordinate, coordinate, heading, (x, y, h) => {
        const a = (h * Math.PI) / 32768;
        const turned = rotate(x, y, h);
        expect(Math.abs(turned.x - (x * Math.cos(a) + y * Math.sin(a)))).toBeLessThan(0.8);
        expect(Math.abs(turned.y - (y * Math.cos(a) - x * Math.sin(a)))).toBeLessThan(0.8);
      }),
    );
  });

  test('commutes exactly with quarter turns, half turns and mirrors', () => {
    fc.assert(
      fc.property(coordinate, coordinate, heading, (x, y, h) => {
        const turned = rotate(x, y, h);
        expect(rotate(x, y, h + 16384)).toEqual({ x: turned.y, y: 0 - turned.x });
        expect(rotate(0 - x, 0 - y, h)).toEqual({ x: 0 - turned.x, y: 0 - turned.y });
        expect(rotate(0 - x, y, 0 - h)).toEqual({ x: 0 - turned.x, y: turned.y });
      }),
    );
  });

  test('turning there and back loses at most a unit', () => {
    fc.assert(
      fc.property(coordinate, coordinate, heading, (x, y, h) => {
        const there = rotate(x, y, h);
        const back = rotate(there.x, there.y, 0 - h);
        expect(Math.abs(back.x - x)).toBeLessThanOrEqual(2);
        expect(Math.abs(back.y - y)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('a distance is rounded down, at any size', () => {
  expect([distanceFloor(3, 4), distanceFloor(3, 5), distanceFloor(0, 0)]).toEqual([5, 5, 0]);
  expect(distanceFloor(800_000, 800_000)).toBe(1_131_370);
});

describe('bearing', () => {
  test('exact on the eight points, near and far', () => {
    for (const far of [1, 7, 1000, 800_000]) {
      expect(bearing(0, far)).toBe(0);
      expect(bearing(far, far)).toBe(8192);
      expect(bearing(far, 0)).toBe(16384);
      expect(bearing(far, -far)).toBe(24576);
      expect(bearing(0, -far)).toBe(32768);
      expect(bearing(-far, -far)).toBe(40960);
      expect(bearing(-far, 0)).toBe(49152);
      expect(bearing(-far, far)).toBe(57344);
    }
    expect(bearing(0, 0)).toBe(0);
  });

  test('within one unit of atan2', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -800_000, max: 800_000 }),
        fc.integer({ min: -800_000, max: 800_000 }),
        (dx, dy) => {
          fc.pre(dx !== 0 || dy !== 0);
          const real = (Math.atan2(dx, dy) * 32768) / Math.PI;
          const gap = (((bearing(dx, dy) - real) % 65536) + 65536 + 32768) % 65536;
          expect(Math.abs(gap - 32768)).toBeLessThan(1);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('monotone around a large square', () => {
    let before = -1;
    for (let x = 0; x <= 400_000; x += 13) {
      const now = bearing(x, 400_000);
      if (now < before) throw new Error(`falls at ${x}`);
      before = now;
    }
  });

  test('mirrors and quarter turns', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const b = bearing(dx, dy);
        expect(bearing(0 - dx, dy)).toBe((65536 - b) & 65535);
        expect(bearing(dy, 0 - dx)).toBe((b + 16384) & 65535);
        expect(bearing(0 - dx, 0 - dy)).toBe((b + 32768) & 65535);
      }),
    );
  });

  test('the bearing of a ray is its heading', () => {
    for (let h = 0; h < 65536; h += 11) {
      const ray = rotate(0, 400_000, h);
      expect(bearing(ray.x, ray.y)).toBe(h);
    }
  });
});
