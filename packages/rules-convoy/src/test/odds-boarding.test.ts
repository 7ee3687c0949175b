/** Golden odds of boarding. Every figure is found by walking the dice of the rules themselves. */

import { exactly, printed, weigh } from '@weathergauge/testkit/chances';
import { describe, expect, test } from 'vitest';
import { boarding } from '../chapters/ch06-boarding.ts';
import type { Berth } from './odds.fixture.ts';
import { after, ATTEMPT, chance, pair, play, silence, thirds } from './odds.fixture.ts';
import type { Convoy } from '../model/state.ts';
import { clone, shipOf } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';

const STORM = (ask: string): ConvoyAction | null => (ask === 'boarding.storm' ? { do: 'storm' } : null);
const count = (faces: readonly number[]) => faces.filter(face => face >= 5).length;
const lost = (n: number) => Array.from({ length: n }, () => 1);
const won = (n: number) => [6, ...lost(n - 1)];

/** Chances of the grapple: won, tied. */
function grapple(from: Convoy, walk = thirds): { win: number; tie: number; pools: string } {
  let pools = '';
  const found = weigh(dice => {
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
  const found = weigh(dice => {
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
