import type { Decision } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { follyBook } from './follies.ts';
import { passesOver, shuns } from './tact.ts';
import { cardOffers } from '../chapters/b2-cards.ts';
import { cardOf } from '../model/cards.ts';
import type { SailsEvent } from '../model/events.ts';
import type { Sails, Ship } from '../model/state.ts';
import { bitOf, BATTLE, STRUCK } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { add, E, N, S, sea } from '../test/drill.fixture.ts';

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

/** Close-hauled to an enemy near by, she has been in the wind's eye for so many turns. */
function inTheWind(aback: number): { s: Sails; ship: Ship } {
  const s = sea({ windFrom: 0 });
  const ship = add(s, 0, 'defence', 600, 450, 4096, { aback });
  add(s, 1, 'genereux', 600, 600, E);
  return { s, ship };
}

function given(s: Sails, answer: SailsAction, offers: readonly SailsAction[] = [answer]) {
  const decision: Decision<Sails, SailsAction, SailsEvent> = {
    before: s,
    turnBegan: s,
    seat: 0,
    offers,
    answer,
    earlier: [],
    events: [],
    after: s,
    foresee: () => [],
  };
  return follyBook.find(decision);
}

test('S4.7 who has been taken aback twice on end turns out of the wind, though an enemy is near', () => {
  const orders = ({ s, ship }: ReturnType<typeof inTheWind>) =>
    cardOffers(s, ship).map(card => ({ card, veer: cardOf(ship.deck, card).veer }));
  const first = inTheWind(0);
  expect(passedOver(first.s, first.ship)).not.toContain(true);
  const third = inTheWind(2);
  const over = passedOver(third.s, third.ship);
  expect(new Set(over)).toEqual(new Set([true, false]));
  const found = orders(third).map(({ card }) => given(third.s, { do: 'helm', ship: third.ship.id, card }));
  expect(found).toEqual(over.map(is => (is ? ['stays aback'] : [])));
});

test('A4.2, A4.3 a change of sail costs a little, so that none is made for nothing', () => {
  const s = sea({ level: 'advanced', windFrom: 2 });
  // Aground she lies where she lay, whatever sail she carries.
  const ship = add(s, 0, 'defence', 600, 450, N, { sails: BATTLE, settled: 1, condition: 'aground' });
  add(s, 1, 'genereux', 620, 800, N);
  const before = evaluate(s, 0);
  ship.orders = bitOf('increase-sails');
  expect(evaluate(s, 0)).toBeLessThan(before);
});

test('C5.8 where supplies are to be landed only the frigate that brings them does well to strike her sails', () => {
  const articles = { scenario: 'supplies-are-coming', height: 120_000, width: 90_000 };
  const worthOf = (sails: number): number => {
    const s = sea({ level: 'advanced', articles, windFrom: 2 });
    s.edges = [2, 0];
    add(s, 0, 'defence', 450, 200, N, { sails, stopped: 1 });
    add(s, 1, 'genereux', 450, 1000, S, { sails: BATTLE });
    return evaluate(s, 0);
  };
  expect(worthOf(STRUCK)).toBeLessThan(worthOf(BATTLE) - 0.01);
});
