import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { plainFrames, textFrames } from './frames.ts';

/** By which a server says that it has understood (RFC 6455, 1.3). */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

test('frames of every size of head, of any letters and in any number, come out as they went in', async () => {
  const sizes = [0, 1, 125, 126, 65_535, 65_536, 200_000];
  const plain = sizes.map(size => 'x'.repeat(size));
  const texts = [...plain, '{"ship":"Éclair"}', 'ü'.repeat(63), '\u{1F6A2}'.repeat(16_384)];
  const server = createServer();
  onTestFinished(() => void server.close());
  server.on('upgrade', ({ headers }, socket) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${MAGIC}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.write(textFrames(texts));
    socket.write(plainFrames(plain) ?? '', 'latin1');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    client.addEventListener('message', ({ data }) => heard.push(data) === texts.length + plain.length && resolve());
    client.addEventListener('close', () => reject(new Error('the frames are none')));
  });
  client.close();
  expect(heard).toEqual([...texts, ...plain]);
  // Every letter of more than one byte, those of Latin-1 among them, takes the other way.
  for (const text of texts.slice(plain.length)) expect(plainFrames(['x', text])).toBeNull();
});
