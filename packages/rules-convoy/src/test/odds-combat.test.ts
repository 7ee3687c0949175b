/** Golden odds of guns and recovery. Every figure is found by walking the dice of the rules themselves. */

import type { Dice } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { exactly, printed, weigh } from '@weathergauge/testkit/chances';
import { describe, expect, test } from 'vitest';
import { shoot } from '../chapters/ch02-gunnery.ts';
import { OWN } from '../chapters/ch02-pool.ts';
import { placing } from '../chapters/ch02-hits.ts';
import { boarding } from '../chapters/ch06-boarding.ts';
import { recovery } from '../chapters/ch08-recovery.ts';
import { add, sea } from './drill.fixture.ts';
import { put } from './duel.fixture.ts';
import type { ConvoyEvent } from '../model/events.ts';
import { after, ATTEMPT, chance, mean, pair, play, silence } from './odds.fixture.ts';
import type { Articles, Convoy, Ship } from '../model/state.ts';
import { clone, shipOf } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';

describe('G1 hits of a broadside', () => {
  /** Two medium warships so far apart, and with so many guns, that the pool is n dice. */
  function ofDice(n: number, reroll: Articles['reroll'] = 'misses'): Convoy {
    const s = sea({ articles: { reroll } });
    const odd = n % 2 === 1;
    put(s, 0, [0, 0], 'E', {}, { gun: odd ? (n - 3) / 2 : n / 2 });
    put(s, 1, odd ? [0, -1] : [1, -2], 'E', {}, { crew: 20, gun: 20, sail: 20 });
    return s;
  }

  type Choice = (ask: string, events: readonly ConvoyEvent[]) => ConvoyAction | null;
  function hitsOf(from: Convoy, dice: Dice, choice: Choice): number {
    const events = play(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, clone(from), dice, choice);
    const shot = events.findLast(event => event.type === 'shot');
    return shot?.type === 'shot' ? shot.hits : -1;
  }

  /** Every face of every die of both throws. */
  const whole = (n: number) => weigh(dice => hitsOf(ofDice(n), dice, silence));

  /** As many again with bigger pools: the first throw by its sixes, the second face by face. */
  function bySixes(n: number, reroll: Articles['reroll'] = 'misses', choice: Choice = silence): Map<number, number> {
    const from = ofDice(n, reroll);
    const first = weigh(dice => rollPool(dice, n, 6, 'first').filter(face => face === 6).length);
    const total = new Map<number, number>();
    for (const [hits, p] of first) {
      const thrown = Array.from({ length: n }, (_, i) => (i < hits ? 6 : 1 + (i % 5)));
      for (const [all, q] of weigh(dice => hitsOf(from, after([thrown], dice), choice)))
        total.set(all, (total.get(all) ?? 0) + p * q);
    }
    return total;
  }

  /** Mean, P(0), P(≥2), P(≥3), P(≥4), P(≥5). */
  const table = [
    [2, 0.6111, 0.482253, 0.093364, 0, 0, 0],
    [3, 0.9167, 0.334898, 0.223037, 0.028528, 0, 0],
    [4, 1.2222, 0.232568, 0.358112, 0.087961, 0.008717, 0],
    [5, 1.5278, 0.161506, 0.483182, 0.170507, 0.03293, 0.002663],
    [6, 1.8333, 0.112157, 0.59175, 0.266047, 0.074968, 0.011912],
    [7, 2.1389, 0.077887, 0.682223, 0.365567, 0.133353, 0.031179],
    [8, 2.4444, 0.054088, 0.755523, 0.462323, 0.204307, 0.062399],
    [9, 2.75, 0.037561, 0.813697, 0.551912, 0.283146, 0.10576],
    [10, 3.0556, 0.026084, 0.859146, 0.631902, 0.365269, 0.159961],
    [11, 3.3611, 0.018114, 0.894215, 0.701338, 0.44674, 0.222694],
    [12, 3.6667, 0.012579, 0.921003, 0.760272, 0.524534, 0.291152],
    [13, 3.9722, 0.008735, 0.941297, 0.809384, 0.596565, 0.362463],
    [14, 4.2778, 0.006066, 0.956565, 0.849691, 0.661593, 0.433994],
    [15, 4.5833, 0.004213, 0.967983, 0.882347, 0.719068, 0.503538],
    [16, 4.8889, 0.002926, 0.976479, 0.908514, 0.768959, 0.569394],
  ] as const;
  const atLeast = (found: ReadonlyMap<number, number>, least: number) =>
    [...found].reduce((sum, [hits, p]) => sum + (hits >= least ? p : 0), 0);

  test('2.15, 2.16, R23 two to sixteen dice hit as the table says: eleven in 36 a die', () => {
    for (const [n, average, none, two, three, four, five] of table) {
      const found = bySixes(n);
      exactly(mean(found), 11 * n, 36);
      exactly(found.get(0) ?? 0, 25 ** n, 36 ** n);
      printed(mean(found), average, 4);
      [none, two, three, four, five].forEach((figure, i) => {
        printed(i === 0 ? (found.get(0) ?? 0) : atLeast(found, i + 1), figure);
      });
    }
  });

  test('2.4, 2.6, 2.8, 2.15, 2.16, R23 the means of 6, 9 and 12 dice are 11/6, 11/4 and 11/3', () => {
    for (const [n, top, bottom] of [
      [6, 11, 6],
      [9, 11, 4],
      [12, 11, 3],
    ] as const)
      exactly(mean(bySixes(n)), top, bottom);
  });

  test('2.15, 2.16, R23 small pools walked face by face give the same, hit for hit', () => {
    for (const n of [2, 3, 4, 5]) {
      const [all, sixes] = [whole(n), bySixes(n)];
      expect(new Set(all.keys())).toEqual(new Set(sixes.keys()));
      for (const [hits, p] of all) expect(p).toBeCloseTo(sixes.get(hits) ?? -1, 12);
    }
    for (const [n, numerators] of [
      [2, [625, 550, 121]],
      [3, [15_625, 20_625, 9075, 1331]],
      [4, [390_625, 687_500, 453_750, 133_100, 14_641]],
    ] as const) {
      const found = whole(n);
      numerators.forEach((numerator, hits) => exactly(found.get(hits) ?? 0, numerator, 36 ** n));
    }
  });

  const standing: Choice = ask => (ask === 'shoot.again' ? { do: 'stand' } : null);
  const hopeful: Choice = (ask, events) => {
    const [shot] = events;
    if (ask !== 'shoot.again' || shot?.type !== 'shot' || events.length > 1) return null;
    return shot.hits === 0 ? { do: 'throw-again' } : { do: 'stand' };
  };

  test('R23 option: a throw that stands hits once in six a die', () => {
    for (const [n, none] of [
      [2, 0.694444],
      [6, 0.334898],
      [9, 0.193807],
      [12, 0.112157],
    ] as const) {
      const found = bySixes(n, 'whole', standing);
      exactly(mean(found), n, 6);
      printed(found.get(0) ?? 0, none);
    }
  });

  test('R23 option: the whole pool again when it missed altogether', () => {
    for (const [n, average, none] of [
      [2, 0.5648, 0.482253],
      [3, 0.7894, 0.334898],
      [6, 1.3349, 0.112157],
      [9, 1.7907, 0.037561],
      [12, 2.2243, 0.012579],
    ] as const) {
      const found = bySixes(n, 'whole', hopeful);
      printed(mean(found), average, 4);
      printed(found.get(0) ?? 0, none);
    }
  });

  test('2.20, R28 a chaser hits once in six', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E');
    put(s, 1, [2, 0], 'E');
    const found = weigh(dice => {
      const [shot] = play(shoot, { ship: 0, target: 1, battery: 2, how: OWN }, clone(s), dice, silence);
      return shot?.type === 'shot' ? shot.hits : -1;
    });
    exactly(found.get(1) ?? 0, 1, 6);
    exactly(found.get(0) ?? 0, 5, 6);
  });
});

describe('G5 small tables', () => {
  test('8.1, 8.2, R33 recovery with n dice brings back n/3 on the mean, and nothing (2/3)^n', () => {
    for (let n = 1; n <= 10; n++) {
      const s = sea();
      put(s, 0, [0, 0], 'E', {}, { crew: n, fullCrew: 20, fullGun: 20, fullSail: 20 });
      const found = weigh(dice => {
        const [event] = play(recovery, { ship: 0 }, clone(s), dice, silence);
        return event?.type === 'recovery' ? event.successes : -1;
      });
      exactly(mean(found), n, 3);
      exactly(found.get(0) ?? 0, 2 ** n, 3 ** n);
    }
  });

  test('4.1, 8.2 without crew it is one die in three', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E', {}, { crew: 0 });
    exactly(
      chance(dice => {
        const t = clone(s);
        play(recovery, { ship: 0 }, t, dice, silence);
        return shipOf(t, 0).crew === 1;
      }),
      1,
      3,
    );
  });

  test('10.5, R44 a struck ship is had by n dice unless none of them succeeds', () => {
    for (const [quality, crew, top, bottom] of [
      ['scurvy', 1, 211, 243],
      ['scurvy', 2, 665, 729],
      ['ordinary', 1, 2059, 2187],
      ['ordinary', 2, 6305, 6561],
      ['ordinary', 3, 19_171, 19_683],
      ['ordinary', 4, 58_025, 59_049],
    ] as const) {
      const s = pair({ quality, crew }, {});
      const bare: Partial<Ship> = { condition: 'struck', side: -1, seat: -1, quality: 0, crew: 0, gun: 0, sail: 0 };
      Object.assign(shipOf(s, 1), bare);
      const p = chance(dice => {
        const t = clone(s);
        play(boarding, ATTEMPT, t, dice, silence);
        return shipOf(t, 1).side === 0;
      });
      exactly(p, top, bottom);
    }
  });

  test('7.1, 7.2, R31 a ship without markers burns of n hits as often as any of n dice is a 1', () => {
    const figures = [1 / 6, 11 / 36, 91 / 216, 671 / 1296, 4651 / 7776, 31_031 / 46_656];
    figures.forEach((figure, i) => {
      const s = sea();
      add(s, 0, 5, 5, 'E');
      add(s, 1, 6, 5, 'E', {}, { crew: 0, gun: 0, sail: 0 });
      const p = chance(dice => {
        const t = clone(s);
        play(placing, { ship: 0, target: 1, hits: i + 1 }, t, dice, silence);
        return shipOf(t, 1).condition === 'burnt';
      });
      exactly(p, figure, 1);
    });
  });

  test('7.1, R24 five hits on a ship of two markers burn her 91 times in 216', () => {
    const s = sea();
    add(s, 0, 5, 5, 'E');
    add(s, 1, 6, 5, 'E', {}, { crew: 1, gun: 0, sail: 1 });
    const p = chance(dice => {
      const t = clone(s);
      play(placing, { ship: 0, target: 1, hits: 5 }, t, dice, silence);
      return shipOf(t, 1).condition === 'burnt';
    });
    exactly(p, 91, 216);
  });
});
