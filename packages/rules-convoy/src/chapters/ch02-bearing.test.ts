/** What a gun can be fired at: arcs, range, lines of sight and targets. */

import { axialToOddR, hexRing, hexRotate, oddRToAxial } from '@weathergauge/seamanship';
import { describe, expect, test } from 'vitest';
import { sail } from './ch01-sailing.ts';
import { rangeOf } from '../model/abilities.ts';
import { arcOf, hexAt, LAND, rakes } from '../model/chart.ts';
import { add, drill, sea } from '../test/drill.fixture.ts';
import type { Offset } from '../test/duel.fixture.ts';
import { ABEAM, blanks, fires, pair, put, sixes } from '../test/duel.fixture.ts';
import type { Size } from '../model/vocabulary.ts';
import { batteries, sizes } from '../model/vocabulary.ts';

/** Both hexes of an offset, on rows that hold the farthest of them. */
function hexes([dq, dr]: Offset): { here: number; there: number } {
  const row = dr > 0 ? 2 : 7;
  const { q, r } = oddRToAxial(7, row);
  const to = axialToOddR(q + dq, r + dr);
  return { here: hexAt(7, row), there: hexAt(to.column, to.row) };
}

/** P, S, B or A, and a star where a shooter who stands there would rake this ship. */
function reading(facing: number, offset: Offset): string {
  const { here, there } = hexes(offset);
  const arc = { port: 'P', starboard: 'S', bow: 'B', stern: 'A' }[batteries[arcOf(facing, here, there)] ?? 'bow'];
  return arc + (rakes(facing, here, there) ? '*' : '');
}

function turned([dq, dr]: Offset, facing: number): Offset {
  const { q, r } = hexRotate(dq, dr, facing);
  return [q, r];
}

describe('arcs', () => {
  /** For a ship facing east, by axial offset. */
  const golden: Readonly<Record<string, string>> = {
    '-1,0': 'A*',
    '-1,1': 'S',
    '0,-1': 'P',
    '0,1': 'S',
    '1,-1': 'P',
    '1,0': 'B*',

    '-2,0': 'A*',
    '-2,1': 'A',
    '-2,2': 'S',
    '-1,-1': 'A',
    '-1,2': 'S',
    '0,-2': 'P',
    '0,2': 'S',
    '1,-2': 'P',
    '1,1': 'B',
    '2,-2': 'P',
    '2,-1': 'B',
    '2,0': 'B*',

    '-3,0': 'A*',
    '-3,1': 'A*',
    '-3,2': 'A',
    '-3,3': 'S',
    '-2,-1': 'A*',
    '-2,3': 'S',
    '-1,-2': 'A',
    '-1,3': 'S',
    '0,-3': 'P',
    '0,3': 'S',
    '1,-3': 'P',
    '1,2': 'B',
    '2,-3': 'P',
    '2,1': 'B*',
    '3,-3': 'P',
    '3,-2': 'B',
    '3,-1': 'B*',
    '3,0': 'B*',
  };
  const ring = (range: number): Offset[] => hexRing(0, 0, range).map(({ q, r }) => [q, r]);

  test('R17, R18 every hex within three of a ship facing east lies in the arc, and rakes or not, as the table says', () => {
    const found = Object.fromEntries([1, 2, 3].flatMap(ring).map(offset => [offset.join(), reading(0, offset)]));
    expect(found).toEqual(golden);
  });

  test('R17, R18 on every other facing the arcs turn with her', () => {
    for (let facing = 1; facing < 6; facing++)
      for (const offset of [1, 2, 3].flatMap(ring))
        expect(reading(facing, turned(offset, facing))).toBe(golden[offset.join()]);
  });

  test('R17, R18 at range r bow and stern hold 2r-1 hexes, each broadside r+1, and 1, 1, 3, 3, 5 of bow and of stern rake', () => {
    for (const [range, end, side, raking] of [
      [1, 1, 2, 1],
      [2, 3, 3, 1],
      [3, 5, 4, 3],
      [4, 7, 5, 3],
      [5, 9, 6, 5],
    ] as const) {
      const found = ring(range).map(offset => reading(0, offset));
      const count = (of: string) => found.filter(each => each.startsWith(of)).length;
      expect(found.length).toBe(6 * range);
      expect([count('B'), count('A'), count('P'), count('S')]).toEqual([end, end, side, side]);
      expect([count('B*'), count('A*'), count('P*'), count('S*')]).toEqual([raking, raking, 0, 0]);
    }
  });

  test('R17 an enemy is on offer to the one battery that bears on her', () => {
    for (const offset of [1, 2].flatMap(ring)) {
      const { s, ship } = pair(offset, 'E');
      const battery = { P: 'port', S: 'starboard', B: 'bow', A: 'stern' }[golden[offset.join()]?.[0] ?? ''];
      expect(fires(s, ship)).toEqual([`fire battery=${battery} target=1`]);
      expect(drill(sail, { ship: 0 }, s).offers()).toContain(`fire battery=${battery} target=1`);
    }
  });

  test('R17 a battery that does not bear is refused', () => {
    const { s } = pair(ABEAM, 'E');
    const d = drill(sail, { ship: 0 }, s);
    for (const battery of ['starboard', 'bow', 'stern'])
      expect(d.refused(`fire battery=${battery} target=1`)).toMatch(/^R17: /);
    expect(d.refused('fire battery=port target=1')).toBe('');
  });
});

describe('range', () => {
  /** The farthest hex at which a target is on offer, along a direction. */
  function reach(ship: Partial<{ kind: 'warship' | 'merchant'; size: Size }>, [dq, dr]: Offset): number {
    const far = [1, 2, 3, 4, 5, 6].filter(range => {
      const s = sea();
      const shooter = add(s, 0, 7, 7, 'E', ship);
      const { q, r } = oddRToAxial(7, 7);
      const to = axialToOddR(q + dq * range, r + dr * range);
      add(s, 1, to.column, to.row, 'E');
      return fires(s, shooter).length > 0;
    });
    expect(far).toEqual(Array.from({ length: far.length }, (_, i) => i + 1));
    return far.length;
  }

  test('2.1 broadsides of small, medium and large warships reach 3, 4 and 5 hexes', () => {
    expect(sizes.map(size => reach({ kind: 'warship', size }, [1, -1]))).toEqual([3, 4, 5]);
  });

  test('2.2 every merchant’s broadside reaches 3', () => {
    expect(sizes.map(size => reach({ kind: 'merchant', size }, [1, -1]))).toEqual([3, 3, 3]);
  });

  test('2.3, R28 bow and stern chasers of every ship reach 2', () => {
    for (const kind of ['warship', 'merchant'] as const)
      for (const size of sizes) {
        expect(reach({ kind, size }, [1, 0])).toBe(2);
        expect(reach({ kind, size }, [-1, 0])).toBe(2);
      }
    const { ship } = pair(ABEAM, 'E');
    expect([2, 3].map(battery => rangeOf(ship, battery))).toEqual([2, 2]);
  });
});

describe('line of sight', () => {
  /** May a large ship in the middle fire at a target there, with this in between? */
  function sees(at: Offset, between: Offset[], what: 'land' | 'fog' | 'ship'): boolean {
    const place = ([dq, dr]: Offset) => {
      const { column, row } = axialToOddR(5 + dq, 5 + dr);
      return [column, row] as const;
    };
    const s = sea({
      fog: what === 'fog' ? between.map(place) : [],
      chart: what === 'land' ? between.map(hex => [...place(hex), LAND] as const) : [],
    });
    const ship = put(s, 0, [0, 0], 'E', { size: 'large' });
    put(s, 1, at, 'E');
    if (what === 'ship') for (const hex of between) put(s, 0, hex, 'E');
    return fires(s, ship).length > 0;
  }

  test('R29, R48 land or fog on the line between centres blocks it', () => {
    for (const what of ['land', 'fog'] as const) {
      expect(sees([3, -3], [], what)).toBe(true);
      expect(sees([3, -3], [[1, -1]], what)).toBe(false);
      expect(sees([3, -3], [[2, -2]], what)).toBe(false);
      expect(sees([3, -3], [[1, -2]], what)).toBe(true);
      // A line that is no spine: (1, -3) crosses (0, -1) and (1, -2).
      expect(sees([1, -3], [[0, -1]], what)).toBe(false);
      expect(sees([1, -3], [[1, -2]], what)).toBe(false);
      expect(sees([1, -3], [[0, -2]], what)).toBe(true);
    }
  });

  test('R29 where the line runs along a side both hexes must block', () => {
    // To (1, -2) it runs between (0, -1) and (1, -1).
    for (const what of ['land', 'fog'] as const) {
      expect(sees([1, -2], [[0, -1]], what)).toBe(true);
      expect(sees([1, -2], [[1, -1]], what)).toBe(true);
      expect(
        sees(
          [1, -2],
          [
            [0, -1],
            [1, -1],
          ],
          what,
        ),
      ).toBe(false);
    }
  });

  test('R29 ships do not block', () => {
    expect(
      sees(
        [3, -3],
        [
          [1, -1],
          [2, -2],
        ],
        'ship',
      ),
    ).toBe(true);
  });

  test('11.2, R28, R46 no shot into fog or out of it, at one hex either, nor with a chaser', () => {
    for (const at of [
      [1, -1],
      [1, 0],
      [-1, 0],
      [1, -2],
    ] as const) {
      expect(sees(at, [at], 'fog')).toBe(false);
      expect(sees(at, [[0, 0]], 'fog')).toBe(false);
      expect(sees(at, [], 'fog')).toBe(true);
    }
  });
});

describe('targets', () => {
  test('R30 a prize is an enemy of those who lost her, and of nobody else', () => {
    const s = sea();
    const was = put(s, 0, [0, 0], 'E');
    const prize = put(s, 0, ABEAM, 'E', { kind: 'merchant' }, { captured: 1, seat: 1, side: 1 });
    const captor = put(s, 1, [2, -4], 'E');
    expect(fires(s, was)).toEqual([`fire battery=port target=${prize.id}`, `fire battery=port target=${captor.id}`]);
    expect(fires(s, captor)).toEqual([`fire battery=starboard target=${was.id}`]);
    const d = drill(sail, { ship: was.id }, s).say(
      [...sixes(2, 6), ...blanks(4)],
      `fire battery=port target=${prize.id}`,
    );
    expect([d.ask(), d.seat()]).toEqual(['placing.first', 1]);
  });

  test('R30, 10.3, R31 nobody fires at a struck ship, at a wreck, or at one not on the map', () => {
    for (const changes of [
      { condition: 'struck', side: -1, seat: -1 },
      { condition: 'burnt', side: -1, seat: -1 },
      { condition: 'exited', at: -1 },
      { condition: 'unplaced', at: -1 },
    ] as const) {
      const { s, ship, target } = pair(ABEAM, 'E');
      expect(fires(s, ship).length).toBe(1);
      Object.assign(target, changes);
      expect(fires(s, ship)).toEqual([]);
    }
  });

  test('R30, R14 a merchant that is away is no target from any hex of the map', () => {
    for (let row = 0; row < 10; row++)
      for (let column = 0; column < 15; column++) {
        const s = sea();
        const ship = add(s, 1, column, row, 'E', { size: 'large' });
        add(s, 0, 14, 4, 'E', { kind: 'merchant' }, { condition: 'exited', at: -1 });
        expect(fires(s, ship)).toEqual([]);
      }
  });

  test('R30 allies and one’s own ships are no targets', () => {
    const s = sea({ articles: { sides: [0, 1, 0, 1] } });
    const ship = put(s, 0, [0, 0], 'E');
    put(s, 2, ABEAM, 'E');
    put(s, 0, [-1, 2], 'E');
    expect(fires(s, ship)).toEqual([]);
    put(s, 3, [2, -3], 'E');
    expect(fires(s, ship)).toEqual(['fire battery=port target=3']);
  });
});
