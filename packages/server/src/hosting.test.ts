/** A server behind a name and a proxy, and what strangers try there: forged headers, other names, other pages. */

import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { keyHex, newKey, pledge } from '@weathergauge/engine';
import type { TableView } from '@weathergauge/wire';
import { expect, onTestFinished, test } from 'vitest';
import { begun, guest, must } from '../test/player.ts';
import { served, servedAs } from '../test/served.ts';
import type { Store } from './store/store.ts';

const ORIGIN = 'https://play.example.org';
const HOST = 'play.example.org';

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: object;
}

interface Said {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** With headers that `fetch` does not let one set. */
function ask(port: number, { method = 'GET', path, headers = {}, body }: Asked): Promise<Said> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const call = httpRequest({ host: '127.0.0.1', port, method, path, headers: { ...json, ...headers } }, answer => {
      let text = '';
      answer.on('data', (part: Buffer) => {
        text += part.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const welcome = (headers: OutgoingHttpHeaders): Asked => ({
  method: 'POST',
  path: '/api/guest',
  headers,
  body: { name: 'Anne' },
});

test('it answers to the name by which players find it, and to no other', async () => {
  const { port, address } = await servedAs({ origins: [ORIGIN] });
  expect(address).toBe(`${ORIGIN}/`);
  expect((await ask(port, { path: '/', headers: { host: HOST } })).status).toBe(200);
  for (const host of ['evil.example', `${HOST}.evil.example`, `evil.example:443`, 'play.example.org@evil.example']) {
    for (const path of ['/', '/api/hello', '/healthz']) {
      expect(await ask(port, { path, headers: { host } }), `${host} ${path}`).toMatchObject({ status: 421 });
    }
    expect((await ask(port, welcome({ host, origin: ORIGIN }))).status).toBe(421);
  }
  // Who looks after it on the machine itself.
  expect((await ask(port, { path: '/healthz', headers: { host: `127.0.0.1:${port}` } })).status).toBe(200);
});

test('only pages from there may change something or open a socket', async () => {
  const { port } = await servedAs({ origins: [ORIGIN] });
  expect((await ask(port, welcome({ host: HOST, origin: ORIGIN }))).status).toBe(200);
  // The last is the right name without TLS: whoever sits between could have made that page.
  for (const origin of ['https://evil.example', 'null', 'https://evil.example/play.example.org', `http://${HOST}`]) {
    expect((await ask(port, welcome({ host: HOST, origin }))).status, origin).toBe(403);
    const upgrade = {
      host: HOST,
      origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    expect((await ask(port, { path: '/api/socket', headers: upgrade })).status, origin).toBe(403);
  }
});

test('cookies go over TLS alone where the players come over TLS', async () => {
  const { port } = await servedAs({ origins: [ORIGIN] });
  const published = await ask(port, welcome({ host: HOST, origin: ORIGIN }));
  expect(String(published.headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Strict/);
  const direct = await ask(port, welcome({ host: `localhost:${port}` }));
  expect(String(direct.headers['set-cookie'])).not.toContain('Secure');
});

const left = ({ headers }: Said): number => Number(headers['x-ratelimit-remaining']);

test('who calls is not what a caller says: X-Forwarded-For is believed from stated proxies alone', async () => {
  const { port } = await served();
  const forged = (i: number) => ask(port, { path: '/api/hello', headers: { 'x-forwarded-for': `203.0.113.${i}` } });
  const first = left(await forged(1));
  expect(left(await forged(2))).toBe(first - 1);
});

test('behind a proxy every player has limits of her own, and cannot write herself others', async () => {
  const { port } = await servedAs({ origins: [ORIGIN], proxies: ['127.0.0.1'] });
  const from = (chain: string) =>
    ask(port, { path: '/api/hello', headers: { host: HOST, 'x-forwarded-for': chain } }).then(left);
  const first = await from('203.0.113.1');
  expect(await from('203.0.113.2')).toBe(first);
  // What came before the proxy's own word is what the caller has made up.
  expect(await from('198.51.100.7, 203.0.113.1')).toBe(first - 1);
  expect(await from('198.51.100.8, 203.0.113.1')).toBe(first - 2);
  // The name is never taken from a header of a proxy.
  const other = await ask(port, { path: '/', headers: { host: 'evil.example', 'x-forwarded-host': HOST } });
  expect(other.status).toBe(421);
});

test('figures are for the one who runs the server', async () => {
  const alone = await served();
  expect((await ask(alone.port, { path: '/metrics' })).text).toContain('weathergauge_games_awake 0');
  const published = await servedAs({ origins: [ORIGIN], proxies: ['127.0.0.1'] });
  for (const headers of [{}, { host: HOST }, { host: HOST, 'x-forwarded-for': '127.0.0.1' }])
    expect((await ask(published.port, { path: '/metrics', headers })).status).toBe(404);
  const guarded = await servedAs({ origins: [ORIGIN], metricsToken: 'a-token-of-some-length' });
  const shown = (authorization: string) =>
    ask(guarded.port, { path: '/metrics', headers: { host: HOST, authorization } });
  expect((await shown('Bearer a-token-of-some-length')).status).toBe(200);
  for (const wrong of ['Bearer a-token-of-some-lengtj', 'a-token-of-some-length', ''])
    expect((await shown(wrong)).status).toBe(404);
});

test('no line of the log holds a token, an invitation, a secret or an answer', async () => {
  const lines: string[] = [];
  const trouble = { on: false };
  /** As databases do, its errors carry the rows that they were about. */
  const failing = (store: Store): Store => ({
    ...store,
    async keep(group) {
      if (!trouble.on) return store.keep(group);
      throw Object.assign(new Error('the disk is full'), { detail: JSON.stringify(group), code: 'ENOSPC' });
    },
  });
  const { address, port, store } = await served(undefined, undefined, failing, {
    logger: { write: line => void lines.push(line) },
  });
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const table = await begun(players, { ruleset: 'sails-of-glory', scenario: 'enemy-in-sight', options: {} });
  const { body } = await must(players[0]).call<TableView>('GET', `tables/${table}`);
  const line = await must(players[0]).connect();
  await line.watch(table);
  trouble.on = true;
  const { offers, at } = must(line.known(table).position);
  const said = must(offers[0]);
  await line.ask({ ask: 'answer', table, place: at, answers: [said] });
  await line.closed;
  const share = newKey();
  const wrong = { share: keyHex(share), pledge: pledge(body.commitment, 0, share) };
  await ask(port, { path: `/api/tables/${table}?invite=${must(body.invite)}`, headers: { cookie: 'weathergauge=x' } });
  await ask(port, { method: 'POST', path: `/api/tables/${table}/share?${wrong.pledge}`, body: wrong });
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const all = lines.join('');
  expect(all, 'what went wrong is told').toContain('the disk is full');
  const secrets = [...players.map(({ token }) => token), row.invite, row.secret, row.shares, said, wrong.share];
  for (const secret of [...secrets, wrong.pledge, 'Anne', 'Bonny']) expect(all).not.toContain(secret);
  for (const each of lines)
    expect(JSON.parse(each)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
});

test('a client that does not let go does not keep the server from ending', async () => {
  const { port, close } = await served();
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const mute = connect(port, '127.0.0.1');
  onTestFinished(() => void mute.destroy());
  mute.write(`GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`);
  mute.write(`Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`);
  await once(mute, 'data');
  // It never answers the closing frame; left alone, the socket would be waited for half a minute.
  mute.pause();
  const late = new Promise(resolve => setTimeout(resolve, 15_000, 'late').unref());
  expect(await Promise.race([close().then(() => 'ended'), late])).toBe('ended');
});
