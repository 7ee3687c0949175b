import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenCalm } from './calm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('not at once, and only when the page is idle', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  const act = vi.fn();
  whenCalm(act);
  vi.advanceTimersByTime(1_000);
  expect(idle).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
  idle[0]?.();
  expect(act).toHaveBeenCalledTimes(1);
});

test('after a while where the browser does not tell, and never once it is called off', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const [act, never] = [vi.fn(), vi.fn()];
  whenCalm(act);
  whenCalm(never)();
  vi.advanceTimersByTime(5_000);
  expect([act.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});
