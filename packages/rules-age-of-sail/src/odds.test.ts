/** Golden odds. Every figure is found by walking all dice of the rules themselves; no formula of its own is trusted here. */

import type { AnyProcedure, Conduct, Dice, Seat } from '@weathergauge/engine';
import { conduct, outcomes, rollPool, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { venti } from './ch1-wind.ts';
import { movement, repairs } from './ch2-orders.ts';
import { boarding, disentangling } from './ch4-boarding.ts';
import { exchange, lastShots } from './ch4-exchange.ts';
import { fireRemoval, highSeas } from './ch4-fire.ts';
import { game } from './ch5-sequence.ts';
import { add, patch, sea } from './drill.fixture.ts';
import type { AgeOfSail, Ship } from './state.ts';
import { clone, shipOf } from './state.ts';
import type { AgeOfSailAction, Aim } from './vocabulary.ts';
import { language } from './vocabulary.ts';

const LIMIT = 1_000_000;

const compiled = new Map<string, Conduct<AgeOfSail, AgeOfSailAction>>();

/** Plays one procedure on a position, the pending seat giving these answers in turn. */
function play(
  proc: AnyProcedure<AgeOfSail, AgeOfSailAction>,
  s: AgeOfSail,
  dice: Dice,
  answers: readonly AgeOfSailAction[] = [],
): void {
  let rules = compiled.get(proc.name);
  if (rules === undefined) {
    rules = conduct(proc, language);
    compiled.set(proc.name, rules);
  }
  rules.begin(s, dice, silent);
  for (const answer of answers) {
    const seat = rules.pending(s)[0] as Seat;
    if (rules.refuse(s, seat, answer) !== null) throw new Error(`"${language.print(answer)}" is not on offer`);
    rules.apply(s, seat, answer, dice, silent);
  }
}

/** What comes of a position, each outcome with its whole weight. */
function spread(from: AgeOfSail, run: (s: AgeOfSail, dice: Dice) => void, read: (s: AgeOfSail) => string | number) {
  const found = outcomes(dice => {
    const s = clone(from);
    run(s, dice);
    return read(s);
  }, LIMIT);
  if (found === null) throw new Error('more outcomes than the limit');
  const weights = new Map<string | number, number>();
  for (const { value, probability } of found) weights.set(value, (weights.get(value) ?? 0) + probability);
  return weights;
}

function chance(from: AgeOfSail, run: (s: AgeOfSail, dice: Dice) => void, holds: (s: AgeOfSail) => boolean): number {
  return spread(from, run, s => (holds(s) ? 1 : 0)).get(1) ?? 0;
}

function exactly(found: number, top: number, bottom: number): void {
  expect(Math.abs(found - top / bottom)).toBeLessThan(1e-12);
}

/** To the last decimal that a table prints. */
function printed(found: number, figure: number, decimals: number): void {
  expect(found.toFixed(decimals)).toBe(figure.toFixed(decimals));
}

/** Two ships beam to beam at a distance in cm: A's starboard board faces B's port board. */
function beamToBeam(cm: number, ours: Partial<Ship> = {}, theirs: Partial<Ship> = {}): AgeOfSail {
  const s = sea();
  add(s, 0, 50, 50, 0, ours);
  add(s, 1, 50 + cm, 50, 0, theirs);
  return s;
}

const ENGAGE: AgeOfSailAction = { do: 'engage', ship: 0, target: 1 };
const volleyOf = (aim: Aim, decks: number): AgeOfSailAction => ({ do: 'volley', aim, decks });

/** A fires one volley of all her decks. */
function oneVolley(aim: Aim, decks: number): (s: AgeOfSail, dice: Dice) => void {
  return (s, dice) => play(lastShots, s, dice, [ENGAGE, volleyOf(aim, decks)]);
}

describe('T1 hits of a volley', () => {
  /** Each column of the range table with its hits out of six. */
  const columns = [
    [3, 'hull', 4],
    [6, 'hull', 3],
    [3, 'masts', 3],
    [10, 'hull', 2],
    [6, 'masts', 2],
    [10, 'masts', 1],
  ] as const;
  /** P(0), P(1) … in units of 1/216, by hits out of six and decks. */
  const table: Readonly<Record<number, readonly (readonly number[])[]>> = {
    4: [
      [72, 144],
      [24, 96, 96],
      [8, 48, 96, 64],
    ],
    3: [
      [108, 108],
      [54, 108, 54],
      [27, 81, 81, 27],
    ],
    2: [
      [144, 72],
      [96, 96, 24],
      [64, 96, 48, 8],
    ],
    1: [
      [180, 36],
      [150, 60, 6],
      [125, 75, 15, 1],
    ],
  };

  test('4.5 one, two and three decks at every range and aim hit as the table says', () => {
    for (const [cm, aim, ofSix] of columns) {
      for (const decks of [1, 2, 3]) {
        const from = beamToBeam(cm);
        // Astern of her the masts fall without a question, so that the play ends with the volley.
        if (aim === 'masts') Object.assign(shipOf(from, 1), { heading: 2 });
        const hits = spread(from, oneVolley(aim, decks), s => {
          const b = shipOf(s, 1);
          const marked = 12 - b.port - b.starboard - b.hull - b.fore - b.main - b.mizzen;
          return aim === 'hull' ? marked : 3 - b.fore - b.main - b.mizzen;
        });
        const expected = table[ofSix]?.[decks - 1] as readonly number[];
        expect(hits.size).toBe(decks + 1);
        expected.forEach((of216, k) => exactly(hits.get(k) ?? 0, of216, 216));
        const mean = [...hits].reduce((sum, [k, p]) => sum + (k as number) * p, 0);
        exactly(mean, decks * ofSix, 6);
      }
    }
  });
});

describe('T2 fire', () => {
  const burns = (s: AgeOfSail): boolean => shipOf(s, 1).fire === 1;

  test('4.10, R34 two decks set her alight once in 36 volleys and three twice in 27, at any range and aim', () => {
    for (const cm of [3, 6, 10]) {
      const from = beamToBeam(cm);
      shipOf(from, 1).heading = 2;
      for (const aim of ['hull', 'masts'] as const) {
        exactly(chance(from, oneVolley(aim, 1), burns), 0, 1);
        exactly(chance(from, oneVolley(aim, 2), burns), 1, 36);
        exactly(chance(from, oneVolley(aim, 3), burns), 2, 27);
      }
    }
  });

  test('4.10 two sixes in four, five and six dice thrown together', () => {
    for (const [dice, top, bottom] of [
      [4, 19, 144],
      [5, 763, 3888],
      [6, 12_281, 46_656],
    ] as const) {
      const found = outcomes(d => rollPool(d, dice, 6, 'volley').filter(face => face === 6).length >= 2, LIMIT) ?? [];
      exactly(
        found.reduce((sum, o) => sum + (o.value ? o.probability : 0), 0),
        top,
        bottom,
      );
    }
  });

  const alight = (fire: number): AgeOfSail => beamToBeam(30, { fire });
  const douseOnce = (s: AgeOfSail, dice: Dice): void => play(fireRemoval, s, dice);
  const douseTwice = (s: AgeOfSail, dice: Dice): void => {
    play(fireRemoval, s, dice);
    play(fireRemoval, s, dice);
  };

  test('4.11, 4.12, 4.13, R36 put out at first 1 in 3, then 1 in 6; a burning ship blows up five times in nine', () => {
    exactly(
      chance(alight(1), douseOnce, s => shipOf(s, 0).fire === 0),
      1,
      3,
    );
    exactly(
      chance(alight(2), douseOnce, s => shipOf(s, 0).condition === 'sailing'),
      1,
      6,
    );
    exactly(
      chance(alight(1), douseTwice, s => shipOf(s, 0).condition === 'blown-up'),
      5,
      9,
    );
    exactly(
      chance(alight(1), douseTwice, s => shipOf(s, 0).condition === 'sailing' && shipOf(s, 0).fire === 0),
      4,
      9,
    );
  });

  test('4.14, R38 a neighbour of an explosion catches fire 2 in 3, 1 in 2 or 1 in 3 by her range', () => {
    for (const [cm, top, bottom] of [
      [3, 2, 3],
      [6, 1, 2],
      [10, 1, 3],
      [13, 0, 1],
    ] as const) {
      // Given that it blows up: five throws in six.
      exactly(chance(beamToBeam(cm, { fire: 2 }), douseOnce, burns) / (5 / 6), top, bottom);
    }
  });

  test('4.10, 4.13, R34, R36 one volley of three decks leads to an explosion ten times in 243', () => {
    const volleyAndAfter = (s: AgeOfSail, dice: Dice): void => {
      oneVolley('hull', 3)(s, dice);
      s.active = 1;
      douseTwice(s, dice);
    };
    exactly(
      chance(beamToBeam(10), volleyAndAfter, s => shipOf(s, 1).condition === 'blown-up'),
      10,
      243,
    );
  });
});

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

describe('T6 two ships beam to beam', () => {
  const RANGES = [3, 6, 10] as const;

  /** One volley of `firing` decks at a board with `decks` left: what is left of it, with its weight. */
  function volleyOn(cm: number, firing: number, decks: number): Map<number, number> {
    const rows = spread(
      beamToBeam(cm, { starboard: firing }, { port: decks }),
      oneVolley('hull', firing),
      s => shipOf(s, 1).port,
    );
    return new Map([...rows].map(([left, p]) => [Number(left), p]));
  }

  /** Chance that the side about to fire silences the other in the end, from volleys walked by the rules. */
  function firstShot(cm: number): (a: number, b: number) => number {
    const known = new Map<string, number>();
    const rows = new Map<string, Map<number, number>>();
    for (const a of [1, 2, 3]) for (const b of [1, 2, 3]) rows.set(`${a}${b}`, volleyOn(cm, a, b));
    const row = (a: number, b: number): Map<number, number> => rows.get(`${a}${b}`) as Map<number, number>;
    /** What the volley wins apart from the case that it does nothing. */
    const settled = (a: number, b: number): number => {
      let sum = 0;
      for (const [left, p] of row(a, b)) if (left < b) sum += left === 0 ? p : p * (1 - wins(left, a));
      return sum;
    };
    const miss = (a: number, b: number): number => row(a, b).get(b) ?? 0;
    // wins(a,b) = settled(a,b) + miss(a,b) (1 - wins(b,a)), and the same the other way round.
    function wins(a: number, b: number): number {
      const before = known.get(`${a}${b}`);
      if (before !== undefined) return before;
      const [mine, theirs] = [miss(a, b), miss(b, a)];
      const value = (settled(a, b) + mine * (1 - settled(b, a) - theirs)) / (1 - mine * theirs);
      known.set(`${a}${b}`, value);
      return value;
    }
    return wins;
  }

  test('4.2, 4.5, 4.6, R22, R26 who fires first wins a static duel as often as the table says', () => {
    const table = [
      [
        [3, 3, 276_561, 320_320],
        [3, 2, 22_437, 22_880],
        [2, 3, 783, 1760],
        [2, 2, 54, 65],
      ],
      [
        [3, 3, 22_336, 29_295],
        [3, 2, 88, 93],
        [2, 3, 384, 1085],
        [2, 2, 76, 105],
      ],
      [
        [3, 3, 30_230_523, 45_602_375],
        [3, 2, 1_167_237, 1_302_925],
        [2, 3, 389_583, 1_302_925],
        [2, 2, 783, 1235],
      ],
    ] as const;
    RANGES.forEach((cm, band) => {
      const wins = firstShot(cm);
      for (const [a, b, top, bottom] of table[band] ?? []) exactly(wins(a, b), top, bottom);
    });
  });

  test('R26 hits beyond the last deck of a board go on to the hull, with the same dice', () => {
    for (const [cm, p] of [
      [3, 2 / 3],
      [6, 1 / 2],
      [10, 1 / 3],
    ] as const) {
      const left = spread(beamToBeam(cm, {}, { port: 1 }), oneVolley('hull', 3), s => {
        const b = shipOf(s, 1);
        return `${b.port}${b.starboard}${b.hull}`;
      });
      const q = 1 - p;
      const expected = new Map([
        ['133', q ** 3],
        ['033', 3 * p * q * q],
        ['032', 3 * p * p * q],
        ['031', p ** 3],
      ]);
      expect(left.size).toBe(expected.size);
      for (const [state, weight] of expected) expect(left.get(state)).toBeCloseTo(weight, 12);
    }
  });

  /** One exchange of all decks: what both boards have left. */
  function salvoes(cm: number, a: number, b: number): Map<string, number> {
    const answers: AgeOfSailAction[] = [
      ENGAGE,
      volleyOf('hull', a),
      { do: 'engage', ship: 1, target: 0 },
      volleyOf('hull', b),
    ];
    const rows = spread(
      beamToBeam(cm, { starboard: a }, { port: b }),
      (s, dice) => play(exchange, s, dice, answers),
      s => `${shipOf(s, 0).starboard}${shipOf(s, 1).port}`,
    );
    return new Map([...rows].map(([left, p]) => [String(left), p]));
  }

  function exchanged(cm: number, a: number, b: number): [number, number, number] {
    if (a === 0 || b === 0) return [b === 0 && a > 0 ? 1 : 0, a === 0 && b === 0 ? 1 : 0, a === 0 && b > 0 ? 1 : 0];
    const sums: [number, number, number] = [0, 0, 0];
    let again = 0;
    for (const [left, p] of salvoes(cm, a, b)) {
      const [nextA, nextB] = [Number(left[0]), Number(left[1])];
      if (nextA === a && nextB === b) {
        again = p;
        continue;
      }
      exchanged(cm, nextA, nextB).forEach((value, i) => {
        sums[i] = (sums[i] as number) + p * value;
      });
    }
    return [sums[0] / (1 - again), sums[1] / (1 - again), sums[2] / (1 - again)];
  }

  test('R22 with the simultaneous exchange neither has the first shot, and both may be silenced together', () => {
    for (const [cm, a, b, ...odds] of [
      [3, 3, 3, 0.394774, 0.210452, 0.394774],
      [3, 3, 2, 0.892876, 0.059083, 0.048041],
      [6, 3, 3, 0.446702, 0.106595, 0.446702],
      [6, 3, 2, 0.848029, 0.054173, 0.097798],
      [10, 3, 3, 0.474368, 0.051265, 0.474368],
      [10, 3, 2, 0.816582, 0.036671, 0.146747],
    ] as const) {
      exchanged(cm, a, b).forEach((value, i) => printed(value, odds[i] as number, 6));
    }
  });
});
