/** The page's one table, and the hook by which screens read it. */

import i18next from 'i18next';
import { useStore } from 'zustand';
import { createClient } from '../session/client.ts';
import { useSettings } from '../settings.ts';
import { createTable } from './create-table.ts';
import { browserSaves } from './saves.ts';
import type { PrivacyScreen } from './seats.ts';
import type { TableState } from './table.ts';

export const client = createClient();
export const saves = browserSaves();

export const table = createTable({
  client,
  saves,
  privacyScreen: () => privacyOf(useSettings.getState().privacyScreen),
  say: trouble => i18next.t(`session.trouble.${trouble}`),
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
});

/** As the setting is named, or as a switch: on covers the screen at every change of hands. */
function privacyOf(setting: unknown): PrivacyScreen {
  return setting === 'always' || setting === true ? 'always' : 'sealed-only';
}

export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(table, select);
}
