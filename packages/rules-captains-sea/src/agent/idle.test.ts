import { expect, test } from 'vitest';
import { cardWindow } from '../chapters/ch01-cards.ts';
import { boarding } from '../chapters/ch15-melee.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { AT, AXES, BOARDERS, DOWN_ROLL, GRAPNELS, MARKSMEN, UP_ROLL } from '../model/deck.ts';
import { FAIR, FIRST_HOLD, GUNNERY, HANDY } from '../model/vocabulary.ts';
import { shuns } from './shuns.ts';

const under = (proc: string, vars: Record<string, number>) => ({ proc, at: 0, vars, loops: [], lanes: [] });
const keep = (crew: number, men: number) => crewed({ [GUNNERY]: crew - men });

/** Before a throw of ours, in one square with the enemy, with so many men kept for melee. */
function asked(moment: number, hand: number[], ours = 5, theirs = 5) {
  const at = duel({ impulse: 4, hands: [hand, []] });
  Object.assign(at.us, { row: 12, tasks: keep(at.us.crew, ours) });
  at.them.tasks = keep(at.them.crew, theirs);
  at.s.stack = [under(cardWindow.name, { moment, ship: 0, target: 1, dice: 1, seat: 0 })];
  return at;
}

const given = (card: number) => ({ do: 'discard', card, ship: 0, die: 'any' }) as const;

test('11.9 chasers are not fired at a ship that has no rigging left to lose, nor is anything aimed high', () => {
  const { s, them } = duel({ impulse: 4 });
  const chase = () => shuns(s, 0, { do: 'chase', ship: 0, target: 1 });
  const fire = (aim: 'high' | 'low') => shuns(s, 0, { do: 'fire', ship: 0, target: 1, guns: 'both', aim });
  expect([chase(), fire('high'), fire('low')]).toEqual([false, false, false]);
  them.rigging = 0;
  expect([chase(), fire('high'), fire('low')]).toEqual([true, true, false]);
  them.guns = [0, 0, 0, 0];
  expect(fire('high'), 'neither hull nor rigging').toBe(false);
});

test('15.0 no card is spent in a melee against nobody', () => {
  const { s } = asked(AT.melee, [BOARDERS]);
  const spent = () => [shuns(s, 0, given(BOARDERS)), shuns(s, 0, { do: 'play', card: BOARDERS, ship: 0 })];
  s.front = [5, 1, 0];
  expect(spent()).toEqual([false, false]);
  s.front = [5, 0, 0];
  expect(spent()).toEqual([true, true]);
});

test('1.7.3 no card is spent on grapnels that hold, or do not, whatever the die', () => {
  const spent = (ours: number, theirs: number) => {
    const { s } = asked(AT.grapple, [MARKSMEN], ours, theirs);
    return shuns(s, 0, given(MARKSMEN));
  };
  expect([spent(5, 5), spent(8, 5), spent(9, 5)]).toEqual([false, false, true]);
  // A 6 with a card is 7, and 5 is wanted.
  expect([spent(3, 5), spent(2, 5)]).toEqual([false, true]);
  const { s } = asked(AT.grapple, [MARKSMEN], 2, 5);
  s.played[0] = 1 << (GRAPNELS - FIRST_HOLD);
  expect(shuns(s, 0, given(MARKSMEN)), 'with Grapnels Ready a 5 is enough').toBe(false);
});

test('1.7.3, 17.4 no card is spent on chasers at bare poles, or on a handy crew, which does not strike', () => {
  const chasers = asked(AT.chasers, [MARKSMEN]);
  expect(shuns(chasers.s, 0, given(MARKSMEN))).toBe(false);
  chasers.them.rigging = 0;
  expect(shuns(chasers.s, 0, given(MARKSMEN))).toBe(true);
  const strike = (morale: number) => {
    const { s, us } = asked(AT.strike, [MARKSMEN]);
    Object.assign(us, { morale, rigging: 0 });
    return shuns(s, 0, given(MARKSMEN));
  };
  expect([strike(HANDY), strike(FAIR)]).toEqual([true, false]);
});

test('17.5 no card is spent on a ship that gets free in any case', () => {
  const free = (quality: number) => {
    const { s, us, them } = asked(AT.disengage, [MARKSMEN]);
    Object.assign(us, { grappled: 1, quality });
    Object.assign(them, { grappled: 0, quality: 0 });
    return shuns(s, 0, given(MARKSMEN));
  };
  expect([free(0), free(1)]).toEqual([false, true]);
});

test('H34 Axes are kept while an enemy lies alongside whose grapnels may hold', () => {
  const { s, us, them } = asked(AT['to-hit'], [AXES, MARKSMEN]);
  expect([AXES, MARKSMEN].map(card => shuns(s, 0, given(card)))).toEqual([true, false]);
  them.tasks = keep(them.crew, 1);
  expect(shuns(s, 0, given(AXES)), 'by one man against five').toBe(false);
  them.tasks = keep(them.crew, 5);
  us.row = 10;
  expect(shuns(s, 0, given(AXES)), 'two squares off').toBe(false);
});

test('15.0 a handful of men is not sent on board of an enemy who expects them', () => {
  const board = (ours: number, theirs: number) => {
    const { s, us, them } = asked(AT.melee, [], ours, theirs);
    us.grappled = 1;
    them.grappled = 0;
    s.stack = [under(boarding.name, {})];
    return shuns(s, 0, { do: 'board', ship: 0, target: 1 });
  };
  expect([board(5, 5), board(1, 5), board(1, 0)]).toEqual([false, true, false]);
});

test('H20, H21 nobody plays On the Up-Roll and On the Down-Roll for one throw', () => {
  const { s } = asked(AT.damage, [UP_ROLL, DOWN_ROLL]);
  const plays = () => [UP_ROLL, DOWN_ROLL].map(card => shuns(s, 0, { do: 'play', card, ship: 0 }));
  expect(plays()).toEqual([false, false]);
  s.played[0] = 1 << (UP_ROLL - FIRST_HOLD);
  expect(plays()).toEqual([false, true]);
});
