import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { followLink, removeStrays, replaceFile, writeNew } from './files.ts';

const root = mkdtempSync(join(tmpdir(), 'weathergauge-files-'));
afterAll(() => rmSync(root, { recursive: true }));

let folder = root;
let tests = 0;
beforeEach(() => {
  folder = join(root, String(tests++));
  mkdirSync(folder);
});

const inside = () => readdirSync(folder).toSorted();
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a new file is there whole, with nothing beside it', () => {
  writeNew(join(folder, 'a.wg'), 'text', 0o600);
  expect(inside()).toEqual(['a.wg']);
  expect(textOf('a.wg')).toBe('text');
  if (process.platform !== 'win32') expect(statSync(join(folder, 'a.wg')).mode & 0o777).toBe(0o600);
});

test('a new file takes the place of nothing: no file, no folder, no link, not even one that leads nowhere', () => {
  writeFileSync(join(folder, 'file'), 'precious');
  mkdirSync(join(folder, 'folder'));
  symlinkSync(join(folder, 'file'), join(folder, 'link'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
  const before = inside();
  for (const name of before) {
    expect(() => writeNew(join(folder, name), 'text'), name).toThrow('there is something of that name already');
  }
  expect(inside()).toEqual(before);
  expect(textOf('file')).toBe('precious');
});

test('a file is replaced, and where a link lies what it points to is left alone', () => {
  writeFileSync(join(folder, 'precious'), 'precious');
  writeNew(join(folder, 'a.wg'), 'one');
  replaceFile(join(folder, 'a.wg'), 'two');
  expect(textOf('a.wg')).toBe('two');
  symlinkSync(join(folder, 'precious'), join(folder, 'link'));
  replaceFile(join(folder, 'link'), 'three');
  expect([textOf('link'), textOf('precious')]).toEqual(['three', 'precious']);
  expect(inside()).toEqual(['a.wg', 'link', 'precious']);
});

test('a link that waits where the text is written aside is not followed', () => {
  writeFileSync(join(folder, 'precious'), 'precious');
  symlinkSync(join(folder, 'precious'), join(folder, `a.wg.${process.pid}.new`));
  expect(() => replaceFile(join(folder, 'a.wg'), 'text')).toThrow('there is something of that name already');
  expect(textOf('precious')).toBe('precious');
});

test('what cannot be written is told in a sentence, and leaves nothing', () => {
  writeFileSync(join(folder, 'file'), '');
  const to =
    (...path: string[]) =>
    () =>
      writeNew(join(folder, ...path), 'text');
  expect(to('file', 'a.wg')).toThrow('a part of the path is not a folder');
  expect(to('nowhere', 'a.wg')).toThrow('there is no such file or folder');
  expect(to('x'.repeat(300))).toThrow('the name is too long');
  mkdirSync(join(folder, 'folder'));
  expect(() => replaceFile(join(folder, 'folder'), 'text')).toThrow('it is a folder');
  expect(inside()).toEqual(['file', 'folder']);
});

/** No process has so high a number. */
const GONE = 2_147_483_646;

test('what a process that is gone has left unfinished is removed, and nothing else', () => {
  const kept = [`other.wg.${GONE}.new`, `a.wg.${process.ppid}.new`, 'a.wg', 'a.wg.new', 'a.wg.12x.new'];
  const removed = [`a.wg.${GONE}.new`, `a.wg.${process.pid}.new`];
  for (const name of [...kept, ...removed]) writeFileSync(join(folder, name), '');
  removeStrays(folder, name => name === 'a.wg');
  expect(inside()).toEqual(kept.toSorted());
  removeStrays(join(folder, 'nowhere'), () => true);
});

test('whoever names a link means the file', () => {
  writeFileSync(join(folder, 'a.wg'), '');
  symlinkSync('a.wg', join(folder, 'link'));
  expect(followLink(join(folder, 'link'))).toBe(realpathSync(join(folder, 'a.wg')));
  expect(followLink(join(folder, 'nowhere'))).toBe(join(folder, 'nowhere'));
});

test('a process that is killed while it writes leaves the old text or the new, never a part', async () => {
  const path = join(folder, 'a.wg');
  const [old, fresh] = ['o'.repeat(8_000_000), 'n'.repeat(8_000_000)];
  writeFileSync(path, old);
  const module = JSON.stringify(new URL('files.ts', import.meta.url).href);
  const script = `const { replaceFile } = await import(${module}); console.log('begins');
    for (;;) for (const letter of 'no') replaceFile(${JSON.stringify(path)}, letter.repeat(8_000_000));`;
  for (const after of [1, 7, 13, 29]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(child.stdout, 'data');
    await setTimeout(after);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect([old, fresh].includes(readFileSync(path, 'utf8'))).toBe(true);
    removeStrays(folder, name => name === 'a.wg');
    expect(inside()).toEqual(['a.wg']);
    expect(existsSync(path)).toBe(true);
  }
});
