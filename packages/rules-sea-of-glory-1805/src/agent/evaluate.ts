/** How a position looks to an agent. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { result, scores } from '../chapters/ch23-victory.ts';
import type { Campaign } from '../model/state.ts';

export function evaluate(s: Readonly<Campaign>, seat: Seat): number {
  const ended = result(s);
  if (ended !== null) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  const [british, allied] = scores(s);
  const lead = seat === 0 ? british - allied : allied - british;
  return lead / (20 + Math.abs(lead));
}

export function tally(s: Readonly<Campaign>, _seat: Seat): Readonly<Record<string, number>> {
  return { turn: s.turn };
}
