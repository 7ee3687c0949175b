import { describe, expect, test } from 'vitest';
import { activation } from './ch05-sequence.ts';
import { recovery } from './ch08-recovery.ts';
import { recoveryDice } from '../model/abilities.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { drill, happened, sea } from '../test/drill.fixture.ts';
import { paper, put } from '../test/duel.fixture.ts';
import type { Ship } from '../model/state.ts';
import type { Quality } from '../model/vocabulary.ts';

/** A medium warship, paper 4/3/3, after losses. */
function hurt(changes: Partial<Ship>, faces: number[], quality: Quality = 'ordinary'): Drill {
  const s = sea();
  put(s, 0, [0, 0], 'E', { quality }, changes);
  return drill(recovery, { ship: 0 }, s, ...faces);
}
const left = (d: Drill) => paper(d.s.ships[0] as Ship);

describe('recovery', () => {
  test('8.1 one die for each crew marker, and one more for a battle-hardened crew', () => {
    const s = sea();
    const dice = (crew: number, quality: Quality) => recoveryDice(put(s, 0, [0, 0], 'E', { quality }, { crew }));
    expect([1, 2, 3, 4, 5, 6].map(crew => dice(crew, 'ordinary'))).toEqual([1, 2, 3, 4, 5, 6]);
    expect([1, 2, 3, 4, 5].map(crew => dice(crew, 'battle-hardened'))).toEqual([2, 3, 4, 5, 6]);
    expect([1, 2, 3, 4, 5].map(crew => dice(crew, 'scurvy'))).toEqual([1, 2, 3, 4, 5]);
  });

  test('8.2 at least one die', () => {
    const d = hurt({ crew: 0 }, [4]);
    expect(happened(d, 'recovery')).toMatchObject([{ faces: [4], successes: 0 }]);
    expect(left(d)).toBe('0/3/3');
  });

  test('8.2 each 5 or 6 brings a marker back, and nothing else does', () => {
    const d = hurt({ crew: 3, gun: 1, sail: 1 }, [4, 5, 6]);
    expect(happened(d, 'recovery')).toMatchObject([{ successes: 2 }]);
    expect([d.ask(), d.seat()]).toEqual(['recovery.mend', 0]);
    d.say('mend marker=gun', 'mend marker=sail');
    expect([d.ended(), left(d)]).toEqual([true, '3/2/2']);
    expect(left(hurt({ crew: 3, gun: 1, sail: 1 }, [1, 2, 4]))).toBe('3/1/1');
  });

  test('R33 a marker of any type that is lost, as her owner likes', () => {
    const d = hurt({ crew: 2, gun: 1 }, [5, 1]);
    expect(d.offers()).toEqual(['mend marker=crew', 'mend marker=gun']);
    expect(() => d.say('mend marker=sail')).toThrow();
    d.say('mend marker=crew');
    expect([d.ended(), left(d)]).toEqual([true, '3/1/3']);
  });

  test('R33, R58 where one type is short there is nothing to choose, and never above her paper', () => {
    const one = hurt({ gun: 1 }, [5, 1, 1, 1]);
    expect([one.ended(), left(one)]).toEqual([true, '4/2/3']);
    const all = hurt({ gun: 2, sail: 2 }, [5, 5, 6, 6]);
    expect([all.ended(), left(all)]).toEqual([true, '4/3/3']);
    expect(happened(all, 'mended').length).toBe(2);
  });

  test('R33 after each choice what is left is looked at again', () => {
    const d = hurt({ crew: 3, gun: 1, sail: 2 }, [5, 5, 5]);
    d.say('mend marker=crew', 'mend marker=sail');
    expect([d.ended(), left(d)]).toEqual([true, '4/2/3']);
  });

  test('R58 a sound ship rolls nothing', () => {
    const d = hurt({}, []);
    expect([d.ended(), d.events]).toEqual([true, []]);
  });

  test('R34, 12.6 grounded and paused ships recover too', () => {
    for (const changes of [{ aground: 2 }, { paused: 1 }]) {
      const s = sea();
      const ship = put(s, 0, [0, 0], 'E', {}, { gun: 2, ...changes });
      const d = drill(activation, { ship: 0 }, s, 5, 1, 1, 1);
      expect([d.ended(), paper(ship)]).toEqual([true, '4/3/3']);
      expect(happened(d, 'sailed')).toEqual([]);
    }
  });

  test('5.3, R33 it comes before the move', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E', {}, { gun: 2 });
    const d = drill(activation, { ship: 0 }, s, 5, 1, 1, 1);
    expect(d.events.map(event => event.type).slice(0, 3)).toEqual(['recovery', 'mended', 'sailed']);
  });
});
