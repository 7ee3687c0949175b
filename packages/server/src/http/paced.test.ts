import type { PlainTurn } from '@weathergauge/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT, pacing } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A turn from one place to the next, as far as pacing looks at it. */
function turnTo(at: number, { asked = false, ...rest }: Partial<PlainTurn> & { asked?: boolean } = {}): PlainTurn {
  const position = { at, prompt: asked ? { kind: 'course' } : null, result: null };
  const scenes = [{ at, view: at, events: [] }];
  return { before: at - 1, scenes, position, backTo: null, request: null, ...rest } as unknown as PlainTurn;
}

/** What was sent: from which view, by which scenes, to which place. */
function listening() {
  const sent: { before: unknown; scenes: number[]; at: number }[] = [];
  const one = pacing()(({ before, scenes, position }) =>
    sent.push({ before, scenes: scenes.map(({ at }) => at), at: position.at }),
  );
  return { sent, ...one };
}

test('somebody who looks on is sent the turns of a beat at its end, as one', () => {
  const { sent, tell } = listening();
  for (const at of [1, 2, 3]) tell(turnTo(at));
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(BEAT);
  expect(sent).toEqual([{ before: 0, scenes: [1, 2, 3], at: 3 }]);
  tell(turnTo(4));
  vi.advanceTimersByTime(BEAT);
  expect(sent.slice(1)).toEqual([{ before: 3, scenes: [4], at: 4 }]);
  vi.advanceTimersByTime(5 * BEAT);
  expect(sent).toHaveLength(2);
});

test('whoever is asked is told at once, with what waited', () => {
  const { sent, tell } = listening();
  for (const at of [1, 2]) tell(turnTo(at));
  tell(turnTo(3, { asked: true }));
  expect(sent).toEqual([{ before: 0, scenes: [1, 2, 3], at: 3 }]);
  tell(turnTo(4, { asked: true }));
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(2 * BEAT);
  expect(sent).toHaveLength(2);
});

test('what is taken back is told at once, and by itself', () => {
  const { sent, tell } = listening();
  tell(turnTo(1));
  tell(turnTo(2, { backTo: 0 }));
  expect(sent).toEqual([
    { before: 0, scenes: [1], at: 1 },
    { before: 1, scenes: [2], at: 2 },
  ]);
});

test('what waits is told before anything else is said, and once', () => {
  const { sent, tell, flush } = listening();
  for (const at of [1, 2]) tell(turnTo(at));
  flush();
  flush();
  vi.advanceTimersByTime(2 * BEAT);
  expect(sent).toEqual([{ before: 0, scenes: [1, 2], at: 2 }]);
});
