import { draftOf } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { actionOffers, actionPhase } from './a3-actions.ts';
import { cardOffers } from './b2-cards.ts';
import { movement } from './b3-movement.ts';
import { isHeld } from '../model/sailing.ts';
import { lose } from './b7-damage.ts';
import {
  CREW,
  ZERO,
  E_BAG,
  GRAPPLE,
  BLANK,
  BOARDING,
  pair,
  between,
  block,
  ship,
  leave,
  shipIn,
  choose,
  declare,
  fight,
  strokes,
} from '../test/boarding.fixture.ts';
import { add, draws, drill, E, happened, QUIET, sea } from '../test/drill.fixture.ts';
import { gameTurn } from './sequence.ts';
import { bitOf, NOBODY, pairOf } from '../model/state.ts';

describe('declaring', () => {
  test('O10.1 enemies in contact are asked, friends and ships apart are not', () => {
    const s = pair();
    add(s, 0, 'unite', 400, 356, E);
    add(s, 1, 'meleager', 700, 700, E);
    expect(happened(choose(declare(s)), 'boarding-choice').map(event => event.ship)).toEqual([0, 1]);
    ship(s, 1).y += 101;
    expect(declare(s).ended()).toBe(true);
  });

  test('O10.2 the choice is sealed: two seats answer in any order, and neither sees the other’s counter', () => {
    const s = pair();
    const d = declare(s);
    expect(d.pending()).toEqual([0, 1]);
    expect([d.offers(0), d.offers(1)]).toEqual([
      ['board ship=0', 'blank ship=0'],
      ['board ship=1', 'blank ship=1'],
    ]);
    d.sayAs(1, 'blank ship=1');
    expect(d.events.filter(event => event.type !== 'boarding-choice' && event.to === 'all')).toEqual([]);
    expect(happened(d, 'boarding-choice')).toEqual([]);
    expect(s.ships.map(one => one.parley)).toEqual([0, 0]);
    expect([draftOf(s, 0), draftOf(s, 1)]).toMatchObject([
      { ships: [{ parley: 0 }, null] },
      { ships: [null, { parley: 1 }] },
    ]);
  });

  test('O10.3 then the counters are shown', () => {
    const d = declare(pair()).sayAs(1, 'blank ship=1').sayAs(0, 'blank ship=0');
    expect(happened(d, 'boarding-choice')).toMatchObject([
      { to: 'all', ship: 0, boards: false },
      { to: 'all', ship: 1, boards: false },
    ]);
  });

  test('O10.4 two blanks: no boarding', () => {
    const s = pair();
    expect(choose(declare(s)).ended()).toBe(true);
    expect(s.grappled).toEqual([]);
  });

  test('O10.5, O10.27 two boarding counters: the pair is marked as grappled', () => {
    const s = pair();
    const d = choose(declare(s), 0, 1);
    expect(s.grappled).toEqual([pairOf(0, 1)]);
    expect(happened(d, 'grappled')).toMatchObject([{ ship: 0, other: 1 }]);
    expect(s.ships.map(one => isHeld(s, one))).toEqual(['grappled', 'grappled']);
  });

  test('O10.6, O10.7, O10.8 one of each: of the two counters one is drawn', () => {
    for (const boarder of [0, 1]) {
      const kept = pair();
      const d = choose(declare(kept, BLANK), boarder);
      expect(happened(d, 'grapple-test')).toMatchObject([{ ship: boarder, target: 1 - boarder, holds: false }]);
      expect(kept.grappled).toEqual([]);
      const held = pair();
      choose(declare(held, BOARDING), boarder);
      expect(held.grappled).toEqual([pairOf(0, 1)]);
    }
  });

  test('O10.9 in the Basic rules grappled ships are given no card', () => {
    const s = pair();
    expect(cardOffers(s, ship(s, 0)).length).toBeGreaterThan(0);
    choose(declare(s), 0, 1);
    expect(s.ships.map(one => cardOffers(s, one))).toEqual([[], []]);
    expect(happened(drill(movement, {}, s), 'lay-still').map(({ clause }) => clause)).toEqual(['O10.9', 'O10.9']);
  });

  test('O10.10 above them the card for this turn is lost, and the next one is planned as usual', () => {
    const s = pair({ level: 'standard' });
    for (const one of s.ships) Object.assign(one, { first: 1, second: 3 });
    choose(declare(s), 0, 1);
    expect(cardOffers(s, ship(s, 0)).length).toBeGreaterThan(0);
    const d = drill(movement, {}, s);
    expect(happened(d, 'lay-still').map(event => event.why)).toEqual(['grappled', 'grappled']);
    expect(s.ships.map(one => [one.x, one.first, one.second])).toEqual([
      [40_000, 3, 0],
      [40_000, 3, 0],
    ]);
  });

  test('O10.18, O10.19 those still grappled are asked anew, and two blanks part them', () => {
    const s = pair({ grappled: [pairOf(0, 1)] });
    fight(s, ZERO, ZERO, ZERO, ZERO, ZERO);
    expect(s.grappled).toEqual([pairOf(0, 1)]);
    const d = declare(s);
    expect(d.pending()).toEqual([0, 1]);
    choose(d);
    expect(s.grappled).toEqual([]);
  });

  test('O10.20, O10.21 one counter for all she touches, each pair settled by itself', () => {
    const s = between();
    const d = declare(s, ...draws(s, E_BAG, CREW), ...draws(s, E_BAG, ZERO));
    expect([d.offers(0), d.offers(1)]).toEqual([
      ['board ship=0', 'blank ship=0'],
      ['board ship=1', 'blank ship=1'],
    ]);
    choose(d, 1, 2);
    expect(happened(d, 'grapple-test').map(event => [event.ship, event.target, event.holds])).toEqual([
      [1, 0, true],
      [2, 0, false],
    ]);
    expect(s.grappled).toEqual([pairOf(0, 1)]);
  });

  test('O10.22 a boarder with several enemies alongside names one of them', () => {
    const s = between();
    const d = choose(declare(s), 0);
    expect([d.ask(), d.offers()]).toEqual([
      'declare-boarding.grapple',
      ['grapple ship=0 target=1', 'grapple ship=0 target=2'],
    ]);
    d.say(draws(s, E_BAG, CREW), 'grapple ship=0 target=2');
    expect(happened(d, 'grapple-declared')).toMatchObject([{ ship: 0, target: 2 }]);
    expect(s.grappled).toEqual([pairOf(0, 2)]);
  });

  test('O10.23 the smallest crew declares first, then the one with more losses, then chance', () => {
    const asked = (lost: readonly number[], first: number[] = [], tied: number[] = []) => {
      const s = block();
      for (const one of s.ships) one.crew = lost[one.id] as number;
      const d = choose(declare(s, ...first), 0, 1, 2, 3);
      const order: number[] = [];
      while (d.ask() === 'declare-boarding.grapple') {
        const offer = d.offers()[0] as string;
        order.push(shipIn(offer));
        d.say(order.length === 1 ? tied : [90, 90, 90], offer);
      }
      return order;
    };
    // Crews of 220, 280, 220 and 220: the Courageuse comes last, however many she has lost.
    expect(asked([0, 5, 2, 1])).toEqual([2, 3, 0, 1]);
    expect(asked([1, 0, 0, 2])).toEqual([3, 0, 2, 1]);
    expect(asked([0, 0, 2, 2], [2])).toEqual([3, 2, 0, 1]);
    expect(asked([1, 0, 1, 1], [2], [1])).toEqual([2, 0, 3, 1]);
  });

  test('O10.24 two that name each other are grappled', () => {
    const s = between();
    choose(declare(s), 0, 1).say('grapple ship=0 target=1');
    expect(s.grappled).toEqual([pairOf(0, 1)]);
  });

  test('O10.25 a one-sided attempt among several holds with a crew counter', () => {
    for (const [drawn, grappled] of [
      [CREW, [pairOf(0, 2)]],
      [ZERO, []],
    ] as const) {
      const s = between();
      const d = choose(declare(s), 0);
      d.say(draws(s, E_BAG, drawn), 'grapple ship=0 target=2');
      expect(s.grappled).toEqual(grappled);
      expect(d.left()).toBe(0);
      // The counter is back in its bag.
      expect(s.bags[E_BAG]).toEqual(between().bags[E_BAG]);
    }
  });

  test('O10.26 between two that mean neither nothing happens', () => {
    const s = between();
    const d = choose(declare(s), 0, 1);
    d.say('grapple ship=0 target=1');
    expect(happened(d, 'grapple-test')).toEqual([]);
    expect(s.grappled).not.toContain(pairOf(0, 2));
  });

  test('O17.5 a ship that has surrendered cannot be grappled', () => {
    const s = pair({ articles: { surrenderedShips: true } });
    lose(s, ship(s, 1), 'surrendered', 'B8.1', QUIET);
    expect(ship(s, 1).condition).toBe('wreck');
    expect(declare(s).ended()).toBe(true);
  });

  test('R42 ships without a player never board, but can be boarded', () => {
    const s = sea({ articles: { boarding: true, sides: [0], automatic: 1 } });
    add(s, 0, 'terpsichore', 400, 400, E);
    add(s, NOBODY, 'courageuse', 400, 444, E);
    const d = declare(s, BOARDING);
    expect(d.pending()).toEqual([0]);
    d.say('board ship=0');
    expect(s.grappled).toEqual([pairOf(0, 1)]);
  });
});

describe('in the Advanced rules', () => {
  const advanced = { level: 'advanced' } as const;

  test('O11.1, R39 boarding is an action, planned like the others', () => {
    const s = pair(advanced);
    expect(actionOffers(s, ship(s, 0))).toContain('boarding');
    ship(s, 1).y += 200;
    expect(actionOffers(s, ship(s, 0))).not.toContain('boarding');
    expect(actionOffers(pair({ ...advanced, articles: { boarding: false } }), ship(s, 0))).not.toContain('boarding');
  });

  test('O11.2 grapnels are thrown at the end of the action phase; the fight still waits for the guns', () => {
    const s = pair(advanced);
    for (const one of s.ships) one.orders = GRAPPLE;
    const d = drill(actionPhase, {}, s);
    expect(happened(d, 'orders')).toHaveLength(2);
    choose(d, 0, 1);
    expect(d.ended()).toBe(true);
    expect(s.grappled).toEqual([pairOf(0, 1)]);
    expect(happened(d, 'drew')).toEqual([]);
  });

  test('O11.3 only a ship with the action may board, and she need not', () => {
    const s = pair(advanced);
    ship(s, 0).orders = GRAPPLE;
    const d = declare(s);
    expect(d.pending()).toEqual([0]);
    d.say('blank ship=0');
    expect(d.ended()).toBe(true);
    expect(s.grappled).toEqual([]);
    const idle = pair(advanced);
    expect(declare(idle).ended()).toBe(true);
  });

  test('O11.4, O11.5 the unprepared ship draws a counter before the fight', () => {
    const s = pair({ ...advanced, grappled: [pairOf(0, 1)] });
    ship(s, 1).orders = GRAPPLE;
    const d = fight(s, CREW, ZERO, ZERO, ZERO, ZERO, ZERO);
    expect(happened(d, 'drew')[0]).toMatchObject({ ship: 0, by: 1, cause: 'surprise' });
    expect(ship(s, 0).crew).toBe(1);
    const both = pair({ ...advanced, grappled: [pairOf(0, 1)] });
    for (const one of both.ships) one.orders = GRAPPLE;
    const even = fight(both, ZERO, ZERO, ZERO, ZERO, ZERO);
    expect(happened(even, 'drew').map(event => event.cause)).not.toContain('surprise');
  });

  test('R65 an unprepared ship draws one counter for each boarder', () => {
    const s = between({ ...advanced, grappled: [pairOf(0, 1), pairOf(0, 2)] });
    ship(s, 1).orders = GRAPPLE;
    ship(s, 2).orders = GRAPPLE;
    const d = fight(s, CREW, ZERO);
    expect(happened(d, 'drew').map(event => [event.cause, event.by, event.ship])).toEqual([
      ['surprise', 1, 0],
      ['surprise', 2, 0],
    ]);
    expect([d.ask(), ship(s, 0).crew]).toEqual(['boarding-attacks.assault', 1]);
  });

  test('O11.6 each counter of the boarder takes effect before the other’s', () => {
    const s = pair({ ...advanced, grappled: [pairOf(0, 1)] });
    ship(s, 1).orders = GRAPPLE;
    leave(s, 0, 1);
    // The heavier ship is struck down before she strikes, though she would come first.
    const d = fight(s, ZERO, CREW);
    expect(strokes(d)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(ship(s, 0).fate).toBe('surrendered');
    expect(ship(s, 1).crew).toBe(0);
  });

  test('O11.7 the example: surprise, a stroke each, and the second one ends it', () => {
    const s = pair({ ...advanced, grappled: [pairOf(0, 1)] });
    ship(s, 0).orders = GRAPPLE;
    Object.assign(ship(s, 1), { orders: bitOf('extinguish'), fires: 1 });
    leave(s, 1, 3);
    const d = fight(s, CREW, CREW, CREW, CREW);
    expect(happened(d, 'drew').map(event => [event.cause, event.by, event.ship])).toEqual([
      ['surprise', 0, 1],
      ['boarding', 0, 1],
      ['boarding', 1, 0],
      ['boarding', 0, 1],
    ]);
    expect(ship(s, 0).crew).toBe(1);
    expect(ship(s, 1).fate).toBe('surrendered');
    expect(d.left()).toBe(0);
  });
});

test('O12.1 with both rules entanglement is settled first', () => {
  const s = pair({ articles: { entanglement: true } });
  const d = drill(gameTurn, {}, s, ...draws(s, E_BAG, CREW));
  expect(s.entangled).toEqual([pairOf(0, 1)]);
  expect(d.ask()).toBe('boarding-choice.choose');
  choose(d, 0, 1);
  expect(s.grappled).toEqual([pairOf(0, 1)]);
});

test('O12.2 ships both entangled and grappled move only when they are neither', () => {
  const s = pair({ entangled: [pairOf(0, 1)], grappled: [pairOf(0, 1)] });
  const held = () => s.ships.map(one => isHeld(s, one) !== '');
  s.grappled = [];
  expect(held()).toEqual([true, true]);
  s.grappled = [pairOf(0, 1)];
  s.entangled = [];
  expect(held()).toEqual([true, true]);
  s.grappled = [];
  expect(held()).toEqual([false, false]);
});
