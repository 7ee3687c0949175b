/** Chapter 4, Combat: ships on fire, magazines, and wrecks in high seas. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { forEach, procedure, step } from './builders.ts';
import { bandOf } from './ch4-bearing.ts';
import { catchFire } from './ch4-damage.ts';
import { afloat } from '../model/conditions.ts';
import { BANDS, DOUSE, FOUNDERS_ON } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import { castOff } from './ch4-grapnels.ts';
import { fireClause, mayFounder } from '../model/record.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { fleet, shipOf } from '../model/state.ts';

/**
 * 5.4, R36 Each of the side's ships that is burning now tries to put it out; R37 fire hinders her in nothing else. R38 One
 * that catches fire from a blast in this very step is not on the list, and rolls first in her owner's next.
 */
export const fireRemoval = procedure('fire-removal', { ship: 0 }, [
  forEach('ship', s => fleet(s, s.active, ship => ship.fire > 0), [
    step('douse', (s, l, context) => douse(s, shipOf(s, l.ship), context)),
  ]),
]);

/** 4.11 First a 5 or 6; 4.12 then a 6; 4.13 then she blows up. */
function douse(s: AgeOfSail, ship: Ship, context: Context): void {
  const face = roll(context.dice, 6, 'fire');
  const needed = DOUSE[ship.fire] as number;
  const out = face >= needed;
  tell(context, {
    type: 'douse',
    to: 'all',
    clause: fireClause(ship),
    ship: ship.id,
    face,
    needed,
    out,
  });
  if (out) ship.fire = 0;
  else if (ship.fire === 1) ship.fire = 2;
  else blowUp(s, ship, context);
}

/** 4.13, 4.14, R38 Every other ship within 12 cm, friend or foe, is diced for on the hull column. */
function blowUp(s: AgeOfSail, ship: Ship, context: Context): void {
  castOff(s, ship);
  ship.condition = 'blown-up';
  ship.fire = 0;
  tell(context, { type: 'blew-up', to: 'all', clause: '4.13', ship: ship.id });
  for (const other of s.ships) {
    if (!afloat(other) || other.fire > 0) continue;
    const band = BANDS[bandOf(other.x - ship.x, other.y - ship.y)];
    if (band === undefined) continue;
    const face = roll(context.dice, 6, 'blast');
    const caught = face >= band.hull;
    tell(context, { type: 'blast', to: 'all', clause: '4.14', ship: other.id, face, needed: band.hull, caught });
    if (caught) catchFire(other, '4.14', context);
  }
}

/** 4.15, 5.7, R40 Wrecks in high seas sink on a 1 or 2; aground there is nowhere to sink to. */
export const highSeas = procedure('high-seas', { ship: 0 }, [
  forEach('ship', s => fleet(s, s.active, ship => mayFounder(s, ship)), [
    step('founder', (s, l, context) => {
      const ship = shipOf(s, l.ship);
      const face = roll(context.dice, 6, 'high seas');
      const sunk = face <= FOUNDERS_ON;
      tell(context, { type: 'founder-check', to: 'all', clause: '4.15', ship: ship.id, face, sunk });
      if (!sunk) return;
      castOff(s, ship);
      ship.condition = 'sunk';
      ship.fire = 0;
    }),
  ]),
]);
