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

test('the first turn of somebody who looks on is told at once, and those within a beat as one at its end', () => {
  const { sent, tell } = listening();
  for (const at of [1, 2, 3]) tell(turnTo(at));
  expect(sent).toEqual([{ before: 0, scenes: [1], at: 1 }]);
  vi.advanceTimersByTime(BEAT);
  expect(sent.slice(1)).toEqual([{ before: 1, scenes: [2, 3], at: 3 }]);
  // Told at the end of a beat: what comes now waits for the end of the next.
  tell(turnTo(4));
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(BEAT);
  expect(sent).toHaveLength(3);
  vi.advanceTimersByTime(BEAT);
  tell(turnTo(5));
  expect(sent).toHaveLength(4);
});

test('whoever is asked is told at once, with what waited', () => {
  const { sent, tell } = listening();
  for (const at of [1, 2]) tell(turnTo(at));
  tell(turnTo(3, { asked: true }));
  expect(sent.slice(1)).toEqual([{ before: 1, scenes: [2, 3], at: 3 }]);
  tell(turnTo(4, { asked: true }));
  expect(sent).toHaveLength(3);
  vi.advanceTimersByTime(2 * BEAT);
  expect(sent).toHaveLength(3);
});

test('what is taken back is told at once, and by itself', () => {
  const { sent, tell } = listening();
  for (const at of [1, 2]) tell(turnTo(at));
  tell(turnTo(3, { backTo: 1 }));
  expect(sent.slice(1)).toEqual([
    { before: 1, scenes: [2], at: 2 },
    { before: 2, scenes: [3], at: 3 },
  ]);
});

test('what waits is told before anything else is said, and once', () => {
  const { sent, tell, flush } = listening();
  for (const at of [1, 2]) tell(turnTo(at));
  flush();
  flush();
  vi.advanceTimersByTime(2 * BEAT);
  expect(sent.map(({ at }) => at)).toEqual([1, 2]);
});
