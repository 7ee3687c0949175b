import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, parseLog } from '@weathergauge/engine';
import type { SaveFile } from '@weathergauge/host/save-file';
import { isSaveFile, parseSaveFile, printSaveFile, SAVE_WARNING } from '@weathergauge/host/save-file';
import { afterAll, expect, test } from 'vitest';
import { weathergauge } from './skirmish.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-keep-'));
afterAll(() => rmSync(folder, { recursive: true }));

const firsts = Array.from({ length: 40 }, () => '1');
const file = (name: string): string => join(folder, name);
const read = (path: string): string => readFileSync(path, 'utf8');
const play = (typed: readonly string[], ...more: string[]) =>
  weathergauge(['play', 'skirmish/boats', '--seed', '1', ...more], typed);
const load = (path: string, typed: readonly string[], ...more: string[]) =>
  weathergauge(['play', '--load', path, ...more], typed);

function saveIn(path: string): SaveFile {
  const save = parseSaveFile(read(path));
  if (isRefusal(save)) throw new Error(save.reason);
  return save;
}

/** A game as older versions have kept it: a log, and the key in a file beside it. */
async function oldPair(name: string): Promise<string> {
  const path = file(name);
  await play(['2', 'quit'], '--save', path);
  const { log, key } = saveIn(path);
  writeFileSync(path, log);
  writeFileSync(`${path}.key`, `${key}\n`);
  return path;
}

test('while a game is on its file is a save, with the dice and the seats inside; then the log takes its place', async () => {
  const path = file('game.wg');
  const { out } = await play(['2', 'quit'], '--save', path, '--seats', 'you,greedy:3');
  expect(out).toContain(`The game is kept in ${path}. ${SAVE_WARNING}.`);
  expect(saveIn(path)).toMatchObject({
    key: expect.stringMatching(/^[0-9a-f]{64}$/),
    seats: [{ kind: 'human' }, { kind: 'agent', level: 'greedy:3' }],
    pack: null,
  });
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  await load(path, ['quit']);
  expect(saveIn(path).seats[1], 'who sat there sits there again').toEqual({ kind: 'agent', level: 'greedy:3' });

  await load(path, firsts);
  expect(isSaveFile(read(path))).toBe(false);
  expect(isRefusal(parseLog(read(path)))).toBe(false);
  expect((await weathergauge(['verify', path])).code).toBe(0);
  expect(readdirSync(folder).filter(name => name.startsWith('game.wg'))).toEqual(['game.wg']);
});

test('a game of an older version goes on with its dice, and is a save from then on', async () => {
  const path = await oldPair('old.wg');
  const same = file('same.wg');
  await play(['2', ...firsts], '--save', same);
  expect((await load(path, ['quit'])).code).toBe(0);
  expect(isSaveFile(read(path))).toBe(true);
  expect(existsSync(`${path}.key`)).toBe(false);
  await load(path, firsts);
  expect(read(path)).toBe(read(same));
});

test('a key of another game is not taken for that of a save, and stays', async () => {
  const path = file('beside.wg');
  writeFileSync(`${path}.key`, 'dice of another game');
  await play(['2', 'quit'], '--save', path);
  expect((await load(path, firsts)).code).toBe(0);
  expect(read(`${path}.key`)).toBe('dice of another game');
});

test('a game without its dice, or with others, does not go on', async () => {
  const path = await oldPair('orphan.wg');
  const before = read(path);
  writeFileSync(`${path}.key`, `${'ab'.repeat(32)}\n`);
  expect((await load(path, ['1'])).code).not.toBe(0);
  writeFileSync(`${path}.key`, 'no key');
  expect((await load(path, ['1'])).err).toContain('holds no dice key');
  rmSync(`${path}.key`);
  const lost = await load(path, ['1']);
  expect(lost.code).toBe(2);
  expect(lost.err).toContain('with the dice of this game is missing');
  expect(read(path)).toBe(before);
});

test('a save that is spoilt is refused in a sentence, and left as it is', async () => {
  const path = file('spoilt.wg');
  await play(['2', 'quit'], '--save', path);
  const text = read(path).replace(/^key .*$/m, 'key of the cabin');
  writeFileSync(path, text);
  const { code, err } = await load(path, ['1']);
  expect(code).not.toBe(0);
  expect(err).toContain('this save cannot be read: it has no key of the dice');
  expect(read(path)).toBe(text);
});

test('a save of the page goes on, with or without dice to which somebody has committed', async () => {
  const path = file('page.save');
  await play(['2', 'quit'], '--save', path);
  const save = saveIn(path);
  const seats = [{ kind: 'agent', level: 'lieutenant' }, { kind: 'human' }] as const;
  writeFileSync(path, printSaveFile({ ...save, seats, key: null }));
  const { code, out } = await load(path, firsts);
  expect(code).toBe(0);
  expect(out).toContain('Boat 2: How many charges?');
  expect((await weathergauge(['verify', path])).out).toContain('Dice proven by the key: not claimed');
});

test('the log of a running game says how far it goes, and tells nothing that lies face down', async () => {
  const logs = ['2', '3'].map(async order => {
    const path = file(`open-${order}.wg`);
    const typed = ['', '1', '', '1', '', order, '', `log ${path}`, 'quit'];
    const { out } = await play(typed, '--seats', 'you,you', '--set', 'counters=off');
    expect(out).toMatch(
      /The log is in .*; it may be shared\. It holds: The battle up to .*: later orders still lie face/,
    );
    expect((await weathergauge(['replay', path])).code).toBe(0);
    return read(path);
  });
  const [one = '', other] = await Promise.all(logs);
  expect(one).toBe(other);
  expect(one).toMatch(/^2 seat \d/m);
  expect(one).not.toMatch(/^3 seat/m);
  expect(one).toContain('key none');
});

test('a log is written neither over a save nor over what was there, and again over itself', async () => {
  const path = file('kept.wg');
  const log = file('kept-log.wg');
  const { out } = await play(
    ['1', `log ${path}`, 'log', `log ${log}`, `log ${log}`, `save ${log}`, 'quit'],
    '--save',
    path,
  );
  expect(out.match(/is there already/g)).toHaveLength(2);
  expect(out).toContain('Say log and a file name.');
  expect(out.match(/The log is in/g)).toHaveLength(2);
  expect(isSaveFile(read(path))).toBe(true);
  expect(isSaveFile(read(log))).toBe(false);
});

test('`save` says that it holds everything', async () => {
  const path = file('named.wg');
  const { out } = await play([`save ${path}`, 'quit']);
  expect(out).toContain(`Saved in ${path}, to go on with by --load. ${SAVE_WARNING}.`);
  expect(isSaveFile(read(path))).toBe(true);
});
