/** 23.0 How to win. */

import type { Context } from '@weathergauge/engine';
import { tell } from '../model/events.ts';
import type { Campaign } from '../model/state.ts';
import type { Over } from '../model/terms.ts';

export function endGame(s: Campaign, reason: Over, context: Context): void {
  if (s.over !== '') return;
  s.over = reason;
  tell(context, { type: 'over', reason, clause: reason === 'channel' ? '23.2' : '23.1' });
}

/** 23.1 After the last turn points are counted. */
export function endOfTurn(s: Campaign, context: Context): void {
  if (s.turn >= s.articles.lastTurn) endGame(s, 'points', context);
}
