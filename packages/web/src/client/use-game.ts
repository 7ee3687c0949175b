/** The page's one store, and the hook by which screens read it. */

import i18next from 'i18next';
import { useStore } from 'zustand';
import { useSettings } from '../ui/settings.ts';
import { createClient } from './client.ts';
import { createGameStore } from './store/create-store.ts';
import { browserSaves } from './saves.ts';
import type { GameState } from './store.ts';
import { browserTabs } from './tabs.ts';

export const client = createClient();
export const saves = browserSaves();

export const gameStore = createGameStore({
  client,
  saves,
  privacyScreen: () => useSettings.getState().privacyScreen,
  say: (trouble, reason) => i18next.t(`session.trouble.${trouble}`, { reason }),
  now: () => Date.now(),
  newId,
  tabs: browserTabs(),
  looking: {
    isSeen: () => document.visibilityState === 'visible',
    onSeen(call) {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') call();
      });
    },
  },
});

/** A random id; `randomUUID` is missing if the page did not come over https. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

export function useGame<T>(select: (state: GameState) => T): T {
  return useStore(gameStore, select);
}
