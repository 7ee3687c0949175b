import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionApi } from '../../client/protocol.ts';
import { createScratch } from './scratch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const session = { checkPack: async () => null } as unknown as SessionApi;

test('the worker is let go when nobody has asked for a while', async () => {
  const end = vi.fn();
  const scratch = createScratch({ session, end });
  await scratch.ask(s => s.checkPack('x', {}));
  await vi.advanceTimersByTimeAsync(4_000);
  await scratch.ask(s => s.checkPack('x', {}));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('never while somebody waits for an answer, and at once when a battle begins', async () => {
  const end = vi.fn();
  const scratch = createScratch({ session, end });
  const { promise, resolve } = Promise.withResolvers<number>();
  const answer = scratch.ask(() => promise);
  scratch.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).not.toHaveBeenCalled();
  resolve(7);
  expect(await answer).toBe(7);
  scratch.end();
  expect(end).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).toHaveBeenCalledTimes(1);
});
