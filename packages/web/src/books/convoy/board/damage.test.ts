import type { ConvoyView } from '@weathergauge/rules-convoy';
import { ruleset } from '@weathergauge/rules-convoy';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Happening } from '../../../client/protocol.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { hurt, looksOf, opening } from '../../damaged.fixture.tsx';
import { book } from '../index.tsx';

beforeAll(startStrings);

const sound = opening(ruleset, 'H1');
/** She carries guns. */
const armed = sound.ships.find(ship => ship.fullGun > 0 && ship.at >= 0)?.id ?? -1;
const looks = (change: Partial<ConvoyView['ships'][number]>) => looksOf(book.scene(hurt(sound, armed, change)), armed);

describe('what is seen of a ship', () => {
  test('sound, she has all her masts and no hole', () => {
    expect(looks({})).toMatchObject({ holes: { port: 0, starboard: 0 }, list: 0 });
    expect(new Set(looks({}).masts)).toEqual(new Set(['whole']));
  });

  test('markers of guns and crew that were lost are holes, markers of sails are not', () => {
    expect(looks({ gun: 0 }).holes.port).toBeGreaterThan(0);
    expect(looks({ crew: 0 }).holes.port).toBeGreaterThan(0);
    expect(looks({ sail: 0 }).holes).toEqual({ port: 0, starboard: 0 });
  });

  test('sails are torn mast by mast, and with the last marker the last mast is gone', () => {
    const { sail } = sound.ships.find(({ id }) => id === armed) ?? { sail: 0 };
    const one = looks({ sail: sail - 1 });
    expect(one.masts.at(-1)).not.toBe('whole');
    expect(one.masts[0]).toBe('whole');
    expect(new Set(looks({ sail: 0 }).masts)).toEqual(new Set(['gone']));
    expect(looks({ sail: 0 }).drawn.stump).toBe(one.masts.length);
  });

  test('one that is aground lies over, and no other: no ship of this book takes water', () => {
    expect(looks({ aground: true }).drawn['hull-awash']).toBe(1);
    expect(looks({ gun: 0, crew: 0, sail: 0 }).list).toBe(0);
  });

  test('one that has burnt is in flames', () => {
    expect(looks({ condition: 'burnt' }).drawn['flame-outer']).toBe(3);
  });
});

test('a fight hand to hand is seen and heard, and a broadside tells all its hits however few balls are drawn', () => {
  const fight = { type: 'fight', ship: 0, target: armed, faces: [6], answer: [1], won: true };
  const shot = {
    type: 'shot',
    ship: 0,
    target: armed,
    battery: 'port',
    how: 'broadside',
    faces: Array(12).fill(6),
    again: [],
    hits: 11,
  };
  const motions = book.motions(
    sound,
    [fight, shot].map(event => ({ at: 1, event, words: '' }) as unknown as Happening),
  );
  expect(motions).toMatchObject([
    { kind: 'burst', what: 'boarding', ship: armed },
    { kind: 'caption', with: true },
    { kind: 'volley', hits: 8, tally: 11 },
    { kind: 'caption' },
  ]);
});
