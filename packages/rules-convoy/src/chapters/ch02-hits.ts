/** Gunnery: placing the hits. The first is the target's to place, the others the shooter's. */

import type { Seat, Context } from '@weathergauge/engine';
import { ask, procedure, repeat, step, when } from './builders.ts';
import { deathRolls } from './ch07-death-rolls.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { markersLeft, ownerOf, shipOf } from '../model/state.ts';
import type { ConvoyAction, Marker } from '../model/vocabulary.ts';
import { markers } from '../model/vocabulary.ts';

const HIT_ON: readonly ConvoyAction[] = markers.map(marker => ({ do: 'hit', marker }));

export interface Hits {
  [local: string]: number;
  ship: number;
  target: number;
  hits: number;
  /** Hits that found no marker. */
  surplus: number;
}
const hits: Hits = { ship: 0, target: 0, hits: 0, surplus: 0 };

/** 2.17 One hit, placed by one of the two. */
function choice(
  name: string,
  who: 'owner' | 'shooter',
  by: (s: Readonly<Convoy>, l: Readonly<Hits>) => Seat,
): ReturnType<typeof ask<Hits>> {
  return ask(name, {
    by,
    clause: '2.17',
    about: (_s, l) => ({ ship: l.ship, target: l.target, hits: l.hits }),
    offers: (s, l) => choices(shipOf(s, l.target)),
    presumed: (s, l) => likeliest(shipOf(s, l.target)),
    whyNot: (_s, _l, a) => (a.do === 'hit' ? { reason: 'she has no marker of that type left', clause: 'R24' } : null),
    take: (s, l, a, context) => {
      if (a.do !== 'hit') return;
      l.hits--;
      lose(shipOf(s, l.target), a.marker, who, context);
    },
  });
}

/** 2.17, R24 Each hit removes a marker of a type that still has one; what is left over are death rolls. */
export const placing = procedure('placing', hits, [
  step('no choice', (s, l, context) => sweep(s, l, 'owner', context)),
  when(
    (_s, l) => l.hits > 0,
    [
      choice('first', 'owner', (s, l) => ownerOf(s, l.target)),
      repeat(
        (_s, l) => l.hits > 0,
        [
          step('no choice left', (s, l, context) => sweep(s, l, 'shooter', context)),
          when((_s, l) => l.hits > 0, [choice('other', 'shooter', (s, l) => ownerOf(s, l.ship))]),
        ],
      ),
    ],
  ),
  when(
    (_s, l) => l.surplus > 0,
    [step('death rolls', (s, l, context) => deathRolls(shipOf(s, l.target), l.surplus, context))],
  ),
]);

function choices(ship: Readonly<Ship>): ConvoyAction[] {
  const offers: ConvoyAction[] = [];
  if (ship.crew > 0) offers.push(HIT_ON[0] as ConvoyAction);
  if (ship.gun > 0) offers.push(HIT_ON[1] as ConvoyAction);
  if (ship.sail > 0) offers.push(HIT_ON[2] as ConvoyAction);
  return offers;
}

/** A forecast takes it that hits fall where most markers are left. */
function likeliest({ crew, gun, sail }: Readonly<Ship>): ConvoyAction {
  return HIT_ON[sail > crew && sail > gun ? 2 : gun > crew ? 1 : 0] as ConvoyAction;
}

/** R58 Where all markers go, or only one type is left, there is nothing to choose; 2.17 `by` is whose the next hit would be. */
function sweep(s: Convoy, l: Hits, by: 'owner' | 'shooter', context: Context): void {
  const ship = shipOf(s, l.target);
  const left = markersLeft(ship);
  if (l.hits >= left) {
    l.surplus = l.hits - left;
    l.hits = 0;
    if (left === 0) return;
    ship.crew = 0;
    ship.gun = 0;
    ship.sail = 0;
    tell(context, { type: 'swept', to: 'all', clause: '2.17', ship: ship.id });
    return;
  }
  const only = ship.crew === left ? 'crew' : ship.gun === left ? 'gun' : ship.sail === left ? 'sail' : null;
  if (only === null) return;
  lose(ship, only, by, context);
  for (l.hits--; l.hits > 0; l.hits--) lose(ship, only, 'shooter', context);
}

function lose(ship: Ship, marker: Marker, by: 'owner' | 'shooter', context: Context): void {
  ship[marker]--;
  tell(context, { type: 'marker-lost', to: 'all', clause: '2.17', ship: ship.id, marker, by });
}
