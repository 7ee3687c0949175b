import { expect, test } from 'vitest';
import { cardOffers } from './b2-cards.ts';
import { movement } from './b3-movement.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, draws, drill, E, face, happened, sea, context } from '../test/drill.fixture.ts';
import { entangle } from './o4-entanglement.ts';
import type { Sails, Ship } from '../model/state.ts';
import { pairOf } from '../model/state.ts';

const CREW = face(0, 'crew');
const ZERO = face(0);
const E_BAG = 4;

/** Two frigates side by side, heading east in a wind from the north; a third one clear of them. */
function fouling(changes: Sea = {}): Sails {
  const s = sea({ ...changes, articles: { entanglement: true, ...changes.articles } });
  add(s, 0, 'terpsichore', 400, 400, E);
  add(s, 1, 'courageuse', 400, 444, E);
  add(s, 0, 'meleager', 400, 200, E);
  return s;
}

/** One planning phase after the other, a counter each: they go back, so that every one is drawn from the full bag. */
function turns(s: Sails, ...faces: number[]): ReturnType<typeof context> {
  const t = context(...faces.flatMap(one => draws(s, E_BAG, one)));
  entangle(s, t);
  return t;
}

test('O4.1 it is settled before cards are planned, and only with the rule', () => {
  const s = fouling({ articles: { entanglement: false } });
  const t = turns(s);
  expect(t.events).toEqual([]);
  const fouled = fouling();
  turns(fouled, CREW);
  expect(cardOffers(fouled, fouled.ships[0] as Ship)).toEqual([]);
});

test('O4.2, O4.3 in contact a crew counter entangles two ships, a zero does not', () => {
  const s = fouling();
  const zero = turns(s, ZERO);
  expect(happened(zero, 'entangle-test')).toMatchObject([{ ship: 0, other: 1, happens: false }]);
  expect(s.entangled).toEqual([]);
  const crew = turns(s, CREW);
  expect(happened(crew, 'entangled')).toMatchObject([{ ship: 0, other: 1 }]);
  expect(s.entangled).toEqual([pairOf(0, 1)]);
  // The counter is back in its bag.
  expect(s.bags[E_BAG]).toEqual(fouling().bags[E_BAG]);
});

test('O4.2 friends foul each other too', () => {
  const s = sea({ articles: { entanglement: true } });
  add(s, 0, 'terpsichore', 400, 400, E);
  add(s, 0, 'meleager', 400, 444.5, E);
  turns(s, CREW);
  expect(s.entangled).toEqual([pairOf(0, 1)]);
});

test('R50 a wreck fouls nobody', () => {
  const s = fouling();
  Object.assign(s.ships[1] as Ship, { condition: 'wreck', fate: 'surrendered' });
  expect(turns(s).events).toEqual([]);
});

test('O4.4, O4.6 neither moves, and above the Basic rules the card for this turn is lost', () => {
  const s = fouling({ level: 'standard', entangled: [pairOf(0, 1)] });
  for (const ship of s.ships) Object.assign(ship, { first: 1, second: 3 });
  const d = drill(movement, {}, s);
  expect(happened(d, 'lay-still')).toMatchObject([
    { ship: 0, why: 'entangled' },
    { ship: 1, why: 'entangled' },
  ]);
  expect(s.ships.map(ship => ship.x)).toEqual([40_000, 40_000, expect.any(Number)]);
  expect(s.ships[2]?.x).toBeGreaterThan(40_000);
  expect(s.ships.map(ship => [ship.first, ship.second])).toEqual([
    [3, 0],
    [3, 0],
    [3, 0],
  ]);
});

test('O4.5 in the Basic rules they are given no card', () => {
  const s = fouling({ entangled: [pairOf(0, 1)] });
  expect(s.ships.map(ship => cardOffers(s, ship).length > 0)).toEqual([false, false, true]);
});

test('O4.7 above them a card for the next turn is still planned', () => {
  const s = fouling({ level: 'standard', entangled: [pairOf(0, 1)] });
  expect(cardOffers(s, s.ships[0] as Ship).length).toBeGreaterThan(0);
});

test('O4.8 of several ships in contact each pair is tried by itself', () => {
  const s = fouling();
  add(s, 1, 'unite', 400, 356, E);
  const t = turns(s, ZERO, CREW);
  expect(happened(t, 'entangle-test').map(event => [event.ship, event.other, event.happens])).toEqual([
    [0, 1, false],
    [0, 3, true],
  ]);
  expect(s.entangled).toEqual([pairOf(0, 3)]);
});

test('O4.9, O4.10 in each later turn crew frees them, a zero does not', () => {
  const s = fouling({ entangled: [pairOf(0, 1)] });
  turns(s, ZERO);
  expect(s.entangled).toEqual([pairOf(0, 1)]);
  const t = turns(s, CREW);
  expect(happened(t, 'disentangled')).toMatchObject([{ ship: 0, other: 1 }]);
  expect(s.entangled).toEqual([]);
  expect(cardOffers(s, s.ships[0] as Ship).length).toBeGreaterThan(0);
});
