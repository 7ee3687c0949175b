import { isRefusal, parseLog } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import type { SaveFile } from './save-file.ts';
import { isSaveFile, parseSaveFile, printSaveFile } from './save-file.ts';

const LOG = [
  'weathergauge log 2',
  'ruleset skirmish',
  'edition 1',
  'scenario boats',
  'seats 2',
  'commitment none',
  'key none',
  'opening [] #',
  '1 seat 0: load charges=3 [] #',
  '',
].join('\n');
const SAVE: SaveFile = {
  log: LOG,
  key: 'ab'.repeat(32),
  seats: [{ kind: 'human' }, { kind: 'agent', level: 'captain' }],
  pack: { name: 'Stout hulls', data: { rulebook: 'skirmish' } },
};

test('a save is read as it was written', () => {
  for (const save of [SAVE, { ...SAVE, key: null, pack: null }])
    expect(parseSaveFile(printSaveFile(save))).toEqual(save);
});

test('a save is no log, says that it holds secrets, and nobody reads it as a log', () => {
  const text = printSaveFile(SAVE);
  expect(isSaveFile(text)).toBe(true);
  expect(isSaveFile(LOG)).toBe(false);
  expect(text.split('\n')[1]).toMatch(/face down.*key of the dice/);
  expect(isRefusal(parseLog(text))).toBe(true);
});

test('any line spoilt is refused with a sentence, never thrown at', () => {
  const lines = printSaveFile(SAVE).split('\n');
  const spoils = [
    '',
    'seat human',
    'seat agent __proto__\u001b',
    'key none',
    'pack {"name":7}',
    'pack [',
    `pack {"name":"a","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'pack {"name":"\\u001b[2J","data":{}}',
    'x'.repeat(9_999),
  ];
  for (let i = 0; i < 6; i++) {
    for (const spoil of spoils) {
      const text = lines.with(i, spoil).join('\n');
      const read = parseSaveFile(text);
      if (isRefusal(read)) expect(read.reason).toMatch(/^this save cannot be read: /);
      else expect(printSaveFile(read)).toBe(text);
    }
    expect(isRefusal(parseSaveFile(lines.toSpliced(i, 1).join('\n'))), `without line ${i + 1}`).toBe(true);
  }
});
