import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const BIN = join(import.meta.dirname, '../bin/weathergauge.js');
/** On a machine whose own Node is old, the bootstrap has put a newer one into the cache before any test runs. */
const OLD_NODE = '/usr/bin/node';
const CACHE = join(import.meta.dirname, '../../../.cache/node');

const run = (...words: string[]) => spawnSync(process.execPath, [BIN, ...words], { encoding: 'utf8' });

test('the program prints its help and ends with 0', () => {
  const { status, stdout, stderr } = run('--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('simulate');
  expect(stdout).not.toContain('\u001b');
});

test('the program ends with 2 and one line for bad usage', () => {
  const { status, stdout, stderr } = run('simulate', '--what');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('weathergauge: simulate knows no "--what"\n');
});

test('a closed pipe is no error', async () => {
  const child = spawn(process.execPath, [BIN, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString();
  });
  const [code] = await once(child, 'exit');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

// Where the machine's own Node is new enough there is no older one to try.
if (existsSync(OLD_NODE) && existsSync(CACHE)) {
  test('an older Node finds a newer one, and the exit code comes through', () => {
    const { status, stderr } = spawnSync(OLD_NODE, [BIN, 'sink'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/weathergauge: there is no command "sink"[^\n]*\n$/);
  });
}
