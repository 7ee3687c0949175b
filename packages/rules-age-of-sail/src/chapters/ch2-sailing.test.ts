import { describe, expect, test } from 'vitest';
import { adrift, allowance, crippled, intoWind, mastFactor, mustSail } from './ch2-sailing.ts';
import { isPirate } from './ch3-ships.ts';
import { add, sea } from '../test/drill.fixture.ts';
import type { Ship } from '../model/state.ts';

const N = 0;
const NE = 1;
const E = 2;
const SE = 3;
const S = 4;
const SW = 5;
const W = 6;
const NW = 7;

/** Centimetres that a ship may sail on a heading, in a wind from the north. */
function centimetres(heading: number, windSpeed: number, ship: Partial<Ship> = {}): number {
  const s = sea({ windSpeed });
  return allowance(s, add(s, 0, 50, 50, heading, ship), heading) / 10;
}

const PIRATE = { navy: 'privateers' } as const;

/** Rigs by what their standing masts are worth. */
const RIGS: Readonly<Record<number, Partial<Ship>>> = {
  1: { fore: 0, mizzen: 0 },
  2: { mizzen: 0 },
  3: {},
  4: PIRATE,
};

/** T7: masts, wind, then centimetres close hauled, reaching, running. */
const SPEEDS = [
  [1, 1, 1, 2, 1],
  [1, 2, 1, 3, 2],
  [1, 3, 2, 4, 3],
  [1, 4, 3, 5, 4],
  [1, 5, 4, 6, 5],
  [1, 6, 5, 7, 6],
  [1, 7, 6, 8, 7],
  [2, 1, 1, 4, 2],
  [2, 2, 2, 6, 4],
  [2, 3, 4, 8, 6],
  [2, 4, 6, 10, 8],
  [2, 5, 8, 12, 10],
  [2, 6, 10, 14, 12],
  [2, 7, 12, 16, 14],
  [3, 1, 1, 6, 3],
  [3, 2, 3, 9, 6],
  [3, 3, 6, 12, 9],
  [3, 4, 9, 15, 12],
  [3, 5, 12, 18, 15],
  [3, 6, 15, 21, 18],
  [3, 7, 18, 24, 21],
  [4, 1, 1, 8, 4],
  [4, 2, 4, 12, 8],
  [4, 3, 8, 16, 12],
  [4, 4, 12, 20, 16],
  [4, 5, 16, 24, 20],
  [4, 6, 20, 28, 24],
  [4, 7, 24, 32, 28],
] as const;

describe('how fast a ship may sail', () => {
  test('2.2, 2.3, 2.5, 2.6, R3, R4, R14 the whole table of speeds', () => {
    for (const [masts, wind, closeHauled, reaching, running] of SPEEDS) {
      const rig = RIGS[masts];
      const row = [NE, NW, E, W, SE, SW, S].map(heading => centimetres(heading, wind, rig));
      const reaches = [reaching, reaching, reaching, reaching];
      expect([masts, wind, ...row]).toEqual([masts, wind, closeHauled, closeHauled, ...reaches, running]);
    }
  });

  test('2.2, 2.4 three masts running in a wind of 4 make 12 cm, in a wind of 5 they make 15', () => {
    expect(centimetres(S, 4)).toBe(12);
    expect(centimetres(S, 5)).toBe(15);
  });

  test('2.3, 2.4, R3 in a wind of 5 three masts make 18 cm on a beam reach and 12 close hauled', () => {
    expect(centimetres(E, 5)).toBe(18);
    expect(centimetres(NE, 5)).toBe(12);
  });

  test('2.3, R3 from close hauled to running in a wind of 4: 9, 15, 15 and 12 cm', () => {
    expect([NE, E, SE, S].map(heading => centimetres(heading, 4))).toEqual([9, 15, 15, 12]);
    expect([NW, W, SW, S].map(heading => centimetres(heading, 4))).toEqual([9, 15, 15, 12]);
  });

  test('2.3, R2, R3 the point of sail is counted from where the wind comes from, whichever point that is', () => {
    for (let windFrom = 0; windFrom < 8; windFrom++) {
      const s = sea({ windFrom });
      const ship = add(s, 0, 50, 50, 0);
      const around = [1, 2, 3, 4, 5, 6, 7].map(points => allowance(s, ship, (windFrom + points) % 8));
      expect(around).toEqual([90, 150, 150, 120, 150, 150, 90]);
    }
  });

  test('2.10, R3 only the heading dead into the wind is closed', () => {
    for (let windFrom = 0; windFrom < 8; windFrom++) {
      const s = sea({ windFrom });
      const closed = [N, NE, E, SE, S, SW, W, NW].filter(heading => intoWind(s, heading));
      expect(closed).toEqual([windFrom]);
    }
  });

  test('R4 a wind of 7 on a reach counts 8: only the counter stops at 7', () => {
    expect(centimetres(E, 7)).toBe(3 * 8);
    expect(centimetres(SE, 7, PIRATE)).toBe(4 * 8);
  });

  test('2.6, R4 close hauled in a wind of 1 every ship makes the least run of 1 cm', () => {
    for (const rig of Object.values(RIGS)) expect(centimetres(NE, 1, rig)).toBe(1);
  });

  test('2.5, R14 a pirate’s main mast counts double: 16 cm running in a wind of 4', () => {
    expect(centimetres(S, 4, PIRATE)).toBe(16);
    expect(centimetres(S, 4, { ...PIRATE, main: 0 })).toBe(8);
    expect(centimetres(S, 4, { ...PIRATE, fore: 0 })).toBe(12);
    expect(centimetres(S, 4, { ...PIRATE, mizzen: 0 })).toBe(12);
  });

  test('2.7, R14 every mast lost takes what it was worth off her speed', () => {
    const s = sea();
    expect(mastFactor(add(s, 0, 10, 10, S))).toBe(3);
    for (const lost of ['fore', 'main', 'mizzen'] as const) {
      expect(mastFactor(add(s, 0, 10, 10, S, { [lost]: 0 }))).toBe(2);
    }
    expect(mastFactor(add(s, 0, 10, 10, S, { fore: 0, main: 0 }))).toBe(1);
    expect(mastFactor(add(s, 0, 10, 10, S, PIRATE))).toBe(4);
    expect(mastFactor(add(s, 0, 10, 10, S, { ...PIRATE, main: 0 }))).toBe(2);
    expect(mastFactor(add(s, 0, 10, 10, S, { ...PIRATE, fore: 0, mizzen: 0 }))).toBe(2);
    expect(centimetres(S, 4, { mizzen: 0 })).toBe(8);
    expect(centimetres(S, 4, { fore: 0, mizzen: 0 })).toBe(4);
  });

  test('3.3, R58 privateers are the pirates of the ship rules, and nobody else is', () => {
    const s = sea();
    for (const navy of ['england', 'france', 'united-provinces', 'spain'] as const) {
      expect(isPirate(add(s, 0, 10, 10, S, { navy }))).toBe(false);
    }
    expect(isPirate(add(s, 0, 10, 10, S, PIRATE))).toBe(true);
  });

  test('2.8, R13 a ship is adrift when her last mast is gone, not before', () => {
    const s = sea();
    expect(adrift(add(s, 0, 10, 10, S, { fore: 0, main: 0 }))).toBe(false);
    expect(adrift(add(s, 0, 10, 10, S, { fore: 0, main: 0, mizzen: 0 }))).toBe(true);
  });

  test('R7, R77 a ship is free to move unless anchored, aground, entangled or with nobody aboard', () => {
    const s = sea();
    expect(mustSail(add(s, 0, 10, 10, S))).toBe(true);
    for (const condition of ['anchored', 'weighing', 'aground', 'sunk', 'blown-up', 'withdrawn'] as const) {
      expect(mustSail(add(s, 0, 10, 10, S, { condition }))).toBe(false);
    }
    expect(mustSail(add(s, 0, 10, 10, S, { fouled: 1 }))).toBe(false);
    expect(mustSail(add(s, 0, 10, 10, S, { moved: 1 }))).toBe(false);
    expect(mustSail(add(s, 0, 10, 10, S, { fore: 0, main: 0, mizzen: 0 }))).toBe(true);
    expect(mustSail(add(s, 0, 10, 10, S, { crew: 0 }))).toBe(false);
  });

  test('R10 a ship with less than 2 cm of speed is too slow for the turning circle', () => {
    const slow = (windSpeed: number, heading: number) => {
      const s = sea({ windSpeed });
      return crippled(s, add(s, 0, 50, 50, heading, RIGS[1]));
    };
    expect([1, 2, 3].map(wind => slow(wind, NE))).toEqual([true, true, false]);
    expect([1, 2].map(wind => slow(wind, S))).toEqual([true, false]);
    expect(slow(1, E)).toBe(false);
  });
});
