/** The page's one table, and the hook by which screens read it. */

import i18next from 'i18next';
import { useStore } from 'zustand';
import { createClient } from './client.ts';
import { useSettings } from '../ui/settings.ts';
import { createTable } from './create-table.ts';
import { browserSaves } from './saves.ts';
import type { TableState } from './table.ts';

export const client = createClient();
export const saves = browserSaves();

export const table = createTable({
  client,
  saves,
  privacyScreen: () => useSettings.getState().privacyScreen,
  say: trouble => i18next.t(`session.trouble.${trouble}`),
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
});

export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(table, select);
}
