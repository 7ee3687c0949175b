import { expect, test } from 'vitest';
import { cardWindow } from '../chapters/ch01-cards.ts';
import { boarding, melee } from '../chapters/ch15-melee.ts';
import { bonusMoves } from '../chapters/ch16-bonus.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { AT, GRAPNELS, NAIL_UP, STEADY_LADS } from '../model/deck.ts';
import { BACK_SAIL, DOUBLE, GUNNERY, ROUND, STRIKE_CHECK, UNFIT } from '../model/vocabulary.ts';
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

test('11.4.9 double shot is not fired at long range, and round shot is', () => {
  const { s, us, them } = duel({ impulse: 4 });
  Object.assign(us, { load: [ROUND, ROUND, ROUND, DOUBLE] });
  const fire = (guns: 'both' | 'fore' | 'aft') => shuns(s, 0, { do: 'fire', ship: 0, target: 1, guns, aim: 'low' });
  expect([fire('both'), fire('fore'), fire('aft')]).toEqual([false, false, false]);
  them.row = 16;
  expect([fire('both'), fire('fore'), fire('aft')]).toEqual([true, false, true]);
});

test('11.0 a loaded broadside that bears on an enemy close by is not held; one behind thick smoke, or half of one, may be', () => {
  const cease = { do: 'cease', ship: 0 } as const;
  const { s, us, them } = duel({ impulse: 4 });
  expect(shuns(s, 0, cease)).toBe(true);
  us.due[2] = 20;
  expect(shuns(s, 0, cease)).toBe(false);
  us.due[2] = 0;
  s.smoke = [(12 * 32 + 10) * 10_000 + 1200];
  us.morale = UNFIT;
  expect(shuns(s, 0, cease)).toBe(false);
  s.smoke = [];
  them.row = 14;
  expect(shuns(s, 0, cease)).toBe(false);
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

test('1.7.3 cards that undo a strike or a lost level of morale are kept for it, and given for +1 where there may be no later', () => {
  const window = (moment: number) => under(cardWindow.name, { moment });
  const { s, us } = duel({ impulse: 4, hands: [[GRAPNELS, STEADY_LADS, NAIL_UP], []], stack: [window(AT.chasers)] });
  const given = () =>
    [GRAPNELS, STEADY_LADS, NAIL_UP].map(card => shuns(s, 0, { do: 'discard', card, ship: 0, die: 'any' }));
  expect(given()).toEqual([false, true, true]);
  us.morale = STRIKE_CHECK;
  expect(given()).toEqual([false, false, true]);
  s.hands[0] = [GRAPNELS, STEADY_LADS, NAIL_UP, NAIL_UP];
  expect(given()).toEqual([false, false, false]);
  us.morale = UNFIT;
  s.hands[0] = [GRAPNELS, STEADY_LADS, NAIL_UP];
  s.stack = [window(AT.melee)];
  expect(given()).toEqual([false, false, false]);
});
