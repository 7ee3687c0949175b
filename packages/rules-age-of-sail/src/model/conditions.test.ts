import { expect, test } from 'vitest';
import { add, sea } from '../test/drill.fixture.ts';
import { hasPlace, isUnmanned, onTable } from './conditions.ts';
import type { Ship } from './state.ts';

const ship = (changes: Partial<Ship>): Ship => add(sea(), 0, 30, 30, 0, changes);

test('a wreck has a place but is no longer on the table; a ship withdrawn or not yet laid out has neither', () => {
  const found = [{}, { condition: 'aground' }, { condition: 'sunk' }, { condition: 'withdrawn' }, { x: -1 }] as const;
  expect(found.map(changes => [onTable(ship(changes)), hasPlace(ship(changes))])).toEqual([
    [true, true],
    [true, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('R67 only a prize is ever without people, never a ship that her own sail', () => {
  expect([-1, 0, 1].map(crew => isUnmanned(ship({ crew })))).toEqual([false, true, false]);
});
