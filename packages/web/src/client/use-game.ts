/** The page's one store, and the hook by which screens read it. */

import i18next from 'i18next';
import { useStore } from 'zustand';
import { useSettings } from '../ui/settings.ts';
import { createClient } from './client.ts';
import { createGameStore } from './store/create-store.ts';
import { browserSaves } from './saves.ts';
import type { GameState } from './store.ts';

export const client = createClient();
export const saves = browserSaves();

export const gameStore = createGameStore({
  client,
  saves,
  privacyScreen: () => useSettings.getState().privacyScreen,
  say: trouble => i18next.t(`session.trouble.${trouble}`),
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
});

export function useGame<T>(select: (state: GameState) => T): T {
  return useStore(gameStore, select);
}
