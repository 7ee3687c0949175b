/** Chapter 5, Game Sequence: players lay out their fleets. */

import type { Context } from '@weathergauge/engine';
import { ask, forEach, procedure } from './builders.ts';
import { intoWind } from './ch2-sailing.ts';
import { tell } from '../model/events.ts';
import type { AgeOfSail, Edge, Ship } from '../model/state.ts';
import { shipOf, sideOf } from '../model/state.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';

/**
 * R59, R75 Berths within 15 cm of the fleet's own edge, 5 cm apart so that no two hulls touch. Tables are 60 cm across or
 * more, which leaves the fleets at least 30 cm apart.
 */
const BERTH = 5000;
const ROWS = 3;

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

/** Where a berth lies: columns along the edge, rows from it. */
export function berth(s: Readonly<AgeOfSail>, edge: Edge, column: number, row: number): { x: number; y: number } {
  const along = BERTH * (column + 1);
  const out = BERTH * row + BERTH - 1000;
  switch (edge) {
    case 'west':
      return { x: out, y: along };
    case 'east':
      return { x: s.articles.width - out, y: along };
    case 'south':
      return { x: along, y: out };
    case 'north':
      return { x: along, y: s.articles.height - out };
  }
}

function edgeOf(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): Edge {
  return s.articles.edges[sideOf(s, ship.home)] as Edge;
}

function columns(s: Readonly<AgeOfSail>, edge: Edge): number {
  const length = edge === 'west' || edge === 'east' ? s.articles.height : s.articles.width;
  return Math.floor(length / BERTH) - 1;
}

function isFree(s: Readonly<AgeOfSail>, edge: Edge, column: number, row: number): boolean {
  const { x, y } = berth(s, edge, column, row);
  return s.ships.every(ship => ship.x !== x || ship.y !== y);
}

function stations(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): AgeOfSailAction[] {
  const edge = edgeOf(s, ship);
  const offers: AgeOfSailAction[] = [];
  for (let column = 0; column < columns(s, edge); column++) {
    for (let row = 0; row < ROWS; row++) {
      if (!isFree(s, edge, column, row)) continue;
      offers.push({ do: 'station', ship: ship.id, column });
      break;
    }
  }
  return offers;
}

function moorings(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, column: number): AgeOfSailAction[] {
  const offers: AgeOfSailAction[] = [];
  for (let row = 0; row < ROWS; row++) {
    if (!isFree(s, edgeOf(s, ship), column, row)) continue;
    for (let heading = 0; heading < 8; heading++) {
      if (!intoWind(s, heading)) offers.push({ do: 'moor', ship: ship.id, row, heading });
    }
  }
  return offers;
}

function place(s: AgeOfSail, ship: Ship, column: number, row: number, heading: number, context: Context): void {
  const { x, y } = berth(s, edgeOf(s, ship), column, row);
  ship.x = x;
  ship.y = y;
  ship.heading = heading;
  tell(context, { type: 'laid-out', to: 'all', clause: '5.2', ship: ship.id });
}
