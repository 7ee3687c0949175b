import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abeam8,
  ahead8,
  bearing,
  compassNames32,
  compassSizes,
  convertPoint,
  headingOfPoint,
  isPointOf,
  oppositePoint,
  parsePoint,
  pointOfHeading,
  pointsBetween,
  printPoint,
  quarter8,
  signedPointsBetween,
  stepX8,
  stepY8,
  turnPoints,
  withinHalfPointAhead8,
  withinHalfPointAstern8,
} from './index.ts';

const heading = fc.integer({ min: 0, max: 7 });
const offset = fc.integer({ min: -800_000, max: 800_000 });

describe('names', () => {
  test('all 32 names are different', () => {
    expect(new Set(compassNames32).size).toBe(32);
  });

  test('parse undoes print on every compass', () => {
    for (const of of compassSizes) {
      for (let point = 0; point < of; point += 1) expect(parsePoint(printPoint(point, of), of)).toBe(point);
    }
  });

  test('the eight, the sixteen and the thirty-two', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(p => printPoint(p, 8))).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
    expect([1, 3, 5, 7, 9, 11, 13, 15].map(p => printPoint(p, 16))).toEqual(
      'NNE ENE ESE SSE SSW WSW WNW NNW'.split(' '),
    );
    expect([1, 3, 31].map(p => printPoint(p, 32))).toEqual(['NbE', 'NEbN', 'NbW']);
  });

  test('a name that the compass lacks is null', () => {
    expect(parsePoint('NNE', 8)).toBeNull();
    expect(parsePoint('NbE', 16)).toBeNull();
    expect(parsePoint('north', 32)).toBeNull();
    expect(parsePoint('', 32)).toBeNull();
    expect(parsePoint(' nnw ', 16)).toBe(15);
  });
});

describe('turning', () => {
  test('the turn between two points is the one that turns', () => {
    fc.assert(
      fc.property(fc.constantFrom(6, 8, 16, 32), fc.nat(31), fc.nat(31), (of, p, q) => {
        const [a, b] = [p % of, q % of];
        const turn = signedPointsBetween(a, b, of);
        expect(turnPoints(a, turn, of)).toBe(b);
        expect(turn).toBeGreaterThan(-of / 2);
        expect(turn).toBeLessThanOrEqual(of / 2);
        expect(pointsBetween(a, b, of)).toBe(pointsBetween(b, a, of));
        expect(oppositePoint(oppositePoint(a, of), of)).toBe(a);
        expect(pointsBetween(a, oppositePoint(a, of), of)).toBe(of / 2);
      }),
    );
  });

  test('conversions keep exact points and send halves clockwise', () => {
    for (const from of compassSizes) {
      for (const to of compassSizes) {
        for (let p = 0; p < from; p += 1) {
          const there = convertPoint(p, from, to);
          expect(there).toBeGreaterThanOrEqual(0);
          expect(there).toBeLessThan(to);
          if (isPointOf(p, from, to)) expect(printPoint(there, to)).toBe(printPoint(p, from));
          expect(pointOfHeading(headingOfPoint(p, from), to)).toBe(there);
        }
      }
    }
    expect(convertPoint(1, 16, 8)).toBe(1);
    expect(convertPoint(15, 16, 8)).toBe(0);
    expect(pointOfHeading(4095, 8)).toBe(0);
    expect(pointOfHeading(4096, 8)).toBe(1);
    expect(pointOfHeading(-4097, 8)).toBe(7);
    expect(headingOfPoint(2, 8)).toBe(16384);
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
        const off = (bearing(dx, dy) - headingOfPoint(h, 8)) & 65535;
        // Within a unit of a limit the bearing is too coarse to say.
        fc.pre([8192, 24576, 40960, 57344].every(limit => Math.abs(off - limit) > 1));
        const expected = off < 8192 || off > 57344 ? 'bow' : off < 24576 ? 'starboard' : off < 40960 ? 'stern' : 'port';
        expect(quarter8(h, dx, dy)).toBe(expected);
      }),
    );
  });

  test('half a point either side of dead ahead and dead astern', () => {
    // tan 22.5 degrees lies between 408/985 and 169/408, and is no fraction itself.
    expect(withinHalfPointAhead8(0, 408, 985)).toBe(true);
    expect(withinHalfPointAhead8(0, 169, 408)).toBe(false);
    expect(withinHalfPointAstern8(2, -985, -408)).toBe(true);
    expect(withinHalfPointAstern8(2, -408, 169)).toBe(false);
    expect(withinHalfPointAstern8(0, 0, -1)).toBe(true);
    expect(withinHalfPointAstern8(0, 0, 1)).toBe(false);
    expect(withinHalfPointAstern8(0, 0, 0)).toBe(false);
    fc.assert(
      fc.property(heading, offset, offset, (h, dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const off = (bearing(dx, dy) - headingOfPoint(h, 8)) & 65535;
        fc.pre([4096, 28672, 36864, 61440].every(limit => Math.abs(off - limit) > 1));
        expect(withinHalfPointAhead8(h, dx, dy)).toBe(off < 4096 || off > 61440);
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
