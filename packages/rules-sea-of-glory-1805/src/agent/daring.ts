/** How far a side has ventured: what a bold admiral likes and a cautious one does not. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { forcesOf, isHarboured } from './forces.ts';
import type { Campaign } from '../model/state.ts';
import { BRITISH } from '../model/terms.ts';

/** For a side whose ships are all at sea. */
const VENTURED = 0.05;

export function daring(s: Readonly<Campaign>, seat: Seat): number {
  const { british, allied } = forcesOf(s, draftOf(s, seat));
  let [abroad, all] = [0, 0];
  for (const force of seat === BRITISH ? british : allied) {
    all += force.ships;
    if (!isHarboured(force)) abroad += force.ships;
  }
  return all === 0 ? 0 : (VENTURED * abroad) / all;
}
