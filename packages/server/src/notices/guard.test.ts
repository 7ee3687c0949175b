/** Where notices may not go, whoever asks for it: this machine and its neighbours. */

import { once } from 'node:events';
import type { LookupFunction } from 'node:net';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { receiver } from '../../test/notices.ts';
import { faultIn, guardedPost } from './guard.ts';

const post = (url: string, lookup?: LookupFunction, reach: 'the internet' | 'this machine too' = 'the internet') =>
  guardedPost(reach, lookup)({ url, headers: {}, body: '{}' });

/** As a name server could answer, and another moment otherwise. */
const answering =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, options, done) => {
    const all = addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [first] = all;
    if (options.all === true) done(null, all);
    else done(null, first?.address ?? '', first?.family ?? 4);
  };

/** Counts whoever connects to this machine. */
async function door(): Promise<{ port: number; knocks: () => number }> {
  let knocks = 0;
  const server = createServer(socket => {
    knocks++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, knocks: () => knocks };
}

const NOT_OURS = [
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '192.0.0.8',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'fec0::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::127.0.0.1',
  '::10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
];

test.each(NOT_OURS)('%s is not reached, by number or by name', async address => {
  const { port, knocks } = await door();
  const number = address.includes(':') ? `[${address}]` : address;
  await expect(post(`https://${number}:${port}/`)).rejects.toThrow(/not allowed|public internet/);
  await expect(post(`https://hook.example:${port}/`, answering(address))).rejects.toThrow(/not allowed/);
  // Nor where the first of its addresses is a public one.
  await expect(post(`https://hook.example:${port}/`, answering('8.8.8.8', address))).rejects.toThrow(/not allowed/);
  expect(knocks()).toBe(0);
});

test.each([
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://127.1/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.localhost/',
])('%s is this machine under another name', async url => {
  await expect(post(url)).rejects.toThrow(/not allowed|public internet/);
});

test.each([
  ['http://hook.example/', 'https://'],
  ['ftp://hook.example/', 'https://'],
  ['https://anne:secret@hook.example/', 'password'],
  ['hook.example', 'no web address'],
])('%s is refused in words', (url, why) => {
  expect(faultIn(url, 'the internet')).toContain(why);
});

test('redirects are not followed, and a long answer is not read to its end', async () => {
  const [first, second] = [await receiver(), await receiver()];
  first.answer = { status: 307, headers: { location: second.address } };
  expect(await post(first.address, undefined, 'this machine too')).toBe(307);
  expect(second.received).toEqual([]);
  first.answer = { status: 200, body: 'x'.repeat(1_000_000) };
  await expect(post(first.address, undefined, 'this machine too')).rejects.toThrow('too long');
});

test('whoever answers by another protocol has answered: nobody waits for what will not come', async () => {
  const server = createServer(socket => {
    socket.on('error', () => {});
    socket.on('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: chat\r\n\r\n'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await post(`http://127.0.0.1:${port}/`, undefined, 'this machine too')).toBe(101);
});
