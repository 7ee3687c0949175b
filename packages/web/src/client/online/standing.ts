/** Standing answers of the one who plays at this page: asked over the page's own line, and told to nobody else. */

import type { Refusal } from '@weathergauge/engine';
import type { StandingAnswer } from '@weathergauge/wire/types';
import { askNetwork } from './network.ts';

type Standing = Promise<readonly StandingAnswer[] | Refusal>;

export const readStanding = (table: string): Standing => askNetwork({ ask: 'standing', table }) as Standing;
/** The answer is what stands then. */
export const setStanding = (table: string, wish: StandingAnswer): Standing =>
  askNetwork({ ask: 'set-standing', table, ...wish }) as Standing;
export const endStanding = (table: string, on: string): Standing =>
  askNetwork({ ask: 'end-standing', table, on }) as Standing;
