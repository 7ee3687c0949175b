/** Recovery: before she moves, a ship tries to bring lost markers back. */

import type { Context } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { ask, procedure, repeat, step, when } from './builders.ts';
import { successes } from '../model/abilities.ts';
import { recoveryDice } from '../model/abilities.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { ownerOf, shipOf } from '../model/state.ts';
import type { ConvoyAction, Marker } from '../model/vocabulary.ts';
import { markers } from '../model/vocabulary.ts';

const MEND: readonly ConvoyAction[] = markers.map(marker => ({ do: 'mend', marker }));
interface Recovery {
  [local: string]: number;
  ship: number;
  /** Markers still to be returned. */
  gains: number;
}
const none: Recovery = { ship: 0, gains: 0 };

/** 5.3, 8.1, 8.2, R33, R34 Each 5 or 6 returns a lost marker of any type, grounded and paused ships' too. */
export const recovery = procedure('recovery', none, [
  // R58 A sound ship rolls nothing.
  when(
    (s, l) => lost(shipOf(s, l.ship)) > 0,
    [
      step('roll', (s, l, context) => {
        l.gains = recover(shipOf(s, l.ship), context);
      }),
      repeat(
        (_s, l) => l.gains > 0,
        [
          step('no choice', mendAll),
          when(
            (_s, l) => l.gains > 0,
            [
              ask('mend', {
                by: (s, l) => ownerOf(s, l.ship),
                clause: 'R33',
                about: (_s, l) => ({ ship: l.ship, gains: l.gains }),
                offers: (s, l) => choices(shipOf(s, l.ship)),
                presumed: (s, l) => choices(shipOf(s, l.ship))[0] ?? null,
                whyNot: (_s, _l, a) =>
                  a.do === 'mend' ? { reason: 'she has lost no marker of that type', clause: 'R33' } : null,
                take: (s, l, a, context) => {
                  if (a.do !== 'mend') return;
                  l.gains--;
                  mend(shipOf(s, l.ship), a.marker, context);
                },
              }),
            ],
          ),
        ],
      ),
    ],
  ),
]);

function lost(ship: Readonly<Ship>): number {
  return ship.fullCrew - ship.crew + ship.fullGun - ship.gun + ship.fullSail - ship.sail;
}

function recover(ship: Ship, context: Context): number {
  const faces = rollPool(context.dice, recoveryDice(ship), 6, 'recovery');
  const gains = successes(faces);
  tell(context, { type: 'recovery', to: 'all', clause: '8.2', ship: ship.id, faces, successes: gains });
  return gains;
}

function choices(ship: Readonly<Ship>): ConvoyAction[] {
  const offers: ConvoyAction[] = [];
  if (ship.crew < ship.fullCrew) offers.push(MEND[0] as ConvoyAction);
  if (ship.gun < ship.fullGun) offers.push(MEND[1] as ConvoyAction);
  if (ship.sail < ship.fullSail) offers.push(MEND[2] as ConvoyAction);
  return offers;
}

/** R33 Never above her paper: where as much returns as is lost, or only one type is short, there is no choice. */
function mendAll(s: Convoy, l: Recovery, context: Context): void {
  const ship = shipOf(s, l.ship);
  const missing = [ship.fullCrew - ship.crew, ship.fullGun - ship.gun, ship.fullSail - ship.sail];
  const short = missing.filter(count => count > 0).length;
  if (short > 1 && l.gains < lost(ship)) return;
  for (const [i, count] of missing.entries())
    for (let n = 0; n < count && l.gains > 0; n++, l.gains--) mend(ship, markers[i] as Marker, context);
  l.gains = 0;
}

function mend(ship: Ship, marker: Marker, context: Context): void {
  ship[marker]++;
  tell(context, { type: 'mended', to: 'all', clause: 'R33', ship: ship.id, marker });
}
