import { expect, test } from 'vitest';
import type { Drill } from '../test/drill.fixture.ts';
import { add, draws, drill, E, face, happened, N, sea, W } from '../test/drill.fixture.ts';
import { gameTurn } from './sequence.ts';
import type { Sails } from '../model/state.ts';

const B = 1;

/** Two frigates abeam of each other, 100 mm apart, the second one to starboard of the first. */
function abeam(level: 'basic' | 'standard' | 'advanced', changes = {}): Sails {
  const s = sea({ level, turn: 0, windFrom: 2 });
  add(s, 0, 'courageuse', 400, 300, N, { first: level === 'basic' ? 0 : 1, ...changes });
  add(s, 1, 'terpsichore', 500, 300, N, { first: level === 'basic' ? 0 : 1, ...changes });
  return s;
}

/** What is told, without the seals that the engine breaks. */
const told = (d: Drill) => d.events.map((event): string => event.type).filter(type => type !== 'revealed');

const FIRE = (ship: number, side: string) =>
  `fire ship=${ship} side=${side} arc=central target=${1 - ship} shot=ball aim=level`;

test('B1.18 a turn is planning, movement, combat, reloading', () => {
  const s = abeam('basic', { shot: [0, 1] });
  const d = drill(gameTurn, {}, s);
  const phases = [d.ask()];
  d.sayAs(0, 'helm ship=0 card=1', 'seal').sayAs(1, 'helm ship=1 card=1', 'seal');
  phases.push(d.ask());
  d.say(draws(s, B, face(1), face(0), face(0))).sayAs(0, FIRE(0, 'right'));
  expect(phases).toEqual(['planning.helm', 'gunnery.fire']);
  expect(d.ended()).toBe(true);
  expect(told(d)).toEqual(['turn', 'sailed', 'sailed', 'fired', 'drew', 'damaged', 'reloading', 'reloading']);
  // Then the next one begins with planning again.
  const next = drill(gameTurn, {}, s);
  expect([next.ask(), s.turn]).toEqual(['planning.helm', 2]);
});

test('B1.19 a phase begins for nobody before all have finished the last', () => {
  const s = abeam('basic');
  const d = drill(gameTurn, {}, s);
  expect(d.pending()).toEqual([0, 1]);
  d.sayAs(1, 'helm ship=1 card=1', 'seal');
  // The second seat has done; nothing moves, and it is asked nothing, until the first has.
  expect([d.pending(), happened(d, 'sailed')]).toEqual([[0], []]);
  d.sayAs(0, 'helm ship=0 card=1', 'seal');
  expect(happened(d, 'sailed').map(event => event.ship)).toEqual([0, 1]);
  expect(d.pending()).toEqual([0, 1]);
  d.sayAs(1, FIRE(1, 'left'));
  expect([d.pending(), happened(d, 'fired')]).toEqual([[0], []]);
  d.say(draws(s, B, face(0), face(0), face(0), face(0))).sayAs(0, 'cease');
  expect(happened(d, 'fired').map(event => event.ship)).toEqual([1]);
  expect(d.ended()).toBe(true);
});

test('A1.5 in the Advanced rules the actions come between planning and movement', () => {
  const plans = (d: Drill) => {
    for (const ship of [0, 1] as const) {
      d.sayAs(ship, `helm ship=${ship} card=2`);
      if (d.pending().includes(ship) && d.ask(ship) === 'planning.order')
        d.sayAs(ship, `order ship=${ship} action=increase-sails`, `orders-done ship=${ship}`);
      d.sayAs(ship, 'seal');
    }
    return told(d);
  };
  const s = abeam('advanced');
  const d = drill(gameTurn, {}, s);
  expect(plans(d)).toEqual(['turn', 'orders', 'orders', 'sails', 'sails', 'sailed', 'sailed']);
  expect(d.ended()).toBe(true);
  // The sails set in this turn carry her in this turn: full ones, 42.9 mm beside her own length.
  expect(happened(d, 'sailed')[0]?.line).toBe(0);
  expect(plans(drill(gameTurn, {}, abeam('standard')))).toEqual(['turn', 'sailed', 'sailed']);
});

test('B10.6 the battle ends where fire leaves one side without a ship, before another turn is sailed', () => {
  const s = sea({ level: 'advanced', turn: 4 });
  const last = add(s, 0, 'terpsichore', 300, 300, E, { fires: 1 });
  last.hull.fill(2, 0, last.hull.length - 1);
  add(s, 1, 'courageuse', 900, 600, W, { first: 1 });
  const d = drill(gameTurn, {}, s);
  expect(happened(d, 'lost')).toMatchObject([{ ship: 0, fate: 'surrendered' }]);
  expect([d.ended(), s.over, happened(d, 'sailed')]).toEqual([true, 'beaten', []]);
});
