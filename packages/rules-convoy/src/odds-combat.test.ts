/** Golden odds of guns, recovery and boarding. Every figure is found by walking the dice of the rules themselves. */

import type { AnyProcedure, Conduct, Dice } from '@weathergauge/engine';
import { conduct, outcomes, rollPool } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { OWN, shoot } from './ch02-gunnery.ts';
import { placing } from './ch02-hits.ts';
import { boarding } from './ch06-boarding.ts';
import { recovery } from './ch08-recovery.ts';
import { add, sea } from './drill.fixture.ts';
import { put } from './duel.fixture.ts';
import type { ConvoyEvent } from './events.ts';
import type { Articles, Convoy, Ship } from './state.ts';
import { clone, shipOf } from './state.ts';
import type { ConvoyAction, Quality, Size } from './vocabulary.ts';
import { language } from './vocabulary.ts';

const LIMIT = 1_000_000;

type Proc = AnyProcedure<Convoy, ConvoyAction>;
const compiled = new Map<string, Conduct<Convoy, ConvoyAction>>();

/** Runs one procedure on a position until a question has no answer here; what happened comes back. */
function play(
  proc: Proc,
  locals: Readonly<Record<string, number>>,
  s: Convoy,
  dice: Dice,
  answer: (ask: string, events: readonly ConvoyEvent[]) => ConvoyAction | null,
): ConvoyEvent[] {
  const key = `${proc.name} ${JSON.stringify(locals)}`;
  let rules = compiled.get(key);
  if (rules === undefined) {
    const calling = { op: 'call' as const, proc, args: () => ({ ...proc.locals, ...locals }) };
    rules = conduct<Convoy, ConvoyAction>({ name: 'odds', locals: {}, body: () => [calling] }, language);
    compiled.set(key, rules);
  }
  const events: ConvoyEvent[] = [];
  const emit = (event: unknown) => void events.push(event as ConvoyEvent);
  rules.begin(s, dice, emit);
  for (;;) {
    const [seat] = rules.pending(s);
    if (seat === undefined) return events;
    const action = answer(rules.prompt(s, seat).ask, events);
    if (action === null) return events;
    rules.apply(s, seat, action, dice, emit);
  }
}

const silence = () => null;

function spread<T>(run: (dice: Dice) => T): Map<T, number> {
  const found = outcomes(run, LIMIT);
  if (found === null) throw new Error('more outcomes than the limit');
  const weights = new Map<T, number>();
  for (const { value, probability } of found) weights.set(value, (weights.get(value) ?? 0) + probability);
  return weights;
}

function chance(run: (dice: Dice) => boolean): number {
  return spread(run).get(true) ?? 0;
}

function mean(weights: ReadonlyMap<number, number>): number {
  return [...weights].reduce((sum, [value, p]) => sum + value * p, 0);
}

function exactly(found: number, top: number, bottom: number): void {
  expect(Math.abs(found - top / bottom)).toBeLessThan(1e-12);
}

/** To the last decimal that a table prints. */
function printed(found: number, figure: number, decimals = 6): void {
  expect(found.toFixed(decimals)).toBe(figure.toFixed(decimals));
}

/** Pools given first, whatever the dice; then the dice. */
function after(given: readonly (readonly number[])[], dice: Dice): Dice {
  let at = 0;
  const pool = (count: number, sides: number, why: string): number[] => {
    const faces = given[at];
    at++;
    if (faces === undefined) return rollPool(dice, count, sides, why);
    if (faces.length !== count) throw new Error(`"${why}" throws ${count} dice, not ${faces.length}`);
    return faces.slice();
  };
  return { draw: (sides, why) => dice.draw(sides, why), pool };
}

/**
 * Where only 5 and 6 count, a pool may be walked by thirds: 1-2, 3-4 and 5-6, of which every other die shows the lower
 * face. Twelve dice are then 91 throws instead of 6,188.
 */
function thirds(dice: Dice): Dice {
  return {
    draw: (sides, why) => dice.draw(sides, why),
    pool: (count, _sides, why) => rollPool(dice, count, 3, why).map((third, i) => 2 * third - (i % 2)),
  };
}

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
  const whole = (n: number) => spread(dice => hitsOf(ofDice(n), dice, silence));

  /** As many again with bigger pools: the first throw by its sixes, the second face by face. */
  function bySixes(n: number, reroll: Articles['reroll'] = 'misses', choice: Choice = silence): Map<number, number> {
    const from = ofDice(n, reroll);
    const first = spread(dice => rollPool(dice, n, 6, 'first').filter(face => face === 6).length);
    const total = new Map<number, number>();
    for (const [hits, p] of first) {
      const thrown = Array.from({ length: n }, (_, i) => (i < hits ? 6 : 1 + (i % 5)));
      for (const [all, q] of spread(dice => hitsOf(from, after([thrown], dice), choice)))
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
    const found = spread(dice => {
      const [shot] = play(shoot, { ship: 0, target: 1, battery: 2, how: OWN }, clone(s), dice, silence);
      return shot?.type === 'shot' ? shot.hits : -1;
    });
    exactly(found.get(1) ?? 0, 1, 6);
    exactly(found.get(0) ?? 0, 5, 6);
  });
});

/** A boarder and her target beside her. */
function pair(ours: Berth, theirs: Berth): Convoy {
  const s = sea();
  const { crew, ...what } = ours;
  const { crew: defenders, ...whatElse } = theirs;
  put(s, 0, [0, 0], 'E', what, crew === undefined ? {} : { crew });
  put(s, 1, [1, -1], 'E', whatElse, defenders === undefined ? {} : { crew: defenders });
  return s;
}
interface Berth {
  kind?: 'warship' | 'merchant';
  size?: Size;
  quality?: Quality;
  crew?: number;
}

const STORM = (ask: string): ConvoyAction | null => (ask === 'boarding.storm' ? { do: 'storm' } : null);
const ATTEMPT = { ship: 0, target: 1 } as const;
const count = (faces: readonly number[]) => faces.filter(face => face >= 5).length;
const lost = (n: number) => Array.from({ length: n }, () => 1);
const won = (n: number) => [6, ...lost(n - 1)];

/** Chances of the grapple: won, tied. */
function grapple(from: Convoy, walk = thirds): { win: number; tie: number; pools: string } {
  let pools = '';
  const found = spread(dice => {
    const [event] = play(boarding, ATTEMPT, clone(from), walk(dice), silence);
    if (event?.type !== 'grapple') return 'none';
    pools = `${event.faces.length} v ${event.answer.length}`;
    return event.won ? 'win' : count(event.faces) === count(event.answer) ? 'tie' : 'lose';
  });
  return { win: found.get('win') ?? 0, tie: found.get('tie') ?? 0, pools };
}

/** Chances of the fight, once the grapple is won. */
function fight(from: Convoy, grapples: readonly [number, number]): { win: number; tie: number; pools: string } {
  let pools = '';
  const given = [won(grapples[0]), lost(grapples[1])];
  const found = spread(dice => {
    const s = clone(from);
    const event = play(boarding, ATTEMPT, s, after(given, thirds(dice)), STORM).find(each => each.type === 'fight');
    if (event?.type !== 'fight') return 'none';
    pools = `${event.faces.length} v ${event.answer.length}`;
    if (event.won !== (shipOf(s, 1).captured === 1)) return 'none';
    return event.won ? 'win' : count(event.faces) === count(event.answer) ? 'tie' : 'lose';
  });
  return { win: found.get('win') ?? 0, tie: found.get('tie') ?? 0, pools };
}

const both = (pools: string): [number, number] => {
  const [ours = '', theirs = ''] = pools.split(' v ');
  return [Number(ours), Number(theirs)];
};

describe('G3 opposed pools', () => {
  const win = [
    [0.451202, 0.368541, 0.297583, 0.237859, 0.188408, 0.148032, 0.115459, 0.089455, 0.068888],
    [0.54133, 0.45618, 0.379662, 0.312486, 0.254644, 0.205647, 0.164727, 0.130968, 0.103419],
    [0.621873, 0.538259, 0.459887, 0.388362, 0.324508, 0.268556, 0.220306, 0.179274, 0.144806],
    [0.692007, 0.612886, 0.535763, 0.462787, 0.39541, 0.334474, 0.280335, 0.232971, 0.192093],
    [0.751799, 0.679121, 0.605627, 0.533689, 0.465137, 0.401271, 0.342912, 0.290477, 0.244057],
    [0.801884, 0.736737, 0.668536, 0.599607, 0.531933, 0.46709, 0.406245, 0.350177, 0.29933],
    [0.843213, 0.786005, 0.724115, 0.659636, 0.59451, 0.530423, 0.468748],
    [0.876879, 0.827518, 0.772421, 0.713333, 0.652017, 0.590123, 0.529106],
  ] as const;
  const tie = [
    [0.270386, 0.262917, 0.246236, 0.223882, 0.198705, 0.172847, 0.147804, 0.12454, 0.103593],
    [0.24163, 0.246236, 0.240676, 0.227626, 0.209594, 0.188725, 0.166738, 0.144917, 0.12416],
    [0.210402, 0.223882, 0.227626, 0.223277, 0.212705, 0.197755, 0.180087, 0.16109, 0.141861],
    [0.179376, 0.198705, 0.209594, 0.212705, 0.209181, 0.200389, 0.187732, 0.172519, 0.15589],
    [0.150253, 0.172847, 0.188725, 0.197755, 0.200389, 0.197459, 0.189998, 0.1791, 0.165821],
    [0.123987, 0.147804, 0.166738, 0.180087, 0.187732, 0.189998, 0.18751, 0.181075, 0.171563],
    [0.100998, 0.12454, 0.144917, 0.16109, 0.172519, 0.1791, 0.181075],
    [0.081349, 0.103593, 0.12416, 0.141861, 0.15589, 0.165821, 0.171563],
  ] as const;

  /** A ship that fights with n dice. A boarder has one hand at least, and so five dice; only one side can have the better crew. */
  function fighting(n: number, boarder: boolean): Berth {
    if (n > 10) return { quality: 'battle-hardened', crew: n - 7 };
    return n < 5 || (boarder && n === 5) ? { kind: 'merchant', crew: n - 4 } : { crew: n - 5 };
  }

  test('6.4, 6.5, R39 every fight that can come about is won and drawn as the tables say', () => {
    win.forEach((row, i) => {
      row.forEach((figure, j) => {
        const from = pair(fighting(5 + i, true), fighting(4 + j, false));
        const found = fight(from, both(grapple(from).pools));
        expect(found.pools).toBe(`${5 + i} v ${4 + j}`);
        printed(found.win, figure);
        printed(found.tie, tie[i]?.[j] ?? -1);
      });
    });
  });

  test('6.2, R37 the exact odds of grapples', () => {
    for (const [crew, defenders, pools, wins, ties] of [
      [3, 2, '7 v 6', [244_403, 531_441], [120_970, 531_441]],
      [4, 2, '8 v 6', [854_179, 1_594_323], [334_160, 1_594_323]],
      [5, 2, '9 v 6', [2_896_697, 4_782_969], [2_708_000, 14_348_907]],
      [4, 1, '8 v 5', [108_571, 177_147], [35_200, 177_147]],
      [5, 1, '9 v 5', [360_913, 531_441], [826_720, 4_782_969]],
      [4, 4, '8 v 8', [1_891_232, 4_782_969], [1_000_505, 4_782_969]],
      [5, 5, '9 v 9', [155_460_482, 387_420_489], [76_499_525, 387_420_489]],
      [5, 3, '9 v 7', [2_552_617, 4_782_969], [8_512_720, 43_046_721]],
    ] as const) {
      const found = grapple(pair({ crew }, { crew: defenders }));
      expect(found.pools).toBe(pools);
      exactly(found.win, wins[0], wins[1]);
      exactly(found.tie, ties[0], ties[1]);
    }
  });

  test('6.2, R37 walked by every face of every die it is the same', () => {
    const from = pair({ crew: 1 }, { crew: 0 });
    const [faces, byThirds] = [grapple(from, dice => dice), grapple(from)];
    expect(faces.pools).toBe('5 v 4');
    expect(faces.win).toBeCloseTo(byThirds.win, 12);
    expect(faces.tie).toBeCloseTo(byThirds.tie, 12);
    printed(faces.win, 0.451202);
  });
});

describe('G5 small tables', () => {
  test('8.1, 8.2, R33 recovery with n dice brings back n/3 on the mean, and nothing (2/3)^n', () => {
    for (let n = 1; n <= 10; n++) {
      const s = sea();
      put(s, 0, [0, 0], 'E', {}, { crew: n, fullCrew: 20, fullGun: 20, fullSail: 20 });
      const found = spread(dice => {
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

describe('G7 whole attempts to board', () => {
  const hardened = 'battle-hardened';
  const rows: readonly (readonly [Berth, Berth, string, string, number, number, number, number])[] = [
    [{ size: 'small' }, { kind: 'merchant', size: 'small' }, '7 v 6', '8 v 6', 0.459887, 0.535763, 0.246391, 0.213497],
    [{ size: 'small' }, { kind: 'merchant' }, '7 v 6', '8 v 6', 0.459887, 0.535763, 0.246391, 0.213497],
    [{ size: 'small' }, { kind: 'merchant', size: 'large' }, '7 v 8', '8 v 8', 0.324508, 0.39541, 0.128314, 0.196194],
    [
      { size: 'small', quality: hardened },
      { kind: 'merchant', size: 'large' },
      '9 v 8',
      '10 v 8',
      0.465137,
      0.531933,
      0.247421,
      0.217715,
    ],
    [{}, { kind: 'merchant' }, '8 v 6', '9 v 6', 0.535763, 0.605627, 0.324473, 0.21129],
    [{}, { kind: 'merchant', crew: 0 }, '8 v 4', '9 v 4', 0.692007, 0.751799, 0.520251, 0.171757],
    [{}, { kind: 'merchant', size: 'large' }, '8 v 7', '9 v 7', 0.462787, 0.533689, 0.246984, 0.215803],
    [{ size: 'large' }, { kind: 'merchant', size: 'large' }, '9 v 7', '10 v 7', 0.533689, 0.599607, 0.320004, 0.213685],
    [
      { size: 'large' },
      { kind: 'merchant', size: 'small' },
      '10 v 6',
      '11 v 6',
      0.668536,
      0.724115,
      0.484097,
      0.184439,
    ],
    [{ size: 'small' }, { size: 'small' }, '7 v 7', '8 v 8', 0.388362, 0.39541, 0.153562, 0.2348],
    [{}, {}, '8 v 8', '9 v 9', 0.39541, 0.401271, 0.158666, 0.236743],
    [{}, { size: 'small' }, '8 v 7', '9 v 8', 0.462787, 0.465137, 0.215259, 0.247528],
    [{ size: 'large' }, { size: 'small' }, '10 v 7', '11 v 8', 0.599607, 0.59451, 0.356473, 0.243135],
    [{ size: 'small' }, { size: 'large' }, '7 v 10', '8 v 11', 0.220306, 0.232971, 0.051325, 0.168981],
    [{ quality: hardened }, {}, '10 v 8', '11 v 9', 0.531933, 0.530423, 0.282149, 0.249784],
    [{}, { quality: hardened }, '8 v 10', '9 v 11', 0.280335, 0.290477, 0.081431, 0.198904],
    [{}, { kind: 'merchant', quality: 'scurvy', crew: 1 }, '10 v 5', '11 v 5', 0.736737, 0.786005, 0.579079, 0.157658],
    [{ size: 'large' }, {}, '9 v 8', '10 v 9', 0.465137, 0.46709, 0.217261, 0.247876],
  ];

  test('6.1, 6.2, 6.3, 6.4, 6.5, R37, R38, R39 grapple, fight and capture of eighteen pairs', () => {
    for (const [ours, theirs, grapples, fights, first, second, capture, thrownBack] of rows) {
      const from = pair(ours, theirs);
      const one = grapple(from);
      const two = fight(from, both(one.pools));
      expect([one.pools, two.pools]).toEqual([grapples, fights]);
      printed(one.win, first);
      printed(two.win, second);
      printed(one.win * two.win, capture);
      printed(one.win * (1 - two.win), thrownBack);
    }
  });

  test('6.2, 6.4, 9.4, R39 one attempt walked from grapnels to colours', () => {
    // A merchant with one hand boards another without crew: 5 v 4, and 5 v 4 again.
    const from = pair({ kind: 'merchant', crew: 1 }, { kind: 'merchant', crew: 0 });
    const p = chance(dice => {
      const s = clone(from);
      play(boarding, ATTEMPT, s, thirds(dice), STORM);
      return shipOf(s, 1).side === 0;
    });
    printed(p, grapple(from).win * fight(from, [5, 4]).win, 12);
    printed(Math.sqrt(p), 0.451202);
  });
});
