/** Disks that are full, clients that do not read, rulebooks that fail: one game or one caller is stopped, the others are not. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Line, Player } from '../test/player.ts';
import { begun, guest, must } from '../test/player.ts';
import { NO_LIMITS } from '../test/no-limits.ts';
import { newFolder, served } from '../test/served.ts';
import type { Store } from './store/store.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

async function atTable(players: readonly Player[], table: string): Promise<Line[]> {
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  return lines;
}

/** The first answer that is offered, by whoever is asked: what came of it, and how it was sent. */
async function answerOnce(table: string, lines: readonly Line[], id: string) {
  const seat = lines.findIndex(line => must(line.known(table).position).prompt !== null);
  const { offers, at } = must(must(lines[seat]).known(table).position);
  const message = { ask: 'answer', id, table, place: at, answers: [must(offers[0])] };
  const refused = await must(lines[seat]).ask(message);
  if (refused === null)
    await expect
      .poll(() => new Set(lines.map(line => must(line.known(table).position).at)).size, { interval: 1 })
      .toBe(1);
  return { seat, message, refused };
}

const requestsIn = async ({ db }: Store): Promise<(string | null)[]> =>
  (await db.selectFrom('all_entries').select('request').orderBy('number').execute()).map(({ request }) => request);

test('a disk that is full refuses the answer and says so; all that was acknowledged is there, and it goes on when there is room', async () => {
  const clock = { ahead: 0 };
  const { address, store } = await served(newFolder(), undefined, undefined, { now: () => Date.now() + clock.ahead });
  const readiness = async (): Promise<number> => (await fetch(`${address}readyz`)).status;
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const table = await begun(players, crossing);
  const lines = await atTable(players, table);
  expect(await readiness()).toBe(200);
  // Not a page more than there is.
  await sql`pragma max_page_count = 1`.execute(store.db);
  const acknowledged: string[] = [];
  let failed: Awaited<ReturnType<typeof answerOnce>> | null = null;
  for (let i = 0; failed === null && i < 500; i++) {
    const done = await answerOnce(table, lines, `answer-${i}`);
    if (done.refused === null) acknowledged.push(done.message.id);
    else failed = done;
  }
  const { seat, message, refused } = must(failed);
  const inWords = expect.stringContaining("the server's disk is full: nothing has changed") as string;
  expect(refused, 'before the line is closed').toMatchObject({ refused: 'not-kept', reason: inWords });
  for (const line of lines) expect(await line.closed).toMatchObject({ code: 4009 });
  expect(await requestsIn(store)).toEqual(acknowledged);
  // Whoever comes now finds the game, and still cannot go on.
  const meanwhile = must((await atTable(players, table))[seat]);
  expect(must(meanwhile.known(table).position).at).toBe(message.place);
  expect(await meanwhile.ask(message)).toMatchObject({ refused: 'not-kept', reason: inWords });
  expect(await readiness()).toBe(503);
  let call = await fetch(`${address}api/hello`);
  for (let i = 0; call.status === 200 && i < 2_000; i++) {
    const body = JSON.stringify({ name: `Guest ${i}` });
    call = await fetch(`${address}api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  expect([call.status, call.headers.get('retry-after'), await call.json()]).toEqual([503, '30', { why: inWords }]);
  clock.ahead = 60_000;
  expect(await readiness()).toBe(200);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  const back = await atTable(players, table);
  expect(await must(back[seat]).ask(message)).toBeNull();
  expect(await requestsIn(store)).toEqual([...acknowledged, message.id]);
});

/** A frame as a client sends it, masked. */
function framed(text: string): Buffer {
  const data = Buffer.from(text);
  const mask = randomBytes(4);
  const head = Buffer.from(data.length < 126 ? [0x81, 0x80 | data.length] : [0x81, 0x80 | 126, 0, 0]);
  if (data.length >= 126) head.writeUInt16BE(data.length, 2);
  return Buffer.concat([head, mask, data.map((byte, i) => byte ^ must(mask[i % 4]))]);
}

test('a client that asks and never reads is cut off, and those who play at the same table do not notice', async () => {
  const { address, port } = await served(newFolder());
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const table = await begun(players, crossing);
  const lines = await atTable(players, table);
  for (let i = 0; i < 10; i++) expect((await answerOnce(table, lines, `early-${i}`)).refused).toBeNull();
  const { token } = must(players[0]);
  const mute = connect(port, '127.0.0.1');
  mute.on('error', () => {});
  onTestFinished(() => void mute.destroy());
  const cutOff = new Promise(resolve => void mute.once('close', resolve));
  mute.write(
    'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      `Authorization: Bearer ${token}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await once(mute, 'data');
  mute.pause();
  const sockets = async (): Promise<number> =>
    Number(/weathergauge_sockets (\d+)/.exec(await (await fetch(`${address}metrics`)).text())?.[1]);
  await expect.poll(sockets).toBe(3);
  let asked = 0;
  /** Until it is cut off: how much the system takes in for one who does not read is its own affair. */
  const flood = setInterval(() => {
    for (let i = 0; i < 200 && !mute.destroyed; i++)
      mute.write(framed(JSON.stringify({ ask: 'watch', id: `w${++asked}`, table, foresee: true })));
  }, 5);
  onTestFinished(() => clearInterval(flood));
  for (let i = 0; i < 20; i++) expect((await answerOnce(table, lines, `beside-${i}`)).refused).toBeNull();
  await expect.poll(sockets, { timeout: 40_000, interval: 200 }).toBe(2);
  clearInterval(flood);
  mute.resume();
  await cutOff;
  for (let i = 0; i < 5; i++) expect((await answerOnce(table, lines, `after-${i}`)).refused).toBeNull();
});

/** A socket that was opened, and of which nothing is read from then on. */
async function unread(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(
    'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  socket.pause();
  return socket;
}

test('a client that pings without end and never reads is cut off: what it would be answered is not kept for it', async () => {
  const { address, port } = await served(newFolder(), undefined, undefined, { limits: { ...NO_LIMITS, frames: 100 } });
  const sockets = async (): Promise<number> =>
    Number(/weathergauge_sockets (\d+)/.exec(await (await fetch(`${address}metrics`)).text())?.[1]);
  const mute = await unread(port);
  await expect.poll(sockets).toBe(1);
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125]), Buffer.alloc(4 + 125)]);
  const pings = Buffer.concat(Array.from({ length: 2_000 }, () => ping));
  mute.write(pings);
  await expect.poll(sockets, { timeout: 10_000 }).toBe(0);
});

test('a ping is answered with what it says', async () => {
  const { port } = await served(newFolder());
  const socket = await unread(port);
  const heard: Buffer[] = [];
  socket.on('data', (data: Buffer) => void heard.push(data));
  socket.write(Buffer.from([0x89, 0x80 | 2, 0, 0, 0, 0, 0x68, 0x69]));
  socket.resume();
  await expect.poll(() => Buffer.concat(heard).includes(Buffer.from([0x8a, 2, 0x68, 0x69]))).toBe(true);
});

/** Convoy, with one function of its rulebook that fails when it is told to. */
function brittleBook(): { bookModule: { id: string; module: string }; fails: { at: 'apply' | 'view' | null } } {
  const fails: { at: 'apply' | 'view' | null } = { at: null };
  const name = `brittle${randomBytes(8).toString('hex')}`;
  Object.assign(globalThis, { [name]: fails });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, name));
  const file = join(newFolder(), 'book.mjs');
  writeFileSync(
    file,
    `import { ruleset as sound } from ${JSON.stringify(import.meta.resolve('@weathergauge/rules-convoy'))};
     const failing = name => (...given) => {
       if (globalThis.${name}.at === name) throw new Error('the rulebook is lost at sea');
       return sound[name](...given);
     };
     export const ruleset = { ...sound, apply: failing('apply'), view: failing('view') };`,
  );
  return { bookModule: { id: 'convoy', module: pathToFileURL(file).href }, fails };
}

test.each(['apply', 'view'] as const)('a rulebook that fails in %s stops that answer, not the server', async at => {
  const { bookModule, fails } = brittleBook();
  const log: string[] = [];
  const { address, store } = await served(newFolder(), [bookModule], undefined, {
    logger: { write: line => void log.push(line) },
  });
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const tables = [await begun(players, crossing), await begun(players, crossing)];
  const [one, other] = [must(tables[0]), must(tables[1])];
  const [here, there] = [await atTable(players, one), await atTable(players, other)];
  fails.at = at;
  const { refused, message, seat } = await answerOnce(one, here, 'brittle');
  expect(refused).toMatchObject({ refused: expect.stringMatching(/rulebook-fault|not-kept|closed/) as string });
  fails.at = null;
  expect(await requestsIn(store)).toEqual([]);
  expect(log.join('')).toContain('lost at sea');
  // The other game has not noticed, and this one goes on by the same answer when the rulebook does.
  expect((await answerOnce(other, there, 'sound')).refused).toBeNull();
  const back = await atTable(players, one);
  expect(await must(back[seat]).ask(message)).toBeNull();
  expect((await fetch(`${address}healthz`)).status).toBe(200);
});

test('who asks for pages and never reads them is cut off', async () => {
  const { port } = await served(newFolder(), undefined, undefined, { silence: 300 });
  const mute = connect(port, '127.0.0.1');
  mute.on('error', () => {});
  onTestFinished(() => void mute.destroy());
  const cutOff = new Promise(resolve => void mute.once('close', resolve));
  let answers = 0;
  mute.on('data', (data: Buffer) => {
    answers += data.toString('latin1').split('HTTP/1.1 200').length - 1;
  });
  mute.pause();
  // More answers than the system takes in for one who does not read.
  const asked = 300;
  for (let i = 0; i < asked; i++) mute.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise(resolve => setTimeout(resolve, 3_000));
  mute.resume();
  await cutOff;
  expect(answers).toBeLessThan(asked);
});
