import { expect, test } from 'vitest';
import { passesOver, shuns } from './tact.ts';
import { cardOffers } from '../chapters/b2-cards.ts';
import type { Sails, Ship } from '../model/state.ts';
import { add, E, N, sea } from '../test/drill.fixture.ts';

const passedOver = (s: Sails, ship: Readonly<Ship>): readonly boolean[] =>
  cardOffers(s, ship).map(card => passesOver(s, 0, { do: 'helm', ship: ship.id, card }));

test('cards that lead off the table are passed over while another keeps her on it', () => {
  const s = sea();
  const ship = add(s, 0, 'defence', 150, s.articles.height / 100 - 60, E);
  const found = passedOver(s, ship);
  expect(new Set(found)).toEqual(new Set([true, false]));
  ship.y = 40_000;
  expect(passedOver(s, ship).filter(Boolean).length).toBeLessThan(found.filter(Boolean).length);
});

test('B4.1 a friend who goes straight on is given way to', () => {
  const s = sea({ windFrom: 4 });
  const ship = add(s, 0, 'defence', 400, 400, N);
  const clear = passedOver(s, ship).filter(over => !over).length;
  add(s, 0, 'defence', 440, 400, N);
  const beside = passedOver(s, ship).filter(over => !over).length;
  expect(beside).toBeGreaterThan(0);
  expect(beside).toBeLessThan(clear);
});

test('B4.14 who lies against a side does not steer across it', () => {
  const s = sea({ windFrom: 4 });
  const ship = add(s, 0, 'defence', 400, 400, N);
  const clear = passedOver(s, ship).filter(over => !over).length;
  add(s, 1, 'defence', 400 + 49, 430, N);
  const beside = passedOver(s, ship).filter(over => !over).length;
  expect(beside).toBeGreaterThan(0);
  expect(beside).toBeLessThan(clear);
});

test('A8.1 nobody is sent to repair what is whole', () => {
  const s = sea({ level: 'advanced' });
  const ship = add(s, 0, 'defence', 400, 400, N);
  const repair = { do: 'order', ship: ship.id, action: 'repair' } as const;
  expect(shuns(s, 0, repair)).toBe(true);
  ship.leaks = 1;
  expect(shuns(s, 0, repair)).toBe(false);
});
