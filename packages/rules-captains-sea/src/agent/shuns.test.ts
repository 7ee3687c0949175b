import { expect, test } from 'vitest';
import { boarding, melee } from '../chapters/ch15-melee.ts';
import { crewed, duel } from '../test/drill.fixture.ts';
import { GUNNERY, STRIKE_CHECK } from '../model/vocabulary.ts';
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
