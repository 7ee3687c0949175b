/** Fetches forecasts for the offer under the pointer: one request at a time, the latest counts, results are cached. */

import { isRefusal } from '@weathergauge/engine';
import type { Core } from './core.ts';
import type { ForecastView } from '../protocol.ts';

interface Wish {
  /** Cache key: unique for this offer within the game. */
  readonly key: string;
  ask(): Promise<ForecastView | null>;
  found(forecast: ForecastView): void;
}

export interface LookAhead {
  /** An offer of the position that is shown, or none. */
  look(offer: number | null): void;
  /** Cancels the request; what is shown stays. */
  forget(): void;
}

/** Most cached forecasts: more than one decision has offers. */
const MOST_KEPT = 200;

export function createLookAhead({ session, get, set }: Core): LookAhead {
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
      // If the pointer has moved on meanwhile, the next round of the loop requests the other offer.
      if (wanted === wish) {
        wanted = null;
        if (forecast !== null) wish.found(forecast);
      }
    }
    asking = false;
  }

  function want(wish: Wish | null): void {
    wanted = wish;
    if (!asking && wish !== null) void askOn();
  }

  function look(offer: number | null): void {
    const { id, position, status, forecast: shown } = get();
    const chosen = offer === null ? undefined : position?.offers[offer];
    if (
      offer === null ||
      chosen === undefined ||
      position === null ||
      position.who === 'spectator' ||
      status !== 'asking'
    ) {
      want(null);
      if (shown !== null) set({ forecast: null });
      return;
    }
    const { who, at } = position;
    if (shown?.offer !== offer) set({ forecast: null });
    want({
      key: `${id} ${at} ${who} ${chosen.text}`,
      async ask() {
        const forecast = await session.forecast(who, chosen.text);
        return isRefusal(forecast) ? null : forecast;
      },
      found: forecast => set({ forecast: { offer, forecast } }),
    });
  }

  return { look, forget: () => want(null) };
}
