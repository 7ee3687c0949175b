/** Checks the clocks at intervals, and writes this server's signs of life. */

import type { Games } from '../games/games.ts';
import type { Outages } from './outages.ts';
import { BEAT } from './outages.ts';

export interface ClockRounds {
  readonly games: Pick<Games, 'tick' | 'wakeDue' | 'slept'>;
  readonly outages: Outages;
  onError(error: unknown): void;
}

/** Milliseconds between checks of the clocks of games that are awake, and of those that are asleep. */
const TICK = 200;
const TICK_ASLEEP = 2_000;

/**
 * To be called before any game is woken, because it finds the last outage. Returns a function that ends it, with a last sign of life.
 */
export async function runClocks({ games, outages, onError }: ClockRounds): Promise<() => Promise<void>> {
  let under: Promise<void> = Promise.resolve();
  async function beat(): Promise<void> {
    const missed = await outages.beat();
    if (missed !== null) games.slept(missed);
  }
  await beat();

  /** Repeats the work, never while the previous run is still under way. */
  function every(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const done = work()
        .catch(onError)
        .finally(() => {
          isBusy = false;
        });
      under = Promise.all([under, done]).then(() => {});
    }, milliseconds).unref();
  }
  const timers = [every(TICK, async () => games.tick()), every(TICK_ASLEEP, () => games.wakeDue()), every(BEAT, beat)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await under;
    await beat().catch(onError);
  };
}
