/** Shallows: running aground and floating again. */

import type { Context } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { soundingDice } from '../model/abilities.ts';
import { SHALLOW } from '../model/chart.ts';
import { GROUNDS_ON } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';

/** 12.1-12.3, R47 On the first shallow hex that she enters in a turn: any 6 puts her aground. */
export function enterShallows(s: Readonly<Convoy>, ship: Ship, l: { shoal: number }, context: Context): void {
  if (((s.chart[ship.at] as number) & SHALLOW) === 0) return;
  l.shoal = 1;
  const dice = soundingDice(ship);
  if (dice === 0) return;
  const faces = rollPool(context.dice, dice, 6, 'shallows');
  const aground = faces.includes(GROUNDS_ON);
  if (aground) ship.aground = 1;
  tell(context, { type: 'sounding', to: 'all', clause: '12.3', ship: ship.id, faces, aground });
}

/** 12.5, R47 At the end of her owner's next turn she floats, without a roll. */
export function refloat(s: Convoy, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side !== s.active || ship.aground !== 2) continue;
    ship.aground = 0;
    tell(context, { type: 'refloated', to: 'all', clause: '12.5', ship: ship.id });
  }
}
