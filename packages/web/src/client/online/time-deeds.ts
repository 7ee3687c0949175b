/** What a player does about clocks: asked of the server over the page's own line, which knows who she is. */

import type { Refusal } from '@weathergauge/engine';
import type { Ask } from '@weathergauge/wire/types';
import { askNetwork } from './network.ts';

export type TimeDeed = Extract<Ask, { ask: 'ask-pause' | 'go-on' | 'come-back' | 'take-leave' | 'end-leave' }>['ask'];

export const doAboutTime = (table: string, ask: TimeDeed) => askNetwork({ ask, table }) as Promise<Refusal | null>;
