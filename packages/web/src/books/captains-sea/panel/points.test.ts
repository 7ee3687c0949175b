import type { SeaView } from '@weathergauge/rules-captains-sea';
import { expect, test } from 'vitest';
import { play } from './drill.fixture.ts';
import { reckon } from './Points.tsx';

const games = ['constitution-java', 'chesapeake-shannon'].flatMap(scenario => play(scenario, `points ${scenario}`));
const views = games.map(({ position }) => position.view as SeaView);

test('19.0 the parts of the report add up to the points of the rules', () => {
  expect(views.some(({ ships }) => ships.some(({ hits }) => hits > 0))).toBe(true);
  for (const view of views)
    for (const { hits, multiplier, prizes, bonus, granted, points } of reckon(view))
      expect(Math.ceil(hits * multiplier) + prizes + bonus + granted).toBe(points);
});
