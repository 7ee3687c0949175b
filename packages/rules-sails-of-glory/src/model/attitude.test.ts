import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attitudeOf, GREEN, ORANGE, RED, sectorOf } from './attitude.ts';
import { trackOf } from './cards.ts';
import { turns } from './data/units.ts';

const heading = fc.integer({ min: 0, max: 65535 });
const wind = fc.integer({ min: 0, max: 7 });
/** R81 So much off a border is still on it. */
const HAIR = 16;

describe('attitude to the wind', () => {
  test('B2.2 on the eight points: aback, beating, reaching, running', () => {
    const round = (windFrom: number) => [0, 1, 2, 3, 4, 5, 6, 7].map(point => sectorOf(point * 8192, windFrom));
    expect(round(0)).toEqual(['aback', 'aback', 'beating', 'reaching', 'running', 'reaching', 'beating', 'aback']);
    expect(round(3)[3]).toBe('aback');
    expect(round(3)[7]).toBe('running');
  });

  test('B2.3 the sectors end 60, 95 and 165 degrees off the bow, on either side', () => {
    const at = (degrees: number) => Math.round((degrees * 65536) / 360);
    for (const side of [1, -1]) {
      expect(sectorOf(side * at(59.9), 0)).toBe('aback');
      expect(sectorOf(side * at(60.1), 0)).toBe('beating');
      expect(sectorOf(side * at(94.9), 0)).toBe('beating');
      expect(sectorOf(side * at(95.1), 0)).toBe('reaching');
      expect(sectorOf(side * at(164.9), 0)).toBe('reaching');
      expect(sectorOf(side * at(165.1), 0)).toBe('running');
    }
  });

  test('B2.7, B2.8, B2.9 exactly between two colours the faster one holds', () => {
    const at = (degrees: number) => Math.round((degrees * 65536) / 360);
    expect(attitudeOf(at(60), 0)).toBe(ORANGE);
    expect(attitudeOf(at(60) - HAIR - 1, 0)).toBe(RED);
    expect(attitudeOf(at(95), 0)).toBe(GREEN);
    expect(attitudeOf(at(95) - HAIR - 1, 0)).toBe(ORANGE);
    expect(attitudeOf(at(165), 0)).toBe(GREEN);
    expect(attitudeOf(at(165) + HAIR + 1, 0)).toBe(ORANGE);
  });

  test('B2.7, R81 where cards bring her exactly onto a border she lies on it, however often their angles were rounded', () => {
    const slip = trackOf(0, 3, 1);
    const turn = slip.heading[slip.orange] as number; // 30 degrees, rounded down
    expect(2 * turn).toBeLessThan((60 * 65536) / 360);
    expect(attitudeOf(2 * turn, 0)).toBe(ORANGE);
    // From 225 degrees, and from 5 to 95 by three.
    expect(attitudeOf(5 * 8192 - 2 * turn, 0)).toBe(GREEN);
    expect(attitudeOf(turns(5) + 3 * turn, 0)).toBe(GREEN);
    // Three times round and a sixth: 38 slips, each a third of a unit short. Half a degree is no rounding.
    expect(attitudeOf(38 * turn, 0)).toBe(ORANGE);
    expect(attitudeOf(turns(59.5), 0)).toBe(RED);
  });

  test('it turns with ship and wind together, and port is starboard', () => {
    fc.assert(
      fc.property(heading, wind, wind, (h, from, by) => {
        expect(sectorOf(h + by * 8192, (from + by) & 7)).toBe(sectorOf(h, from));
        expect(attitudeOf(0 - h, 0)).toBe(attitudeOf(h, 0));
      }),
    );
  });
});
