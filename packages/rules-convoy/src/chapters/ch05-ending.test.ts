/** When a game ends, and what it was then worth. */

import { describe, expect, test } from 'vitest';
import { game } from './ch05-sequence.ts';
import { ending, result, scores } from './ch05-victory.ts';
import { EXIT, NOWHERE } from '../model/chart.ts';
import { add, drill, sea } from '../test/drill.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import { fleets, idle, MERCHANT } from '../test/turns.fixture.ts';

describe('the end', () => {
  /** One merchant about to leave, and a raider far off. */
  function homeward(): Convoy {
    const s = sea({ turn: 0, chart: [[14, 4, EXIT]] });
    add(s, 0, 14, 4, 'E', MERCHANT);
    add(s, 0, 2, 8, 'W'); // a warship in irons that still has her turn
    add(s, 1, 2, 2, 'W');
    return s;
  }

  test('5.7, R51 when the last merchant has left, the game ends with that turn and not before', () => {
    const s = homeward();
    const d = drill(game, {}, s).say('activate ship=0');
    expect([shipOf(s, 0).condition, d.ask(), s.over]).toEqual(['exited', 'sail.order', '']);
    d.say('stop');
    expect([d.ask(), s.over]).toEqual(['player-turn.clock', '']);
    d.say('clock spaces=3');
    expect([d.ended(), s.over]).toEqual([true, 'merchants']);
    expect(result(s)).toMatchObject({ winners: [0], scores: [3, 0], reason: 'merchants' });
  });

  test('5.7, R51 taken and burnt merchants are settled; one sailing or struck is still to be fought for', () => {
    for (const [changes, over] of [
      [{}, ''],
      [{ condition: 'exited', at: NOWHERE }, 'merchants'],
      [{ side: 1, seat: 1, captured: 1 }, 'merchants'],
      [{ condition: 'burnt', side: -1, seat: -1 }, 'merchants'],
      [{ condition: 'struck', side: -1, seat: -1 }, ''],
    ] as const satisfies readonly (readonly [Partial<Ship>, string])[]) {
      const s = idle();
      Object.assign(shipOf(s, 0), changes);
      expect(ending(s)).toBe(over);
      add(s, 0, 3, 3, 'E', MERCHANT);
      expect(ending(s)).toBe('');
    }
  });

  test('R51 it ends when no raider can take a ship any more: struck, burnt or herself a prize', () => {
    for (const [changes, over] of [
      [{}, ''],
      [{ aground: 1, paused: 1 }, ''],
      [{ condition: 'struck', side: -1, seat: -1 }, 'no-raiders'],
      [{ condition: 'burnt', side: -1, seat: -1 }, 'no-raiders'],
      [{ captured: 1, side: 0, seat: 0 }, 'no-raiders'],
      [{ captured: 1 }, 'no-raiders'], // retaken: a prize for the rest of the game
    ] as const satisfies readonly (readonly [Partial<Ship>, string])[]) {
      const s = idle();
      Object.assign(shipOf(s, 1), changes);
      expect(ending(s)).toBe(over);
    }
  });

  test('R51, R55 then merchants under their own flag count as home; on the clock they are worth less', () => {
    const s = idle();
    for (const size of ['small', 'large'] as const) add(s, 0, 3, 3, 'E', { kind: 'merchant', size });
    s.over = 'clock';
    expect(scores(s)).toEqual([1 + 1 + 2, 0]);
    s.over = 'no-raiders';
    expect(scores(s)).toEqual([3 + 2 + 5, 0]);
  });

  test('R56 over a derelict the game ends when one side has no active warship, or on the clock', () => {
    const fought = () => {
      const s = sea({ articles: { prize: 'derelict' } });
      add(s, 0, 2, 2, 'E');
      add(s, 1, 12, 8, 'E');
      add(s, 0, 9, 5, 'E', MERCHANT, { flag: -1, side: -1, seat: -1, condition: 'struck' });
      return s;
    };
    expect(ending(fought())).toBe('');
    for (const loser of [0, 1]) {
      const s = fought();
      Object.assign(shipOf(s, loser), { condition: 'struck', side: -1, seat: -1 });
      expect(ending(s)).toBe('no-warships');
    }
    const held = fought();
    Object.assign(shipOf(held, 2), { condition: 'sailing', side: 1, seat: 1, captured: 1 });
    expect(ending(held)).toBe(''); // holding her ends nothing
    held.clock = 60;
    expect(ending(held)).toBe('clock');
  });

  test('R55 the whole table of points, by size', () => {
    const sizes = ['small', 'medium', 'large'] as const;
    const taken = { captured: 1, condition: 'sailing' } as const;
    const rows: readonly (readonly [string, 0 | 1, 'warship' | 'merchant', Partial<Ship>, readonly number[][]])[] = [
      [
        'exited',
        0,
        'merchant',
        { condition: 'exited', at: NOWHERE },
        [
          [2, 3, 5],
          [0, 0, 0],
        ],
      ],
      [
        'still sailing',
        0,
        'merchant',
        {},
        [
          [1, 1, 2],
          [0, 0, 0],
        ],
      ],
      [
        'held as a prize',
        0,
        'merchant',
        { ...taken, side: 1, seat: 1 },
        [
          [0, 0, 0],
          [4, 6, 10],
        ],
      ],
      [
        'burnt',
        0,
        'merchant',
        { condition: 'burnt', side: -1, seat: -1 },
        [
          [0, 0, 0],
          [0, 0, 0],
        ],
      ],
      [
        'struck',
        0,
        'merchant',
        { condition: 'struck', side: -1, seat: -1 },
        [
          [0, 0, 0],
          [0, 0, 0],
        ],
      ],
      [
        'retaken',
        0,
        'merchant',
        { ...taken, side: 0, seat: 0 },
        [
          [1, 1, 2],
          [0, 0, 0],
        ],
      ],
      [
        'escort taken',
        0,
        'warship',
        { ...taken, side: 1, seat: 1 },
        [
          [0, 0, 0],
          [2, 4, 6],
        ],
      ],
      [
        'escort burnt',
        0,
        'warship',
        { condition: 'burnt', side: -1, seat: -1 },
        [
          [0, 0, 0],
          [1, 2, 3],
        ],
      ],
      [
        'escort struck',
        0,
        'warship',
        { condition: 'struck', side: -1, seat: -1 },
        [
          [0, 0, 0],
          [1, 2, 3],
        ],
      ],
      [
        'raider taken',
        1,
        'warship',
        { ...taken, side: 0, seat: 0 },
        [
          [2, 4, 6],
          [0, 0, 0],
        ],
      ],
      [
        'raider burnt',
        1,
        'warship',
        { condition: 'burnt', side: -1, seat: -1 },
        [
          [1, 2, 3],
          [0, 0, 0],
        ],
      ],
      [
        'raider struck',
        1,
        'warship',
        { condition: 'struck', side: -1, seat: -1 },
        [
          [1, 2, 3],
          [0, 0, 0],
        ],
      ],
      [
        'warship sailing',
        1,
        'warship',
        {},
        [
          [0, 0, 0],
          [0, 0, 0],
        ],
      ],
    ];
    for (const [what, seat, kind, changes, points] of rows) {
      const found = sizes.map(size => {
        const s = sea({ over: 'clock' });
        add(s, seat, 5, 5, 'E', { kind, size }, changes);
        return scores(s);
      });
      expect([what, found.map(([convoy]) => convoy), found.map(([, raiders]) => raiders)]).toEqual([what, ...points]);
    }
  });

  test('R55 the higher total wins, for every seat of its side; equal is a draw', () => {
    const s = fleets({ over: 'clock' }, 4);
    s.stack.length = 0;
    expect(result(s)).toMatchObject({ winners: [0, 2], scores: [1, 0, 1, 0], reason: 'clock' });
    Object.assign(shipOf(s, 1), { condition: 'burnt', side: -1, seat: -1 });
    expect(result(s)).toMatchObject({ winners: [1, 3], scores: [1, 2, 1, 2] });
    Object.assign(shipOf(s, 2), { condition: 'burnt', side: -1, seat: -1 });
    Object.assign(shipOf(s, 0), { condition: 'struck', side: -1, seat: -1 });
    expect(result(s)).toMatchObject({ winners: [], scores: [2, 2, 2, 2] });
  });
});
