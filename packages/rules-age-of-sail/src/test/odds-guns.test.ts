/** Golden odds of guns and fire. No formula of its own is trusted here: the rules are walked. */

import type { Dice } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { exactly, printed, weigh } from '@weathergauge/testkit/chances';
import { describe, expect, test } from 'vitest';
import { exchange } from '../chapters/ch4-exchange.ts';
import { fireRemoval } from '../chapters/ch4-fire.ts';
import { beamToBeam, chance, ENGAGE, oneVolley, play, spread, volleyOf } from './odds.fixture.ts';
import type { AgeOfSail } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';

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
      const twoSixes = (d: Dice) => rollPool(d, dice, 6, 'volley').filter(face => face === 6).length >= 2;
      exactly(weigh(twoSixes).get(true) ?? 0, top, bottom);
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
