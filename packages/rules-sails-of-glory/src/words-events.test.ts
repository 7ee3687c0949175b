import { expect, test } from 'vitest';
import { A, B } from './b7-damage.ts';
import { DOUBLE, shoot, zeros } from './broadside.fixture.ts';
import { W } from './drill.fixture.ts';
import { view } from './view.ts';
import { words } from './words.ts';

test('what makes up a broadside is said in words, double shot and all', () => {
  const { s, event } = shoot({
    shooter: 'terpsichore',
    abeam: 120,
    heading: W,
    shot: DOUBLE,
    own: { shot: [DOUBLE, DOUBLE] },
    sea: { level: 'standard', articles: { firstBroadside: true, doubleShot: true } },
    faces: [zeros(A, 8), zeros(B, 8)],
  });
  const seen = view(s, 0);
  expect(event.modifiers.map(part => words.modifier?.(seen, event, part))).toEqual([
    'firepower +4',
    'raked through the bow +2',
    'first broadside +2',
    'double shot +8',
  ]);
});
