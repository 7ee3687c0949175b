import { expect, test } from 'vitest';
import { add, sea } from '../test/drill.fixture.ts';
import { decksReady, entangledWith, fireClause, isTaken, mayFounder, speedsOf } from './record.ts';
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
  expect(mayFounder(...seen({ ...wreck, condition: 'sunk' }))).toBe(false);
});

test('4.17, 4.18 a prize is known by who sails her, and grapnels by the ship at their other end', () => {
  expect(isTaken(...seen({}))).toBe(false);
  expect(isTaken(...seen({ seat: 1 }))).toBe(true);
  expect(entangledWith(...seen({}))).toEqual([]);
  expect(entangledWith(...seen({ fouled: 2 })).map(({ id }) => id)).toEqual([1]);
});

test('2.3, R3 a speed is told for every point of sail but into the wind, and the one she is on is marked', () => {
  const [table, ship] = seen({ heading: 2 }, 4);
  const downWind = speedsOf({ ...table, windFrom: 6 }, ship);
  expect(downWind.map(({ points, mm }) => [points, mm])).toEqual([
    [1, 90],
    [2, 150],
    [3, 150],
    [4, 120],
  ]);
  expect(downWind.filter(({ now }) => now).map(({ points }) => points)).toEqual([4]);
  expect(speedsOf({ ...table, windFrom: 2 }, ship).filter(({ now }) => now)).toEqual([]);
});

test('4.2, 4.11, 4.12 a deck that has fired is not ready, on its own board only; a grown fire has its own clause', () => {
  const [, ship] = seen({ port: 3, starboard: 2, firedPort: 2, fire: 1 });
  expect([decksReady(ship, 'port'), decksReady(ship, 'starboard')]).toEqual([1, 2]);
  expect([fireClause(ship), fireClause({ fire: 2 })]).toEqual(['4.11', '4.12']);
});
