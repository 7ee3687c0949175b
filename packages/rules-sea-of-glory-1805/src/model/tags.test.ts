import { seededDice } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { NOWHERE } from './places.ts';
import { at, blockNamed, campaign, fleet } from '../test/drill.fixture.ts';
import { blockOf } from './state.ts';
import { NO_DICE, putBlock } from './tags.ts';

/** Where the tags of the Allied side stand, as the British see it. */
function seen(s: ReturnType<typeof campaign>): string[] {
  return s.blocks
    .filter(({ id, tag }) => id >= 23 && tag > 0)
    .map(({ tag, place }) => `${tag} in ${place}`)
    .toSorted();
}

const THREE: readonly string[] = ['Brest', 'Fog of War 1', 'Fog of War 2'];

/** A fleet and two Fog of War blocks in one hex, with the tags 1 to 3 in this order. */
function three(): ReturnType<typeof campaign> {
  const s = campaign();
  for (const name of THREE) fleet(s, name, at('0509'), name === 'Brest' ? 5 : 0);
  return s;
}

test.each(THREE)('7.4 whichever of three blocks leaves, the map looks the same (%s)', leaving => {
  const s = three();
  const stay = at('0509');
  putBlock(s, blockOf(s, blockNamed(leaving)), at('0608'), seededDice('shuffle'));
  expect(seen(s)).toEqual([`1 in ${at('0608')}`, `2 in ${stay}`, `3 in ${stay}`]);
});

test.each(THREE)('7.4, R31 of those that stay nobody can tell by their tags which is which (%s leaves)', leaving => {
  const dice = seededDice('stayers');
  const games = 2000;
  const lowest = new Map<string, number>();
  for (let game = 0; game < games; game++) {
    const s = three();
    putBlock(s, blockOf(s, blockNamed(leaving)), at('0608'), dice);
    const first = THREE.find(name => blockOf(s, blockNamed(name)).tag === 2) as string;
    lowest.set(first, (lowest.get(first) ?? 0) + 1);
  }
  // Half of them each, within five standard deviations.
  const staying = THREE.filter(name => name !== leaving);
  for (const name of staying) {
    expect(lowest.get(name) ?? 0).toBeGreaterThan(games / 2 - 112);
    expect(lowest.get(name) ?? 0).toBeLessThan(games / 2 + 112);
  }
});

test('7.4, R31 of four that stay each gets every tag equally often', () => {
  const dice = seededDice('four');
  const names = ['Brest', 'Rochefort', 'Cadiz', 'Fog of War 1', 'Fog of War 2'];
  const games = 4000;
  const fog = [0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const s = campaign();
    for (const name of names) fleet(s, name, at('0509'), name.startsWith('Fog') ? 0 : 2);
    putBlock(s, blockOf(s, blockNamed('Rochefort')), at('0608'), dice);
    const index = blockOf(s, blockNamed('Fog of War 1')).tag - 2;
    fog[index] = (fog[index] ?? 0) + 1;
  }
  const chiSquare = fog.reduce((sum, count) => sum + (count - games / 4) ** 2 / (games / 4), 0);
  // Three degrees of freedom: one run in a thousand is above it.
  expect(chiSquare).toBeLessThan(16.3);
});

test('7.4 a block that leaves one other behind needs no dice', () => {
  const s = campaign();
  const fog = fleet(s, 'Fog of War 1', at('0509'), 0);
  const brest = fleet(s, 'Brest', at('0509'), 5);
  putBlock(s, brest, at('0608'), NO_DICE);
  expect([brest.tag, fog.tag]).toEqual([1, 2]);
  const crowd = three();
  expect(() => putBlock(crowd, blockOf(crowd, blockNamed('Brest')), at('0608'), NO_DICE)).toThrow('no dice');
});

test('7.4 a block that sails alone keeps its tag, and the lowest free one goes to the next', () => {
  const s = campaign();
  const brest = fleet(s, 'Brest', at('0509'), 5);
  const rochefort = fleet(s, 'Rochefort', at('0608'), 5);
  putBlock(s, brest, at('0709'), NO_DICE);
  expect([brest.tag, rochefort.tag]).toEqual([1, 2]);
  putBlock(s, brest, NOWHERE, NO_DICE);
  expect(brest.tag).toBe(0);
  expect(fleet(s, 'Cadiz', at('0709'), 1).tag).toBe(1);
});
