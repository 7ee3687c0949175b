/** What a player can do about clocks, sent over the page's own line. */

import type { Refusal } from '@weathergauge/engine';
import type { Ask } from '@weathergauge/wire/types';
import { askNetwork } from './network.ts';

export type TimeDeed = Extract<Ask, { ask: 'ask-pause' | 'go-on' | 'come-back' | 'take-leave' | 'end-leave' }>['ask'];

export const doAboutTime = (table: string, ask: TimeDeed) => askNetwork({ ask, table }) as Promise<Refusal | null>;
