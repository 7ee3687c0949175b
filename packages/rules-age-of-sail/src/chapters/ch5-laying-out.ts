/** Chapter 5, Game Sequence: players lay out their fleets. */

import type { Context } from '@weathergauge/engine';
import { ask, forEach, procedure } from './builders.ts';
import { intoWind } from './ch2-sailing.ts';
import { berth, columnsAlong, freeRows } from './ch5-berths.ts';
import { tell } from '../model/events.ts';
import type { AgeOfSail, Edge, Ship } from '../model/state.ts';
import { shipOf, sideOf } from '../model/state.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';

/** Before she is placed a ship lies off the table. */
const UNPLACED = -1;

/** 5.2, R59 Ship by ship, the sides in turn: first a place along the edge, then how far out and how she heads. */
export const layOut = procedure('lay-out', { ship: 0, column: 0 }, [
  forEach('ship', layingOrder, [
    ask('station', {
      by: (s, l) => shipOf(s, l.ship).seat,
      clause: 'R59',
      about: (_s, l) => ({ ship: l.ship }),
      offers: (s, l) => stations(s, shipOf(s, l.ship)),
      take: (_s, l, a) => {
        if (a.do === 'station') l.column = a.column;
      },
    }),
    ask('moor', {
      by: (s, l) => shipOf(s, l.ship).seat,
      clause: 'R59',
      about: (_s, l) => ({ ship: l.ship, column: l.column }),
      offers: (s, l) => moorings(s, shipOf(s, l.ship), l.column),
      whyNot: (s, _l, a) =>
        a.do === 'moor' && intoWind(s, a.heading)
          ? { reason: 'that heading lies dead into the wind', clause: 'R59' }
          : null,
      take: (s, l, a, context) => {
        if (a.do === 'moor') place(s, shipOf(s, l.ship), l.column, a.row, a.heading, context);
      },
    }),
  ]),
]);

/** Ships not yet on the table, the two sides in turn. */
function layingOrder(s: Readonly<AgeOfSail>): number[] {
  const bySide = [0, 1].map(side =>
    s.ships.filter(ship => ship.x === UNPLACED && sideOf(s, ship.home) === side).map(ship => ship.id),
  );
  const order: number[] = [];
  for (let i = 0; i < Math.max(...bySide.map(ids => ids.length)); i++) {
    for (const ids of bySide) if (ids[i] !== undefined) order.push(ids[i] as number);
  }
  return order;
}

export function unplaced(ship: Ship): void {
  ship.x = UNPLACED;
  ship.y = UNPLACED;
}

function edgeOf(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): Edge {
  return s.articles.edges[sideOf(s, ship.home)] as Edge;
}

function stations(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): AgeOfSailAction[] {
  const edge = edgeOf(s, ship);
  const offers: AgeOfSailAction[] = [];
  for (let column = 0; column < columnsAlong(s.articles, edge); column++)
    if (freeRows(s.articles, s.ships, edge, column).length > 0) offers.push({ do: 'station', ship: ship.id, column });
  return offers;
}

function moorings(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, column: number): AgeOfSailAction[] {
  const offers: AgeOfSailAction[] = [];
  for (const row of freeRows(s.articles, s.ships, edgeOf(s, ship), column)) {
    for (let heading = 0; heading < 8; heading++) {
      if (!intoWind(s, heading)) offers.push({ do: 'moor', ship: ship.id, row, heading });
    }
  }
  return offers;
}

function place(s: AgeOfSail, ship: Ship, column: number, row: number, heading: number, context: Context): void {
  const { x, y } = berth(s.articles, edgeOf(s, ship), column, row);
  ship.x = x;
  ship.y = y;
  ship.heading = heading;
  tell(context, { type: 'laid-out', to: 'all', clause: '5.2', ship: ship.id, x, y, heading });
}
