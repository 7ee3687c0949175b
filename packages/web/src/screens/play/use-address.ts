/**
 * The address says which game is shown: going back, a bookmark or a reload opens it again. A game that is opened here, as a
 * rematch is, changes the address.
 */

import { useEffect } from 'react';
import type { GameState } from '../../client/store.ts';
import { gameStore } from '../../client/use-game.ts';
import { goTo, LOBBY } from '../../ui/route.ts';

/** `id` is null where the address names no game, and undefined on a screen whose address is another matter. */
export function useAddress(id: string | null | undefined, game: GameState): void {
  useEffect(() => {
    if (id === undefined) return;
    const { id: open, status, resume, resumePlay } = gameStore.getState();
    if (id !== null && id !== open) void resume(id);
    else if (status === 'replaying') void resumePlay();
  }, [id]);

  useEffect(() => {
    // What was opened a moment ago, by the effect above, is not in `game` yet.
    const { id: open, status } = gameStore.getState();
    if (status === 'empty') goTo(LOBBY, 'replace');
    else if (id !== undefined && open !== null && open !== id)
      goTo({ screen: 'play', id: open }, id === null ? 'replace' : 'push');
  }, [id, game.id, game.status]);
}
