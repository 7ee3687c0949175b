/** The load: games whose players answer at random as soon as they are asked, or at a pace; and how long each waits for its acknowledgement. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@weathergauge/engine';

/** One game on a server, with its two players. */
export interface Board {
  /** How many offers whoever is asked has; null when the game is over. */
  asked(): Promise<number | null>;
  /** Gives one of them. Resolves when it is acknowledged. */
  answer(pick: number): Promise<void>;
  close(): void;
}

export interface Played {
  readonly answers: number;
  readonly seconds: number;
  /** Of each answer, in milliseconds. */
  readonly waits: readonly number[];
}

/** Plays until each has given so many answers, or the first game is over. `perSecond` is of all of them together. */
export async function play(boards: readonly Board[], most: number, rng: Rng, perSecond?: number): Promise<Played> {
  const waits: number[] = [];
  const state = { over: false };
  const start = performance.now();
  const between = perSecond === undefined ? 0 : (1000 * boards.length) / perSecond;
  await Promise.all(
    boards.map(async (board, i) => {
      // Spread over the time, as players are.
      let next = start + (between * i) / boards.length;
      for (let given = 0; given < most && !state.over; given++) {
        const offers = await board.asked();
        if (offers === null) {
          state.over = true;
          return;
        }
        if (between > 0) {
          await pause(Math.max(0, next - performance.now()));
          next = Math.max(next + between, performance.now());
        }
        const sent = performance.now();
        await board.answer(rng.below(offers));
        waits.push(performance.now() - sent);
      }
    }),
  );
  return { answers: waits.length, seconds: (performance.now() - start) / 1000, waits };
}

export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
