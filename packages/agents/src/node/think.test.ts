import { seededRng } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { seating } from '../agent.ts';
import type { SearchReport } from '../search-report.ts';
import { think } from '../search.ts';
import { opening } from '../testing.ts';
import { openThinkers, thinkInWorkers } from './think.ts';

const rulesetModule = new URL('./skirmish-fixture.ts', import.meta.url).href;
const question = { state: opening(), seat: 0, seed: 'w' } as const;

describe('thinking in threads', () => {
  test('one thread answers as this one would', async () => {
    const thought = await thinkInWorkers({ rulesetModule, ...question, agent: 'search:500', workers: 1 });
    const here = think(seating(skirmish, opening(), 0, seededRng('w/0')), { budget: { iterations: 500 } });
    expect(thought).toEqual({ action: here.best, report: here });
  });

  test('two threads share the iterations and add up their visits', async () => {
    const seen: SearchReport[] = [];
    const ask = () =>
      thinkInWorkers({
        rulesetModule,
        ...question,
        agent: 'search:1001',
        workers: 2,
        onProgress: report => seen.push(report),
      });
    const { action, report } = await ask();
    expect(report?.iterations).toBe(1001);
    expect(report?.lines.reduce((sum, line) => sum + line.visits, 0)).toBe(1001);
    expect(action).toEqual(report?.best);
    expect(seen.length).toBeGreaterThan(1);
    expect((await ask()).report).toEqual(report);
  });

  test('a search is stopped from outside and still answers', async () => {
    const stop = new AbortController();
    const began = performance.now();
    const { action, report } = await thinkInWorkers({
      rulesetModule,
      ...question,
      agent: 'search:60000ms',
      workers: 2,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(action.do).toBe('load');
    expect(report?.iterations).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('a pool answers many questions, one after another or at once', async () => {
    const thinkers = openThinkers({ rulesetModule, workers: 1 });
    const ask = (agent: string, seed: string) => thinkers.think({ ...question, agent, seed });
    const [a, b, c] = await Promise.all([ask('search:200', '1'), ask('greedy', '2'), ask('random', '3')]);
    expect(a?.report?.iterations).toBe(200);
    expect(b?.report).toBeNull();
    expect(c?.action.do).toBe('load');
    expect(await ask('search:200', '1')).toEqual(a);
    await thinkers.close();
    await expect(ask('random', '4')).rejects.toThrow('ended');
  });

  test('what cannot be done is said', async () => {
    const ask = (agent: string, module = rulesetModule) =>
      thinkInWorkers({ rulesetModule: module, ...question, agent, workers: 1 });
    await expect(ask('oracle')).rejects.toThrow('no agent');
    await expect(ask('random', 'file:///nowhere.ts')).rejects.toThrow('nowhere');
    const packed = thinkInWorkers({ rulesetModule, pack: {}, ...question, agent: 'random', workers: 1 });
    await expect(packed).rejects.toThrow('skirmish has no figures that a pack could replace');
    const over = thinkInWorkers({ rulesetModule, ...question, state: { stack: [] }, agent: 'random', workers: 1 });
    await expect(over).rejects.toThrow('not pending');
  });
});
