import { expect, test } from 'vitest';
import { commandOf, keyOfOffer, stepOffer } from './keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('offers have digits first, then letters, and none of the letters that mean something else', () => {
  expect(Array.from({ length: 11 }, (_, i) => keyOfOffer(i)).join('')).toBe('123456789ab');
  const all = Array.from({ length: 40 }, (_, i) => keyOfOffer(i)).join('');
  expect(all).not.toMatch(/[umts]/);
  expect(new Set(all).size).toBe(all.length);
  expect(keyOfOffer(99)).toBe('');
});

test('a key takes its own offer, and only where there is one', () => {
  for (let i = 0; i < 30; i++) {
    const key = keyOfOffer(i);
    expect(commandOf(press(key), 30)).toEqual({ kind: 'take', offer: i });
    expect(commandOf(press(key), i)).toBeNull();
  }
  expect(commandOf(press('B'), 30)).toEqual({ kind: 'take', offer: 10 });
});

test('with Ctrl, Alt or Meta held the browser keeps its keys', () => {
  expect(commandOf(press('1', { ctrlKey: true }), 3)).toBeNull();
  expect(commandOf(press('u', { metaKey: true }), 3)).toBeNull();
  expect(commandOf(press('ArrowLeft', { altKey: true }), 3)).toBeNull();
});

test('U undoes whatever is offered', () => {
  expect(commandOf(press('u'), 0)).toEqual({ kind: 'undo' });
  expect(commandOf(press('U'), 40)).toEqual({ kind: 'undo' });
});

test('S switches sound on and off whatever is offered', () => {
  expect(commandOf(press('s'), 40)).toEqual({ kind: 'sound' });
  expect(commandOf(press('s', { ctrlKey: true }), 40)).toBeNull();
});

test('steps go round the ends of the list', () => {
  expect(stepOffer(null, 1, 3)).toBe(0);
  expect(stepOffer(null, -1, 3)).toBe(2);
  expect(stepOffer(2, 1, 3)).toBe(0);
  expect(stepOffer(0, -1, 3)).toBe(2);
  expect(stepOffer(null, 1, 0)).toBeNull();
});
