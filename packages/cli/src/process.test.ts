import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

test('who watches a game and goes away ends it, and what was played is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-pipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'watched.wg');
  const words = ['play', 'age-of-sail/line-of-battle', '--seats', 'greedy:2000,greedy:2000', '--save', path];
  const child = spawn(process.execPath, [BIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString();
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Nobody reads the output any more: the game stops here.\n' });
  expect(readdirSync(folder).toSorted()).toEqual(['watched.wg']);
  expect(run('replay', path).status).toBe(0);
});

test('a check that fails says so by its exit code although nobody reads the output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pack = join(folder, 'pack.json');
  writeFileSync(pack, '{}');
  const child = spawn(process.execPath, [BIN, 'data', 'validate', pack], { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([run('data', 'validate', pack).status, null]);
  expect(run('data', 'validate', pack).status).not.toBe(0);
});

/** A shell in which `$FULL` is a folder with room for 64 kB, where this machine lets one be made. */
const tinyDisk = (script: string, ...words: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-tiny-'));
  const mount = 'FULL=$1; shift; mount -t tmpfs -o size=64k none "$FULL" || exit 99; ';
  const shell = ['-Urm', 'sh', '-c', `${mount}${script}`, 'sh', folder, ...words];
  const ran = spawnSync('/usr/bin/unshare', shell, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return ran;
};

if (tinyDisk('true').status === 0) {
  test('a disk that fills up ends a simulation in a sentence; what is there is whole, and nothing else is', () => {
    const simulation = ['simulate', 'age-of-sail/single-combat', '--agents', 'random,random', '--seed', '1'];
    const script = '"$@" --logs "$FULL/logs"; echo "code $?"; cd "$FULL/logs" && sha256sum $(ls -A)';
    const { stdout, stderr } = tinyDisk(script, process.execPath, BIN, ...simulation, '--games', '500');
    expect(stderr).toMatch(/^weathergauge: cannot write "[^"]*\.wg": the disk is full\n$/);
    const [code, ...lines] = stdout.trim().split('\n');
    expect(code).toBe('code 2');
    expect(lines.length).toBeGreaterThan(3);

    const folder = mkdtempSync(join(tmpdir(), 'weathergauge-room-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(run(...simulation, '--games', '60', '--logs', folder).status).toBe(0);
    for (const line of lines) {
      const [hash, name = ''] = line.split(/\s+/);
      expect(
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
        name,
      ).toBe(hash);
    }
  });

  test('a disk that fills up does not end a game: it goes on, says so once, and ends with 2', () => {
    const words = ['play', 'age-of-sail/line-of-battle', '--seats', 'random,random'];
    const fill =
      'head -c 57344 /dev/zero > "$FULL/ballast"; "$@" --save "$FULL/game.wg"; echo "code $?"; ls -A "$FULL"';
    const { stdout, stderr } = tinyDisk(fill, process.execPath, BIN, ...words);
    expect(stdout.match(/NOT KEPT: cannot write/g)).toHaveLength(1);
    expect(stdout).toContain('The battle is over');
    expect(stderr).toMatch(/^weathergauge: the end of the game is not kept: cannot write "[^"]*": the disk is full\n$/);
    expect(stdout).toMatch(/code 2\nballast\ngame\.wg\n$/);
  });

  test('a disk that is read-only is told in a sentence', () => {
    const words = ['play', 'age-of-sail/line-of-battle', '--seats', 'random,random'];
    const script = 'mount -o remount,ro "$FULL"; "$@" --save "$FULL/game.wg"';
    const { status, stderr } = tinyDisk(script, process.execPath, BIN, ...words);
    expect(stderr).toMatch(/^weathergauge: cannot write "[^"]*": the disk is read-only\n$/);
    expect(status).toBe(2);
  });
}

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

  test('a file larger than is allowed is told, and no part of it is left', () => {
    const folder = mkdtempSync(join(tmpdir(), 'weathergauge-full-'));
    const module = JSON.stringify(new URL('files.ts', import.meta.url).href);
    const script = `const { writeNew } = await import(${module}); writeNew('whole.wg', 'x'.repeat(1e6));`;
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
