import { expect, test } from 'vitest';
import { mustering } from '../chapters/ch05-crew.ts';
import { boarding, melee } from '../chapters/ch15-melee.ts';
import { bonusMoves } from '../chapters/ch16-bonus.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { GRAPNELS } from '../model/deck.ts';
import type { Draft } from '../model/drafts.ts';
import { BACK_SAIL, EVERY_ROLL, GUNNERY, standingOrders, STRIKE_CHECK } from '../model/vocabulary.ts';
import { shuns } from './shuns.ts';

const under = (proc: string, vars: Record<string, number>) => ({ proc, at: 0, vars, loops: [], lanes: [] });
const strike = { do: 'strike', ship: 0 } as const;

test('18.0 agents do not haul down the colours of a ship that can fight, though they would win on points', () => {
  const { s, us } = duel({ granted: [50, 0] });
  expect(shuns(s, 0, strike)).toBe(true);
  us.morale = STRIKE_CHECK;
  expect(shuns(s, 0, strike)).toBe(true);
  expect(shuns(s, 0, { do: 'done', ship: 0 })).toBe(false);
});

test('18.0 a captain whose ship is likely to strike anyway may do it himself', () => {
  const { s, us } = duel();
  Object.assign(us, { morale: STRIKE_CHECK, rigging: 0 });
  expect(shuns(s, 0, strike)).toBe(true);
  us.crew = 0;
  expect(shuns(s, 0, strike)).toBe(false);
});

test('18.0, 15.0 a captain may strike to boarders who cannot be thrown back, and not to a few', () => {
  const boarded = (defenders: number, boarders: number) => {
    const { s, us, them } = duel({ impulse: 12 });
    const keep = (crew: number, men: number) => crewed({ [GUNNERY]: crew - men });
    Object.assign(us, { grappled: 1, tasks: keep(us.crew, defenders) });
    Object.assign(them, { grappled: 0, tasks: keep(them.crew, boarders) });
    s.stack = [under(boarding.name, {}), under(melee.name, { ship: 1, target: 0, goesOn: 1 })];
    s.front = [0, boarders, 0];
    return shuns(s, 0, strike);
  };
  expect(boarded(2, 14)).toBe(false);
  expect(boarded(10, 8)).toBe(true);
});

test('12.0 grapnels are not thrown where no die can make them hold, unless a card can', () => {
  const { s, us, them } = duel({ impulse: 4 });
  const keep = (crew: number, men: number) => crewed({ [GUNNERY]: crew - men });
  Object.assign(us, { row: 12, tasks: keep(us.crew, 1) });
  them.tasks = keep(them.crew, 3);
  const grapple = { do: 'grapple', ship: 0, target: 1 } as const;
  expect(shuns(s, 0, grapple)).toBe(true);
  s.hands[0] = [GRAPNELS];
  expect(shuns(s, 0, grapple)).toBe(false);
  s.hands[0] = [];
  us.tasks = keep(us.crew, 3);
  expect(shuns(s, 0, grapple)).toBe(false);
});

test('12.0, 15.0 a ship alongside that nobody defends is not left', () => {
  const { s, us, them } = duel({ impulse: 4 });
  const keep = (crew: number, men: number) => crewed({ [GUNNERY]: crew - men });
  Object.assign(us, { col: them.col, row: them.row, tasks: keep(us.crew, 4) });
  const leaves = () => (['no-grapple', 'no-board'] as const).map(what => shuns(s, 0, { do: what, ship: 0 }));
  them.tasks = keep(them.crew, 1);
  expect(leaves()).toEqual([false, false]);
  them.tasks = keep(them.crew, 0);
  expect(leaves()).toEqual([true, true]);
  s.granted = [0, 60];
  expect(leaves()).toEqual([false, false]);
  s.granted = [0, 0];
  us.tasks = keep(us.crew, 0);
  expect(leaves()).toEqual([false, false]);
});

test('16.0 whoever must strain takes the block that loses no more', () => {
  const { s } = duel({ impulse: 4 });
  expect([1, 2].map(value => shuns(s, 0, { do: 'strain', ship: 0, value }))).toEqual([false, true]);
});

test('16.0 in close action nobody strains who need not; to come up with an enemy one may', () => {
  const { s, them } = duel({ impulse: 12, stack: [under(bonusMoves.name, {})] });
  const strains = () => [0, 1].map(value => shuns(s, 0, { do: 'strain', ship: 0, value }));
  expect(strains()).toEqual([false, true]);
  them.row = 15;
  expect(strains()).toEqual([false, false]);
});

test('9.1 in close action no block is carried over with a strain where another can be made', () => {
  const { s, us, them } = duel({ impulse: 11 });
  us.speed = 1;
  const advance = () => shuns(s, 0, { do: 'select', ship: 0, manoeuvre: 'advance' });
  expect(advance()).toBe(true);
  expect(shuns(s, 0, { do: 'select', ship: 0, manoeuvre: 'back-sail' })).toBe(false);
  us.last = BACK_SAIL;
  expect(advance()).toBe(false);
  us.last = 0;
  them.row = 15;
  expect(advance()).toBe(false);
});

test('5.0 a captain who has had an order for every task is done with his crew', () => {
  const adjusts = (given: number) => {
    const { s } = musteringWith(given, { [GUNNERY]: 8 });
    return shuns(s, 0, { do: 'adjust', ship: 0, task: 'guns-port-aft' });
  };
  expect([0, 10, 11, 29].map(adjusts)).toEqual([false, false, true, true]);
});

/** A captain at the orders for his crew, with so many given and so many men at their tasks. */
function musteringWith(given: number, men: Readonly<Record<number, number>>) {
  const draft: Draft = { kind: 'musters', ships: [{ tasks: crewed(men), strikes: 0 }, null], order: EVERY_ROLL };
  const lane = { seat: 0 as const, stack: [under(mustering.name, { given })], draft };
  return duel({ stack: [{ ...under('assign-crew', {}), lanes: [lane] }] });
}

test('5.0 no order is given for a task that would be served no better with more men, or with fewer', () => {
  const { s, us } = musteringWith(0, { [GUNNERY]: 8, [GUNNERY + 1]: 8 });
  const adjusts = (task: 'rigging-repair' | 'guns-port-fore') => shuns(s, 0, { do: 'adjust', ship: 0, task });
  expect([adjusts('rigging-repair'), adjusts('guns-port-fore')]).toEqual([true, true]);
  us.rigging -= 3;
  expect(adjusts('rigging-repair')).toBe(false);
});

test('R26 an agent is asked for cards before every throw, and changes nothing about that', () => {
  const { s } = duel();
  const orders = standingOrders.map(order => shuns(s, 0, { do: 'standing', order }));
  expect(orders).toEqual([true, true, true, false]);
});

test('1.7.2 Sure Hand at the Wheel is not thrown away on a block that needs no card', () => {
  const { s } = duel({ impulse: 4 });
  expect(shuns(s, 0, { do: 'sure-hand', ship: 0 })).toBe(true);
});
