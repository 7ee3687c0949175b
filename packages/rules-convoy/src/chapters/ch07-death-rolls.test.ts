import { describe, expect, test } from 'vitest';
import { clearAhead } from './ch01-sailing.ts';
import { placing } from './ch02-hits.ts';
import { activations } from './ch05-sequence.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { drill, happened, sea } from '../test/drill.fixture.ts';
import { put } from '../test/duel.fixture.ts';
import type { Ship } from '../model/state.ts';

const BARE = { crew: 0, gun: 0, sail: 0 } as const;

/** So many hits on a ship, by default without markers. */
function struckBy(hits: number, faces: number[], target: Partial<Ship> = BARE): Drill {
  const s = sea();
  put(s, 0, [0, 0], 'E');
  put(s, 1, [1, -2], 'E', {}, target);
  return drill(placing, { ship: 0, target: 1, hits }, s, ...faces);
}
const fate = (d: Drill) => d.s.ships[1]?.condition;

describe('death rolls', () => {
  test('7.1, 7.2 each hit on a ship without markers is a die, and on a 1 she burns', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const d = struckBy(1, [face]);
      expect([d.ended(), d.left(), fate(d)]).toEqual([true, 0, face === 1 ? 'burnt' : 'sailing']);
      expect(happened(d, 'death-roll')).toMatchObject([{ ship: 1, face, clause: '7.1' }]);
    }
  });

  test('7.1 a hit that takes a marker rolls nothing', () => {
    const d = struckBy(1, [], { crew: 1, gun: 0, sail: 0 });
    expect([d.ended(), happened(d, 'death-roll'), fate(d)]).toEqual([true, [], 'sailing']);
  });

  test('7.1, R24 a worked volley: five hits on a ship of two markers are two markers and three rolls', () => {
    const d = struckBy(5, [2, 6, 2], { crew: 1, gun: 1, sail: 0 });
    expect([happened(d, 'death-roll').length, d.left(), fate(d)]).toEqual([3, 0, 'sailing']);
    expect(d.s.ships[1]).toMatchObject({ ...BARE, side: 1 });
    expect(fate(struckBy(5, [2, 6, 1], { crew: 1, gun: 1, sail: 0 }))).toBe('burnt');
  });

  test('R31 they are rolled one at a time until the first 1', () => {
    const d = struckBy(4, [3, 1]);
    expect(happened(d, 'death-roll')).toMatchObject([{ face: 3 }, { face: 1 }]);
    expect([d.left(), fate(d)]).toEqual([0, 'burnt']);
  });

  test('7.2, R31 the wreck stays where it is, nobody’s, and in everybody’s way', () => {
    const d = struckBy(1, [1], { ...BARE, aground: 1, paused: 1 });
    const [ship, wreck] = d.s.ships as [Ship, Ship];
    expect(wreck).toMatchObject({ condition: 'burnt', seat: -1, side: -1, flag: 1, aground: 0, paused: 0 });
    expect(happened(d, 'burnt')).toMatchObject([{ ship: 1, clause: '7.2' }]);
    Object.assign(ship, { facing: 1 });
    put(d.s, 0, [0, -1], 'NE');
    expect(clearAhead(d.s, d.s.ships[2] as Ship)).toBe(false);
  });

  test('R31 a wreck has no more turns', () => {
    const d = struckBy(1, [1]);
    d.s.active = 1;
    expect(drill(activations, {}, d.s).ended()).toBe(true);
  });
});
