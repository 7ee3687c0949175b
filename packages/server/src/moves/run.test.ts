import { setImmediate as breath } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runMoves } from './run.ts';

test('while very many games are caught up with, everybody else gets a turn after each of them', async () => {
  const late = Array.from({ length: 500 }, (_, i) => `game-${i}`);
  const looked: string[] = [];
  const end = runMoves({
    moves: {
      changed: () => {},
      round: async () => {},
      of: async () => [],
      behind: async () => ({ games: late, next: null }),
      forget: async () => {},
    },
    lobby: { round: async () => {} },
    games: {
      // As a store in the same process answers: at once.
      glance: async id => void looked.push(id),
    },
    onError: error => {
      throw error;
    },
  });
  for (let turns = 1; turns <= 5; turns++) {
    await breath();
    expect(looked.length).toBeLessThanOrEqual(2 * turns);
  }
  expect(looked.length).toBeGreaterThan(0);
  await end();
  expect(looked.length).toBeLessThan(late.length);
});
