/** Forecasts for whatever is under the pointer: one at a time, the newest wish first, none worked out twice. */

import type { ForecastView } from '../session/protocol.ts';

export interface Wish {
  /** Tells this offer from every other one of the game. */
  readonly key: string;
  ask(): Promise<ForecastView>;
  found(forecast: ForecastView): void;
}

export interface LookAhead {
  want(wish: Wish | null): void;
}

/** Forecasts that are kept: more than one decision offers. */
const MOST_KEPT = 200;

export function createLookAhead(): LookAhead {
  const kept = new Map<string, ForecastView>();
  let wanted: Wish | null = null;
  let asking = false;

  async function askOn(): Promise<void> {
    asking = true;
    while (wanted !== null) {
      const wish: Wish = wanted;
      const forecast = kept.get(wish.key) ?? (await wish.ask().catch(() => null));
      if (forecast !== null) {
        if (kept.size >= MOST_KEPT) kept.clear();
        kept.set(wish.key, forecast);
      }
      // By now the pointer may be elsewhere; the next turn of the loop sees to that.
      if (wanted === wish) {
        wanted = null;
        if (forecast !== null) wish.found(forecast);
      }
    }
    asking = false;
  }

  return {
    want(wish) {
      wanted = wish;
      if (!asking && wish !== null) void askOn();
    },
  };
}
