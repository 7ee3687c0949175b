/** Requests hints from the adviser. Only a person who plays against agents alone gets them. */

import { isRefusal } from '@weathergauge/engine';
import type { GameState, HintShown } from '../store.ts';
import type { Core } from './core.ts';
import { ignore } from './core.ts';

export type HintPart = Pick<GameState, 'askHint' | 'dropHint'>;

export function createHint({ session, get, set }: Core): HintPart {
  async function askHint(offer: number | null): Promise<void> {
    const { id, position, status, hint } = get();
    if (status !== 'asking' || position === null || position.who === 'spectator') return;
    const { who, at } = position;
    if (hint?.at === at && hint.found === null) return;
    const looked = offer === null ? undefined : position.offers[offer];
    let shown: HintShown = { at, share: 0, found: null };
    const show = (share: number, found: HintShown['found']): void => {
      // A progress report may arrive after the result.
      if (get().id !== id || get().hint !== shown || shown.found !== null) return;
      shown = { at, share, found };
      set({ hint: shown });
    };
    set({ hint: shown });
    try {
      const found = await session.hint(who, looked?.text ?? null, share => show(share, null));
      if (!isRefusal(found)) show(1, found);
      else if (get().hint === shown) set({ hint: null, trouble: found.reason });
    } catch (error) {
      if (get().hint !== shown) return;
      console.error(error);
      set({ hint: null });
    }
  }

  function dropHint(): void {
    const { hint } = get();
    if (hint === null) return;
    set({ hint: null });
    if (hint.found === null) session.stopHint().catch(ignore);
  }

  return { askHint, dropHint };
}
