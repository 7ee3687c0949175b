import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { choose, find, findLibrary, openAll } from './library.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-library-'));
afterAll(() => rmSync(folder, { recursive: true }));

function shelve(name: string, index: string | null): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ type: 'module', exports: { '.': './index.js' } }));
  if (index !== null) writeFileSync(join(folder, name, 'index.js'), index);
}

shelve('rules-whole', "export const ruleset = { id: 'whole', scenarios: [{ id: 'duel' }] };");
shelve('rules-begun', 'export {};');
shelve('rules-named', null);
shelve('agents', "throw new Error('this is no rulebook');");
mkdirSync(join(folder, 'rules-empty'));

const library = findLibrary(folder);

test('rulebooks are the folders named rules-*, and only those that have an entry', () => {
  expect(library.map(book => book.id)).toEqual(['begun', 'whole']);
});

test('a rulebook still being written hides itself, and says so when asked for', async () => {
  expect((await openAll(library)).map(ruleset => ruleset.id)).toEqual(['whole']);
  await expect(choose(library, 'begun/duel')).rejects.toThrow('"begun" is still being written');
});

test('a rulebook is opened by name', async () => {
  expect((await choose(library, 'whole/duel')).scenario).toBe('duel');
  expect(() => find(library, 'named')).toThrow('there is no rulebook "named"; there is begun, whole');
});

test('the project itself has a library', () => {
  expect(findLibrary().map(book => book.id)).toContain('age-of-sail');
});
