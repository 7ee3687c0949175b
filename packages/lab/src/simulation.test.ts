import { isRefusal, parseLog, verify } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { boats, module } from './boats.fixture.ts';
import type { Simulation } from './simulation.ts';
import { simulate } from './simulation.ts';

const GAMES = 130;
const some: Simulation = {
  module,
  config: boats(),
  agents: ['greedy', 'random'],
  seed: 'seven',
  games: GAMES,
  workers: 1,
};
const timeless = async (simulation: Simulation) => ({ ...(await simulate(simulation)), cpuSeconds: 0 });
const one = await timeless(some);

test('the totals count every game once', async () => {
  const [first = 0, second = 0] = one.wins;
  expect(first + second + one.draws).toBe(GAMES);
  expect(one.finished).toBe(GAMES);
  let told = 0;
  const onGames = (games: number) => {
    told += games;
  };
  expect((await simulate({ ...some, workers: 2, onGames })).cpuSeconds).toBeGreaterThan(0);
  expect(told).toBe(GAMES);
});

test('the games do not depend on the number of threads, but on the seed', async () => {
  expect(await timeless({ ...some, workers: 3 })).toEqual(one);
  expect((await timeless({ ...some, seed: 'eight' })).hash).not.toBe(one.hash);
});

test('logged games are the same games, and their logs come in order and verify', async () => {
  const logs: string[] = [];
  const onLogs = async (first: number, texts: readonly string[]) => {
    await new Promise(resolve => setTimeout(resolve, 1));
    expect(first).toBe(logs.length);
    logs.push(...texts);
  };
  expect(await timeless({ ...some, workers: 2, onLogs })).toEqual(one);
  expect(logs).toHaveLength(GAMES);
  const wins = [0, 0];
  for (const text of logs) {
    const log = parseLog(text);
    if (isRefusal(log)) throw new Error(log.reason);
    const verdict = verify(skirmish, log);
    if (isRefusal(verdict)) throw new Error(verdict.reason);
    for (const seat of verdict.result?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
  }
  expect(wins).toEqual(one.wins);
});

test('a log that cannot be kept, an unknown agent, a module that cannot be loaded and a pack that cannot be used end it', async () => {
  const full = () => Promise.reject(new Error('the disk is full'));
  await expect(simulate({ ...some, workers: 2, onLogs: full })).rejects.toThrow('the disk is full');
  await expect(simulate({ ...some, agents: ['oracle', 'random'] })).rejects.toThrow('no agent');
  await expect(simulate({ ...some, module: 'file:///nowhere.ts' })).rejects.toThrow('nowhere');
  await expect(simulate({ ...some, pack: {} })).rejects.toThrow('no figures that a pack could replace');
});
