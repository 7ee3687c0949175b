import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Serving } from './listening.ts';
import { type PageWish, servePage } from './serve-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-serve-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sea</title>');
afterAll(() => rmSync(folder, { recursive: true }));

async function served(wished: Partial<PageWish> = {}): Promise<Serving> {
  const serving = await servePage({ folder, policy: "default-src 'self'", port: 0, ...wished });
  onTestFinished(() => serving.close());
  return serving;
}

async function connected({ port }: Serving): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** All that is said on one connection until it is closed. */
async function said(serving: Serving, request: string): Promise<string> {
  const socket = await connected(serving);
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
  });
  socket.write(request);
  await once(socket, 'close');
  return text;
}

test('the page is served to this machine alone, and a HEAD is told its length', async () => {
  const serving = await served();
  expect(serving.address).toBe(`http://localhost:${serving.port}/`);
  const got = await fetch(`http://127.0.0.1:${serving.port}/`);
  const body = await got.text();
  expect(body).toContain('Sea');
  const head = await fetch(`http://127.0.0.1:${serving.port}/`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(body.length));
  expect(await head.text()).toBe('');
});

test('a path that a browser would never send leads nowhere either', async () => {
  const answer = await said(
    await served(),
    'GET /../../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('root:');
});

test('what is no request, and one with endless headers, is answered with a refusal and the end', async () => {
  const serving = await served();
  expect(await said(serving, 'avast\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await said(serving, long)).toMatch(/^HTTP\/1\.1 431 /);
});

test('what a request brings along is not waited for', async () => {
  const answer = await said(await served(), 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nx');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain('Connection: close');
});

test('who never ends the headers is sent away', async () => {
  const start = performance.now();
  const answer = await said(await served(), 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - start).toBeLessThan(20_000);
});

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'get', 'G\0T', ''];
const TARGETS = [
  '/',
  '/..',
  '//',
  '/%',
  '/%2e%2e%2fsecret',
  '/?a#b',
  '*',
  'http://[',
  'localhost:80',
  '/\t',
  `/${'%41'.repeat(4_000)}`,
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'ICY', ''];
const HEADERS = [
  'Host: localhost',
  'Host: localhost\r\nHost: evil.example',
  'Host: evil.example',
  'Host:',
  'Host: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
  'Host: localhost\r\nContent-Length: -1',
  'Host: localhost\r\nTransfer-Encoding: chunked, chunked',
  'Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade',
  'Host: localhost\r\nExpect: 100-continue',
  'Host: localhost\r\nExpect: miracles',
  `Host: localhost\r\nIf-None-Match: ${'"a",'.repeat(3_000)}`,
  `Host: localhost\r\nAccept-Encoding: ${'br;q=0,'.repeat(2_000)}`,
  `Host: localhost\r\n${'X: y\r\n'.repeat(1_500)}Z: z`,
  ' folded: yes',
  ': no name',
  'Host: localhost\nno-return: here',
];
const ENDS = ['\r\n\r\n', '\n\n', '\r\n\r\n0\r\n\r\n', '\r\n\r\nGET /.. HTTP/1.1\r\nHost: localhost\r\n\r\n'];

/** What comes within a moment; then the client goes away, whether the server wanted to go on or not. */
async function hurried(serving: Serving, request: string): Promise<string> {
  const socket = await connected(serving);
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
  });
  socket.end(request, 'latin1');
  const late = setTimeout(() => socket.destroy(), 2_000);
  await once(socket, 'close');
  clearTimeout(late);
  return text;
}

test('requests put together in every odd way are refused or answered, and the server is there afterwards', async () => {
  const serving = await served();
  const requests = METHODS.flatMap((method, i) =>
    HEADERS.map((headers, j) => {
      const target = TARGETS[(i + j) % TARGETS.length] ?? '/';
      return `${method} ${target} ${VERSIONS[(i * j) % VERSIONS.length]}\r\n${headers}${ENDS[(i + 2 * j) % ENDS.length]}`;
    }),
  );
  const answers = await Promise.all(requests.map(request => hurried(serving, request)));
  for (const [i, answer] of answers.entries())
    expect(answer, requests[i]?.slice(0, 200)).toMatch(
      /^($|HTTP\/1\.1 (100|200|304|400|404|405|408|413|417|421|431|501|505) )/,
    );
  expect((await fetch(`http://127.0.0.1:${serving.port}/`)).status).toBe(200);
});

test('a port in use is left to whoever has it, and the next is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const taken = (other.address() as { readonly port: number }).port;
  const serving = await served({ port: taken });
  expect(serving.port).toBeGreaterThan(taken);
  expect((await fetch(`http://127.0.0.1:${serving.port}/`)).status).toBe(200);
});

test('an address that this machine does not have is told in a sentence', async () => {
  await expect(served({ host: '192.0.2.1' })).rejects.toThrow('this machine has no address "192.0.2.1": leave --host');
});

test('the server closes although somebody stays connected and asks nothing', async () => {
  const serving = await servePage({ folder, policy: "default-src 'self'", port: 0 });
  const socket = await connected(serving);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const start = performance.now();
  await serving.close();
  expect(performance.now() - start).toBeLessThan(3_000);
});
