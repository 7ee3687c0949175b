/** Death rolls: hits on a ship that has no marker left. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { BURNS_ON } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { Ship } from '../model/state.ts';
import { NOBODY } from '../model/state.ts';

/** 7.1, R31 One die for each such hit, one at a time, until the first 1. */
export function deathRolls(ship: Ship, hits: number, context: Context): void {
  for (let hit = 0; hit < hits; hit++) {
    const face = roll(context.dice, 6, 'death roll');
    tell(context, { type: 'death-roll', to: 'all', clause: '7.1', ship: ship.id, face });
    if (face > BURNS_ON) continue;
    burn(ship, context);
    return;
  }
}

/** 7.2, R31 She stays where she is, in everybody's way and nobody's. */
function burn(ship: Ship, context: Context): void {
  ship.condition = 'burnt';
  ship.seat = NOBODY;
  ship.side = NOBODY;
  ship.aground = 0;
  ship.paused = 0;
  tell(context, { type: 'burnt', to: 'all', clause: '7.2', ship: ship.id });
}
