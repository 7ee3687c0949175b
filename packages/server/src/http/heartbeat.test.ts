import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heartbeat, Pinged } from './heartbeat.ts';
import { heartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function socketThat(answers: (heard: () => void) => void): Pinged & { pings: number; isEnded: boolean } {
  const socket = {
    OPEN: 1,
    readyState: 1,
    pings: 0,
    isEnded: false,
    ping() {
      socket.pings++;
      answers(() => beats?.heard(socket));
    },
    terminate() {
      socket.isEnded = true;
      socket.readyState = 3;
    },
  };
  all.push(socket);
  return socket;
}
const all: Pinged[] = [];
let beats: Heartbeat<Pinged> | null = null;

test('a socket that says nothing from one ping to the next is ended, and one that answers is not', () => {
  const { end } = (beats = heartbeat(() => all, 1_000));
  const there = socketThat(answer => answer());
  const gone = socketThat(() => {});
  vi.advanceTimersByTime(1_500);
  expect([there.isEnded, gone.isEnded]).toEqual([false, false]);
  vi.advanceTimersByTime(1_000);
  expect([there.isEnded, gone.isEnded]).toEqual([false, true]);
  vi.advanceTimersByTime(5_000);
  expect([there.isEnded, there.pings, gone.pings]).toEqual([false, 7, 1]);
  end();
  vi.advanceTimersByTime(5_000);
  expect(there.pings).toBe(7);
});
