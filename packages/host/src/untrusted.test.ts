import { parseLog, printLog, UNTRUSTED } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { boats, granted, hosted, library, play } from '../test/games.ts';
import type { CheckingWorker, LogChecker } from './index.ts';
import { checkElsewhere, checkHere, readUntrusted } from './index.ts';

const here: LogChecker = checkHere(library, () => performance.now());

async function finished(): Promise<string> {
  const game = await hosted(boats);
  play(game);
  return game.save().log;
}

describe('a log from outside', () => {
  test('is checked, and its match comes with what it proves', async () => {
    const { match, checked } = granted(await readUntrusted(library, here, await finished()));
    expect(match.ruleset.id).toBe('skirmish');
    expect(checked).toMatchObject({
      good: true,
      rules: { verdict: 'yes' },
      dice: { verdict: 'unclaimed' },
      complete: { verdict: 'unclaimed' },
    });
    expect(structuredClone(checked)).toEqual(checked);
  });

  test('that does not replay is refused with the entry, and one over its budget with what was spent', async () => {
    const text = await finished();
    const log = granted(parseLog(text));
    const forged = printLog({
      ...log,
      entries: log.entries.toSpliced(1, 1, { ...log.entries[1], hash: '0'.repeat(16) } as never),
    });
    expect(await readUntrusted(library, here, forged)).toMatchObject({
      refused: 'bad-log',
      reason: expect.stringContaining('entry 2'),
    });
    expect(await readUntrusted(library, here, text, { budget: { ...UNTRUSTED, entries: 2 } })).toMatchObject({
      refused: 'over-budget',
      reason: 'a log has no more than 2 entries',
    });
  });

  test('without the dice of its roll-off is refused at once', async () => {
    const game = await hosted({
      ...boats,
      ruleset: 'age-of-sail',
      scenario: 'line-of-battle',
      options: { first: 'dice' },
    });
    const log = granted(parseLog(game.save().log));
    const bare = printLog({ ...log, opening: { ...log.opening, draws: [] } });
    const begun = performance.now();
    expect(await readUntrusted(library, here, bare)).toMatchObject({
      refused: 'bad-log',
      reason: 'the opening draws dice that the log does not hold',
    });
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe('a checking worker', () => {
  function worker(ask: CheckingWorker['ask'], ready: Promise<unknown> = Promise.resolve()) {
    const ended: string[] = [];
    const release = (): void => void ended.push('released');
    return {
      ended,
      checker: checkElsewhere(() => ({ ready, ask, release, terminate: () => void ended.push('ended') })),
    };
  }

  test('is released after its answer', async () => {
    const { checker, ended } = worker(question => here.check(question));
    expect(await readUntrusted(library, checker, await finished())).toHaveProperty('match');
    expect(ended).toEqual(['released']);
  });

  test('that breaks, or has no memory left, is a refusal and not an exception', async () => {
    const { checker, ended } = worker(() => Promise.reject(new Error('out of memory')));
    expect(await readUntrusted(library, checker, await finished())).toMatchObject({
      refused: 'over-budget',
      reason: 'this log could not be checked: out of memory',
    });
    expect(ended).toEqual(['ended']);
  });

  test('that never answers is terminated when its time is spent', { timeout: 20_000 }, async () => {
    const { checker, ended } = worker(() => new Promise(() => {}));
    const budget = { ...UNTRUSTED, milliseconds: -1_990 };
    expect(await readUntrusted(library, checker, await finished(), { budget })).toMatchObject({
      refused: 'over-budget',
    });
    expect(ended).toEqual(['ended']);
  });

  test('may take its time to load: only then does the log have to be quick', { timeout: 20_000 }, async () => {
    const slow = new Promise(resolve => setTimeout(resolve, 300));
    const { checker } = worker(question => here.check(question), slow);
    const budget = { ...UNTRUSTED, milliseconds: 250 };
    expect(await readUntrusted(library, checker, await finished(), { budget })).toHaveProperty('match');
  });

  test('is not even opened for what cannot be read', async () => {
    const { checker, ended } = worker(question => here.check(question));
    expect(await readUntrusted(library, checker, 'weathergauge log 2')).toMatchObject({ refused: 'bad-log' });
    expect(ended).toEqual([]);
  });
});
