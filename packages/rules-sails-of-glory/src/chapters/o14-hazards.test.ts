import { describe, expect, test } from 'vitest';
import { actionPhase } from './a3-actions.ts';
import { B } from '../model/terms.ts';
import { MIX } from '../model/data/figures.ts';
import { add, draws, drill, face, happened, N, QUIET, sea, context } from '../test/drill.fixture.ts';
import { burnAndFlood } from './o14-hazards.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BURNT, bitOf, FLOODED } from '../model/state.ts';

const EXPLODES = 1;
const HOLDS = 2;

function burning(changes: Partial<Ship>, articles: Partial<Sails['articles']> = {}): { s: Sails; ship: Ship } {
  const s = sea({ level: 'advanced', articles });
  return { s, ship: add(s, 0, 'defence', 300, 300, N, changes) };
}

/** The twelve boxes of her track, these first and the rest empty. */
const hull = (...boxes: number[]) => Array.from({ length: 12 }, (_, box) => boxes[box] ?? 0);

describe('fires and leaks', () => {
  test('A10.4, R9 every fire burns one empty box at the start of the turn', () => {
    const { s, ship } = burning({ fires: 2, hull: hull(2) });
    const t = context();
    burnAndFlood(s, t);
    expect(ship.hull.slice(0, 4)).toEqual([2, BURNT, BURNT, 0]);
    expect(happened(t, 'burning')).toMatchObject([{ boxes: 2, clause: 'A10.4' }]);
  });

  test('A10.5, R9 it goes on burning until it is put out', () => {
    const { s, ship } = burning({ fires: 1 });
    burnAndFlood(s, QUIET);
    burnAndFlood(s, QUIET);
    expect(ship.hull.slice(0, 3)).toEqual([BURNT, BURNT, 0]);
    ship.fires = 0;
    burnAndFlood(s, QUIET);
    expect(ship.hull.slice(0, 3)).toEqual([BURNT, BURNT, 0]);
  });

  test('A10.7, A10.8, R11 every leak floods one, turn after turn', () => {
    const { s, ship } = burning({ leaks: 2 });
    const t = context();
    burnAndFlood(s, t);
    burnAndFlood(s, t);
    expect(ship.hull.slice(0, 5)).toEqual([FLOODED, FLOODED, FLOODED, FLOODED, 0]);
    expect(happened(t, 'flooding')).toMatchObject([{ boxes: 2 }, { boxes: 2 }]);
  });

  test('A10.9 water pumped out comes in again while the leak is open', () => {
    const { s, ship } = burning({ leaks: 1, hull: hull(3, FLOODED), orders: bitOf('pump') });
    drill(actionPhase, {}, s);
    expect([ship.hull.slice(0, 2), ship.leaks]).toEqual([[3, 0], 1]);
    burnAndFlood(s, QUIET);
    expect([ship.hull.slice(0, 3), ship.leaks]).toEqual([[3, FLOODED, 0], 1]);
  });

  test('T1.8, T2.3 aground a leak costs no more water, a fire still burns', () => {
    const { s, ship } = burning({ leaks: 1, fires: 1, condition: 'aground' });
    burnAndFlood(s, QUIET);
    expect(ship.hull.slice(0, 2)).toEqual([BURNT, 0]);
  });

  test('A10.4, B8.1 a fire in the last box makes her surrender', () => {
    const { s, ship } = burning({ fires: 3, hull: hull(5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5) });
    burnAndFlood(s, QUIET);
    expect([ship.condition, ship.fate, ship.hull[11]]).toEqual(['gone', 'surrendered', BURNT]);
  });

  test('A10.4 below the Advanced rules nothing burns', () => {
    const s = sea({ level: 'standard' });
    const ship = add(s, 0, 'defence', 300, 300, N, { fires: 1, leaks: 1 });
    burnAndFlood(s, QUIET);
    expect(ship.hull[0]).toBe(0);
  });
});

describe('ammunition explosion', () => {
  const articles = { explosion: true };

  test('O14.1 the first two markers are no danger, nor is any without the rule', () => {
    const { s, ship } = burning({ fires: 2 }, articles);
    burnAndFlood(s, QUIET);
    expect(ship.hull.slice(0, 3)).toEqual([BURNT, BURNT, 0]);
    const without = burning({ fires: 1, hull: hull(BURNT, BURNT) });
    burnAndFlood(without.s, QUIET);
    expect(without.ship.hull[2]).toBe(BURNT);
  });

  test('O14.2, O14.3 each marker beyond the second is one of three fires and one explosion', () => {
    const { s, ship } = burning({ fires: 2, hull: hull(BURNT) }, articles);
    const t = context(HOLDS);
    burnAndFlood(s, t);
    expect(ship.hull.slice(0, 4)).toEqual([BURNT, BURNT, BURNT, 0]);
    expect(happened(t, 'magazine-test')).toMatchObject([{ explodes: false, clause: 'O14.2' }]);
    const again = context(4, HOLDS);
    burnAndFlood(s, again);
    expect(again.dice.left()).toBe(0);
    expect(ship.hull.slice(0, 6)).toEqual([BURNT, BURNT, BURNT, BURNT, BURNT, 0]);
  });

  test('O14.4 drawn, she blows up and leaves no wreck', () => {
    const { s, ship } = burning({ fires: 1, hull: hull(BURNT, BURNT) }, { ...articles, surrenderedShips: true });
    burnAndFlood(s, context(EXPLODES));
    expect([ship.condition, ship.fate]).toEqual(['gone', 'exploded']);
    expect(s.bags).toEqual(MIX);
  });

  /** The burning ship, one in contact, one a finger's breadth off. */
  function crowd() {
    const { s, ship } = burning({ fires: 1, hull: hull(BURNT, BURNT) }, articles);
    const touching = add(s, 1, 'terpsichore', 300 + 24.5 + 22, 300, N);
    const near = add(s, 0, 'courageuse', 300 - 24.5 - 22 - 3, 300, N);
    return { s, ship, touching, near };
  }

  test('O14.5, O14.6 every ship in contact, friend or enemy, takes a B counter and catches fire', () => {
    const { s, touching, near } = crowd();
    const t = context(EXPLODES, ...draws(s, B, face(4)));
    burnAndFlood(s, t);
    expect([touching.hull[0], touching.fires]).toEqual([4, 1]);
    expect([near.hull[0], near.fires]).toEqual([0, 0]);
    expect(happened(t, 'drew')).toMatchObject([{ ship: 1, cause: 'explosion', letter: B, clause: 'O14.5' }]);
    // R9 The new fire burns from the next turn on.
    expect(touching.hull[1]).toBe(0);
  });

  test('O14.6 a counter of crew alone is no zero; a zero lights nothing', () => {
    const crew = crowd();
    burnAndFlood(crew.s, context(EXPLODES, ...draws(crew.s, B, face(0, 'crew'))));
    expect([crew.touching.crew, crew.touching.fires]).toEqual([1, 1]);
    const zero = crowd();
    burnAndFlood(zero.s, context(EXPLODES, ...draws(zero.s, B, face(0))));
    expect(zero.touching.fires).toBe(0);
  });

  test('O14.7 a counter that shows fire lights two', () => {
    const { s, touching } = crowd();
    burnAndFlood(s, context(EXPLODES, ...draws(s, B, face(2, 'fire'))));
    expect(touching.fires).toBe(2);
  });

  test('O14.5 the blow can finish a ship', () => {
    const { s, touching } = crowd();
    touching.hull.fill(2, 0, 9);
    burnAndFlood(s, context(EXPLODES, ...draws(s, B, face(1))));
    expect([touching.condition, touching.fate]).toEqual(['gone', 'surrendered']);
  });

  test('T5.15 a battery can blow up as well', () => {
    const s = sea({ level: 'advanced', articles });
    const fort = add(s, 0, 'fort', 300, 300, N, { fires: 1 });
    fort.hull.splice(0, 2, BURNT, BURNT);
    burnAndFlood(s, context(EXPLODES));
    expect([fort.condition, fort.fate]).toEqual(['gone', 'exploded']);
  });
});

describe('sinking ships', () => {
  const articles = { sinking: true };

  test('O15.1 the first two water markers are no danger', () => {
    const { s, ship } = burning({ leaks: 2 }, articles);
    burnAndFlood(s, QUIET);
    expect(ship.hull.slice(0, 3)).toEqual([FLOODED, FLOODED, 0]);
  });

  test('O15.2, O15.3 each further one is one of three waters and one sinking', () => {
    const { s, ship } = burning({ leaks: 1, hull: hull(FLOODED, 3, FLOODED) }, articles);
    const t = context(HOLDS);
    burnAndFlood(s, t);
    expect(ship.hull.slice(0, 5)).toEqual([FLOODED, 3, FLOODED, FLOODED, 0]);
    expect(happened(t, 'founder-test')).toMatchObject([{ sinks: false, clause: 'O15.2' }]);
  });

  test('R82 water that has been pumped out no longer counts', () => {
    const { s, ship } = burning({ leaks: 1, hull: hull(FLOODED, FLOODED), orders: bitOf('pump') }, articles);
    drill(actionPhase, {}, s);
    const t = context();
    burnAndFlood(s, t);
    expect(ship.hull.slice(0, 3)).toEqual([FLOODED, FLOODED, 0]);
    expect(happened(t, 'founder-test')).toEqual([]);
  });

  test('O15.4 drawn, she sinks', () => {
    const { s, ship } = burning({ leaks: 1, hull: hull(FLOODED, FLOODED) }, { ...articles, surrenderedShips: true });
    const t = context(EXPLODES);
    burnAndFlood(s, t);
    expect([ship.condition, ship.fate]).toEqual(['gone', 'sunk']);
    expect(happened(t, 'lost')).toMatchObject([{ fate: 'sunk', clause: 'O15.4' }]);
  });

  test('T2.4 nothing sinks aground', () => {
    const { s, ship } = burning({ leaks: 1, hull: hull(FLOODED, FLOODED), condition: 'aground' }, articles);
    burnAndFlood(s, QUIET);
    expect([ship.condition, ship.hull[2]]).toEqual(['aground', 0]);
  });

  test('O14.4, O15.2 who has blown up is not tried by water too', () => {
    const { s, ship } = burning(
      { fires: 1, leaks: 1, hull: hull(BURNT, BURNT, FLOODED, FLOODED) },
      { explosion: true, sinking: true },
    );
    const t = context(EXPLODES);
    burnAndFlood(s, t);
    expect(ship.fate).toBe('exploded');
    expect(happened(t, 'founder-test')).toEqual([]);
  });
});
