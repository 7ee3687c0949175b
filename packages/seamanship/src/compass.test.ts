import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abeam8,
  ahead8,
  compassNames,
  oppositePoint,
  pointsBetween,
  quarter8,
  stepX8,
  stepY8,
  turnPoints,
  withinHalfPointAstern8,
} from './compass.ts';
import { bearing } from './plane.ts';

const heading = fc.integer({ min: 0, max: 7 });
const offset = fc.integer({ min: -800_000, max: 800_000 });

/** One of the eight points as a heading of the free plane. */
const POINT = 8192;

test('the eight names stand where their letters say', () => {
  for (const [h, name] of compassNames.entries()) {
    const vertical = stepY8(h, 100) > 0 ? 'N' : stepY8(h, 100) < 0 ? 'S' : '';
    const horizontal = stepX8(h, 100) > 0 ? 'E' : stepX8(h, 100) < 0 ? 'W' : '';
    expect(vertical + horizontal).toBe(name);
  }
});

describe('turning', () => {
  test('the turn between two points is the one that turns', () => {
    fc.assert(
      fc.property(fc.constantFrom(6, 8, 16, 32), fc.nat(31), fc.nat(31), (of, p, q) => {
        const [a, b] = [p % of, q % of];
        const turn = pointsBetween(a, b, of);
        expect([turnPoints(a, turn, of), turnPoints(a, -turn, of)]).toContain(b);
        expect(turn).toBeGreaterThanOrEqual(0);
        expect(turn).toBeLessThanOrEqual(of / 2);
        expect(pointsBetween(a, b, of)).toBe(pointsBetween(b, a, of));
        expect(oppositePoint(oppositePoint(a, of), of)).toBe(a);
        expect(pointsBetween(a, oppositePoint(a, of), of)).toBe(of / 2);
      }),
    );
  });
});

describe('the keel frame', () => {
  test('N and NE by hand', () => {
    expect([ahead8(0, 3, 5), abeam8(0, 3, 5)]).toEqual([5, 3]);
    expect([ahead8(1, 3, 5), abeam8(1, 3, 5)]).toEqual([8, -2]);
    expect([ahead8(4, 3, 5), abeam8(4, 3, 5)]).toEqual([-5, -3]);
    expect([ahead8(6, 3, 5), abeam8(6, 3, 5)]).toEqual([-3, 5]);
  });

  test('turning ship and target by a quarter changes nothing, mirroring swaps the beams', () => {
    fc.assert(
      fc.property(heading, offset, offset, (h, dx, dy) => {
        expect(ahead8(h + 2, dy, 0 - dx)).toBe(ahead8(h, dx, dy));
        expect(abeam8(h + 2, dy, 0 - dx)).toBe(abeam8(h, dx, dy));
        expect(ahead8(8 - h, 0 - dx, dy)).toBe(ahead8(h, dx, dy));
        expect(abeam8(8 - h, 0 - dx, dy)).toBe(0 - abeam8(h, dx, dy));
        expect(ahead8(h + 4, dx, dy)).toBe(0 - ahead8(h, dx, dy));
      }),
    );
  });

  test('the 45-degree limits belong to the beam', () => {
    expect(quarter8(0, 7, 7)).toBe('starboard');
    expect(quarter8(0, -7, 7)).toBe('port');
    expect(quarter8(0, 7, -7)).toBe('starboard');
    expect(quarter8(0, 6, 7)).toBe('bow');
    expect(quarter8(0, 6, -7)).toBe('stern');
    expect(quarter8(1, 0, 9)).toBe('port');
    expect(quarter8(1, 9, 0)).toBe('starboard');
    expect(quarter8(1, 1, 9)).toBe('bow');
    expect(quarter8(1, 400_000, 399_999)).toBe('bow');
    expect(quarter8(1, 400_000, -1)).toBe('starboard');
    expect(quarter8(0, 0, 0)).toBe('starboard');
  });

  test('quarters agree with the bearing', () => {
    fc.assert(
      fc.property(heading, offset, offset, (h, dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const off = (bearing(dx, dy) - POINT * h) & 65535;
        // Within a unit of a limit the bearing is too coarse to say.
        fc.pre([8192, 24576, 40960, 57344].every(limit => Math.abs(off - limit) > 1));
        const expected = off < 8192 || off > 57344 ? 'bow' : off < 24576 ? 'starboard' : off < 40960 ? 'stern' : 'port';
        expect(quarter8(h, dx, dy)).toBe(expected);
      }),
    );
  });

  test('half a point either side of dead astern', () => {
    // tan 22.5 degrees lies between 408/985 and 169/408, and is no fraction itself.
    expect(withinHalfPointAstern8(0, 408, -985)).toBe(true);
    expect(withinHalfPointAstern8(0, 169, -408)).toBe(false);
    expect(withinHalfPointAstern8(2, -985, -408)).toBe(true);
    expect(withinHalfPointAstern8(2, -408, 169)).toBe(false);
    expect(withinHalfPointAstern8(0, 0, -1)).toBe(true);
    expect(withinHalfPointAstern8(0, 0, 1)).toBe(false);
    expect(withinHalfPointAstern8(0, 0, 0)).toBe(false);
    fc.assert(
      fc.property(heading, offset, offset, (h, dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const off = (bearing(dx, dy) - POINT * h) & 65535;
        fc.pre([28672, 36864].every(limit => Math.abs(off - limit) > 1));
        expect(withinHalfPointAstern8(h, dx, dy)).toBe(off > 28672 && off < 36864);
      }),
    );
  });
});

test('steps are the nearest integers, opposite steps cancel', () => {
  expect([stepX8(1, 100), stepY8(1, 100), stepX8(3, 100), stepY8(3, 100)]).toEqual([71, 71, 71, -71]);
  fc.assert(
    fc.property(heading, fc.integer({ min: -400_000, max: 400_000 }), (h, distance) => {
      const angle = (h * Math.PI) / 4;
      expect(Math.abs(stepX8(h, distance) - distance * Math.sin(angle))).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(Math.abs(stepY8(h, distance) - distance * Math.cos(angle))).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(stepX8(h, distance) + stepX8(h + 4, distance)).toBe(0);
      expect(stepX8(h, 0 - distance)).toBe(0 - stepX8(h, distance));
    }),
  );
});
