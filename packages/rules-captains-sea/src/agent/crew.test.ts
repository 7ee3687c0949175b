import { expect, test } from 'vitest';
import { crewWorth } from './crew.ts';
import { forget } from './foresight.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { GUNNERY, HULL_REPAIR, NO_RAKE, RIG_REPAIR } from '../model/vocabulary.ts';

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

test('5.1.6 a beaten crew alongside may board with every man: a sound ship keeps as many, though her guns want them', () => {
  const kept = (row: number) => {
    const { s, us, them } = duel();
    Object.assign(them, { crew: 6, row });
    for (const ship of [us, them]) forget(ship, ship.id);
    const three = crewed({ [GUNNERY]: 6, [GUNNERY + 2]: 8, [GUNNERY + 3]: 8 });
    const six = crewed({ [GUNNERY]: 3, [GUNNERY + 2]: 8, [GUNNERY + 3]: 8 });
    expect(us.crew).toBe(25);
    return crewWorth(s, us, six) - crewWorth(s, us, three);
  };
  expect(kept(10)).toBeGreaterThan(0);
  expect(kept(18)).toBeLessThan(0);
});

test('9.2 ships in one square man the side that is turned to the enemy', () => {
  const { s, us, them } = duel();
  Object.assign(them, { row: us.row });
  for (const ship of [us, them]) forget(ship, ship.id);
  const port = crewed({ [GUNNERY]: 8, [GUNNERY + 1]: 8 });
  const starboard = crewed({ [GUNNERY + 2]: 8, [GUNNERY + 3]: 8 });
  const leans = (aSide: number) => {
    s.contacts = [{ a: 0, b: 1, kind: 0, aSide, bSide: 0, raker: -1, rake: NO_RAKE }];
    return crewWorth(s, us, starboard) - crewWorth(s, us, port);
  };
  expect(leans(0)).toBeLessThan(0);
  expect(leans(1)).toBeGreaterThan(0);
});

test('10.0 a man is spared for guns on the far side whose load comes up this turn, before another mends', () => {
  const spared = (due: number) => {
    const { s, us, them } = duel();
    Object.assign(us, { rigging: us.rigging - 3, quality: 0, due: [due, 0, 0, 0] });
    Object.assign(them, { row: 18 });
    for (const ship of [us, them]) forget(ship, ship.id);
    const bearing = { [GUNNERY + 2]: 7, [GUNNERY + 3]: 7 };
    return (
      crewWorth(s, us, crewed({ ...bearing, [GUNNERY]: 1 })) - crewWorth(s, us, crewed({ ...bearing, [RIG_REPAIR]: 1 }))
    );
  };
  expect(spared(20)).toBeGreaterThan(0);
  expect(spared(0)).toBeLessThan(0);
});

test('5.1.6 boarders are kept ready for a crew that can be overrun, some more than it has left', () => {
  const { s, us, them } = duel();
  for (const ship of [us, them]) forget(ship, ship.id);
  const kept = (crew: number) => {
    them.crew = crew;
    const one = crewed({ [GUNNERY]: 8, [GUNNERY + 2]: 8, [GUNNERY + 3]: 8 });
    const four = crewed({ [GUNNERY]: 5, [GUNNERY + 2]: 8, [GUNNERY + 3]: 8 });
    return crewWorth(s, us, four) - crewWorth(s, us, one);
  };
  expect(kept(0)).toBeGreaterThan(0);
});
