import { expect, test } from 'vitest';
import { cardOffers } from './b2-cards.ts';
import { planning } from './b2-planning.ts';
import { movement } from './b3-movement.ts';
import { cardOf, straightOf } from '../model/cards.ts';
import { SHIPS } from '../model/data/figures.ts';
import { add, drill, E, happened, lanes, N, QUIET, sea } from '../test/drill.fixture.ts';
import { finishActions } from './a3-actions.ts';
import type { Sails, Ship } from '../model/state.ts';
import { AT_WORK, BEGUN } from '../model/state.ts';

function genereux(changes: Partial<Ship> = {}): { s: Sails; ship: Ship } {
  const s = sea({ level: 'advanced' });
  return { s, ship: add(s, 1, 'genereux', 300, 300, E, changes) };
}
const veers = (s: Sails, ship: Ship) =>
  [...new Set(cardOffers(s, ship).map(card => cardOf(ship.deck, card).veer))].toSorted((a, b) => a - b);

/** Cards of deck B by their veer: 17 is a 2, 15 an 8, 13 a 3, 11 a 7. */
const TWO = 17;
const EIGHT = 15;

test('S3.1 her card gives her veer rating', () => {
  expect(
    ['courageuse', 'genereux', 'hms-terpsichore', 'hms-defence'].map(id => SHIPS.find(x => x.id === id)?.veer),
  ).toEqual([7, 5, 8, 5]);
  expect(genereux().ship.veer).toBe(5);
});

test('S3.2 blue cards have a veer value: 5 straight on, more to the right, less to the left', () => {
  const values = [1, 3, 5, 7, 9, 11, 13, 15, 17].map(card => cardOf(1, card).veer);
  expect(values).toEqual([5, 5, 5, 6, 4, 7, 3, 8, 2]);
});

test('S3.3 a card may differ from the one before by the rating, up or down', () => {
  expect(veers(...both(genereux({ first: EIGHT })))).toEqual([3, 4, 5, 6, 7, 8]);
  expect(veers(...both(genereux({ first: 1 })))).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('S3.4 the Généreux with veer 5 may follow a 2 by 2 to 7, not by an 8', () => {
  const { s, ship } = genereux({ first: TWO });
  expect(veers(s, ship)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(lanes(planning, [1], s).refused('helm ship=0 card=15')).toBe('S3.3: the card is beyond her veer');
});

test('S3.3, R2 without a card in the first space the last one sailed counts, red replacement or not', () => {
  const { s, ship } = genereux({ lastVeer: 2 });
  expect(veers(s, ship)).toEqual([2, 3, 4, 5, 6, 7]);
  // Aback this turn, her 2 turns into a red card: the next card is still held against the 2.
  Object.assign(ship, { first: TWO, lastVeer: 5, heading: N });
  drill(movement, {}, s);
  expect(ship).toMatchObject({ sailed: 21, lastVeer: 2, first: 0 });
  expect(veers(s, ship)).toEqual([2, 3, 4, 5, 6, 7]);
});

test('R3 after a gray card there is no limit', () => {
  const { s, ship } = genereux({ first: 22 });
  expect(veers(s, ship)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('R36 after a full stop there is no limit', () => {
  const { s, ship } = genereux({ first: 0, lastVeer: -1, stopped: 1, sails: 1 });
  expect(veers(s, ship)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('A10.23 a damaged rudder narrows the choice', () => {
  expect(veers(...both(genereux({ first: TWO, rudders: 1 })))).toEqual([2, 3, 4, 5, 6]);
});

test('S3.5, A10.25, R1 a card made illegal by the rudder is replaced by the straight', () => {
  const { s, ship } = genereux({ first: EIGHT, second: 1, lastVeer: 3 });
  ship.rudders = 1;
  const d = drill(movement, {}, s);
  expect(happened(d, 'card-replaced')).toMatchObject([{ card: EIGHT, by: straightOf(1), why: 'veer' }]);
  expect(ship).toMatchObject({ sailed: straightOf(1), lastVeer: 5 });
});

test('R1 after such a straight the next card is tried against the straight, whatever was planned', () => {
  const { s, ship } = genereux({ first: EIGHT, second: 11, lastVeer: 3, rudders: 1 });
  drill(movement, {}, s);
  ship.second = 1;
  const next = drill(movement, {}, s);
  // A 7 after the 5 of the straight.
  expect([happened(next, 'card-replaced'), ship.sailed]).toEqual([[], 11]);
  const tight = genereux({ first: TWO, lastVeer: 8, rudders: 1, veer: 3 });
  drill(movement, {}, tight.s);
  Object.assign(tight.ship, { first: TWO, second: 1 });
  // A 2 after a 2 that was planned, but after the 5 that was sailed.
  expect(happened(drill(movement, {}, tight.s), 'card-replaced')).toMatchObject([{ card: TWO, why: 'veer' }]);
});

test('R35, A10.26 with a repair under way she may plan what will be legal once the rudder is mended', () => {
  const { s, ship } = genereux({ first: TWO, rudders: 1, mending: BEGUN });
  s.windFrom = 4;
  expect(veers(s, ship)).toEqual([2, 3, 4, 5, 6, 7]);
  lanes(planning, [1], s).say('helm ship=0 card=11', 'orders-done ship=0', 'seal');
  Object.assign(ship, { mending: AT_WORK, mendingWhat: 2 });
  drill(movement, {}, s);
  finishActions(s, QUIET);
  const d = drill(movement, {}, s);
  expect(happened(d, 'card-replaced')).toEqual([]);
  expect(ship.sailed).toBe(11);
});

function both({ s, ship }: { s: Sails; ship: Ship }): [Sails, Ship] {
  return [s, ship];
}
