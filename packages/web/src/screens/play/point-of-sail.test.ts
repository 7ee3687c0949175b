import { expect, test } from 'vitest';
import { pointOfSail } from './point-of-sail.ts';

test('points of sail go by eighths, and the tack by the side the wind comes over', () => {
  const sailing = (heading: number, from: number) => pointOfSail({ pose: { x: 0, y: 0, heading } }, { from });
  expect(sailing(0, 0)).toEqual({ sailing: 'irons', tack: null, off: 0 });
  expect(sailing(0, 45)).toEqual({ sailing: 'close', tack: 'starboard', off: 45 });
  expect(sailing(0, 270)).toEqual({ sailing: 'beam', tack: 'port', off: 90 });
  expect(sailing(225, 90)).toEqual({ sailing: 'broad', tack: 'port', off: 135 });
  expect(sailing(350, 170)).toEqual({ sailing: 'running', tack: null, off: 180 });
});
