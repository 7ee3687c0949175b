import { describe, expect, test } from 'vitest';
import { windChange } from './ch03-wind.ts';
import { playerTurn } from './ch05-sequence.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import type { Convoy, Side } from '../model/state.ts';
import { facings } from '../model/vocabulary.ts';

/** A contest at the start of a side's turn, with these stocks of the convoy and the raiders. */
function contest(stock: [convoy: number, raiders: number], active: Side = 0): Convoy {
  return sea({ stock, active });
}

function begin(s: Convoy, ...faces: number[]): Drill {
  return drill(windChange, {}, s, ...faces);
}

describe('calling the wind', () => {
  test('3.1, R45 the mover names any number of dice that the stock still holds, or none', () => {
    const d = begin(contest([3, 5]));
    expect([d.seat(), d.ask()]).toEqual([0, 'wind-change.dice']);
    expect(d.offers()).toEqual(['whistle dice=0', 'whistle dice=1', 'whistle dice=2', 'whistle dice=3']);
    expect(d.refused('whistle dice=4')).not.toBe('');
    expect(d.say('whistle dice=0').ended()).toBe(true);
    expect([d.s.stock, d.s.windTo, d.events]).toEqual([[3, 5], 0, []]);
  });

  test('3.1 each 5 and 6 is a success, a 4 is none', () => {
    for (let face = 1; face <= 6; face++) {
      const d = begin(contest([1, 0]), face).say('whistle dice=1');
      expect(d.ask()).toBe(face >= 5 ? 'wind-change.shift' : '');
    }
    const d = begin(contest([6, 0]), 1, 2, 3, 4, 5, 6).say('whistle dice=6');
    expect(happened(d, 'whistled')).toMatchObject([{ side: 0, successes: 2, faces: [1, 2, 3, 4, 5, 6] }]);
  });

  test('3.1, R45 dice are spent when thrown, whatever they show', () => {
    const d = begin(contest([10, 10]), 1, 1, 1).say('whistle dice=3');
    expect([d.ended(), d.s.stock, d.s.windTo]).toEqual([true, [7, 10], 0]);
  });

  test('R45 the raiders call with dice of their own', () => {
    const d = begin(contest([4, 2], 1));
    expect([d.seat(), d.offers().length]).toEqual([1, 3]);
    d.say([1, 1], 'whistle dice=2');
    expect(d.s.stock).toEqual([4, 0]);
  });

  test('R45 a side whose stock is spent is not asked', () => {
    expect(begin(contest([0, 10])).ended()).toBe(true);
  });
});

describe('the answer', () => {
  test('3.2, R45 the other side sees the throw before it says how many dice it answers with', () => {
    const d = begin(contest([10, 4]), 5, 6, 1).say('whistle dice=3');
    expect(happened(d, 'whistled')).toMatchObject([{ to: 'all', successes: 2 }]);
    expect([d.seat(), d.ask()]).toEqual([1, 'wind-change.answer']);
    expect(d.offers()).toEqual(['counter dice=0', 'counter dice=2', 'counter dice=3', 'counter dice=4']);
  });

  test('3.2, R45 each success of the answer cancels one; the mover keeps the wind only if one is left', () => {
    for (const [answer, asked] of [
      [[5, 6, 1], ''],
      [[6, 6, 6], ''],
      [[5, 4, 1], 'wind-change.shift'],
      [[1, 2, 4], 'wind-change.shift'],
    ] as const) {
      const d = begin(contest([2, 3]), 5, 6).say('whistle dice=2', [...answer], 'counter dice=3');
      expect([d.ask(), d.s.stock]).toEqual([asked, [0, 0]]);
      if (asked === '') expect(d.s.windTo).toBe(0);
    }
  });

  test('3.2, R45 it need not answer, and what it does not throw it keeps', () => {
    const d = begin(contest([1, 5]), 6).say('whistle dice=1', 'counter dice=0');
    expect([d.seat(), d.ask(), d.s.stock]).toEqual([0, 'wind-change.shift', [0, 5]]);
  });

  test('3.2 a throw without success needs no answer', () => {
    expect(
      begin(contest([1, 5]), 4)
        .say('whistle dice=1')
        .ended(),
    ).toBe(true);
  });

  test('R58 too few dice to cancel every success are not offered, nor is the question asked without enough', () => {
    const some = begin(contest([3, 3]), 6, 6, 6).say('whistle dice=3');
    expect(some.offers()).toEqual(['counter dice=0', 'counter dice=3']);
    const few = begin(contest([3, 2]), 6, 6, 6).say('whistle dice=3');
    expect([few.seat(), few.ask()]).toEqual([0, 'wind-change.shift']);
  });
});

describe('the wind turns', () => {
  test('3.3, R3 by one face, whichever way the mover likes, from any of the six', () => {
    for (const [towards, wind] of facings.entries()) {
      const left = facings[(towards + 1) % 6];
      const right = facings[(towards + 5) % 6];
      for (const to of [left, right]) {
        const s = sea({ wind, stock: [1, 0] });
        const d = begin(s, 5).say('whistle dice=1');
        expect([d.seat(), d.offers()]).toEqual([0, [`shift to=${left}`, `shift to=${right}`]]);
        d.say(`shift to=${to}`);
        expect([facings[s.windTo], d.ended()]).toEqual([to, true]);
      }
    }
  });

  test('3.3 it turns one face by however much the mover wins', () => {
    const d = begin(contest([6, 0]), 6, 6, 6, 6, 6, 6).say('whistle dice=6');
    expect(d.offers()).toEqual(['shift to=NE', 'shift to=SE']);
    expect(d.refused('shift to=NW')).not.toBe('');
    expect(d.refused('shift to=E')).not.toBe('');
  });

  test('3.4 a change of wind takes the fog along, a failed one does not', () => {
    const s = sea({ stock: [2, 0], fog: [[5, 5]] });
    const before = s.fog.slice();
    begin(s, 1).say('whistle dice=1');
    expect(s.fog).toEqual(before);
    const d = begin(s, 6).say('whistle dice=1', 'shift to=NE');
    expect(s.fog).not.toEqual(before);
    expect(happened(d, 'fog')).toHaveLength(1);
  });

  test('R45 there is one contest in a player turn, before any ship acts', () => {
    const s = sea({ stock: [9, 9] });
    add(s, 0, 4, 4, 'E');
    add(s, 0, 4, 6, 'E');
    const d = drill(playerTurn, {}, s);
    expect(d.ask()).toBe('wind-change.dice');
    d.say([6], 'whistle dice=1', 'counter dice=0', 'shift to=NE');
    expect([d.ask(), d.s.stock]).toEqual(['activations.next', [8, 9]]);
    expect(d.refused('whistle dice=1')).not.toBe('');
  });

  test('R45 what was won in one contest does not carry over into the next', () => {
    const s = contest([2, 0]);
    begin(s, 6).say('whistle dice=1', 'shift to=NE');
    expect(s.gusts).toBe(0);
    expect(begin(s, 1).say('whistle dice=1').ended()).toBe(true);
  });
});
