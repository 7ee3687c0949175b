import { expect, test } from 'vitest';
import { chances } from './evaluate.ts';
import { melee } from '../chapters/ch15-melee.ts';
import type { Sea } from '../model/state.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { GUNNERY, SAILING } from '../model/vocabulary.ts';

/** Side by side, with so many men of each crew kept for melee. */
function alongside(ours: number, theirs: number) {
  const at = duel({ impulse: 12 });
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
    s.stack = [{ proc: melee.name, at: 0, vars: { ship: 0, target: 1, goesOn: 1 }, loops: [], lanes: [] }];
    return chances(s, 0);
  };
  expect(fighting(12, 4)).toBeGreaterThan(chances(lashed(12, 4), 0));
  expect(fighting(2, 12)).toBeLessThan(chances(alongside(2, 12).s, 0));
});

test('15.0 a capture that would not win on points is nothing to fight for', () => {
  const { s, us, them } = alongside(14, 3);
  Object.assign(s, { granted: [0, 60] });
  const before = chances(s, 0);
  us.grappled = 1;
  them.grappled = 0;
  expect(chances(s, 0)).toBeLessThanOrEqual(before);
});
