import { expect, test } from 'vitest';
import { crewWorth } from './crew.ts';
import { forget } from './foresight.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { GUNNERY, HULL_REPAIR, RIG_REPAIR } from '../model/vocabulary.ts';

/** What it is worth to have four men at the guns that bear rather than at repairs, for a ship whose hits bring so many points. */
function gunsBeforeRepairs(multiplier: number): number {
  const { s, us, them } = duel({ articles: { multipliers: [2 * multiplier, 2] } });
  Object.assign(us, { rigging: us.rigging - 3, guns: [8, 8, 6, 8] });
  for (const ship of [us, them]) forget(ship, ship.id);
  const guns = crewWorth(s, us, crewed({ [GUNNERY + 2]: 6, [GUNNERY + 3]: 8 }));
  return guns - crewWorth(s, us, crewed({ [GUNNERY + 2]: 4, [GUNNERY + 3]: 6, [RIG_REPAIR]: 2, [HULL_REPAIR + 2]: 2 }));
}

test('19.0 men are at the guns that bear, not at repairs, the more so the more points a hit brings', () => {
  expect(gunsBeforeRepairs(1)).toBeGreaterThan(0);
  expect(gunsBeforeRepairs(3)).toBeGreaterThan(gunsBeforeRepairs(1));
});

test('5.1.6 where an enemy can be alongside within the turn, five men are ready for him before anything is mended', () => {
  const kept = (row: number) => {
    const { s, us, them } = duel();
    Object.assign(us, { rigging: us.rigging - 3, guns: [8, 8, 6, 8] });
    Object.assign(them, { col: 11, row });
    for (const ship of [us, them]) forget(ship, ship.id);
    const atGuns = { [GUNNERY]: 4, [GUNNERY + 2]: 8, [GUNNERY + 3]: 8 };
    return (
      crewWorth(s, us, crewed(atGuns)) - crewWorth(s, us, crewed({ ...atGuns, [RIG_REPAIR]: 2, [HULL_REPAIR + 2]: 2 }))
    );
  };
  expect(kept(13)).toBeGreaterThan(0);
  expect(kept(18)).toBeLessThan(0);
});
