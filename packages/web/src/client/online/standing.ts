/** Standing answers of the player at this page, over the page's own line. */

import type { Refusal } from '@weathergauge/engine';
import type { StandingAnswer } from '@weathergauge/wire/types';
import { askNetwork } from './network.ts';

type Standing = Promise<readonly StandingAnswer[] | Refusal>;

export const readStanding = (table: string): Standing => askNetwork({ ask: 'standing', table }) as Standing;
/** Resolves with the standing answers after the change. */
export const setStanding = (table: string, wish: StandingAnswer): Standing =>
  askNetwork({ ask: 'set-standing', table, ...wish }) as Standing;
export const endStanding = (table: string, on: string): Standing =>
  askNetwork({ ask: 'end-standing', table, on }) as Standing;
