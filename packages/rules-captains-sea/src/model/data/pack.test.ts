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

test('crew hits of the damage table, row by row', () => {
  expect(DAMAGE.map(row => row.map(cell => cell % 100).join(''))).toEqual([
    '000001111111',
    '000001111111',
    '000011111222',
    '000011112233',
    '000111122333',
    '000111223334',
    '001112233344',
    '011122333445',
    '011223334456',
    '111233344566',
    '222333444667',
    '122233334446',
    '011223333445',
    '001122333344',
    '000112233334',
    '000011223333',
    '000001122333',
    '000000112233',
    '000000011223',
    '000000001122',
    '000000000111',
    '000000000001',
  ]);
});

test('base movement, fire dice and morale dice are those of the tables', () => {
  expect(PRINTED.baseMovement.map(row => row.join(''))).toEqual([
    '09459999',
    '90495999',
    '22077777',
    '15505355',
    '51550535',
    '33313033',
    '33331303',
    '00000000',
  ]);
  expect([PRINTED.fireHigh.join(''), PRINTED.fireLow.join('')]).toEqual(['001112223334', '000111122223']);
  expect(PRINTED.morale.map(({ upTo, dice }) => `${upTo}: ${dice.join('')}`)).toEqual([
    '1: 111100',
    '2: 221110',
    '3: 322111',
    '4: 332211',
    '5: 433221',
    '6: 443322',
    '8: 544332',
    '10: 554433',
    '99: 655443',
  ]);
});

test('7.0 a ship of speed s activates when the twelve impulses have come s parts on', () => {
  for (const [i, row] of PRINTED.impulses.entries())
    expect(row).toEqual(Array.from({ length: i + 1 }, (_, k) => Math.ceil((12 * (k + 1)) / (i + 1))));
});

test('boxes, crews, red numbers and Fighting Sail boxes follow from guns, men and spars', () => {
  for (const { id, boxes, crew, red, rigging, fightingOnly, source } of SHIPS) {
    const [long, carronades] = boxes.at(-1) as readonly [number, number];
    const round = long === 0 ? Math.ceil : Math.floor;
    const share = (box: number) => (box + 1) / boxes.length;
    expect(boxes, id).toEqual(boxes.map((_, b) => [Math.ceil(long * share(b)), round(carronades * share(b))]));
    expect(crew, id).toBe(Math.round(Number(/(\d+) men/.exec(source)?.[1]) / 18));
    expect(red, id).toEqual([
      [Math.floor(crew * 0.7), 1],
      [Math.floor(crew * 0.45), 2],
      [Math.floor(crew * 0.2), 2],
    ]);
    expect(fightingOnly, id).toBe(Math.ceil(rigging / 3));
  }
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
