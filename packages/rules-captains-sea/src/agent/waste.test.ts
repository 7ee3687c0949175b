import { expect, test } from 'vitest';
import { cardWindow } from '../chapters/ch01-cards.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { AT, CLEAR_AIR, GRAPNELS, NAIL_UP, STEADY_LADS } from '../model/deck.ts';
import { DOUBLE, FAIR, FIRST_HOLD, GUNNERY, HANDY, ROUND, STRIKE_CHECK, UNFIT } from '../model/vocabulary.ts';
import { shuns } from './shuns.ts';

const under = (proc: string, vars: Record<string, number>) => ({ proc, at: 0, vars, loops: [], lanes: [] });
const ALL_GUNS = ['both', 'fore', 'aft'] as const;

/** So many points of smoke between the two ships of a duel. */
const smoke = (markers: number) => [(12 * 32 + 10) * 10_000 + 100 * markers];

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

test('1.7.3 cards that undo a strike or a lost level of morale are kept for it, and given for +1 where there may be no later', () => {
  const window = (moment: number) => under(cardWindow.name, { moment, ship: 0, target: 1 });
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
  Object.assign(s, { stack: [window(AT.melee)], front: [3, 3, 0] });
  expect(given()).toEqual([false, false, false]);
});

test('11.4.9 double shot is not fired by a handful of men, but kept until the guns are manned; from the last gun of a section it is', () => {
  const { s, us } = duel({ impulse: 4 });
  us.load = [ROUND, ROUND, ROUND, DOUBLE];
  const fire = () => ALL_GUNS.map(guns => shuns(s, 0, { do: 'fire', ship: 0, target: 1, guns, aim: 'low' }));
  us.tasks = crewed({ [GUNNERY + 2]: 8, [GUNNERY + 3]: 1 });
  expect(fire()).toEqual([true, false, true]);
  us.tasks = crewed({ [GUNNERY + 2]: 8, [GUNNERY + 3]: 6 });
  expect(fire()).toEqual([false, false, false]);
  us.tasks = crewed({ [GUNNERY + 2]: 8, [GUNNERY + 3]: 1 });
  us.guns[3] = 1;
  expect(fire()[0]).toBe(false);
});

test('11.4.9 double shot is not loaded for the one or two guns of a section that are left, or manned', () => {
  const { s, us } = duel({ impulse: 4 });
  const load = (shot: 'round' | 'double') => shuns(s, 0, { do: 'load', ship: 0, section: 'starboard-aft', shot });
  us.tasks = crewed({ [GUNNERY + 3]: 6 });
  expect([load('round'), load('double')]).toEqual([false, false]);
  us.tasks = crewed({ [GUNNERY + 2]: 6, [GUNNERY + 3]: 1 });
  expect([load('round'), load('double')]).toEqual([false, true]);
  s.turn = 0;
  expect(load('double'), 'before the first crews are placed').toBe(false);
  us.guns[3] = 1;
  expect([load('round'), load('double')]).toEqual([false, true]);
});

test('11.4.6 nobody fires into smoke so thick that hardly a ball can hit, unless a card clears the air', () => {
  const fire = (markers: number, hand: number[] = []) => {
    const { s, us } = duel({ impulse: 4, smoke: smoke(markers), hands: [hand, []] });
    us.tasks = crewed({ [GUNNERY + 2]: 3, [GUNNERY + 3]: 3 });
    return shuns(s, 0, { do: 'fire', ship: 0, target: 1, guns: 'both', aim: 'low' });
  };
  expect([0, 4, 7].map(markers => fire(markers))).toEqual([false, false, true]);
  expect([GRAPNELS, CLEAR_AIR].map(card => fire(7, [card]))).toEqual([true, false]);
});

test('17.4 no captain lets his colours come down while a card in his hand may keep them flying', () => {
  const pass = (moment: number, hand: number[], morale = STRIKE_CHECK) => {
    const { s, us } = duel({ impulse: 12, hands: [hand, []] });
    Object.assign(us, { morale, rigging: 0 });
    s.stack = [under(cardWindow.name, { moment, ship: 0, target: 0, dice: 1, seat: 0 })];
    return { s, shunned: () => shuns(s, 0, { do: 'pass' }) };
  };
  const strike = (hand: number[], morale?: number) => pass(AT.strike, hand, morale).shunned();
  // Nail Up the Colours is for afterwards.
  expect([strike([GRAPNELS]), strike([NAIL_UP]), strike([])]).toEqual([true, false, false]);
  // A handy crew does not strike, whatever the die.
  expect([HANDY, FAIR, UNFIT].map(morale => strike([GRAPNELS], morale))).toEqual([false, true, true]);
  const helped = pass(AT.strike, [GRAPNELS]);
  helped.s.plus[0] = 1;
  expect(helped.shunned()).toBe(false);
  const struck = pass(AT.struck, [NAIL_UP, NAIL_UP]);
  expect([struck.shunned(), pass(AT.struck, [GRAPNELS]).shunned()]).toEqual([true, false]);
  struck.s.played[0] = 1 << (NAIL_UP - FIRST_HOLD);
  expect(struck.shunned()).toBe(false);
  expect(pass(AT.chasers, [GRAPNELS]).shunned()).toBe(false);
});

test('11.0 at point blank nothing that is loaded and can hit is kept, double shot of a handful of men neither', () => {
  const { s, us, them } = duel({ impulse: 4 });
  us.tasks = crewed({ [GUNNERY + 2]: 8, [GUNNERY + 3]: 2 });
  Object.assign(us, { load: [ROUND, ROUND, ROUND, DOUBLE], due: [0, 0, 20, 0] });
  const shunned = () => [
    shuns(s, 0, { do: 'cease', ship: 0 }),
    shuns(s, 0, { do: 'fire', ship: 0, target: 1, guns: 'aft', aim: 'low' }),
  ];
  them.row = 12;
  expect(shunned(), 'two squares off').toEqual([false, true]);
  them.row = 11;
  expect(shunned(), 'next to her').toEqual([true, false]);
  us.due[3] = 20;
  expect(shunned()[0], 'nothing is loaded').toBe(false);
});
