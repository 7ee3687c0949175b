/** What keeps a ship from sailing on: turns, the least move, what lies ahead, and the edge of the map. */

import { describe, expect, test } from 'vitest';
import { EXIT, LAND, NOWHERE } from '../model/chart.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, happened, sea } from '../test/drill.fixture.ts';
import type { What } from '../test/sailing.fixture.ts';
import {
  allTheWay,
  asFarAsSheGoes,
  ASTERN,
  DEAD_AHEAD,
  eastward,
  heading,
  LARGE,
  MERCHANT,
  ON_THE_BOW,
  ON_THE_QUARTER,
  place,
  sailed,
  setSail,
  SMALL,
} from '../test/sailing.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import { sizes } from '../model/vocabulary.ts';

describe('changes of direction', () => {
  /** Turns in every hex she may, weaving between two facings before a wind astern; gives the turns made. */
  function weave(what: What, ...faces: number[]): Drill {
    const d = setSail(eastward(ASTERN, what), ...faces);
    for (;;) {
      const helm = heading(d) === 'E' ? 'turn to=port' : 'turn to=starboard';
      const next = [helm, 'ahead', 'press'].find(answer => d.offers().includes(answer));
      if (next === undefined) return d;
      d.say(next);
    }
  }

  test('1.12 a large warship turns once in a move', () => {
    const d = weave(LARGE, 6);
    expect([sailed(d), happened(d, 'turned').length]).toEqual([3, 1]);
  });

  test('1.12, R16 every merchant turns once in a move, the small one too', () => {
    for (const size of sizes) {
      const d = weave({ kind: 'merchant', size }, 6, 1);
      expect(happened(d, 'turned')).toHaveLength(1);
    }
    const d = setSail(eastward(ON_THE_QUARTER, { ...MERCHANT, size: 'small' })).say('turn to=port');
    expect(d.refused('turn to=starboard')).toMatch(/^1\.12:/);
  });

  test('1.13 a small warship turns in every hex she enters', () => {
    const d = weave(SMALL, 6, 6, 6);
    expect([sailed(d), happened(d, 'turned').length]).toEqual([5, 5]);
  });

  test('1.14 a medium warship turns twice in a move', () => {
    const d = weave({}, 6);
    expect([sailed(d), happened(d, 'turned').length]).toEqual([3, 2]);
  });

  test('R8 she turns after entering a hex, never before, and one face only', () => {
    const before = setSail(eastward(ON_THE_BOW, SMALL));
    expect(before.refused('turn to=port')).toMatch(/^R8:/);
    const after = setSail(eastward(ASTERN, SMALL)).say('turn to=port');
    expect(heading(after)).toBe('NE');
    expect(after.refused('turn to=port')).toMatch(/^R8:/);
  });

  test('R8 no hex, no turn: a ship that stays where she is keeps her facing', () => {
    const d = setSail(eastward(ON_THE_BOW));
    expect(d.offers()).toEqual(['ahead', 'stop']);
    expect([heading(d.say('stop')), place(d)]).toEqual(['E', [4, 4]]);
  });

  test('R8 she may turn in the last hex of her move', () => {
    const d = setSail(eastward(ON_THE_BOW, LARGE)).say('ahead');
    expect(d.offers()).toEqual(['turn to=port', 'turn to=starboard', 'stop']);
  });
});

describe('the least move', () => {
  test('1.15, R12 one hex less than she has: none on the bow, one astern, two on the quarter', () => {
    for (const [wind, least] of [
      [ON_THE_BOW, 0],
      [ASTERN, 1],
      [ON_THE_QUARTER, 2],
    ] as const) {
      for (const what of [SMALL, {}, LARGE, MERCHANT]) {
        const d = setSail(eastward(wind, what));
        while (!d.offers().includes('stop')) {
          expect(d.refused('stop')).toMatch(/^R12:/);
          d.say('ahead');
        }
        expect(sailed(d)).toBe(least);
      }
    }
  });

  test('1.15, R12 hexes that dice have added count: she may fall one short of them all, not two', () => {
    const d = setSail(eastward(ON_THE_QUARTER), 6, 6).say('ahead', 'ahead', 'press', 'ahead', 'press');
    expect(d.offers()).toContain('stop');
    expect(sailed(d.say('stop'))).toBe(4);
  });

  test('R12, R13 a ship that is blocked stops early without penalty', () => {
    const s = eastward(ON_THE_QUARTER);
    add(s, 0, 6, 4, 'E');
    const d = setSail(s);
    expect([sailed(d), d.offers()]).toEqual([1, ['turn to=port', 'turn to=starboard', 'stop']]);
    expect(d.say('stop').ended()).toBe(true);
  });
});

describe('what lies in the way', () => {
  test('R13 no hex holds two ships: friend, enemy, prize, struck or burnt', () => {
    for (const [seat, changes] of [
      [0, {}],
      [1, {}],
      [1, { captured: 1 }],
      [0, { condition: 'struck', side: -1, seat: -1 }],
      [1, { condition: 'burnt', side: -1, seat: -1 }],
    ] as const) {
      const s = eastward(ON_THE_BOW);
      add(s, seat, 5, 4, 'E', {}, changes);
      const d = setSail(s);
      expect(d.offers()).not.toContain('ahead');
      expect(d.refused('ahead')).toMatch(/^R13:/);
    }
  });

  test('R13 nor is a die thrown for a hex that is taken', () => {
    const s = eastward(ON_THE_BOW, SMALL);
    add(s, 0, 6, 4, 'E');
    expect(setSail(s).say('ahead').offers()).toEqual(['turn to=port', 'turn to=starboard', 'stop']);
  });

  test('R13 a ship that has left the map is in nobody’s way', () => {
    const s = eastward(ASTERN);
    add(s, 0, 5, 4, 'E', MERCHANT, { condition: 'exited', at: NOWHERE });
    expect(sailed(allTheWay(setSail(s)))).toBe(2);
  });

  test('R48 no ship sails on to land', () => {
    const d = setSail(eastward(ON_THE_BOW, {}, {}, { chart: [[5, 4, LAND]] }));
    expect([place(d), d.offers().includes('ahead'), d.refused('ahead').slice(0, 4)]).toEqual([[4, 4], false, 'R48:']);
  });

  test('R57 a ship shut in ahead may turn one face where she lies, as her whole move', () => {
    const s = eastward(ASTERN, SMALL, {}, { chart: [[5, 4, LAND]] });
    const d = setSail(s);
    expect(d.offers()).toEqual(['spin to=port', 'spin to=starboard', 'stop']);
    d.say('spin to=port');
    expect([heading(d), place(d), d.ended()]).toEqual(['NE', [4, 4], true]);
  });

  test('R57 once she has sailed a hex she is not shut in, only blocked', () => {
    const shore: Sea['chart'] = [
      [6, 4, LAND],
      [5, 3, LAND],
    ];
    const d = setSail(eastward(ASTERN, LARGE, {}, { chart: shore })).say('turn to=port');
    expect([sailed(d), heading(d), d.ended()]).toEqual([1, 'NE', true]);
    const blocked = setSail(eastward(ASTERN, {}, {}, { chart: [[6, 4, LAND]] }));
    expect(blocked.offers()).toEqual(['turn to=port', 'turn to=starboard', 'stop']);
  });
});

describe('edges and exits', () => {
  /** One ship on the eastern edge, facing east before the wind. */
  function onTheEdge(seat: 0 | 1, what: What, changes: Partial<Ship> = {}, bits = EXIT): Convoy {
    const s = sea({ chart: [[14, 4, bits]] });
    add(s, seat, 14, 4, 'E', what, changes);
    return s;
  }

  test('R14 a merchant leaves from an exit hex', () => {
    const s = onTheEdge(0, MERCHANT);
    const d = setSail(s);
    expect(d.ended()).toBe(true);
    expect(shipOf(s, 0)).toMatchObject({ condition: 'exited', at: NOWHERE });
    expect(happened(d, 'exited')).toMatchObject([{ ship: 0, clause: 'R14' }]);
  });

  test('R14 every other edge is a wall', () => {
    const d = setSail(onTheEdge(0, MERCHANT, {}, 0));
    expect(d.offers()).not.toContain('ahead');
    expect(d.refused('ahead')).toMatch(/^R14:/);
    for (const [column, row, facing] of [
      [0, 4, 'W'],
      [7, 0, 'NE'],
      [7, 9, 'SW'],
    ] as const) {
      const s = sea({ wind: facing });
      add(s, 0, column, row, facing, MERCHANT);
      expect(setSail(s).offers()).toEqual(['spin to=port', 'spin to=starboard', 'stop']);
    }
  });

  test('R14 an exit is left over the edge: along the map it is a hex like others', () => {
    const s = sea({ wind: 'W', chart: [[14, 4, EXIT]] });
    add(s, 0, 14, 4, 'W', MERCHANT);
    const d = allTheWay(setSail(s));
    expect([shipOf(s, 0).condition, place(d)]).toEqual(['sailing', [12, 4]]);
  });

  test('R14 warships never leave, whosever they are', () => {
    for (const seat of [0, 1] as const) {
      const s = onTheEdge(seat, {});
      expect(setSail(s).offers()).toEqual(['spin to=port', 'spin to=starboard', 'stop']);
      expect(shipOf(s, 0).condition).toBe('sailing');
    }
  });

  test('R14, R59 a merchant in the raiders’ hands does not leave; one retaken by the convoy does', () => {
    const prize = onTheEdge(1, MERCHANT, { captured: 1, flag: 0 });
    expect(setSail(prize).offers()).toEqual(['spin to=port', 'spin to=starboard', 'stop']);
    const retaken = onTheEdge(0, MERCHANT, { captured: 1, flag: 0, quality: 0 });
    setSail(retaken);
    expect(shipOf(retaken, 0).condition).toBe('exited');
  });

  test('R14 leaving costs one hex of movement', () => {
    const far = sea({ chart: [[14, 4, EXIT]] });
    add(far, 0, 12, 4, 'E', { ...MERCHANT, size: 'large' }); // two hexes before the wind bring her to the edge
    const d = allTheWay(setSail(far));
    expect([place(d), shipOf(far, 0).condition]).toEqual([[14, 4], 'sailing']);
    expect(d.refused('ahead')).toMatch(/^R5:/);
    expect(d.offers()).toContain('press');
    d.say([3], 'press', 'ahead');
    expect(shipOf(far, 0).condition).toBe('exited');

    const near = sea({ chart: [[14, 4, EXIT]] });
    add(near, 0, 13, 4, 'E', { ...MERCHANT, size: 'large' });
    allTheWay(setSail(near));
    expect(shipOf(near, 0).condition).toBe('exited');
  });

  test('R57 a ship with her bow against the edge may come round where she lies', () => {
    const s = onTheEdge(1, LARGE);
    const d = setSail(s).say('spin to=starboard');
    expect([heading(d), d.ended()]).toEqual(['SE', true]);
  });
});

describe('what is not asked', () => {
  test('R58 the hexes she must sail are sailed without asking, up to the first choice', () => {
    const d = setSail(eastward(ON_THE_QUARTER));
    expect([sailed(d), d.offers()]).toEqual([1, ['ahead', 'turn to=port', 'turn to=starboard']]);
    // With her one turn made, a merchant is next asked where she may shorten sail.
    const merchant = setSail(eastward('E', MERCHANT)).say('turn to=port');
    expect([sailed(merchant), merchant.offers()]).toEqual([1, ['ahead', 'stop']]);
  });

  test('R58 a ship that can do nothing more is not asked to stop', () => {
    expect(setSail(eastward(DEAD_AHEAD)).say('spin to=port').ended()).toBe(true);
    expect(setSail(eastward(ON_THE_BOW, LARGE)).say('ahead', 'turn to=port').ended()).toBe(true);
  });

  test('9.5 a prize sails as any other ship, but without sails she has no dice', () => {
    const s = eastward(ON_THE_QUARTER, { ...MERCHANT, quality: 'scurvy' }, { captured: 1, crew: 1, gun: 0, sail: 0 });
    expect(asFarAsSheGoes(s)).toBe(3);
    const mended = eastward(ON_THE_QUARTER, { ...MERCHANT, quality: 'scurvy' }, { captured: 1, crew: 1, sail: 1 });
    expect(asFarAsSheGoes(mended, 4, 3)).toBe(4);
  });
});
