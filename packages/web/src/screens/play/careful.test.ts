import { expect, test } from 'vitest';
import type { Draft, Hand, Way } from '../../books/hand.ts';
import { careful } from './careful.ts';

const LEAST = 10;

/** She turns, and runs on so far. */
const hand = {
  ship: 0,
  steer: ([points = 0, far = 0]: readonly number[]): Draft => ({
    ship: 0,
    figures: [points, far],
    orders: far < LEAST ? [] : [`run ${far}`],
    snap: '',
  }),
  scales: () => [
    { id: 'points', keys: 'across', label: '', least: -3, most: 3, step: 1, words: '' },
    { id: 'far', keys: 'along', label: '', least: 0, most: 300, step: 1, words: '' },
  ],
} as unknown as Hand;

async function eased(far: number, harm: number): Promise<{ draft: Draft; way: Way | null; looks: number }> {
  let looks = 0;
  const found = await careful(hand, hand.steer([1, far]), 'short of it', async ({ figures }) => {
    looks++;
    return { pose: { x: 0, y: 0, heading: 0 }, path: [], words: '', danger: (figures[1] ?? 0) >= harm ? 'harm' : '' };
  });
  return { ...found, looks };
}

test('a way that does no harm is taken as it is, at one look', async () => {
  const { draft, looks } = await eased(250, 300);
  expect(draft).toEqual(hand.steer([1, 250]));
  expect(looks).toBe(1);
});

test('she stops a millimetre short of what nobody wants, wherever that is, and it is said', async () => {
  for (let harm = LEAST + 1; harm <= 300; harm += 7) {
    const { draft, way, looks } = await eased(300, harm);
    expect(draft).toMatchObject({ figures: [1, harm - 1], snap: 'short of it' });
    expect(way?.danger).toBe('');
    expect(looks).toBeLessThan(12);
  }
});

test('where every way does harm, the harm is shown', async () => {
  const { draft, way } = await eased(300, LEAST);
  expect(draft.figures).toEqual([1, 300]);
  expect(way?.danger).toBe('harm');
});
