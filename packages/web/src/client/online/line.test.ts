import type { Tell } from '@weathergauge/wire/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SocketCallbacks, Line } from './line.ts';
import { openLine } from './line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network in the hands of the test: what was sent on each socket, and its other end. */
function network() {
  const sockets: { readonly ends: SocketCallbacks; readonly sent: { ask: string; id: string }[] }[] = [];
  const state = { isOnline: true };
  const told: string[] = [];
  const last = () => {
    const found = sockets.at(-1);
    if (found === undefined) throw new Error('nothing was dialled');
    return found;
  };
  const say = (tell: Tell): void => last().ends.heard(JSON.stringify(tell));
  const line: Line = openLine(
    {
      dial(ends) {
        const sent: { ask: string; id: string }[] = [];
        sockets.push({ ends, sent });
        return { send: text => void sent.push(JSON.parse(text)), close: () => ends.closed() };
      },
      isOnline: () => state.isOnline,
    },
    {
      greeting: () => ({ ask: 'watch', table: 't', foresee: true }),
      greeted: value => void told.push(`greeted ${String(value)}`),
      heard: ({ tell }) => void told.push(tell),
      changed: isUp => void told.push(isUp ? 'up' : 'lost'),
    },
  );
  return {
    line,
    sockets,
    state,
    told,
    last,
    say,
    /** The socket opens, and the greeting is answered. */
    open(): void {
      last().ends.opened();
      say({ tell: 'value', id: last().sent[0]?.id ?? '', value: 'sync' });
    },
    done: (id: string): void => say({ tell: 'done', id, refused: null }),
  };
}

const ANSWER = { ask: 'answer', table: 't', place: 3, answers: ['sail'] } as const;

test('an answer whose acknowledgement is lost is sent again under its id, after the greeting', async () => {
  const { line, last, sockets, told, open, done } = network();
  open();
  const answered = line.ask({ ...ANSWER, answers: ['sail'] });
  const first = last().sent[1];
  expect(first).toMatchObject(ANSWER);
  last().ends.closed();
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(2);
  expect(last().sent).toEqual([]);
  open();
  expect(last().sent.map(({ ask }) => ask)).toEqual(['watch', 'answer']);
  expect(last().sent[1]).toEqual(first);
  done(first?.id ?? '');
  expect(await answered).toBeNull();
  expect(told).toEqual(['greeted sync', 'up', 'lost', 'greeted sync', 'up']);
});

test('what must not be done twice is not sent twice', async () => {
  const { line, last, open } = network();
  open();
  const undone = line.ask({ ask: 'undo', table: 't', answers: 1 });
  last().ends.closed();
  expect(await undone).toMatchObject({ refused: 'not-kept' });
  const resigned = line.ask({ ask: 'resign', table: 't' });
  await vi.advanceTimersByTimeAsync(0);
  open();
  expect(
    last().sent.map(({ ask }) => ask),
    'what was never sent is sent now',
  ).toEqual(['watch', 'resign']);
  last().ends.closed();
  expect(await resigned).toMatchObject({ refused: 'not-kept' });
});

test('it is dialled at once, then with growing pauses; without a network not at all, and at once when it is back', async () => {
  const { sockets, state, last } = network();
  const dialledAfter = async (milliseconds: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return sockets.length;
  };
  last().ends.closed();
  expect(await dialledAfter(0)).toBe(2);
  last().ends.closed();
  expect(await dialledAfter(200)).toBe(2);
  expect(await dialledAfter(50)).toBe(3);
  last().ends.closed();
  state.isOnline = false;
  expect(await dialledAfter(60_000)).toBe(3);
  state.isOnline = true;
  expect(await dialledAfter(250)).toBe(4);
});

test('a server that takes calls and cannot go on is not called again and again at once', async () => {
  const { sockets, last, open } = network();
  const lost = async (up: number, pause: number): Promise<number> => {
    open();
    await vi.advanceTimersByTimeAsync(up);
    last().ends.closed();
    await vi.advanceTimersByTimeAsync(pause);
    return sockets.length;
  };
  expect(await lost(10, 0)).toBe(2);
  expect(await lost(10, 200)).toBe(2);
  await vi.advanceTimersByTimeAsync(50);
  expect(sockets).toHaveLength(3);
  expect(await lost(10, 450)).toBe(3);
  await vi.advanceTimersByTimeAsync(50);
  expect(await lost(6_000, 0), 'one that was up for a while is').toBe(5);
});

test('a line that answers nothing any more is given up', async () => {
  const { line, sockets, told, open } = network();
  open();
  void line.ask({ ask: 'history', table: 't' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told.at(-1)).toBe('lost');
  expect(sockets.length).toBeGreaterThan(1);
});

test('when it is ended nothing is dialled any more, and whoever waits is told', async () => {
  const { line, sockets, open } = network();
  open();
  const asked = line.ask({ ask: 'history', table: 't' });
  line.end();
  expect(await asked).toMatchObject({ refused: 'over' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  expect(await line.ask({ ask: 'history', table: 't' })).toMatchObject({ refused: 'over' });
});
