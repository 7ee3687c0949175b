import { isRefusal } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { boats, module } from './boats.fixture.ts';
import { readContender } from './contender.ts';
import { distance } from './elo.ts';
import { playMatch } from './match.ts';

const match = { module, pack: null, configs: [boats()], seed: 'm', workers: 2, pace: { timeScale: 0.001, cores: 2 } };

test('a match in threads is the same whatever their number, and both have both sides', async () => {
  const games = { ...match, first: 'greedy', second: 'random', pairs: 6 };
  const told: number[] = [];
  const score = await playMatch({ ...games, onGames: count => told.push(count) });
  expect(score).toMatchObject({ games: 12 });
  expect(told).toHaveLength(6);
  expect(await playMatch({ ...games, workers: 1 })).toEqual(score);
});

test('levels play by their names, and searches by their options', async () => {
  const score = await playMatch({ ...match, first: 'admiral', second: 'search:20{"turns":1}', pairs: 1 });
  expect(score.games).toBe(2);
  expect(readContender('commodore')).toEqual({ kind: 'level', level: 'commodore', temper: 'steady', options: {} });
  expect(readContender('commodore:bold')).toMatchObject({ level: 'commodore', temper: 'bold' });
  expect(readContender('captain:bold{"overlooks":20}')).toMatchObject({ temper: 'bold', options: { overlooks: 20 } });
  expect(readContender('greedy:2{"overlooks":30}')).toEqual({
    kind: 'agent',
    agent: { kind: 'greedy', samples: 2, overlooks: 30 },
  });
  for (const wrong of ['boatswain', 'random{"turns":1}', 'search{turns}', 'captain{turns}']) {
    expect(isRefusal(readContender(wrong)), wrong).toBe(true);
  }
});

test('three wins in four are 191 Elo', () => {
  const score = { games: 4, wins: 3, draws: 0, losses: 1, decisions: 0, rate: 0.75, low: 0.5, high: 1 };
  const { elo, low, high } = distance(score);
  expect(elo).toBeCloseTo(190.85, 1);
  expect([low, high]).toEqual([0, Number.POSITIVE_INFINITY]);
});
