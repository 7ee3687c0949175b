import { expect, test } from 'vitest';
import { entryAfter, pauseBetween, stepOf } from './transport-keys.ts';

const press = (key: string, altKey = false) => ({ key, ctrlKey: false, metaKey: false, altKey });

test('arrows step, Home and End jump, the space bar plays', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '].map(key => stepOf(press(key)))).toEqual([
    'back',
    'forward',
    'first',
    'last',
    'play',
  ]);
  expect(stepOf(press('x'))).toBeNull();
  expect(stepOf(press('ArrowLeft', true))).toBeNull();
});

test('S switches sound on and off', () => {
  expect(['s', 'S'].map(key => stepOf(press(key)))).toEqual(['sound', 'sound']);
  expect(stepOf(press('s', true))).toBeNull();
});

test('no step leaves the log', () => {
  expect(entryAfter('back', 0, 9)).toBe(0);
  expect(entryAfter('forward', 9, 9)).toBe(9);
  expect(entryAfter('forward', 3, 9)).toBe(4);
  expect(entryAfter('first', 5, 9)).toBe(0);
  expect(entryAfter('last', 5, 9)).toBe(9);
});

test('faster is shorter, and never so short that nothing can be seen', () => {
  expect(pauseBetween(2, false)).toBeLessThan(pauseBetween(1, false));
  expect(pauseBetween(1, true)).toBeLessThan(pauseBetween(1, false));
  expect(pauseBetween(4, true)).toBeGreaterThanOrEqual(60);
  expect(pauseBetween(0, false)).toBeGreaterThan(0);
});
