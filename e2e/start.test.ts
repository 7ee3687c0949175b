/** `npm start` as a player types it, and how it ends. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Started {
  readonly npm: ChildProcess;
  readonly address: string;
  readonly said: () => string;
  /** Numbers of the processes that belong to it and are still there. */
  readonly running: () => number[];
}

let started = 0;
const folder = mkdtempSync(join(tmpdir(), 'weathergauge-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A mark in the environment tells every process that comes of it. */
async function start(...words: string[]): Promise<Started> {
  const mark = `WEATHERGAUGE_MARK=${process.pid}-${performance.now()}-${started++}`;
  const env = { ...process.env, WEATHERGAUGE_MARK: mark.slice(mark.indexOf('=') + 1) };
  const npm = spawn('npm', ['start', '--', '--no-open', '--data', join(folder, String(started)), ...words], {
    cwd: ROOT,
    env,
    detached: true,
  });
  const running = () => processesWith(mark);
  onTestFinished(() => {
    for (const pid of running()) process.kill(pid, 'SIGKILL');
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /is at (\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    npm.on('exit', () => reject(new Error(said)));
  });
  return { npm, address, said: () => said, running };
}

function processesWith(mark: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => Number.isInteger(pid))
    .filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark);
      } catch {
        // It has ended meanwhile, or belongs to somebody else.
        return false;
      }
    });
}

/** A terminal sends Ctrl-C to the whole group of processes, and hangs up on all of them; `kill` reaches npm alone. */
test.each([
  ['SIGINT', 'npm'],
  ['SIGTERM', 'npm'],
  ['SIGHUP', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGINT', 'all of them'],
  ['SIGHUP', 'all of them'],
] as const)('%s to %s ends the server too', async (signal, whom) => {
  const { npm, address, running } = await start('--port', '4905');
  expect((await fetch(address)).status).toBe(200);
  expect(running().length, 'npm, the bootstrap, the server').toBeGreaterThanOrEqual(3);
  const pid = npm.pid ?? 0;
  process.kill(whom === 'npm' ? pid : -pid, signal);
  await expect.poll(running, { timeout: 30_000 }).toEqual([]);
  await expect(fetch(address)).rejects.toThrow();
});

test('a port in use is told, and the page is at the next', async () => {
  const other = createServer().listen(4955, '127.0.0.1');
  onTestFinished(() => void other.close());
  const { address, said } = await start('--port', '4955');
  expect(new URL(address).port).toBe('4956');
  expect(said()).toMatch(/^Port 4955 is in use/m);
});

test.each([
  [['--port', '0'], '--port needs a number from 1 to 65535'],
  [['--port', '4000', '--host', '192.0.2.1'], 'this machine has no address "192.0.2.1"'],
  [['--sails'], "Unknown option '--sails'"],
])('%j is refused in a sentence', async (words, sentence) => {
  await expect(start(...words)).rejects.toThrow(sentence);
});
