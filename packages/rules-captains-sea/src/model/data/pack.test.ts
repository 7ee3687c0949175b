import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { dataPacks, ruleset } from '../../index.ts';
import type { Sea } from '../state.ts';
import { DAMAGE, SHIPS } from './figures.ts';
import { PRINTED, validatePack } from './pack.ts';
import type { DataPack } from './schema.ts';

const changed = (change: (pack: Record<string, unknown>) => void): Record<string, unknown> => {
  const pack = JSON.parse(JSON.stringify(PRINTED)) as Record<string, unknown>;
  change(pack);
  return pack;
};

test('the printed pack is sound, and every part says where it comes from', () => {
  expect(validatePack(PRINTED)).toEqual([]);
  const parts = Object.keys(PRINTED).filter(key => key !== 'rulebook' && key !== 'provenance');
  expect(Object.keys(PRINTED.provenance).toSorted()).toEqual(parts.toSorted());
});

test('in every cell of the damage table hull and rigging make up the hits', () => {
  for (const [total, row] of DAMAGE.entries())
    for (const [i, cell] of row.entries())
      expect(Math.floor(cell / 10_000) + (Math.floor(cell / 100) % 100), `${total}/${i + 1}`).toBe(i + 1);
});

test('firepower is what the top box throws, less three', () => {
  for (const { id, firepower, boxes } of SHIPS) {
    const [long, carronades] = boxes.at(-1) as readonly [number, number];
    expect(firepower, id).toBe(Math.max(0, long + carronades - 3));
  }
});

test('what is wrong with a pack is told with its path', () => {
  expect(validatePack(null)).toEqual(['the pack is not an object']);
  expect(validatePack(changed(pack => delete pack['damage']))).toEqual(['damage has not 22 rows']);
  expect(validatePack(changed(pack => Object.assign(pack, { extra: 1 })))).toEqual(['extra is no part of a pack']);
  const [first] = validatePack(
    changed(pack => Object.assign((pack['ships'] as Record<string, unknown>[])[0] as object, { crew: 99 })),
  );
  expect(first).toBe('ships.chesapeake-1807.crew is no number from 1 to 40');
  expect(validatePack(changed(pack => (pack['deck'] as unknown[]).pop()))).toEqual(['deck has not 36 entries']);
  expect(validatePack(changed(pack => Object.assign(pack['squares'] as object, { A: [0, 30] })))).toEqual([
    'squares.A is not on the map',
  ]);
});

test('a game by another pack has its figures, and leaves those of the printed one alone', () => {
  const pack = changed(each => {
    const ships = each['ships'] as DataPack['ships'];
    Object.assign(ships.find(({ id }) => id === 'java') as object, { crew: 30 });
  });
  const other = dataPacks.rulesetFrom(pack);
  if (isRefusal(other)) throw new Error(other.reason);
  const config = configure(ruleset, { scenario: 'constitution-java' });
  if (isRefusal(config)) throw new Error(config.reason);
  const crews = [other, ruleset].map(rules => (rules.setup(config, seededDice('pack'), silent) as Sea).ships[1]?.crew);
  expect(crews).toEqual([30, 21]);
});
