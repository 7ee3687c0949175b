import { expect, test } from 'vitest';
import { unlogged } from './unlogged.ts';

const event = (type: string) => ({ type, to: 'all', clause: '' }) as const;

test('what the next line says as well is told once; a block with lookouts on its way is told before they look', () => {
  expect(unlogged(event('declares'), event('moved'))).toBe(true);
  expect(unlogged(event('declares'), event('search'))).toBe(false);
  // Nothing has followed yet: somebody is asked.
  expect(unlogged(event('declares'), undefined)).toBe(false);
  expect(unlogged(event('chit'), event('weather'))).toBe(true);
  expect(unlogged(event('chit'), event('moved'))).toBe(false);
  expect(unlogged(event('half'), undefined)).toBe(true);
  expect(unlogged(event('after-battle'), undefined)).toBe(true);
  expect(unlogged(event('moved'), event('moved'))).toBe(false);
});
