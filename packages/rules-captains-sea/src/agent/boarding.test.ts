import { expect, test } from 'vitest';
import { chances, evaluate } from './evaluate.ts';
import { boarding, melee } from '../chapters/ch15-melee.ts';
import type { Sea } from '../model/state.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { GUNNERY, SAILING } from '../model/vocabulary.ts';

const under = (proc: string, vars: Record<string, number>): Sea['stack'][number] => ({
  proc,
  at: 0,
  vars,
  loops: [],
  lanes: [],
});

/** Side by side, with so many men of each crew kept for melee. */
function alongside(ours: number, theirs: number) {
  const at = duel({ impulse: 12, stack: [under(boarding.name, {})] });
  const keep = (crew: number, men: number) => crewed({ [SAILING]: 1, [GUNNERY + 2]: crew - men - 1 });
  Object.assign(at.us, { row: 12, tasks: keep(at.us.crew, ours) });
  Object.assign(at.them, { tasks: keep(at.them.crew, theirs) });
  return at;
}

function lashed(ours: number, theirs: number): Sea {
  const { s, us, them } = alongside(ours, theirs);
  us.grappled = 1;
  them.grappled = 0;
  return s;
}

test('12.0 to be lashed to an enemy is good with the stronger party of boarders, and bad with the weaker', () => {
  expect(chances(lashed(14, 3), 0)).toBeGreaterThan(chances(alongside(14, 3).s, 0));
  expect(chances(lashed(3, 14), 0)).toBeLessThan(chances(alongside(3, 14).s, 0));
});

test('15.0 a melee is worth going on with while it can be won, and not when it is hopeless', () => {
  const fighting = (ours: number, theirs: number) => {
    const s = lashed(ours, theirs);
    s.stack.push(under(melee.name, { ship: 0, target: 1, goesOn: 1 }));
    return chances(s, 0);
  };
  expect(fighting(12, 4)).toBeGreaterThan(chances(lashed(12, 4), 0));
  // Once it is broken off, crews are placed anew.
  const after = lashed(2, 12);
  after.stack = [];
  expect(fighting(2, 12)).toBeLessThan(chances(after, 0));
});

test('15.0 a capture that would not win on points is nothing to fight for', () => {
  const { s, us, them } = alongside(14, 3);
  Object.assign(s, { granted: [0, 60] });
  const before = chances(s, 0);
  us.grappled = 1;
  them.grappled = 0;
  expect(chances(s, 0)).toBeLessThanOrEqual(before);
});

test('15.0 men in front who can make no headway are not sent on for ever', () => {
  const stuck = lashed(9, 7);
  stuck.stack.push(under(melee.name, { ship: 0, target: 1, goesOn: 1 }));
  Object.assign(stuck, { front: [1, 1, 0], support: [8, 6, 0] });
  const after = lashed(9, 7);
  after.stack = [];
  expect(chances(stuck, 0)).toBeLessThan(chances(after, 0));
});

test('15.0 all hands in front are better than one with the rest behind him', () => {
  const defended = (front: number) => {
    const s = lashed(6, 7);
    s.stack.push(under(melee.name, { ship: 0, target: 1, goesOn: 1 }));
    Object.assign(s, { front: [4, front, 0], support: [2, 7 - front, 0] });
    return chances(s, 0);
  };
  expect(defended(6)).toBeLessThan(defended(1));
});

test('12.0 nobody likes to lie in one square with an enemy who has kept men to board, with none to meet them', () => {
  const liking = (ours: number, theirs: number) => {
    const { s } = alongside(ours, theirs);
    return evaluate(s, 0) - chances(s, 0);
  };
  expect(liking(0, 8)).toBeLessThan(liking(8, 8) - 0.1);
  expect(liking(8, 0), 'a prize to be had').toBeGreaterThan(liking(8, 8) + 0.1);
});
