import type { SailsView } from '@weathergauge/rules-sails-of-glory';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { FLOODED } from '@weathergauge/rules-sails-of-glory/geometry';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Happening } from '../../../client/protocol.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { hurt, looksOf, opening } from '../../damaged.fixture.tsx';
import { book } from '../index.tsx';

beforeAll(startStrings);

const sound = opening(ruleset, 'enemy-in-sight', { level: 'advanced', placing: false });
const boxes = sound.ships[0]?.hull.length ?? 0;
const looks = (change: Partial<SailsView['ships'][number]>) => looksOf(book.scene(hurt(sound, 0, change)), 0);
/** Her boxes, so many of them filled with this. */
const filled = (count: number, points: number): number[] =>
  Array.from({ length: boxes }, (_, i) => (i < count ? points : 0));

describe('what is seen of a ship', () => {
  test('sound, she has three masts, no hole and no list', () => {
    expect(looks({})).toMatchObject({
      holes: { port: 0, starboard: 0 },
      masts: ['whole', 'whole', 'whole'],
      list: 0,
      drawn: { stump: 0, 'sail-torn': 0, 'hull-awash': 0 },
    });
  });

  test('boxes of her hull are holes, more for more', () => {
    const few = looks({ hull: filled(1, 9) }).holes.port;
    expect(few).toBeGreaterThan(0);
    expect(looks({ hull: filled(boxes - 1, 9) }).holes.port).toBeGreaterThan(few);
  });

  test('masts are stumps and sails are torn', () => {
    expect(looks({ masts: 1 }).drawn.stump).toBe(1);
    expect(looks({ tornSails: 2 })).toMatchObject({ masts: ['torn', 'torn', 'whole'], drawn: { 'sail-torn': 2 } });
  });

  test('a leak lets her lie over, water in her further', () => {
    const leaking = looks({ leaks: 1 });
    expect(leaking.drawn['hull-awash']).toBe(1);
    expect(looks({ leaks: 1, hull: filled(3, FLOODED) }).list).toBeGreaterThan(leaking.list);
  });

  test('two fires are a large one', () => {
    expect(looks({ fires: 1 }).drawn['flame-outer']).toBe(1);
    expect(looks({ fires: 2 }).drawn['flame-outer']).toBe(3);
  });
});

test('counters of a boarding are drawn in a fight that is seen and heard', () => {
  const event = { type: 'drew', ship: 1, by: 0, cause: 'boarding', row: 'A', faces: [0] };
  const shown = book.motions(sound, [{ at: 1, event, words: '' } as unknown as Happening]);
  expect(shown).toMatchObject([
    { kind: 'burst', what: 'boarding', ship: 1 },
    { kind: 'caption', ship: 1, with: true },
  ]);
});
