import { expect, test } from 'vitest';
import { NOWHERE } from './places.ts';
import { at, blockNamed, campaign, fleet } from '../test/drill.fixture.ts';
import { blockOf } from './state.ts';
import { putBlock } from './tags.ts';

/** Where the tags of the Allied side stand, as the British see it. */
function seen(s: ReturnType<typeof campaign>): string[] {
  return s.blocks
    .filter(({ id, tag }) => id >= 23 && tag > 0)
    .map(({ tag, place }) => `${tag} in ${place}`)
    .toSorted();
}

test.each(['Brest', 'Fog of War 1', 'Fog of War 2'])(
  '7.4 whichever of three blocks leaves, the map looks the same (%s)',
  leaving => {
    const s = campaign();
    const stay = at('0509');
    for (const name of ['Brest', 'Fog of War 1', 'Fog of War 2']) fleet(s, name, stay, name === 'Brest' ? 5 : 0);
    putBlock(s, blockOf(s, blockNamed(leaving)), at('0608'));
    expect(seen(s)).toEqual([`1 in ${at('0608')}`, `2 in ${stay}`, `3 in ${stay}`]);
  },
);

test('7.4 a block that sails alone keeps its tag, and the lowest free one goes to the next', () => {
  const s = campaign();
  const brest = fleet(s, 'Brest', at('0509'), 5);
  const rochefort = fleet(s, 'Rochefort', at('0608'), 5);
  putBlock(s, brest, at('0709'));
  expect([brest.tag, rochefort.tag]).toEqual([1, 2]);
  putBlock(s, brest, NOWHERE);
  expect(brest.tag).toBe(0);
  expect(fleet(s, 'Cadiz', at('0709'), 1).tag).toBe(1);
});
