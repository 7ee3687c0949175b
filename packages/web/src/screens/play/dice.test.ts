import type { GameEvent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { diceOf, pipsOf } from './dice.ts';

const event = (fields: object): GameEvent => ({ type: 'x', to: 'all', clause: '4.1', ...fields });

test('one face, several faces and the answer of the other side are dice', () => {
  expect(diceOf(event({ face: 4 }))).toEqual([{ faces: [4], needed: null }]);
  expect(diceOf(event({ faces: [6, 2, 5], needed: 5 }))).toEqual([{ faces: [6, 2, 5], needed: 5 }]);
  expect(diceOf(event({ faces: [3], answer: [6, 1], needed: 4 }))).toEqual([
    { faces: [3], needed: 4 },
    { faces: [6, 1], needed: null },
  ]);
});

test('an event without dice shows none, whatever else is numbered in it', () => {
  expect(diceOf(event({ ship: 3, round: 2 }))).toEqual([]);
  expect(diceOf(event({ faces: [] }))).toEqual([]);
  expect(diceOf(event({ face: 'six' }))).toEqual([]);
});

test('a die has as many pips as its face says, up to six', () => {
  for (let face = 1; face <= 6; face++) expect(pipsOf(face)).toHaveLength(face);
  expect(pipsOf(7)).toBeNull();
  expect(pipsOf(0)).toBeNull();
});
