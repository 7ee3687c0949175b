/** 5.4 Ships and admirals of the turn track. */

import type { Context } from '@weathergauge/engine';
import { rosilyComes } from './ch08-admirals.ts';
import type { Ship } from '../model/data/figures.ts';
import { SHIPS } from '../model/data/figures.ts';
import { ROSILY_MESROS_ARRIVES } from '../model/data/numbers.ts';
import { tell } from '../model/events.ts';
import { turnAt } from '../model/lookups.ts';
import { readyIn, TO_ARRIVE } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';

/** New ships lie ready in the port on their counter. 8.1, R38 Rosily-Mesros takes over from the admiral who was not victorious. */
export function reinforcements(s: Campaign, context: Context): void {
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const { arrives, port } = SHIPS[ship] as Ship;
    if (s.berths[ship] !== TO_ARRIVE || arrives !== s.turn) continue;
    s.berths[ship] = readyIn(port);
    tell(context, { type: 'reinforcement', ship, port, clause: '5.4' });
  }
  if (turnAt(s.turn).event === ROSILY_MESROS_ARRIVES) rosilyComes(s, context);
}
