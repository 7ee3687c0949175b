import { expect, test } from 'vitest';
import { dataPackOr, replaceData } from './data-packs.ts';

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
