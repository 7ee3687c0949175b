/** How fast a server is there, as a process of its own, and how it goes. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const PAGE =
  '<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src \'self\'"><title>Sea</title>';
const BIN = join(import.meta.dirname, '../bin/weathergauge.js');
/** Seconds from the start to the first answer; on a machine that does something else meanwhile, of the processor's time. */
const AT_MOST = 2;
/** Ticks of the kernel's clock in a second, on every Linux that Node runs on. */
const TICKS = 100;

/** Seconds that a process and its threads have had of the processors; null where the system does not tell it so. */
function cpuSeconds(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name before it is in brackets, and may hold anything.
  const [, , , , , , , , , , , user = '', system = ''] = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(user) + Number(system)) / TICKS;
}

test('a server answers two seconds after its start; on SIGTERM it lets go of those who are there, keeps everything and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), PAGE);
  const words = ['serve', '--data', join(folder, 'data'), '--page', folder, '--port', '0', '--quiet'];
  const start = performance.now();
  const child = spawn(process.execPath, [BIN, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  while (!out.includes('\n')) await once(child.stdout, 'data');
  const address = /http:\S+/.exec(out)?.[0] ?? '';
  const health = await fetch(`${address}healthz`);
  const wall = (performance.now() - start) / 1000;
  const cpu = cpuSeconds(child.pid ?? 0);
  console.log(`weathergauge serve: answered after ${wall.toFixed(2)} s, ${cpu?.toFixed(2) ?? '?'} s of the processor`);
  expect(health.status).toBe(200);
  expect(Math.min(wall, cpu ?? wall)).toBeLessThan(AT_MOST);

  const made = await fetch(`${address}api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anne' }),
  });
  const { token } = (await made.json()) as { token: string };
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await once(socket, 'open');
  const closed = once(socket, 'close') as Promise<[CloseEvent]>;
  child.kill('SIGTERM');
  const [{ code, reason }] = await closed;
  expect({ code, reason }).toEqual({ code: 1001, reason: 'the server is going down: connect again in a moment' });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(out).toContain('Ending: answers under way are kept first.');
  expect(out).toContain('Ended; everything is kept.');
  await expect(fetch(`${address}healthz`)).rejects.toThrow();
});
