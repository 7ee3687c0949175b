/** Forecasts for whatever is under the pointer: one at a time, the newest wish first, none worked out twice. */

import type { ForecastView, SessionApi } from './protocol.ts';
import type { Shown } from './desk.ts';
import type { TableState } from './table.ts';

interface Wish {
  /** Tells this offer from every other one of the game. */
  readonly key: string;
  ask(): Promise<ForecastView>;
  found(forecast: ForecastView): void;
}

/** What the table lends for it. */
interface Lent {
  readonly session: SessionApi;
  get(): TableState;
  set(change: Partial<Shown>): void;
  since(): number;
  isPast(epoch: number): boolean;
}

export interface LookAhead {
  /** An offer of the position on the table, or none. */
  look(offer: number | null): void;
  /** What has been asked for is no longer wanted; what is shown stays. */
  forget(): void;
}

/** Forecasts that are kept: more than one decision offers. */
const MOST_KEPT = 200;

export function createLookAhead({ session, get, set, since, isPast }: Lent): LookAhead {
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
    const { who, entry } = position;
    const epoch = since();
    if (shown?.offer !== offer) set({ forecast: null });
    want({
      key: `${id} ${entry} ${who} ${chosen.text}`,
      ask: () => session.forecast(who, chosen.text),
      found: forecast => {
        if (!isPast(epoch)) set({ forecast: { offer, forecast } });
      },
    });
  }

  return { look, forget: () => want(null) };
}
