/** Fitting out (an option): before the first turn an owner may shift one marker of each ship. */

import type { Context } from '@weathergauge/engine';
import { ask, forEach, procedure } from './builders.ts';
import { FITTED_MOST } from '../model/data/papers.ts';
import { tell } from '../model/events.ts';
import type { Ship } from '../model/state.ts';
import { NOBODY, ownerOf, shipOf } from '../model/state.ts';
import type { ConvoyAction, Marker } from '../model/vocabulary.ts';
import { markers } from '../model/vocabulary.ts';

const AS_BUILT: ConvoyAction = { do: 'as-built' };

/** R54 Each type keeps at least one; crew at most six, guns five, sails four. */
export const fittingOut = procedure('fitting-out', { ship: 0 }, [
  forEach('ship', s => s.ships.filter(ship => ship.side !== NOBODY).map(ship => ship.id), [
    ask('refit', {
      by: (s, l) => ownerOf(s, l.ship),
      clause: 'R54',
      about: (_s, l) => ({ ship: l.ship }),
      offers: (s, l) => refits(shipOf(s, l.ship)),
      take: (s, l, a, context) => {
        if (a.do === 'refit') refit(shipOf(s, l.ship), a.from, a.to, context);
      },
    }),
  ]),
]);

function refits(ship: Readonly<Ship>): ConvoyAction[] {
  const offers: ConvoyAction[] = [AS_BUILT];
  for (const from of markers) {
    if (ship[from] < 2) continue;
    for (const [i, to] of markers.entries())
      if (to !== from && ship[to] < (FITTED_MOST[i] as number)) offers.push({ do: 'refit', from, to });
  }
  return offers;
}

function refit(ship: Ship, from: Marker, to: Marker, context: Context): void {
  ship[from]--;
  ship[to]++;
  ship.fullCrew = ship.crew;
  ship.fullGun = ship.gun;
  ship.fullSail = ship.sail;
  tell(context, { type: 'refitted', to: 'all', clause: 'R54', ship: ship.id, from, gained: to });
}
