/** Golden odds of boarding, the wind and waiting. No formula of its own is trusted here: the rules are walked. */

import { exactly, printed } from '@weathergauge/testkit/chances';
import { describe, test } from 'vitest';
import { venti } from '../chapters/ch1-wind.ts';
import { movement, repairs } from '../chapters/ch2-orders.ts';
import { boarding, disentangling } from '../chapters/ch4-boarding.ts';
import { highSeas } from '../chapters/ch4-fire.ts';
import { game } from '../chapters/ch5-sequence.ts';
import { add, patch, sea } from './drill.fixture.ts';
import { beamToBeam, chance, play, spread } from './odds.fixture.ts';
import type { Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';

describe('T3 boarding', () => {
  /** Decks on both boards, as a ship may have them. */
  const decks = (n: number): Partial<Ship> => ({ port: Math.min(3, n), starboard: n - Math.min(3, n) });

  function fight(a: number, d: number): { win: number; tie: number; lose: number } {
    const from = beamToBeam(1, decks(a), decks(d));
    const taken = spread(
      from,
      (s, dice) => play(boarding, s, dice),
      s => `${shipOf(s, 0).seat}${shipOf(s, 1).seat}`,
    );
    return { win: taken.get('00') ?? 0, tie: taken.get('01') ?? 0, lose: taken.get('11') ?? 0 };
  }

  const win = [
    [1, 0.416667, 0.092593, 0.011574, 0.000772, 0.000021, 0],
    [1, 0.837963, 0.443673, 0.152006, 0.03588, 0.006105, 0.000766],
    [1, 0.972994, 0.778549, 0.453575, 0.191701, 0.060713, 0.014879],
    [1, 0.997299, 0.939236, 0.742831, 0.459528, 0.220442, 0.083423],
    [1, 0.99985, 0.98794, 0.909347, 0.718078, 0.463654, 0.242449],
    [1, 0.999996, 0.998217, 0.9753, 0.883953, 0.699616, 0.466731],
  ] as const;
  const tie = [
    [0, 0.166667, 0.069444, 0.015432, 0.001929, 0.000129, 0.000004],
    [0, 0.069444, 0.112654, 0.069444, 0.024884, 0.005955, 0.001017],
    [0, 0.015432, 0.069444, 0.09285, 0.065469, 0.02994, 0.009822],
    [0, 0.001929, 0.024884, 0.065469, 0.080944, 0.061479, 0.032624],
    [0, 0.000129, 0.005955, 0.02994, 0.061479, 0.072693, 0.057935],
    [0, 0.000004, 0.001017, 0.009822, 0.032624, 0.057935, 0.066539],
  ] as const;
  const found = new Map<string, ReturnType<typeof fight>>();
  const odds = (a: number, d: number): ReturnType<typeof fight> => {
    const known = found.get(`${a}v${d}`) ?? fight(a, d);
    found.set(`${a}v${d}`, known);
    return known;
  };

  test('4.17, R42, R43 every number of decks against every other wins and ties as the tables say', () => {
    for (let a = 1; a <= 6; a++) {
      for (let d = 0; d <= 6; d++) {
        printed(odds(a, d).win, win[a - 1]?.[d] as number, 6);
        printed(odds(a, d).tie, tie[a - 1]?.[d] as number, 6);
        exactly(odds(a, d).win + odds(a, d).tie + odds(a, d).lose, 1, 1);
      }
    }
  });

  test('R45 with no decks one loses to any ship that has one, and against none nothing happens', () => {
    for (let d = 1; d <= 6; d++) exactly(odds(0, d).lose, 1, 1);
    exactly(odds(0, 0).tie, 1, 1);
  });

  test('4.17 the exact odds of eight fights', () => {
    for (const [a, d, wins, ties, loses] of [
      [6, 6, [507_985_465, 1_088_391_168], [36_210_119, 544_195_584], [507_985_465, 1_088_391_168]],
      [6, 4, [26_724_643, 30_233_088], [986_315, 30_233_088], [420_355, 5_038_848]],
      [4, 6, [420_355, 5_038_848], [986_315, 30_233_088], [26_724_643, 30_233_088]],
      [3, 3, [3527, 7776], [361, 3888], [3527, 7776]],
      [4, 4, [85_759, 186_624], [7553, 93_312], [85_759, 186_624]],
      [6, 3, [9_828_775, 10_077_696], [32_993, 3_359_232], [74_971, 5_038_848]],
      [3, 2, [1009, 1296], [5, 72], [197, 1296]],
      [2, 1, [181, 216], [5, 72], [5, 54]],
    ] as const) {
      exactly(odds(a, d).win, wins[0], wins[1]);
      exactly(odds(a, d).tie, ties[0], ties[1]);
      exactly(odds(a, d).lose, loses[0], loses[1]);
    }
  });

  test('R43 fought again until it is decided', () => {
    for (const [a, d, top, bottom] of [
      [6, 6, 1, 2],
      [6, 5, 126_909_383, 170_889_293],
      [6, 4, 26_724_643, 29_246_773],
      [6, 3, 9_828_775, 9_978_717],
      [5, 4, 804_064, 1_050_903],
      [4, 4, 1, 2],
      [4, 3, 69_315, 87_203],
    ] as const) {
      const { win: w, lose: l } = odds(a, d);
      exactly(w / (w + l), top, bottom);
    }
  });
});

describe('T4 the wind', () => {
  test('1.3, 1.5, R18, 5.11 the wind’s speed after so many rounds from 4', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map(windSpeed =>
      spread(
        sea({ windSpeed }),
        (s, dice) => play(venti, s, dice),
        s => s.windSpeed,
      ),
    );
    const after = [
      [1, [0, 0, 0.16667, 0.66667, 0.16667, 0, 0], 0],
      [2, [0, 0.02778, 0.22222, 0.5, 0.22222, 0.02778, 0], 0.02778],
      [3, [0.00463, 0.05556, 0.23611, 0.40741, 0.23611, 0.05556, 0.00463], 0.06019],
      [4, [0.01312, 0.07716, 0.23457, 0.35031, 0.23457, 0.07716, 0.01312], 0.09028],
      [6, [0.03528, 0.10372, 0.21916, 0.28369, 0.21916, 0.10372, 0.03528], 0.139],
      [8, [0.0575, 0.11726, 0.20274, 0.24501, 0.20274, 0.11726, 0.0575], 0.17476],
      [10, [0.07647, 0.12486, 0.1891, 0.21913, 0.1891, 0.12486, 0.07647], 0.20133],
      [12, [0.0917, 0.12966, 0.17837, 0.20055, 0.17837, 0.12966, 0.0917], 0.22136],
      [16, [0.11278, 0.13536, 0.16368, 0.17635, 0.16368, 0.13536, 0.11278], 0.24814],
      [20, [0.12525, 0.1385, 0.15504, 0.16241, 0.15504, 0.1385, 0.12525], 0.26375],
    ] as const;
    const blow = (wind: readonly number[]): number[] => {
      const next = wind.map(() => 0);
      wind.forEach((weight, from) => {
        for (const [to, p] of rows[from] ?? []) next[Number(to) - 1] = (next[Number(to) - 1] ?? 0) + weight * p;
      });
      return next;
    };
    const rounds = [[0, 0, 0, 1, 0, 0, 0]];
    for (let k = 1; k <= 2000; k++) rounds.push(blow(rounds[k - 1] as number[]));
    for (const [k, speeds, high] of after) {
      const wind = rounds[k] as number[];
      speeds.forEach((figure, i) => printed(wind[i] as number, figure, 5));
      printed((wind[5] as number) + (wind[6] as number), high, 5);
    }
    // In the long run every speed is as likely as any other.
    for (const weight of rounds.at(-1) ?? []) exactly(weight, 1, 7);
  });
});

describe('T5 waiting times', () => {
  /** Chances within 1, 2, 3, 4 and 6 turns of something with this chance in each. */
  function within(p: number, ...figures: number[]): void {
    [1, 2, 3, 4, 6].forEach((turns, i) => printed(1 - (1 - p) ** turns, figures[i] as number, 4));
  }

  test('2.9, 2.16, 4.18 a mast repaired, a ship refloated, a pair cut apart: 1 in 6 each turn', () => {
    const mast = chance(
      beamToBeam(30, { fore: 0 }),
      (s, dice) => play(repairs, s, dice, [{ do: 'repair', ship: 0 }]),
      s => shipOf(s, 0).fore === 1,
    );
    const afloat = chance(
      { ...beamToBeam(30, { condition: 'aground' }), round: 0 },
      (s, dice) => play(game, s, dice),
      s => shipOf(s, 0).condition === 'sailing',
    );
    const apart = chance(
      beamToBeam(1, { fouled: 2 }, { fouled: 1 }),
      (s, dice) => play(disentangling, s, dice, [{ do: 'cut', ship: 0, from: 1 }]),
      s => shipOf(s, 0).fouled === 0,
    );
    for (const p of [mast, afloat, apart]) {
      exactly(p, 1, 6);
      within(p, 0.1667, 0.3056, 0.4213, 0.5177, 0.6651);
    }
  });

  test('4.15, R40 a wreck in high seas sinks 1 in 3 each turn', () => {
    const wreck = beamToBeam(30, { port: 0, starboard: 0, hull: 0 });
    wreck.windSpeed = 6;
    const p = chance(
      wreck,
      (s, dice) => play(highSeas, s, dice),
      s => shipOf(s, 0).condition === 'sunk',
    );
    exactly(p, 1, 3);
    within(p, 0.3333, 0.5556, 0.7037, 0.8025, 0.9122);
  });

  test('2.15 a ship that comes upon a shoal is aground 1 in 2', () => {
    const from = sea();
    from.areas = [patch('shoal', 60, 50, 3)];
    add(from, 0, 50, 50, 2);
    const p = chance(
      from,
      (s, dice) => play(movement, s, dice, [{ do: 'run', mm: 150 }]),
      s => shipOf(s, 0).condition === 'aground',
    );
    exactly(p, 1, 2);
    within(p, 0.5, 0.75, 0.875, 0.9375, 0.9844);
  });
});
