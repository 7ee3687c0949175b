/** The chance to win that people are shown. Agents choose by `evaluate`, which knows what an order half given is worth but is no chance. */

import type { Seat } from '@weathergauge/engine';
import { squashed } from '@weathergauge/engine';
import { features } from './features.ts';
import { WEIGHTS } from './weights.ts';
import { result } from '../chapters/ch23-victory.ts';
import type { Campaign } from '../model/state.ts';
import { BRITISH } from '../model/terms.ts';

/** From -1 to 1, fitted to games; 23.1 equal points are a draw. Only +, −, ×, ÷ and a square root, in a fixed order. */
export function chance(s: Readonly<Campaign>, seat: Seat): number {
  const ended = result(s);
  if (ended !== null) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  const found = features(s, seat);
  let sum = 0;
  for (let i = 0; i < found.length; i++) sum += (WEIGHTS[i] as number) * (found[i] as number);
  const british = squashed(sum / 2000);
  return seat === BRITISH ? british : -british;
}
