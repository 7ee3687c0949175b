import type { AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import { ruleset } from '@weathergauge/rules-age-of-sail';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Happening } from '../../../client/protocol.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { hurt, looksOf, opening } from '../../damaged.fixture.tsx';
import { book } from '../index.tsx';

beforeAll(startStrings);

const sound = opening(ruleset, 'line-of-battle');
const looks = (change: Partial<AgeOfSailView['ships'][number]>, view: Partial<AgeOfSailView> = {}) =>
  looksOf(book.scene({ ...hurt(sound, 0, change), ...view }), 0);

describe('what is seen of a ship', () => {
  test('sound, she has all her masts, no hole and no list', () => {
    expect(looks({})).toMatchObject({
      holes: { port: 0, starboard: 0 },
      masts: ['whole', 'whole', 'whole'],
      list: 0,
      drawn: { stump: 0, 'hull-holes': 0, 'hull-awash': 0, 'flame-outer': 0 },
    });
  });

  test('decks that were lost are holes in that side', () => {
    const { port, starboard } = looks({ port: 0 }).holes;
    expect(starboard).toBe(0);
    expect(port).toBeGreaterThan(1);
    expect(looks({ port: 0 }).drawn['hull-holes']).toBe(1);
  });

  test('hull that was lost is seen on both sides', () => {
    const { port, starboard } = looks({ hull: 0 }).holes;
    expect([port, starboard]).toEqual([port, port]);
    expect(port).toBeGreaterThan(0);
  });

  test('a mast that went by the board is a stump, in its place', () => {
    expect(looks({ main: 0 })).toMatchObject({ masts: ['whole', 'gone', 'whole'], drawn: { stump: 1 } });
    expect(looks({ fore: 0, main: 0, mizzen: 0 }).drawn.stump).toBe(3);
  });

  test('2.7 a ship that has lost a mast is not told as sound', () => {
    const lostOf = (change: Partial<AgeOfSailView['ships'][number]>): number | undefined =>
      book.scene(hurt(sound, 0, change)).ships[0]?.lost;
    expect(lostOf({})).toBe(0);
    expect(lostOf({ fore: 0 })).toBeGreaterThan(0);
    expect(lostOf({ port: 0, starboard: 0, hull: 0, fore: 0, main: 0, mizzen: 0 })).toBe(1);
  });

  test('a wreck lies over, and further in seas in which she may founder', () => {
    const wreck = { port: 0, starboard: 0, hull: 0 };
    const calm = looks(wreck, { windSpeed: 2 });
    const gale = looks(wreck, { windSpeed: 6 });
    expect(calm.drawn['hull-awash']).toBe(1);
    expect(calm.list).toBeGreaterThan(0);
    expect(gale.list).toBeGreaterThan(calm.list);
  });

  test('a fire is small at first', () => {
    expect(looks({ fire: 1 }).drawn['flame-outer']).toBe(1);
    expect(looks({ fire: 2 }).drawn['flame-outer']).toBe(3);
  });
});

test('a boarding is seen and heard over whom it is about', () => {
  const event = { type: 'boarding', to: 'all', clause: '4.20', ship: 0, target: 1, faces: [3], answer: [2], winner: 0 };
  const shown = book.motions(sound, [{ at: 1, event, words: '' } as unknown as Happening]);
  expect(shown).toMatchObject([
    { kind: 'burst', what: 'boarding', ship: 1 },
    { kind: 'caption', ship: 1, with: true },
  ]);
});
