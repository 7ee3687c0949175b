import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newPlace } from '../../../server/test/served.ts';
import { findLibrary } from '../library.ts';
import { weathergauge } from '../skirmish.fixture.ts';
import type { Summary } from '../summary.ts';
import { openQueue } from './tables.ts';

const GAMES = 256;
const library = findLibrary().filter(({ id }) => id === 'convoy');
const FEW = 64;
const simulate = (games: number, ...more: string[]) => {
  const words = `simulate convoy/H1 --games ${games} --agents greedy,random --seed queue --json`.split(' ');
  return weathergauge([...words, ...more], [], library);
};
const timeless = (out: string) => {
  const { cpuSeconds: _a, decisionsPerCpuSecond: _b, ...rest } = JSON.parse(out) as Summary;
  return rest;
};

/** A worker in a process of its own, when it plays. */
async function worker(database: string): Promise<ChildProcess> {
  const program = join(import.meta.dirname, '../../bin/weathergauge.js');
  const child = spawn(process.execPath, [program, 'worker', '--database', database, '--workers', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

const count = async (database: string, what: string): Promise<number> => {
  const queue = await openQueue(database);
  try {
    const { rows } = await queue.utils.withPgClient(client => client.query<{ count: string }>(what));
    return Number(rows[0]?.count);
  } finally {
    await queue.close();
  }
};
const PLAYED = 'select count(*) from weathergauge_queue.chunks';
const BEGUN = 'select count(*) from graphile_worker.jobs where locked_by is not null';
const ALIVE = 'select count(*) from weathergauge_queue.workers where alive_until > now()';
const LEFT = 'select count(*) from graphile_worker.jobs';

test('what killed workers had begun is played by others, and the result is that of one machine', async () => {
  const here = await simulate(GAMES, '--workers', '1');
  const database = await newPlace();
  const result = simulate(GAMES, '--database', database);
  for (let kills = 0; kills < 2; kills++) {
    const doomed = await worker(database);
    const before = await count(database, PLAYED);
    await expect.poll(() => count(database, PLAYED)).toBeGreaterThan(before);
    await expect.poll(() => count(database, BEGUN)).toBeGreaterThan(0);
    doomed.kill('SIGKILL');
  }
  const last = await worker(database);
  const { code, out, err } = await result;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(timeless(out)).toEqual(timeless(here.out));
  // Asked to end, it ends by itself; and nothing is left.
  last.kill('SIGTERM');
  expect(await once(last, 'exit')).toEqual([0, null]);
  expect(await count(database, 'select count(*) from weathergauge_queue.simulations')).toBe(0);
  expect(await count(database, LEFT)).toBe(0);
  // A killed worker is taken to live until it has been silent for long enough.
  await expect.poll(() => count(database, ALIVE)).toBe(0);
});

test('two workers play one simulation with its logs, and what they have played comes back in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-queue-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const here = await simulate(FEW, '--workers', '1', '--logs', join(folder, 'here'));
  const database = await newPlace();
  await Promise.all([worker(database), worker(database)]);
  const { out } = await simulate(FEW, '--database', database, '--logs', join(folder, 'there'));
  expect(timeless(out)).toEqual(timeless(here.out));
  expect(readdirSync(join(folder, 'there'))).toHaveLength(FEW);
});

test('an address that is no database, and one where nobody answers, are refused without repeating its password', async () => {
  const wrong = await simulate(FEW, '--database', 'mysql://me:secret@host/name');
  expect(wrong).toMatchObject({ code: 2, out: '' });
  const silent = await weathergauge(['worker', '--database', 'postgres://me:secret@127.0.0.1:1/name'], [], library);
  expect(silent).toMatchObject({ code: 2, out: '' });
  const alone = await simulate(FEW, '--database', 'postgres://me:secret@127.0.0.1:1/name');
  expect(alone).toMatchObject({ code: 2, out: '' });
  for (const { err } of [wrong, silent, alone]) expect(err).not.toContain('secret');
});
