import { expect, test } from 'vitest';
import { add, sea } from '../test/drill.fixture.ts';
import { entangledWith, isTaken, mayFounder } from './record.ts';
import type { Ship } from './state.ts';
import type { AgeOfSailView, ShipView } from './view.ts';
import { view } from './view.ts';

function seen(changes: Partial<Ship>, windSpeed = 6): readonly [AgeOfSailView, ShipView] {
  const s = sea({ windSpeed });
  add(s, 0, 30, 30, 0, changes);
  add(s, 1, 40, 30, 0);
  const table = view(s, 'spectator');
  return [table, table.ships[0] as ShipView];
}

test('4.15, R40 only a wreck afloat in high seas may founder: one with a deck left, or aground, may not', () => {
  const wreck = { port: 0, starboard: 0, hull: 0 } as const;
  expect(mayFounder(...seen(wreck))).toBe(true);
  expect(mayFounder(...seen({ ...wreck, port: 1 }))).toBe(false);
  expect(mayFounder(...seen({ ...wreck, condition: 'aground' }))).toBe(false);
  expect(mayFounder(...seen(wreck, 5))).toBe(false);
});

test('4.17, 4.18 a prize is known by who sails her, and grapnels by the ship at their other end', () => {
  expect(isTaken(...seen({}))).toBe(false);
  expect(isTaken(...seen({ seat: 1 }))).toBe(true);
  expect(entangledWith(...seen({}))).toEqual([]);
  expect(entangledWith(...seen({ fouled: 2 })).map(({ id }) => id)).toEqual([1]);
});
