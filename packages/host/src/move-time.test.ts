import { moveTime } from '@weathergauge/agents';
import type { Seat } from '@weathergauge/engine';
import { seen } from '@weathergauge/engine';
import { expect, test, vi } from 'vitest';
import { battle, boats, crossing, hosted, human, matchOf, quick } from '../test/games.ts';
import type { Question, Thinker } from './index.ts';

const captain = { kind: 'agent', level: 'captain' } as const;

/** Asks at its own places, one after another, without a game: the match stands still. */
async function asks(times: number): Promise<number[]> {
  const match = await matchOf(crossing);
  const seat = match.ruleset.pending(match.state)[0] as Seat;
  const time = moveTime();
  const at = seen(match, seat);
  return Array.from({ length: times }, (_, i) => time.shareFor(match.ruleset, match.state, seat, at + i));
}

test('the answers of one move share its time, however many there are', async () => {
  const shares = await asks(50);
  expect(shares[0]).toBeCloseTo(0.4);
  expect(shares.every((share, i) => i === 0 || share < (shares[i - 1] ?? 0))).toBe(true);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
});

test('a new move has its whole time again, and a hurried one has none left', async () => {
  const match = await matchOf(crossing);
  const seat = match.ruleset.pending(match.state)[0] as Seat;
  const time = moveTime();
  const first = time.shareFor(match.ruleset, match.state, seat, 0);
  expect(time.shareFor(match.ruleset, match.state, seat, 1)).toBeLessThan(first);
  expect(time.shareFor(match.ruleset, match.state, seat, 5), 'others have moved meanwhile').toBe(first);
  time.hurry(seat);
  expect(time.shareFor(match.ruleset, match.state, seat, 6)).toBe(0);
  expect(time.shareFor(match.ruleset, match.state, seat, 9)).toBe(first);
});

test('an answer that ends its move may take all that is left', async () => {
  const { ruleset, state } = await matchOf(boats);
  const seat = ruleset.pending(state)[0] as Seat;
  const before = JSON.stringify(state);
  expect(moveTime().shareFor(ruleset, state, seat, 0)).toBe(1);
  expect(JSON.stringify(state), 'looked ahead on a copy').toBe(before);
});

test('one ship’s move costs a captain two seconds at most, and every question says what it may take', async () => {
  const asked: Question[] = [];
  const thinker: Thinker = {
    think(question, onProgress) {
      asked.push(question);
      return quick.think({ ...question, level: 'midshipman' }, onProgress);
    },
  };
  const pace = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));
  const here = await hosted({ ...battle, seats: [captain, captain] }, 'shared', { thinker, pace });
  here.start();
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(40), 20_000);
  here.close();
  const { ruleset } = await matchOf(battle);
  const sums: number[] = [];
  let last = '';
  for (const { share, seat, state } of asked) {
    const move = `${seat}/${ruleset.turnOf?.(state) ?? ''}/${ruleset.prompt(state, seat).about.ship ?? ''}`;
    if (move !== last) sums.push(0);
    last = move;
    sums[sums.length - 1] = (sums.at(-1) ?? 0) + share;
  }
  expect(Math.max(...sums)).toBeLessThanOrEqual(1);
  expect(
    asked.some(({ share }) => share > 0 && share < 0.4),
    'a move is made of several answers',
  ).toBe(true);
});

test('an agent that is told to hurry makes the rest of its move at once', async () => {
  const asked: Question[] = [];
  const thinker: Thinker = {
    think(question, onProgress) {
      asked.push(question);
      const { answer, ...thinking } = quick.think({ ...question, level: 'midshipman' }, onProgress);
      return { ...thinking, answer: question.share === 1 ? stopped.promise.then(() => answer) : answer };
    },
  };
  const stopped = Promise.withResolvers<void>();
  const here = await hosted({ ...boats, seats: [human, captain] }, 'hurry', { thinker });
  here.start();
  expect(asked.map(({ share }) => share)).toEqual([1]);
  here.stopThinking();
  stopped.resolve();
  await vi.waitFor(() => expect(here.chair(1).look().position.at).toBeGreaterThan(0));
  here.close();
});
