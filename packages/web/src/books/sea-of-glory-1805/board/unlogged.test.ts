import { expect, test } from 'vitest';
import { unlogged } from './unlogged.ts';

const event = (type: string) => ({ type, to: 'all', clause: '' }) as const;

test('a block that makes for a place and is there at once is told once; with lookouts on the way it is told before', () => {
  expect(unlogged(event('declares'), event('moved'))).toBe(true);
  expect(unlogged(event('declares'), event('search'))).toBe(false);
  // Nothing has followed yet: somebody is asked.
  expect(unlogged(event('declares'), undefined)).toBe(false);
  expect(unlogged(event('half'), undefined)).toBe(true);
  expect(unlogged(event('after-battle'), undefined)).toBe(true);
  expect(unlogged(event('moved'), event('moved'))).toBe(false);
});
