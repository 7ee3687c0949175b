import { skirmish } from '@weathergauge/engine/skirmish';
import { afterEach, expect, test, vi } from 'vitest';
import { planned } from './breaking.ts';
import { deepSeeds, effort, isLookedAt, rounds } from './effort.ts';
import { fuzz } from './fuzz.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['10', 10],
  ['2.7', 2],
  ['0', 0],
  ['-1', 1],
  ['much', 1],
])('WEATHERGAUGE_FUZZ=%s is an effort of %d', (text, wanted) => {
  vi.stubEnv('WEATHERGAUGE_FUZZ', text);
  expect(effort({})).toBe(wanted);
});

test('ten times the effort is ten times the games of every kind', () => {
  const games = (times: number) => fuzz(skirmish, planned({ effort: times, budget: 0 })).games;
  expect(games(10)).toBe(10 * games(1));
  expect(deepSeeds({ effort: 10, deepSeeds: 3 })).toBe(30);
  expect(new Set(rounds({ effort: 10 })).size).toBe(10);
});

test('a glance still looks: at some games, but not at what they reach', () => {
  const report = fuzz(skirmish, planned({ effort: 0, reach: ['event boarded'] }));
  expect(report.games).toBeGreaterThan(0);
  expect(report.missing).toEqual([]);
  expect(deepSeeds({ effort: 0 })).toBe(1);
  expect(rounds({ effort: 0 })).toEqual(['']);
});

test('long games are looked at less often, but from their start', () => {
  const looked = (stride: number) =>
    Array.from({ length: 1000 }, (_, at) => isLookedAt({ stride }, at, 30, 7)).filter(Boolean);
  expect([looked(1).length, looked(10).length]).toEqual([30 + 138, 30 + 14]);
  expect(isLookedAt({}, 35, 30, 7)).toBe(true);
});
