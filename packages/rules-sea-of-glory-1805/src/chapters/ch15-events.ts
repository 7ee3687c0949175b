/** 15.0 Random and automatic events. */

import type { Context } from '@weathergauge/engine';
import { procedure } from './builders.ts';
import type { Campaign } from '../model/state.ts';

export const randomEvent = procedure('random-event', {}, []);

export const automaticEvents = procedure('automatic-events', {}, []);

/** 15.1 At the first sortie from Brest, on Apr III, or by the dice: once. */
export function lordBarham(s: Campaign, _context: Context): void {
  s.barham = 1;
}
