/** Frames by a clock that the test sets. */

import { expect, test } from 'vitest';
import { openDoors } from './limits.ts';
import { meters } from './meters.ts';

const LIMITS = { frames: 2, framesOfAddress: 4 };

test('a socket has so many frames a second, five times as many at once, and is cut off when it goes on', () => {
  let at = 0;
  const frame = meters({ ...LIMITS, framesOfAddress: 1_000 }, () => at)('one').frame;
  expect(Array.from({ length: 10 }, frame)).toEqual(Array.from({ length: 10 }, () => 'fine'));
  expect([frame(), frame(), frame()]).toEqual(['late', 'late', 'over']);
  at += 1_000;
  expect([frame(), frame(), frame()]).toEqual(['fine', 'fine', 'late']);
});

test('all sockets of an address share what may come from there, and those of others do not', () => {
  const meterFor = meters(LIMITS, () => 0);
  const [one, two, three, other] = ['here', 'here', 'here', 'there'].map(meterFor);
  const count = (meter = one): number =>
    Array.from({ length: 10 }, () => meter?.frame()).filter(is => is === 'fine').length;
  expect([count(one), count(two), count(three), count(other)]).toEqual([10, 10, 0, 10]);
});

test('so many sockets of one person, and so many of one address, until one is closed', () => {
  const doors = openDoors({ sockets: 2, socketsOfAddress: 3 });
  const [first, second] = [doors.oneMore('anne', 'here'), doors.oneMore('anne', 'here')];
  expect([first, second, doors.oneMore('anne', 'here')]).toEqual([expect.any(Function), expect.any(Function), null]);
  expect(doors.oneMore(null, 'here')).not.toBeNull();
  expect(doors.oneMore('bonny', 'here'), 'of an address').toBeNull();
  expect(doors.oneMore('anne', 'elsewhere'), 'of a person, wherever she is').toBeNull();
  expect(doors.oneMore('bonny', 'elsewhere')).not.toBeNull();
  first?.();
  expect(doors.oneMore('bonny', 'here')).not.toBeNull();
});
