import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { type Asked, answerTo, type Site } from './answer.ts';
import { hostCheck } from './hosts.ts';
import { readPage } from './page.ts';

const outside = mkdtempSync(join(tmpdir(), 'weathergauge-server-'));
afterAll(() => rmSync(outside, { recursive: true }));

const folder = join(outside, 'dist');
const script = `export const sea = ${JSON.stringify('wave '.repeat(500))};`;
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(outside, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sea</title>');
writeFileSync(join(folder, '.built-from'), 'a fingerprint');
writeFileSync(join(folder, 'icon.svg'), '<svg/>');
writeFileSync(join(folder, 'odd.bin'), 'x');
writeFileSync(join(folder, 'assets', 'sea-1a2b.js'), script);
writeFileSync(join(folder, 'assets', 'sea-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets', 'sea-1a2b.js.gz'), gzipSync(script));
symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
symlinkSync(outside, join(folder, 'up'));

const site: Site = { page: readPage(folder), policy: "default-src 'self'", isOurHost: hostCheck('127.0.0.1') };

const ask = (url: string, headers: Asked['headers'] = {}, method = 'GET') =>
  answerTo(site, { method, url, headers: { host: 'localhost:4805', ...headers } });
const text = ({ body }: { readonly body: Uint8Array }) => new TextDecoder().decode(body);

test('the page is at the root, and must be asked for again each time', () => {
  const answer = ask('/');
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
  expect(text(answer)).toContain('<title>Sea</title>');
  expect(ask('/?from=mail').status).toBe(200);
});

test('files come with their types, and what is unknown as bytes', () => {
  expect(ask('/icon.svg').headers['Content-Type']).toBe('image/svg+xml; charset=utf-8');
  expect(ask('/assets/sea-1a2b.js').headers['Content-Type']).toBe('text/javascript; charset=utf-8');
  expect(ask('/odd.bin').headers['Content-Type']).toBe('application/octet-stream');
});

test('a name with a hash may be kept for ever', () => {
  expect(ask('/assets/sea-1a2b.js').headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['gzip;q=0.5, br;q=0.0', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, *;q=0', undefined],
  ['', undefined],
])('who takes %j is sent %s', (accepted, encoding) => {
  const answer = ask('/assets/sea-1a2b.js', { 'accept-encoding': accepted });
  expect(answer.headers['Content-Encoding']).toBe(encoding);
  expect(answer.headers['Vary']).toBe('Accept-Encoding');
  expect(answer.body.length < script.length).toBe(encoding !== undefined);
});

test('what the browser has already is not sent again, in the same coding only', () => {
  const url = '/assets/sea-1a2b.js';
  const plain = ask(url).headers['ETag'] ?? '';
  const brotli = ask(url, { 'accept-encoding': 'br' }).headers['ETag'] ?? '';
  expect(plain).not.toBe(brotli);
  const again = ask(url, { 'if-none-match': `"other", W/${plain}` });
  expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  expect(again.headers['Content-Security-Policy']).toBeDefined();
  expect(ask(url, { 'if-none-match': brotli }).status).toBe(200);
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/assets\\sea-1a2b.js',
  '/%252e%252e/secret.txt',
  '/index.html%00.js',
  '/%ff',
  '/%',
  '//secret.txt',
  '/link.txt',
  '/up/secret.txt',
  '/.built-from',
  '/assets/sea-1a2b.js.br',
  '/assets',
  '/assets/',
  '/__proto__',
  'http://elsewhere/index.html',
  '*',
  '',
])('%j leads nowhere', url => {
  const answer = ask(url);
  expect([400, 404]).toContain(answer.status);
  expect(text(answer)).not.toContain('secret');
  expect(answer.headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
});

test('an address without a page is told so by a page', () => {
  const answer = ask('/port-royal');
  expect(answer.status).toBe(404);
  expect(text(answer)).toContain('<h1>Nothing here</h1>');
});

test('nothing but reading is possible', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    expect(ask('/', {}, method)).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
  }
});

test('every answer carries what protects the page', () => {
  for (const answer of [ask('/'), ask('/nowhere'), ask('/', {}, 'POST'), ask('/', { host: 'evil.example' })]) {
    expect(answer.headers).toMatchObject({
      'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  }
});

test('a name that somebody has made to point here is refused', () => {
  for (const host of [
    'evil.example',
    'evil.example:4805',
    'localhost.evil.example',
    '192.168.0.9',
    '',
    'a b',
    '[::1',
    undefined,
  ])
    expect(answerTo(site, { method: 'GET', url: '/', headers: host === undefined ? {} : { host } }).status).toBe(421);
  for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:4805', '[::1]:4805', 'wg.localhost:4805'])
    expect(ask('/', { host }).status).toBe(200);
});

test('a server for the whole network answers to numbers and to the name it was given', () => {
  const everywhere = hostCheck('0.0.0.0');
  expect(['192.168.0.9:4805', '[fe80::1]:4805', 'localhost'].every(everywhere)).toBe(true);
  expect(everywhere('evil.example')).toBe(false);
  expect(hostCheck('flagship')('Flagship:4805')).toBe(true);
});

test('a folder without a page is refused in a sentence', () => {
  expect(() => readPage(join(folder, 'assets'))).toThrow('the page has not been built');
  expect(() => readPage(join(folder, 'nowhere'))).toThrow('the page has not been built');
});
