/** The bot, as anybody would start it, plays whole games; what it has played can be checked by the command line. */

import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { TableView } from '@weathergauge/wire';
import { expect, onTestFinished, test } from 'vitest';
import { guest } from '../packages/server/test/player.ts';
import { newFolder, served } from '../packages/server/test/served.ts';

const BOT = join(import.meta.dirname, 'bot.ts');
const CLI = resolve(import.meta.dirname, '../packages/cli/bin/weathergauge.js');
const run = promisify(execFile);

/** The shortest there is of each book. */
const SHORT = [
  { ruleset: 'age-of-sail', scenario: 'free', options: { shipsA: 1, shipsB: 1, rounds: 1 } },
  { ruleset: 'captains-sea', scenario: 'constitution-java', options: { turns: 5 } },
  { ruleset: 'convoy', scenario: 'H1', options: {} },
  { ruleset: 'sails-of-glory', scenario: 'enemy-in-sight', options: { turns: 10, placing: false } },
  { ruleset: 'sea-of-glory-1805', scenario: 'west-indies', options: {} },
];

interface Bot {
  readonly process: ChildProcess;
  readonly said: Promise<string>;
  readonly complaint: Promise<string>;
}

function started(address: string): Bot {
  const child = spawn(process.execPath, [BOT, address], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  return { process: child, said: text(child.stdout), complaint: text(child.stderr) };
}

test('the bot is short, and needs nothing but Node', () => {
  const source = readFileSync(BOT, 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  expect(source).not.toMatch(/^import /m);
});

test.for(SHORT)('two bots play $ruleset to its end, and the log that is downloaded verifies', async wish => {
  const { address } = await served();
  const anne = await guest(address, 'Anne');
  const made = await anne.call<TableView>('POST', 'tables', {
    ...wish,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    visibility: 'open',
  });
  expect(made).toMatchObject({ status: 200 });
  const { id } = made.body;
  const first = started(`${address}#/table/${id}`);
  // One after the other: both would take the first free seat.
  await expect
    .poll(async () => (await anne.call<TableView>('GET', `tables/${id}`)).body.seats.map(({ kind }) => kind))
    .toContain('person');
  const second = started(`${address}#/table/${id}`);
  for (const bot of [first, second]) {
    expect(await bot.complaint).toBe('');
    expect(await bot.said).toMatch(/^over: /m);
  }
  const log = await anne.call<string>('GET', `tables/${id}/log`);
  expect(log.status).toBe(200);
  const file = join(newFolder(), 'game.log');
  writeFileSync(file, log.body);
  const { stdout } = await run(process.execPath, [CLI, 'verify', file, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ good: true, rules: { verdict: 'yes' }, complete: { verdict: 'yes' } });
});

test('the bot comes back when the server says so, and no sooner', async () => {
  const times: number[] = [];
  const server = createServer((_, reply) => {
    times.push(performance.now());
    if (times.length === 1) reply.writeHead(429, { 'retry-after': '1' }).end('{}');
    else reply.writeHead(400).end('{}');
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const bot = started(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await bot.complaint).toContain('guest');
  expect(times).toHaveLength(2);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(990);
});

test('the bot opens a stream anew that breaks in the middle of a line, as when a server is killed', async () => {
  const at = { id: 't1', invite: null, you: 0, commitment: '', seats: [], ready: [], pledges: [], shares: [] };
  const sync = (status: string, position: object | null): string =>
    `${JSON.stringify({ tell: 'value', id: 'watch', value: { table: { ...at, status }, position } })}\n`;
  let streams = 0;
  const server = createServer(({ url, socket }, reply) => {
    if (url === '/api/guest') return void reply.end('{"token":"t"}');
    if (url === '/api/tables') return void reply.end(JSON.stringify({ ...at, status: 'playing' }));
    if (++streams > 1)
      return void reply.end(sync('over', { at: 1, prompt: null, offers: [], result: { reason: 'clock' } }));
    reply.write(`${sync('playing', null)}{"tell":"tu`, () => socket.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const bot = started(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await bot.complaint).toBe('');
  expect(await bot.said).toMatch(/^over: clock/m);
});
