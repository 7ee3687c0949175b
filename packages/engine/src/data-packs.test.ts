import { expect, test } from 'vitest';
import { dataPackOr, figuresOf, fingerprint, replaceData } from './data-packs.ts';

const validate = (pack: unknown): readonly string[] =>
  typeof pack === 'object' && pack !== null && 'guns' in pack ? [] : ['guns: missing'];

test('the printed figures hold until a host replaces them', () => {
  const printed = { guns: 74 };
  expect(dataPackOr('one', printed, validate)).toBe(printed);
  const other = { guns: 64 };
  replaceData('one', other);
  expect(dataPackOr('one', printed, validate)).toBe(other);
  expect(dataPackOr('two', printed, validate)).toBe(printed);
});

test('a pack that is not sound is refused, with its first fault', () => {
  replaceData('three', { masts: 3 });
  expect(() => dataPackOr('three', { guns: 74 }, validate)).toThrow('guns: missing');
});

test('a log can name the figures in use: none for the printed ones, even from a file', () => {
  const printed = { guns: 74 };
  replaceData('same', { guns: 74 });
  replaceData('other', { guns: 50 });
  for (const id of ['none', 'same', 'other']) dataPackOr(id, printed, validate);
  expect(['none', 'same', 'other'].map(figuresOf)).toEqual(['', '', fingerprint({ guns: 50 })]);
  expect(fingerprint({ guns: 50 })).toMatch(/^[0-9a-f]{16}$/);
});
