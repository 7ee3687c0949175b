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

test('19.0 a ship that strikes is worth five points, one that is taken ten, and no other any', () => {
  const view = views.at(-1);
  if (view === undefined) throw new Error('no game');
  const with5 = { ...view, scores: [view.scores[0] + 5, view.scores[1]] as const };
  const before = reckon(view)[0]?.prizes ?? 0;
  expect(reckon(with5)[0]?.prizes).toBe(before + 5);
  for (const seen of views)
    for (const { side, prizes } of reckon(seen)) {
      const fates = seen.ships.filter(ship => ship.side !== side).map(({ fate }) => fate);
      const worth = { '': 0, struck: 5, captured: 10 } as const;
      expect(prizes).toBe(fates.reduce((sum, fate) => sum + worth[fate], 0));
    }
});
