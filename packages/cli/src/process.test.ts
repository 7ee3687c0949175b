import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

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

test('where nobody hears the remark, the exit code still says it', async () => {
  const child = spawn(process.execPath, [BIN, 'sink'], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.destroy();
  expect(await once(child, 'exit')).toEqual([2, null]);
});

/** Starts a game, interrupts it once it talks, and gives what came of that. */
async function interrupted(...words: string[]) {
  const child = spawn(process.execPath, [BIN, 'play', 'age-of-sail/line-of-battle', ...words]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  return { code: code as unknown, out };
}

test.each([
  ['a person who is asked through a pipe that stays open', []],
  ['agents among themselves', ['--seats', 'greedy:5000,greedy:5000']],
])('an interruption ends the game of %s', async (_whose, words) => {
  const { code, out } = await interrupted(...words);
  expect(code).toBe(0);
  expect(out).toContain('You leave the table.');
});

// These need a device that is always full, and a shell that can limit what is written.
if (existsSync('/dev/full')) {
  test('output that cannot be written is told in one line', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'list'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'weathergauge: cannot write the output: the disk is full\n',
    });
  });

  test('a file that the disk has no room for is told, and no part of it is left', () => {
    const folder = mkdtempSync(join(tmpdir(), 'weathergauge-full-'));
    const module = JSON.stringify(new URL('files.ts', import.meta.url).href);
    const script = `const { writeDurably } = await import(${module}); writeDurably('whole.wg', 'x'.repeat(1e6));`;
    const node = [process.execPath, '--input-type=module', '-e', script];
    const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 16 && exec "$@"', 'sh', ...node], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('cannot write "whole.wg": the file would be larger than is allowed');
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
}

// Where the machine's own Node is new enough there is no older one to try.
if (existsSync(OLD_NODE) && existsSync(CACHE)) {
  test('an older Node finds a newer one, and the exit code comes through', () => {
    const { status, stderr } = spawnSync(OLD_NODE, [BIN, 'sink'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/weathergauge: there is no command "sink"[^\n]*\n$/);
  });
}
