import type { SeaView } from '@weathergauge/rules-captains-sea';
import { ruleset } from '@weathergauge/rules-captains-sea';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Happening } from '../../../client/protocol.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { hurt, looksOf, opening } from '../../damaged.fixture.tsx';
import { book } from '../index.tsx';

beforeAll(startStrings);

const sound = opening(ruleset, 'constitution-java');
const whole = sound.ships[0]?.boxes.length ?? 0;
const looks = (change: Partial<SeaView['ships'][number]>) => looksOf(book.scene(hurt(sound, 0, change)), 0);

describe('what is seen of a ship', () => {
  test('sound, she has three masts and no hole', () => {
    expect(looks({})).toMatchObject({ holes: { port: 0, starboard: 0 }, masts: ['whole', 'whole', 'whole'] });
  });

  test('boxes of her sections are holes in that side', () => {
    const { port, starboard } = looks({ guns: [0, whole, whole, whole] }).holes;
    expect(port).toBeGreaterThan(0);
    expect(starboard).toBe(0);
    expect(looks({ guns: [whole, whole, 0, 0] }).holes).toMatchObject({ port: 0, starboard: 6 });
  });

  test('with half of her hull boxes shot away she begins to lie over, to the side that has most holes', () => {
    expect(looks({ guns: [whole, whole, 0, 0] }).list).toBe(0);
    const riddled = looks({ guns: [0, 1, 0, 0] });
    expect(riddled).toMatchObject({ low: 'starboard', drawn: { 'hull-awash': 1 } });
    expect(looks({ guns: [0, 0, 0, 0] }).list).toBeGreaterThan(riddled.list);
  });

  test('rigging is torn, then gone, from the bow aft', () => {
    const rigging = sound.ships[0]?.fullRigging ?? 0;
    expect(looks({ rigging: rigging - 1 }).masts[0]).not.toBe('gone');
    expect(looks({ rigging: Math.floor(rigging / 2) }).masts).toEqual(['gone', 'torn', 'whole']);
    expect(looks({ rigging: 0 }).drawn.stump).toBe(3);
  });

  test('a fire is seen', () => {
    expect(looks({ onFire: true }).drawn['flame-outer']).toBe(1);
  });
});

test('a fight hand to hand is seen and heard over whom it is about', () => {
  const event = { type: 'melee', ship: 0, target: 1, faces: [6], answer: [1], hits: 2, answerHits: 0 };
  const shown = book.motions(sound, [{ at: 1, event, words: '' } as unknown as Happening]);
  expect(shown).toMatchObject([
    { kind: 'burst', what: 'boarding', ship: 1 },
    { kind: 'caption', ship: 1, with: true },
  ]);
});
