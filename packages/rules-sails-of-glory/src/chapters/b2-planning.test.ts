import { describe, expect, test } from 'vitest';
import { attitudeOf, GREEN, ORANGE, RED, sectorOf } from '../model/attitude.ts';
import { cardOffers } from './b2-cards.ts';
import { openPlans, planning } from './b2-planning.ts';
import { movement } from './b3-movement.ts';
import { cardOf } from '../model/cards.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, drill, E, happened, lanes, N, S, sea, context, W } from '../test/drill.fixture.ts';
import type { Sails } from '../model/state.ts';
import { AT_WORK, BEGUN, clone, pairOf, STRUCK } from '../model/state.ts';
import { view } from '../model/view.ts';
import type { Level } from '../model/vocabulary.ts';

/** Two frigates well apart, reaching eastwards and westwards in a wind from the north. */
function duel(changes: Sea = {}): Sails {
  const s = sea(changes);
  add(s, 0, 'terpsichore', 300, 200, E);
  add(s, 1, 'courageuse', 900, 700, W);
  return s;
}
const numbers = (offers: readonly string[]) => offers.map(text => Number(text.split('=').at(-1)));
const kinds = (s: Sails, id: number) =>
  new Set(cardOffers(s, s.ships[id] as Sails['ships'][0]).map(card => cardOf(s.ships[id]?.deck ?? 0, card).kind));

/** 60 and 95 degrees; and what is still on the line (R81). */
const HAIR = 16;
const BEATING = 10_923;
const REACHING = 17_294;

test('B2.1 every seat chooses a card for each of its ships', () => {
  const s = duel();
  add(s, 0, 'defence', 600, 300, E);
  const d = lanes(planning, [0, 1], s);
  expect(d.pending()).toEqual([0, 1]);
  expect(d.offers(0)).toEqual(['take-up ship=0', 'take-up ship=2']);
  d.sayAs(0, 'take-up ship=2', 'helm ship=2 card=7');
  // The last one left needs no taking up.
  expect(d.ask(0)).toBe('planning.helm');
  d.sayAs(0, 'helm ship=0 card=1');
  expect(d.offers(0)).toEqual(['seal']);
  d.sayAs(1, 'helm ship=1 card=11').sayAs(0, 'seal').sayAs(1, 'seal');
  expect(d.ended()).toBe(true);
  expect(s.ships.map(ship => ship.first)).toEqual([1, 11, 7]);
});

test('B2.1 a seat with nothing to plan is not asked to seal', () => {
  const s = sea();
  add(s, 0, 'terpsichore', 300, 200, E);
  add(s, 1, 'courageuse', 900, 700, W, { condition: 'gone' });
  expect(lanes(planning, [0, 1], s).pending()).toEqual([0]);
});

test('B2.2 from the bow round to the stern: aback, beating, reaching, running', () => {
  expect([N, E - 4000, E + 4000, S].map(heading => sectorOf(heading, 0))).toEqual([
    'aback',
    'beating',
    'reaching',
    'running',
  ]);
});

test('B2.3 the wind across the base gives the colour, on either side alike', () => {
  expect([N, E, W, S].map(heading => attitudeOf(heading, 0))).toEqual([RED, ORANGE, ORANGE, ORANGE]);
  expect(attitudeOf(N, 3)).toBe(GREEN);
  expect(attitudeOf(N, 5)).toBe(GREEN);
});

test('B2.4, R30 what one seat plans is told to nobody and changes nothing for the others', () => {
  const s = duel();
  const d = lanes(planning, [0, 1], s);
  const before = d.offers(1);
  d.sayAs(0, 'helm ship=0 card=25', 'seal');
  expect(d.events).toEqual([]);
  expect(d.offers(1)).toEqual(before);
  d.sayAs(1, 'helm ship=1 card=1', 'seal');
  expect(d.events.map(event => event.type)).toEqual(['revealed']);
});

test('R30 the order in which seats seal makes no difference', () => {
  const one = duel({ level: 'advanced' });
  const other = clone(one);
  const british = ['helm ship=0 card=7', 'order ship=0 action=musketry', 'orders-done ship=0', 'seal'];
  const french = ['helm ship=1 card=9', 'order ship=1 action=fire-left', 'orders-done ship=1', 'seal'];
  lanes(planning, [0, 1], one)
    .sayAs(0, ...british)
    .sayAs(1, ...french);
  lanes(planning, [0, 1], other)
    .sayAs(1, ...french)
    .sayAs(0, ...british);
  expect(other).toEqual(one);
});

test('R45 allies plan in lanes of their own', () => {
  const s = sea({ articles: { sides: [0, 0, 1] } });
  add(s, 0, 'terpsichore', 300, 200, E);
  add(s, 1, 'defence', 600, 200, E);
  add(s, 2, 'genereux', 600, 700, W);
  const d = lanes(planning, [0, 1, 2], s);
  expect(([0, 1, 2] as const).map(seat => d.about(seat))).toEqual([
    { ship: 0, first: 0 },
    { ship: 1, first: 0 },
    { ship: 2, first: 0 },
  ]);
  d.sayAs(0, 'helm ship=0 card=1');
  expect(d.offers(1)).not.toContain('helm ship=0 card=3');
});

test('B2.5 not aback she may be given any blue card, one offer for each manoeuvre', () => {
  const s = duel();
  add(s, 0, 'defence', 600, 300, E);
  expect(cardOffers(s, s.ships[0] as Sails['ships'][0])).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25]);
  expect(cardOffers(s, s.ships[2] as Sails['ships'][0])).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17]);
  const d = lanes(planning, [1], s);
  expect(d.refused('helm ship=1 card=27')).toBe('B2.5: she is not aback and needs a blue card');
  expect(d.refused('helm ship=1 card=2')).toBe('S2.3: of two copies the lower free number is planned');
});

test('B2.6 taken aback she may be given a red card only', () => {
  const s = duel();
  const ship = add(s, 0, 'defence', 600, 300, N);
  expect(cardOffers(s, ship)).toEqual([19, 20, 21]);
  const d = lanes(planning, [0], s).say('take-up ship=2');
  expect(d.refused('helm ship=2 card=1')).toBe('B2.6: taken aback, she may be given a red card only');
  expect(d.refused('helm ship=2 card=37')).toBe('B2.4: her deck has no such card');
});

test('B2.7, B2.8 exactly between red and orange she has orange', () => {
  const s = duel();
  const ship = add(s, 0, 'defence', 600, 300, BEATING);
  expect(attitudeOf(BEATING, 0)).toBe(ORANGE);
  expect(kinds(s, ship.id)).toEqual(new Set(['blue']));
  ship.heading = BEATING - HAIR - 1;
  expect(kinds(s, ship.id)).toEqual(new Set(['red']));
});

test('B2.7, B2.9 exactly between orange and green she has green', () => {
  expect([attitudeOf(REACHING - HAIR - 1, 0), attitudeOf(REACHING, 0)]).toEqual([ORANGE, GREEN]);
});

test('B2.10 the card goes into the first space and is sailed in this very turn', () => {
  const s = duel();
  lanes(planning, [0, 1], s).sayAs(0, 'helm ship=0 card=7', 'seal').sayAs(1, 'helm ship=1 card=9', 'seal');
  expect([s.ships[0]?.first, s.ships[0]?.second]).toEqual([7, 0]);
  expect(happened(drill(movement, {}, s), 'sailed').map(event => event.card)).toEqual([7, 9]);
});

describe('measuring', () => {
  /** What a seat is told of measuring and of a ship's attitude, before the orders of a turn are opened and after. */
  function told(level: Level, byEye: boolean) {
    const s = sea({ level, articles: { byEye } });
    add(s, 0, 'terpsichore', 300, 300, E);
    return [0, 1].map(revealed => {
      s.revealed = revealed;
      const seen = view(s, 1);
      return [seen.byEye, seen.ships[0]?.wind];
    });
  }

  test('B2.11, R84 by eye, nothing may be measured until the orders are opened, but the attitude may be looked at', () => {
    expect(told('basic', true)).toEqual([
      [true, 'beating'],
      [false, 'beating'],
    ]);
  });

  test('S2.7, R84 from the Standard rules on not even the attitude', () => {
    expect(told('standard', true)).toEqual([
      [true, ''],
      [false, 'beating'],
    ]);
  });

  test('S1.5, R84 so it is with the first cards, as soon as all ships are placed; placing needs measures', () => {
    const s = sea({ level: 'standard', articles: { byEye: true }, turn: 0 });
    const ship = add(s, 0, 'terpsichore', 300, 300, E, { condition: 'unplaced' });
    expect(view(s, 0).byEye).toBe(false);
    ship.condition = 'afloat';
    expect(view(s, 0).byEye).toBe(true);
  });

  test('R84 without the option the board measures for all', () => {
    expect(told('standard', false)).toEqual([
      [false, 'beating'],
      [false, 'beating'],
    ]);
  });

  test('B2.11 the question itself gives no measure but what lies on the mat', () => {
    const d = lanes(planning, [0], duel());
    expect(d.about()).toEqual({ ship: 0, first: 0 });
  });
});

test('S2.1, S2.2, S2.3, S2.4 with a card already down, one more is chosen for the turn after', () => {
  const s = duel({ level: 'standard' });
  Object.assign(s.ships[0] ?? {}, { first: 7 });
  const d = lanes(planning, [0], s);
  // Her other copy is unused; veer 8 after a 6 reaches every card of her deck.
  expect(numbers(d.offers())).toEqual([1, 3, 5, 8, 9, 11, 13, 15, 17, 19, 21, 23, 25]);
  expect(d.refused('helm ship=0 card=7')).toBe('S2.3: the card lies on her mat already');
  expect(d.refused('helm ship=0 card=27')).toBe('S2.3: she needs a blue card');
  d.say('helm ship=0 card=8', 'seal');
  expect([s.ships[0]?.first, s.ships[0]?.second]).toEqual([7, 8]);
});

test('S2.5, S2.6 the Defence sails what was planned last turn, and the new card moves up', () => {
  const s = sea({ level: 'standard' });
  const defence = add(s, 0, 'defence', 300, 300, E, { first: 7 });
  lanes(planning, [0], s).say('helm ship=0 card=1', 'seal');
  const d = drill(movement, {}, s);
  expect(happened(d, 'sailed').map(event => event.card)).toEqual([7]);
  expect([defence.first, defence.second]).toEqual([1, 0]);
});

test('S2.7 the wind has no say in planning ahead', () => {
  const s = duel({ level: 'standard' });
  const ship = s.ships[0] as Sails['ships'][0];
  ship.first = 1;
  const reaching = cardOffers(s, ship);
  ship.heading = N;
  expect(cardOffers(s, ship)).toEqual(reaching);
  expect(kinds(s, 0)).toEqual(new Set(['blue']));
});

test('A10.10, R3 with a broken mast only gray cards, whatever the veer before', () => {
  const s = duel({ level: 'advanced' });
  const ship = Object.assign(s.ships[0] as Sails['ships'][0], { masts: 1, first: 25 });
  expect(cardOffers(s, ship)).toEqual([30, 31, 32, 33, 34, 35, 36, 37]);
  ship.first = 30;
  expect(cardOffers(s, ship)).toEqual([31, 32, 33, 34, 35, 36, 37]);
  const d = lanes(planning, [0], s);
  expect(d.refused('helm ship=0 card=1')).toBe('A10.10: with a broken mast she needs a gray card');
  expect(d.refused('helm ship=0 card=30')).toBe('S2.3: the card lies on her mat already');
});

test('A10.14 with two broken masts only the gray cards of two', () => {
  const s = duel({ level: 'advanced' });
  const ship = Object.assign(s.ships[0] as Sails['ships'][0], { masts: 2 });
  expect(cardOffers(s, ship)).toEqual([30, 31, 32, 33]);
  expect(lanes(planning, [0], s).refused('helm ship=0 card=37')).toBe('A10.14: the card is for a ship with more masts');
});

test('A2.5, A9.4 with struck sails no card is planned, only actions', () => {
  const s = duel({ level: 'advanced' });
  Object.assign(s.ships[0] ?? {}, { sails: STRUCK, first: 1, stopped: 0 });
  expect(cardOffers(s, s.ships[0] as Sails['ships'][0])).toEqual([]);
  const d = lanes(planning, [0], s);
  expect(d.ask()).toBe('planning.order');
  d.say('orders-done ship=0', 'seal');
  expect(s.ships[0]?.second).toBe(0);
});

test('A9.8 with sails set again she plans one card a turn, without a card before it (R36)', () => {
  const s = duel({ level: 'advanced' });
  const ship = Object.assign(s.ships[0] as Sails['ships'][0], { sails: 1, stopped: 1, lastVeer: -1 });
  expect(cardOffers(s, ship)).toHaveLength(13);
  const d = lanes(planning, [0], s).say('helm ship=0 card=25');
  expect(d.ask()).toBe('planning.order');
  expect(view(s, 0).ships[0]?.own).toMatchObject({ first: 0, second: 25 });
});

test('O4.5 in the Basic rules entangled ships are given no card', () => {
  const s = duel({ entangled: [pairOf(0, 1)] });
  expect(lanes(planning, [0, 1], s).ended()).toBe(true);
});

test('O4.7 in the Standard rules they still plan for the next turn', () => {
  const s = duel({ level: 'standard', entangled: [pairOf(0, 1)] });
  expect(lanes(planning, [0, 1], s).ask(1)).toBe('planning.helm');
});

test('T6.1 ships aground, at anchor or wrecked, and works on shore get no card', () => {
  const s = sea({ level: 'standard' });
  add(s, 0, 'terpsichore', 300, 200, E, { condition: 'aground' });
  add(s, 0, 'defence', 600, 200, E, { anchored: 1 });
  add(s, 0, 'defence', 600, 500, E, { condition: 'wreck', first: 1 });
  add(s, 0, 'fort', 100, 100, N);
  expect(lanes(planning, [0], s).ended()).toBe(true);
});

test('O2.1, O2.3 grog is served while planning, once in a game, and makes one loss good', () => {
  const s = duel({ articles: { grog: true } });
  Object.assign(s.ships[0] ?? {}, { crew: 3 });
  const d = lanes(planning, [0, 1], s);
  expect(d.offers(0)).toEqual(['grog ship=0', 'no-grog ship=0']);
  d.sayAs(0, 'grog ship=0', 'helm ship=0 card=1', 'seal');
  // Sealed: nothing to be seen until all have planned.
  expect(s.ships[0]).toMatchObject({ crew: 3, grogged: 0 });
  d.sayAs(1, 'helm ship=1 card=1', 'seal');
  const told = context();
  openPlans(s, told);
  expect(s.ships[0]).toMatchObject({ crew: 2, grogged: 1, orders: 0, settled: 0 });
  expect(happened(told, 'grog')).toMatchObject([{ ship: 0, clause: 'O2.3' }]);
  expect(lanes(planning, [0], clone(s)).ask()).toBe('planning.helm');
});

test('O2.1 grog may be kept, and is not offered without a loss or without the rule', () => {
  const s = duel({ level: 'standard', articles: { grog: true } });
  Object.assign(s.ships[0] ?? {}, { crew: 1 });
  lanes(planning, [0], s).say('no-grog ship=0', 'helm ship=0 card=1', 'seal');
  openPlans(s, context());
  expect(s.ships[0]).toMatchObject({ crew: 1, grogged: 0 });
  expect(lanes(planning, [1], s).ask()).toBe('planning.helm');
  const dry = duel();
  Object.assign(dry.ships[0] ?? {}, { crew: 1 });
  expect(lanes(planning, [0], dry).ask()).toBe('planning.helm');
});

test('O2.2 no grog with an enemy ship within half the ruler', () => {
  const s = sea({ articles: { grog: true } });
  const ship = add(s, 0, 'terpsichore', 300, 200, E, { crew: 2 });
  // Side by side, bases 44 mm wide: 135 mm between them at 179 mm from centre to centre.
  const enemy = add(s, 1, 'courageuse', 300, 379, E);
  const friend = add(s, 0, 'defence', 300, 130, E);
  expect(lanes(planning, [0], clone(s)).say('take-up ship=0').ask()).toBe('planning.helm');
  enemy.y += 1;
  expect(lanes(planning, [0], clone(s)).say('take-up ship=0').ask()).toBe('planning.grog');
  enemy.y -= 1;
  enemy.condition = 'wreck';
  expect(lanes(planning, [0], clone(s)).say('take-up ship=0').ask()).toBe('planning.grog');
  expect([ship.grogged, friend.grogged]).toEqual([0, 0]);
});

test('R30 a sealed plan is on no ship’s mat before all are opened', () => {
  for (const level of ['basic', 'standard', 'advanced'] as const) {
    const s = duel({ level });
    if (level !== 'basic') for (const ship of s.ships) ship.first = 1;
    const before = clone(s);
    const d = lanes(planning, [0, 1], s).sayAs(0, level === 'basic' ? 'helm ship=0 card=1' : 'helm ship=0 card=2');
    if (level === 'advanced') d.sayAs(0, 'order ship=0 action=musketry', 'orders-done ship=0');
    d.sayAs(0, 'seal');
    expect(s.ships).toEqual(before.ships);
  }
});

test('R12, A7.2 works under way take up hands even when the limit has fallen', () => {
  const s = duel({ level: 'advanced' });
  Object.assign(s.ships[0] ?? {}, { crew: 8, dousing: BEGUN, mending: BEGUN, fires: 1, first: 1 });
  // The ninth column leaves two actions, and both wait from last turn.
  const d = lanes(planning, [0], s).say('helm ship=0 card=2');
  expect(d.ask()).toBe('planning.seal');
  Object.assign(s.ships[0] ?? {}, { dousing: AT_WORK, mending: AT_WORK, settled: 0, second: 0 });
  expect(lanes(planning, [0], s).say('helm ship=0 card=2').about()).toEqual({ ship: 0, slots: 2 });
});
