/** Programs without a socket: lines of JSON over HTTP, and calls. */

import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import cookie from '@fastify/cookie';
import type { PlainPosition } from '@weathergauge/host';
import type { Sync, Tell } from '@weathergauge/wire';
import fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import type { Player } from '../../test/player.ts';
import { begun, guest, must } from '../../test/player.ts';
import { served, servedAs } from '../../test/served.ts';
import { openDoors } from './limits.ts';
import { withTypes } from './replies.ts';
import type { Hub } from './sockets.ts';
import { TOO_SLOW } from './sockets.ts';
import { addStreamRoutes } from './streams.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

interface Lines {
  readonly status: number;
  readonly heard: Tell[];
  readonly ended: Promise<void>;
  close(): void;
}

async function streamOf(address: string, path: string, token?: string): Promise<Lines> {
  const cut = new AbortController();
  onTestFinished(() => cut.abort());
  const answer = await fetch(`${address}api/${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: cut.signal,
  });
  const heard: Tell[] = [];
  async function read(): Promise<void> {
    let rest = '';
    for await (const text of must(answer.body).pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') heard.push(JSON.parse(line) as Tell);
    }
  }
  return { status: answer.status, heard, ended: read().catch(() => {}), close: () => cut.abort() };
}

async function two(address: string): Promise<{ players: Player[]; table: string }> {
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  return { players, table: await begun(players, crossing) };
}

const firstPosition = ({ heard }: Lines): PlainPosition => {
  const value = heard.find(tell => tell.tell === 'value');
  return must((must(value).value as Sync).position);
};

test('a stream says what a socket says, line by line, and a call answers', async () => {
  const { address } = await served();
  const { players, table } = await two(address);
  const streams = await Promise.all(
    players.map(({ token }) => streamOf(address, `tables/${table}/stream?foresee=yes`, token)),
  );
  const socket = await must(players[0]).connect();
  await socket.watch(table, { foresee: true, id: 'watch' });
  for (const { heard } of streams) await expect.poll(() => heard.length).toBe(2);
  const asked = streams.findIndex(stream => firstPosition(stream).prompt !== null);
  const { at, offers } = firstPosition(must(streams[asked]));
  const message = { ask: 'answer', id: 'once', table, place: at, answers: [must(offers[0])] };
  expect(await must(players[asked]).call('POST', 'ask', message)).toEqual({ status: 200, body: { done: true } });
  // Sent again because its acknowledgement was lost, it is taken once.
  expect(await must(players[asked]).call('POST', 'ask', message)).toEqual({ status: 200, body: { done: true } });
  expect(await must(players[asked]).call('POST', 'ask', { ...message, id: 'twice' })).toMatchObject({
    status: 409,
    body: { refused: 'stale' },
  });
  for (const { heard } of streams) await expect.poll(() => heard.filter(({ tell }) => tell === 'turn').length).toBe(1);
  await expect.poll(() => socket.frames.length).toBe(3);
  expect(must(streams[0]).heard).toEqual(socket.frames.map(frame => JSON.parse(frame) as Tell));
  const history = await must(players[0]).call<{ value: unknown[] }>('POST', 'ask', { ask: 'history', id: 'h', table });
  expect(history.body.value.length).toBeGreaterThan(0);
});

test('a stream and a call are refused as a socket would be', async () => {
  const { address } = await served();
  const { players, table } = await two(address);
  const mary = await guest(address, 'Mary');
  expect((await streamOf(address, `tables/${table}/stream`, mary.token)).status).toBe(404);
  expect((await streamOf(address, 'tables/none/stream')).status).toBe(404);
  expect((await streamOf(address, `tables/${table}/stream?foresee=perhaps`, mary.token)).status).toBe(400);
  const message = { ask: 'answer', id: 'x', table, place: 0, answers: ['x'] };
  expect((await mary.call('POST', 'ask', message)).status).toBe(409);
  expect((await must(players[0]).call('POST', 'ask', { ...message, seat: 1 })).status).toBe(400);
  const { body } = await must(players[0]).call<{ invite: string }>('GET', `tables/${table}`);
  const watched = await streamOf(address, `tables/${table}/stream?invite=${body.invite}`, mary.token);
  await expect.poll(() => watched.heard.length).toBe(2);
  expect(firstPosition(watched)).toMatchObject({ who: 'spectator', offers: [] });
});

test('whoever has signed out is told nothing more, and a server that goes down says so', async () => {
  const serving = await served();
  const { players, table } = await two(serving.address);
  const [anne, bonny] = await Promise.all(
    players.map(({ token }) => streamOf(serving.address, `tables/${table}/stream`, token)),
  );
  await must(players[0]).call('POST', 'sign-out');
  await must(anne).ended;
  expect(must(anne).heard.at(-1)).toMatchObject({ tell: 'trouble', why: 'you are signed out' });
  await serving.close();
  await must(bonny).ended;
  expect(must(bonny).heard.at(-1)).toMatchObject({ tell: 'trouble', retryAfter: 1 });
});

test('the lobby is streamed too', async () => {
  const { address } = await served();
  const anne = await guest(address, 'Anne');
  const { heard } = await streamOf(address, 'lobby/stream', anne.token);
  await expect.poll(() => heard.length).toBe(2);
  await anne.call('POST', 'tables', { ...crossing, seats: [{ kind: 'mine' }, { kind: 'open' }], visibility: 'open' });
  await expect.poll(() => heard.some(tell => tell.tell === 'lobby' && tell.lobby.mine.length === 1)).toBe(true);
});

test('too much is refused with the time after which to come back', async () => {
  const { address } = await servedAs({ limits: { calls: 1e9, callsOfAddress: 1e9, asks: 2, sockets: 1, frames: 1 } });
  const anne = await guest(address, 'Anne');
  const ask = () =>
    fetch(`${address}api/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${anne.token}` },
      body: JSON.stringify({ ask: 'history', id: 'x', table: 'none' }),
    });
  expect((await ask()).status).toBe(409);
  expect((await ask()).status).toBe(409);
  const refused = await ask();
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ retryAfter: seconds });
  // Other calls are counted apart.
  expect((await anne.call('GET', 'hello')).status).toBe(200);
  await streamOf(address, 'lobby/stream', anne.token);
  expect((await streamOf(address, 'lobby/stream', anne.token)).status).toBe(429);
  const mary = await (await guest(address, 'Mary')).connect();
  // Five at once are a moment's worth; the next is told when to come back.
  for (let i = 0; i < 6; i++) mary.send('{}');
  await expect.poll(() => mary.frames.some(frame => frame.includes('"retryAfter":1'))).toBe(true);
});

test('a program that does not read is cut off', async () => {
  const app = withTypes(fastify());
  app.setValidatorCompiler(validatorCompiler);
  let isEnded = false;
  let most = 0;
  const busy: Pick<Hub, 'connect'> = {
    connect: (_, wire) => ({
      hear() {
        wire.send(JSON.stringify({ tell: 'value', id: 'lobby', value: {} }));
        const telling = setInterval(() => {
          most = Math.max(most, wire.bufferedAmount);
          if (wire.bufferedAmount < 4_000_000) return wire.send(JSON.stringify('x'.repeat(500_000)));
          wire.close(TOO_SLOW, 'too slow');
          clearInterval(telling);
        }, 1);
        onTestFinished(() => clearInterval(telling));
      },
      attendTo() {},
      ended() {
        isEnded = true;
      },
    }),
  };
  addStreamRoutes(app, {
    sessions: { caller: async () => null } as never,
    hub: busy,
    open: openDoors({ sockets: 1, socketsOfAddress: 1 }),
  });
  await app.register(cookie);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const lazy = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void lazy.destroy());
  lazy.on('error', () => {});
  lazy.pause();
  lazy.write('GET /api/lobby/stream HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => isEnded).toBe(true);
  expect(most).toBeGreaterThan(3_500_000);
});

test('a program that has forgotten its token, or to say that it sends JSON, is told so', async () => {
  const { address } = await served();
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const table = await begun(players, crossing);
  const { invite } = (await must(players[0]).call<{ invite: string }>('GET', `tables/${table}`)).body;
  const post = async (path: string, body: string, headers: Record<string, string>) => {
    const answer = await fetch(`${address}api/${path}`, { method: 'POST', headers, body });
    return { status: answer.status, why: ((await answer.json()) as { why: string }).why };
  };
  for (const kind of ['text/plain', 'application/x-www-form-urlencoded'])
    expect(await post('guest', '{"name":"Anne"}', { 'content-type': kind }), kind).toEqual({
      status: 415,
      why: 'send JSON, and say so: content-type: application/json',
    });
  const line = await new Promise<WebSocket>(resolve => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}api/socket`);
    socket.addEventListener('open', () => resolve(socket));
  });
  onTestFinished(() => line.close());
  const told: string[] = [];
  line.addEventListener('message', ({ data }) => void told.push(String(data)));
  line.send(JSON.stringify({ ask: 'watch', id: 'watch', table, foresee: false, invite }));
  await expect.poll(() => told.some(text => text.includes('"id":"watch"'))).toBe(true);
  line.send(JSON.stringify({ ask: 'answer', id: 'answer', table, place: 0, answers: ['x'] }));
  await expect.poll(() => told.find(text => text.includes('"id":"answer"'))).toContain('it is not known who you are');
});

test('what is no address is refused in words, and not said again', async () => {
  const { address } = await served();
  const answer = await fetch(`${address}api/tables/%zz`);
  expect([answer.status, await answer.json()]).toEqual([400, { why: 'that is not an address' }]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('what the API tells is kept by nobody in between, and taken for nothing else', async () => {
  const { address } = await served();
  for (const path of ['hello', 'record/games', 'tables/x', 'nothing', 'openapi.json']) {
    const { headers } = await fetch(`${address}api/${path}`);
    expect([path, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      path,
      'no-store',
      'nosniff',
    ]);
  }
});
