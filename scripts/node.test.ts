/** The fetch of Node, tried against a registry of our own on this machine, with whatever npm there is. */

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const NAME = 'node-test-box';
const VERSION = '24.21.0';
const PROGRAM = process.platform === 'win32' ? 'node.exe' : 'node';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-node-'));
let tarball: Buffer;
let asked: string[] = [];

const integrityOf = (bytes: Uint8Array | string) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** It offers one version more than is pinned, and says of each what an honest registry says. */
const registry = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url?.endsWith('.tgz')) {
    response.end(tarball);
    return;
  }
  const { port } = registry.address() as AddressInfo;
  const manifest = (version: string) => ({
    name: NAME,
    version,
    dist: { tarball: `http://127.0.0.1:${port}/${NAME}-${version}.tgz`, integrity: integrityOf(tarball) },
  });
  const versions = { [VERSION]: manifest(VERSION), '24.99.0': manifest('24.99.0') };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ name: NAME, 'dist-tags': { latest: '24.99.0' }, versions }));
});

beforeAll(async () => {
  const source = join(folder, 'source');
  mkdirSync(join(source, 'bin'), { recursive: true });
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: NAME, version: VERSION }));
  writeFileSync(join(source, 'bin', PROGRAM), 'a Node for tests');
  const packed = spawnSync('npm', ['pack', '--silent'], { cwd: source, shell: process.platform === 'win32' });
  expect(packed.status).toBe(0);
  tarball = readFileSync(join(source, `${NAME}-${VERSION}.tgz`));
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
});

afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** In a process of its own, because it waits for npm without listening to anything else. */
async function fetchNode(cache: string, integrity?: string) {
  const { port } = registry.address() as AddressInfo;
  const module = JSON.stringify(new URL('node.mjs', import.meta.url).href);
  const wanted = JSON.stringify({ cache, name: NAME, version: VERSION, integrity });
  const script = `const { cachedNode } = await import(${module});
    try { console.log(cachedNode(${wanted})); } catch (error) { console.error(error.message); process.exitCode = 1; }`;
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(cache, '..', 'npm'),
  };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  const [code] = await once(child, 'close');
  return { code: code as unknown, out, err };
}

const box = (name: string): string => {
  const inside = join(folder, name);
  mkdirSync(inside);
  return join(inside, 'node');
};

test('exactly the pinned version is fetched, and not fetched again', async () => {
  const cache = box('good');
  // What a fetch that was killed has left: no process has this number.
  mkdirSync(`${cache}-2147483646`);
  const { code, out } = await fetchNode(cache, integrityOf(tarball));
  expect({ code, out }).toEqual({ code: 0, out: `${join(cache, 'node_modules', NAME, 'bin', PROGRAM)}\n` });
  expect(asked.filter(url => url.endsWith('.tgz'))).toEqual([`/${NAME}-${VERSION}.tgz`]);
  expect(readdirSync(join(cache, '..')).toSorted()).toEqual(['node', 'npm']);
  asked = [];
  expect(await fetchNode(cache, integrityOf(tarball))).toMatchObject({ code: 0, err: '' });
  expect(asked).toEqual([]);
});

test('another version in the cache is replaced', async () => {
  const cache = box('older');
  const installed = join(cache, 'node_modules', NAME);
  mkdirSync(join(installed, 'bin'), { recursive: true });
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ name: NAME, version: '24.0.0' }));
  writeFileSync(join(installed, 'bin', PROGRAM), 'an older Node');
  expect(await fetchNode(cache, integrityOf(tarball))).toMatchObject({ code: 0 });
  expect(readFileSync(join(installed, 'bin', PROGRAM), 'utf8')).toBe('a Node for tests');
});

test('where the pinned version has no package, as on macOS, nothing is fetched and the player is told what to do', async () => {
  asked = [];
  const { code, out, err } = await fetchNode(box('none'));
  expect({ code, out, asked }).toEqual({ code: 1, out: '', asked: [] });
  expect(err).toMatch(
    /^Node [\d.]+ is too old, and npm has no Node 24\.21\.0 for this machine \(node-test-box\) to fetch: install Node 24 or newer yourself[^\n]*\n$/,
  );
});

test('a Node with another hash than the pinned one is refused in a sentence, and nothing of it is left', async () => {
  const cache = box('wrong');
  const { code, out, err } = await fetchNode(cache, integrityOf('another package'));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(
    /fetching Node 24\.21\.0 into [^\n]*\n[^\n]*has the wrong hash and was thrown away; install Node/,
  );
  expect(err.trim().split('\n')).toHaveLength(2);
  expect(existsSync(cache)).toBe(false);
  expect(readdirSync(join(cache, '..'))).toEqual(['npm']);
});
