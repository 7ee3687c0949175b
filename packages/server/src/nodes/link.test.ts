/** What a stranger who reaches the port for other nodes can say to it. */

import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { linkOver } from './link.ts';

/** A node that is called; `faults` are what would have ended its process. */
async function node(): Promise<{ port: number; heard: object[]; faults: unknown[] }> {
  const heard: object[] = [];
  const faults: unknown[] = [];
  const fault = (error: unknown): void => void faults.push(error);
  process.on('uncaughtException', fault);
  const server = createServer(socket => {
    linkOver(socket, 'called', 'the secret', { hear: message => void heard.push(message), ended() {} }).catch(() => {});
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    process.off('uncaughtException', fault);
    server.close();
  });
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, heard, faults };
}

async function called(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

test.each([
  ['nothing of a proof', 'x'],
  ['as many characters, but not of its alphabet', 'é'.repeat(64)],
  ['as many characters, and wrong', 'a'.repeat(64)],
])('a stranger whose proof is %s is cut off, and the node lives', async (_, mac) => {
  const { port, heard, faults } = await node();
  const stranger = await called(port);
  const closed = once(stranger, 'close');
  stranger.resume();
  for (const message of [{ nonce: 'mine' }, { mac }, { open: 1, caller: { person: { id: 'anne', name: 'Anne' } } }])
    stranger.write(`${JSON.stringify(message)}\n`);
  await closed;
  expect(faults).toEqual([]);
  expect(heard).toEqual([]);
});
