/** Golden odds of sailing, wind and clock. Every figure is found by walking all dice of the rules themselves. */

import type { AnyProcedure, Dice, Seat } from '@weathergauge/engine';
import { playOn, silent } from '@weathergauge/engine';
import { exactly, weigh } from '@weathergauge/testkit/chances';
import { describe, expect, test } from 'vitest';
import { sail } from '../chapters/ch01-sailing.ts';
import { windChange } from '../chapters/ch03-wind.ts';
import { game } from '../chapters/ch05-sequence.ts';
import { columnOf, distance, hexAt, SHALLOW } from '../model/chart.ts';
import { add, sea } from './drill.fixture.ts';
import { runnerOf } from './odds.fixture.ts';
import type { Convoy } from '../model/state.ts';
import { clone, shipOf } from '../model/state.ts';
import type { ConvoyAction, Facing, Quality, Size } from '../model/vocabulary.ts';
import { vocabulary, qualities, sizes } from '../model/vocabulary.ts';

/** Plays one procedure to its end. Whoever is asked takes the first of his wishes that is on offer. */
function play(
  proc: AnyProcedure<Convoy, ConvoyAction>,
  s: Convoy,
  dice: Dice,
  wishes: (seat: Seat) => readonly string[],
): Convoy {
  const rules = runnerOf(proc);
  rules.begin(s, dice, silent);
  const choose = (seat: Seat): ConvoyAction => {
    const list = rules.offers(s, seat);
    const wish = wishes(seat).find(text => list.some(offer => vocabulary.print(offer) === text));
    const answer = list.find(offer => vocabulary.print(offer) === wish);
    if (answer === undefined) throw new Error(`no wish for ${list.map(offer => vocabulary.print(offer)).join(', ')}`);
    return answer;
  };
  playOn(rules, s, { choose }, dice);
  return s;
}

/** What comes of a position, each outcome with its whole weight. */
function spread(
  from: Convoy,
  run: (s: Convoy, dice: Dice) => Convoy,
  read: (s: Convoy) => number,
): Map<number, number> {
  return weigh(dice => read(run(clone(from), dice)));
}

/** `2/3` as its two numbers; a whole number is over one. */
function fraction(text: string): [top: number, bottom: number] {
  const [top, bottom = '1'] = text.split('/');
  return [Number(top), Number(bottom)];
}

/** A ship at column 2, row 4, facing east. */
function eastward(wind: Facing, size: Size, quality: Quality, kind: 'warship' | 'merchant' = 'warship'): Convoy {
  const s = sea({ wind });
  add(s, 0, 2, 4, 'E', { kind, size, quality });
  return s;
}

const FULL_SAIL = ['ahead', 'press', 'spin to=port', 'hold-fire', 'stop'];

function sailOn(s: Convoy, dice: Dice): Convoy {
  return play(sail, s, dice, () => FULL_SAIL);
}

/** Hexes from where she set out. She keeps her facing, but for the spin. */
function hexesSailed(s: Convoy): number {
  return distance(hexAt(2, 4), shipOf(s, 0).at);
}

describe('G2 hexes of a full move', () => {
  const ANY = qualities;
  const BIG: readonly Size[] = ['medium', 'large'];
  const WINDS = { ahead: ['W'], 'front quarter': ['NW', 'SW'], 'rear quarter': ['NE', 'SE'], rear: ['E'] } as const;
  const rows: readonly (readonly [
    attitude: keyof typeof WINDS,
    sizes: readonly Size[],
    qualities: readonly Quality[],
    odds: string,
    mean: string,
  ])[] = [
    ['ahead', ['small'], ['ordinary'], '0: 1/3, 1: 2/3', '2/3'],
    ['ahead', ['small'], ['battle-hardened'], '0: 1/6, 1: 5/6', '5/6'],
    ['ahead', ['small'], ['scurvy'], '0: 1/2, 1: 1/2', '1/2'],
    ['ahead', BIG, ANY, '0: 1/1', '0/1'],
    ['front quarter', ['small'], ['ordinary'], '1: 1/3, 2: 2/3', '5/3'],
    ['front quarter', ['small'], ['battle-hardened'], '1: 1/6, 2: 5/6', '11/6'],
    ['front quarter', ['small'], ['scurvy'], '1: 1/2, 2: 1/2', '3/2'],
    ['front quarter', BIG, ANY, '1: 1/1', '1/1'],
    ['rear quarter', ['small'], ['ordinary'], '3: 1/3, 4: 2/3', '11/3'],
    ['rear quarter', ['small'], ['battle-hardened'], '3: 1/6, 4: 5/6', '23/6'],
    ['rear quarter', ['small'], ['scurvy'], '3: 1/2, 4: 1/2', '7/2'],
    ['rear quarter', BIG, ['ordinary'], '3: 1/3, 4: 2/9, 5: 4/27, 6: 8/27', '119/27'],
    ['rear quarter', BIG, ['battle-hardened'], '3: 1/6, 4: 5/36, 5: 25/216, 6: 125/216', '1103/216'],
    ['rear quarter', BIG, ['scurvy'], '3: 1/2, 4: 1/4, 5: 1/8, 6: 1/8', '31/8'],
    ['rear', ['small'], ['ordinary'], '2: 1/3, 3: 2/9, 4: 4/27, 5: 8/27', '92/27'],
    ['rear', ['small'], ['battle-hardened'], '2: 1/6, 3: 5/36, 4: 25/216, 5: 125/216', '887/216'],
    ['rear', ['small'], ['scurvy'], '2: 1/2, 3: 1/4, 4: 1/8, 5: 1/8', '23/8'],
    ['rear', BIG, ['ordinary'], '2: 1/3, 3: 2/3', '8/3'],
    ['rear', BIG, ['battle-hardened'], '2: 1/6, 3: 5/6', '17/6'],
    ['rear', BIG, ['scurvy'], '2: 1/2, 3: 1/2', '5/2'],
  ];

  test('1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 1.10, 1.11, R4, R9, R10 every row of the table, for warships and merchants', () => {
    for (const [attitude, classes, crews, odds, mean] of rows) {
      for (const wind of WINDS[attitude])
        for (const size of classes)
          for (const quality of crews)
            for (const kind of ['warship', 'merchant'] as const) {
              const found = spread(eastward(wind, size, quality, kind), sailOn, hexesSailed);
              const expected = odds.split(', ').map(item => item.split(': '));
              expect([...found.keys()].toSorted((a, b) => a - b)).toEqual(expected.map(([hexes]) => Number(hexes)));
              for (const [hexes, chance = ''] of expected) exactly(found.get(Number(hexes)) ?? 0, ...fraction(chance));
              const average = [...found].reduce((sum, [hexes, p]) => sum + hexes * p, 0);
              exactly(average, ...fraction(mean));
            }
    }
  });

  test('R10 worked example 1: exactly five hexes on the quarter, four times in 27', () => {
    exactly(spread(eastward('NE', 'medium', 'ordinary'), sailOn, hexesSailed).get(5) ?? 0, 4, 27);
  });

  test('1.16 without a sail nothing is left to chance', () => {
    const s = eastward('NE', 'large', 'battle-hardened');
    shipOf(s, 0).sail = 0;
    expect(spread(s, sailOn, hexesSailed)).toEqual(new Map([[3, 1]]));
  });
});

describe('G4 the contest for the wind', () => {
  /** Chance that the wind turns when the mover throws m dice and the other side answers with all of its r, if it can help. */
  function turns(m: number, r: number): number {
    const wishes = [[`whistle dice=${m}`, 'shift to=NE'], [`counter dice=${r}`]];
    const run = (s: Convoy, dice: Dice) => play(windChange, s, dice, seat => wishes[seat] ?? []);
    return spread(sea({ stock: [m, r] }), run, s => s.windTo).get(1) ?? 0;
  }

  /** By the mover's dice from one to six, then by the answer's from none to six. */
  const TABLE: readonly (readonly (string | number)[])[] = [
    ['1/3', '2/9', '4/27', 0.098765, 0.065844, 0.043896, 0.029264],
    ['5/9', '11/27', '8/27', 0.213992, 0.153635, 0.109739, 0.078037],
    ['19/27', '5/9', '35/81', 0.331962, 0.252401, 0.190215, 0.142255],
    ['65/81', '163/243', '401/729', 0.443987, 0.353605, 0.278413, 0.21704],
    [0.868313, 0.758573, 0.648834, 0.545191, 0.451202, 0.368541, 0.297583],
    [0.912209, 0.824417, 0.72931, 0.633389, 0.54133, 0.45618, 0.379662],
  ];

  test('3.1, 3.2, 3.3, R45, R58 every cell of the table', () => {
    for (const [i, row] of TABLE.entries()) {
      for (const [r, cell] of row.entries()) {
        const found = turns(i + 1, r);
        if (typeof cell === 'string') exactly(found, ...fraction(cell));
        else expect(found.toFixed(6)).toBe(cell.toFixed(6));
      }
    }
  });

  test('3.1, 3.2 worked example 9: three dice succeed 19 times in 27, and against two 35 times in 81', () => {
    exactly(turns(3, 0), 19, 27);
    exactly(turns(3, 2), 35, 81);
  });
});

describe('G5 grounding and fog', () => {
  /** Chance that a ship grounds in the hex ahead. */
  function grounds(size: Size, quality: Quality): number {
    const s = sea({ wind: 'NE', chart: [[3, 4, SHALLOW]] });
    add(s, 0, 2, 4, 'E', { size, quality });
    const run = (at: Convoy, dice: Dice) => play(sail, at, dice, () => ['ahead', 'stop']);
    return spread(s, run, after => (shipOf(after, 0).aground === 0 ? 0 : 1)).get(1) ?? 0;
  }

  test('12.1, 12.2, 12.3, R47 none to three dice, the rows that a ship can throw', () => {
    const byDice = ['0/1', '1/6', '11/36', '91/216'];
    for (const [dice, size] of sizes.entries()) {
      for (const quality of qualities) {
        const thrown = dice + 1 - (quality === 'battle-hardened' ? 1 : 0);
        exactly(grounds(size, quality), ...fraction(byDice[thrown] ?? '?'));
      }
    }
  });

  test('12.1, 12.2 worked example 10: a large ship 91 times in 216, battle hardened 11 in 36', () => {
    exactly(grounds('large', 'ordinary'), 91, 216);
    exactly(grounds('large', 'battle-hardened'), 11, 36);
  });

  test('11.1, R46 fog ends her move one time in three, however much of it she sails through', () => {
    const s = sea({
      wind: 'NE',
      fog: [
        [3, 4],
        [4, 4],
        [5, 4],
      ],
    });
    add(s, 0, 2, 4, 'E');
    const found = spread(
      s,
      (at, dice) => play(sail, at, dice, () => ['ahead', 'stop']),
      after => columnOf(shipOf(after, 0).at),
    );
    expect([...found.keys()]).toEqual([3, 5]);
    exactly(found.get(3) ?? 0, 1, 3);
  });
});

describe('G6 the length of the clock', () => {
  /** Player turns of a game in which everybody lies in irons and always moves the clock by as much. */
  function playerTurns(loop: number, spaces: number): number {
    const s = sea({ wind: 'W', turn: 0, articles: { loop } });
    add(s, 0, 2, 2, 'E', { kind: 'merchant' });
    add(s, 1, 12, 8, 'E');
    const run = (at: Convoy, dice: Dice) => play(game, at, dice, () => ['stop', `clock spaces=${spaces}`]);
    const found = spread(s, run, after => after.turn);
    expect(found.size).toBe(1);
    return [...found.keys()][0] ?? 0;
  }

  test('2.21, 5.8, R49, R50 player turns by fives, by fours and by threes', () => {
    for (const [loop, ...turns] of [
      [36, 8, 9, 12],
      [40, 8, 10, 14],
      [45, 9, 12, 15],
      [48, 10, 12, 16],
      [50, 10, 13, 17],
      [60, 12, 15, 20],
    ] as const)
      expect([5, 4, 3].map(spaces => playerTurns(loop, spaces))).toEqual(turns);
  });
});
