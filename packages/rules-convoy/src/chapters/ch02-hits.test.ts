import { describe, expect, test } from 'vitest';
import { shoot } from './ch02-gunnery.ts';
import { OWN, pool, RETURN } from './ch02-pool.ts';
import { placing } from './ch02-hits.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { drill, happened, sea } from '../test/drill.fixture.ts';
import { blanks, paper, put, sixes } from '../test/duel.fixture.ts';
import type { Ship } from '../model/state.ts';

/** So many hits of ship 0 on ship 1, a medium warship of 4/3/3 unless changed. */
function hit(hits: number, target: Partial<Ship> = {}, ...faces: number[]): Drill {
  const s = sea();
  put(s, 0, [0, 0], 'E');
  put(s, 1, [1, -2], 'E', {}, target);
  return drill(placing, { ship: 0, target: 1, hits }, s, ...faces);
}

const left = (d: Drill) => paper(d.s.ships[1] as Ship);

describe('placing hits', () => {
  test('2.17 the target’s owner places the first hit, the shooter all others', () => {
    const d = hit(3);
    expect([d.ask(), d.seat()]).toEqual(['placing.first', 1]);
    d.say('hit marker=sail');
    expect([d.ask(), d.seat()]).toEqual(['placing.other', 0]);
    d.say('hit marker=crew');
    expect([d.ask(), d.seat()]).toEqual(['placing.other', 0]);
    d.say('hit marker=crew');
    expect([d.ended(), left(d)]).toEqual([true, '2/3/2']);
    expect(happened(d, 'marker-lost')).toMatchObject([
      { marker: 'sail', by: 'owner' },
      { marker: 'crew', by: 'shooter' },
      { marker: 'crew', by: 'shooter' },
    ]);
  });

  test('2.17 a single hit is the owner’s to place', () => {
    const d = hit(1).say('hit marker=gun');
    expect([d.ended(), left(d)]).toEqual([true, '4/2/3']);
  });

  test('R24 each hit removes one marker, of a type that still has one', () => {
    const d = hit(3, { gun: 1 });
    expect(d.offers()).toEqual(['hit marker=crew', 'hit marker=gun', 'hit marker=sail']);
    d.say('hit marker=gun');
    expect(d.offers()).toEqual(['hit marker=crew', 'hit marker=sail']);
    expect(() => d.say('hit marker=gun')).toThrow();
    expect(hit(1, { crew: 0 }).offers()).toEqual(['hit marker=gun', 'hit marker=sail']);
  });

  test('R24, R58 where one type is left there is nothing to choose', () => {
    const d = hit(2, { gun: 0, sail: 0 });
    expect([d.ended(), left(d)]).toEqual([true, '2/0/0']);
    const after = hit(3, { crew: 1, gun: 0 }).say('hit marker=crew');
    expect([after.ended(), left(after)]).toEqual([true, '0/0/1']);
  });

  test('2.17, R58 a first hit that falls without a choice is still the owner’s', () => {
    const d = hit(2, { gun: 0, sail: 0 });
    expect(happened(d, 'marker-lost')).toMatchObject([{ by: 'owner' }, { by: 'shooter' }]);
  });

  test('R24, R58 as many hits as she has markers sweep her bare without a death roll', () => {
    const d = hit(10);
    expect([d.ended(), left(d)]).toEqual([true, '0/0/0']);
    expect(d.s.ships[1]).toMatchObject({ condition: 'sailing', side: 1 });
    expect(happened(d, 'death-roll')).toEqual([]);
  });

  test('R24, 7.1 hits beyond her last marker are death rolls', () => {
    const d = hit(5, { crew: 1, gun: 0, sail: 1 }, 3, 4, 6);
    expect([d.ended(), left(d), d.left()]).toEqual([true, '0/0/0', 0]);
    expect(happened(d, 'death-roll')).toMatchObject([{ face: 3 }, { face: 4 }, { face: 6 }]);
  });

  test('2.8, 2.17, R24, R27 a worked shot: four hits through the stern of a medium merchant leave 0/0/1, unanswered', () => {
    const s = sea();
    const ship = put(s, 0, [0, 0], 'E');
    const merchant = put(s, 1, [1, -1], 'NE', { kind: 'merchant' });
    const d = drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...sixes(3, 12), ...sixes(1, 9));
    expect([happened(d, 'shot').length, d.left(), paper(merchant)]).toEqual([1, 0, '2/1/2']);
    d.say('hit marker=gun', 'hit marker=crew', 'hit marker=crew');
    expect([d.ended(), paper(merchant)]).toEqual([true, '0/0/1']);
    // Had a broadside borne: 0 for guns, 3 for short range, less 3 and 2.
    expect(pool(s, merchant, ship, RETURN)).toBe(2);
  });

  test('2.17 no hit, no question', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E');
    put(s, 1, [1, -2], 'E');
    const d = drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...blanks(12));
    expect([d.ended(), left(d)]).toEqual([true, '4/3/3']);
  });
});
