/** A free set-up: fleets bought from a budget, ship by ship, and laid out each in its own zone. */

import type { Seat, Context } from '@weathergauge/engine';
import { ask, call, forEach, procedure, repeat, step, when } from './builders.ts';
import { columnOf, hexAt, LAND, ROWS, rowOf } from '../model/chart.ts';
import { AHEAD, EXITED, ROW_OF } from '../model/data/tables.ts';
import type { Kind } from '../model/data/papers.ts';
import { NAMES, RAIDER_QUARTERS, WARSHIP_POINTS } from '../model/data/papers.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship, Side } from '../model/state.ts';
import { CONVOY, newShip, ownerOf, RAIDERS, seatsOf, shipOf } from '../model/state.ts';
import type { ConvoyAction, Quality, Size } from '../model/vocabulary.ts';
import { facings, qualities, sizes } from '../model/vocabulary.ts';

/** R64 Ships that a side may have. */
export const MOST_A_SIDE = 8;
/** R65 Columns of each side's zone. */
export const ZONES = [
  [0, 1, 2, 3],
  [8, 9, 10, 11],
] as const;

const ENOUGH: ConvoyAction = { do: 'enough' };
const LOADS: readonly ConvoyAction[] = sizes.map(size => ({ do: 'load', size }));

interface Purse {
  [local: string]: number;
  side: number;
  left: number;
  done: number;
}
const purse: Purse = { side: CONVOY, left: 0, done: 0 };

/** R64 Merchants, by their exit values. */
const loading = procedure('loading', purse, [
  step('purse', (s, l) => {
    l.left = s.articles.cargo;
  }),
  repeat(
    (s, l) => l.done === 0 && l.left >= EXITED[0] && s.ships.length < MOST_A_SIDE,
    [
      ask('merchant', {
        by: s => nextSeat(s, CONVOY),
        clause: 'R64',
        about: (_s, l) => ({ points: l.left }),
        offers: (s, l) => loads(s, l.left),
        take: (s, l, a, context) => {
          if (a.do === 'enough') l.done = 1;
          if (a.do !== 'load') return;
          l.left -= EXITED[sizes.indexOf(a.size)] as number;
          muster(s, CONVOY, 'merchant', a.size, 'ordinary', context);
        },
      }),
    ],
  ),
]);

/** R64 Warships, by their points. */
const commissioning = procedure('commissioning', purse, [
  step('purse', (s, l) => {
    l.left = l.side === CONVOY ? s.articles.escort : raiderPoints(s);
  }),
  repeat(
    (s, l) => l.done === 0 && l.left >= WARSHIP_POINTS.small.scurvy && shipsOf(s, l.side) < MOST_A_SIDE,
    [
      ask('warship', {
        by: (s, l) => nextSeat(s, l.side as Side),
        clause: 'R64',
        about: (_s, l) => ({ points: l.left, side: l.side }),
        offers: (s, l) => commissions(s, l.side, l.left),
        take: (s, l, a, context) => {
          if (a.do === 'enough') l.done = 1;
          if (a.do !== 'commission') return;
          l.left -= WARSHIP_POINTS[a.size][a.quality];
          muster(s, l.side as Side, 'warship', a.size, a.quality, context);
        },
      }),
    ],
  ),
]);

/** R65 The sides in turn, ship by ship: a column of her zone, a row, and how she faces, but not dead into the wind. */
const layingOut = procedure('laying-out', { ship: 0, column: 0, row: 0 }, [
  forEach('ship', layingOrder, [
    ask('column', {
      by: (s, l) => ownerOf(s, l.ship),
      clause: 'R65',
      about: (_s, l) => ({ ship: l.ship }),
      offers: (s, l) =>
        zoneOf(s, l.ship)
          .filter(column => rowsIn(s, column).length > 0)
          .map(column => ({ do: 'column', column })),
      take: (_s, l, a) => {
        if (a.do === 'column') l.column = a.column;
      },
    }),
    ask('row', {
      by: (s, l) => ownerOf(s, l.ship),
      clause: 'R65',
      about: (_s, l) => ({ ship: l.ship, column: l.column }),
      offers: (s, l) => rowsIn(s, l.column).map(row => ({ do: 'row', row })),
      take: (_s, l, a) => {
        if (a.do === 'row') l.row = a.row;
      },
    }),
    ask('face', {
      by: (s, l) => ownerOf(s, l.ship),
      clause: 'R65',
      about: (_s, l) => ({ ship: l.ship, column: l.column, row: l.row }),
      offers: s =>
        facings
          .filter((_, facing) => ROW_OF[(facing - s.windTo + 6) % 6] !== AHEAD)
          .map(facing => ({ do: 'face', facing })),
      take: (s, l, a, context) => {
        if (a.do === 'face') place(shipOf(s, l.ship), hexAt(l.column, l.row), facings.indexOf(a.facing), context);
      },
    }),
  ]),
]);

/** R64 Merchants, escort, then raiders, whose points depend on both; then the laying out. */
export const mustering = procedure('mustering', {}, [
  call(loading),
  when(s => s.articles.escort > 0, [call(commissioning, () => ({ side: CONVOY }))]),
  call(commissioning, () => ({ side: RAIDERS })),
  call(layingOut),
]);

function shipsOf(s: Readonly<Convoy>, side: number): number {
  return s.ships.filter(ship => ship.flag === side).length;
}

/** R63 The seats of a side take their ships in turn, and each buys those that it will sail. */
function nextSeat(s: Readonly<Convoy>, side: Side): Seat {
  const seats = seatsOf(s, side);
  return seats[shipsOf(s, side) % seats.length] as Seat;
}

/** A convoy has a merchant at least. */
function loads(s: Readonly<Convoy>, points: number): ConvoyAction[] {
  const offers = LOADS.filter((_, size) => (EXITED[size] as number) <= points);
  return s.ships.length > 0 ? [...offers, ENOUGH] : offers;
}

/** Raiders have a ship at least. */
function commissions(s: Readonly<Convoy>, side: number, points: number): ConvoyAction[] {
  const offers: ConvoyAction[] = [];
  for (const size of sizes)
    for (const quality of qualities)
      if (WARSHIP_POINTS[size][quality] <= points) offers.push({ do: 'commission', size, quality });
  if (side === CONVOY || shipsOf(s, side) > 0) offers.push(ENOUGH);
  return offers;
}

/** R64 The escort's points, and nine quarters of the exit values, to the nearest whole point. */
export function raiderPoints(s: Readonly<Convoy>): number {
  let escort = 0;
  let exits = 0;
  for (const ship of s.ships) {
    if (ship.flag !== CONVOY) continue;
    if (ship.kind === 'merchant') exits += EXITED[ship.size] as number;
    else escort += WARSHIP_POINTS[sizes[ship.size] as Size][qualities[ship.quality] as Quality];
  }
  return escort + Math.floor((RAIDER_QUARTERS * exits + 2) / 4);
}

/** The next name of her kind. */
export function nameFor(s: Readonly<Convoy>, side: Side, kind: Kind): string {
  const names = kind === 'merchant' ? NAMES.merchant : side === CONVOY ? NAMES.escort : NAMES.raider;
  return names[s.ships.filter(ship => ship.flag === side && ship.kind === kind).length] as string;
}

function muster(s: Convoy, side: Side, kind: Kind, size: Size, quality: Quality, context: Context): void {
  const ship = newShip(s.ships.length, nameFor(s, side, kind), kind, size, quality, side, nextSeat(s, side));
  s.ships.push(ship);
  tell(context, { type: 'mustered', to: 'all', clause: 'R64', ship: ship.id });
}

function layingOrder(s: Readonly<Convoy>): number[] {
  const bySide = [CONVOY, RAIDERS].map(side => s.ships.filter(ship => ship.flag === side).map(ship => ship.id));
  const order: number[] = [];
  for (let i = 0; i < MOST_A_SIDE; i++)
    for (const ids of bySide) if (ids[i] !== undefined) order.push(ids[i] as number);
  return order;
}

function zoneOf(s: Readonly<Convoy>, ship: number): readonly number[] {
  return ZONES[shipOf(s, ship).flag as Side];
}

/** Rows of a column that are free and no land. */
function rowsIn(s: Readonly<Convoy>, column: number): number[] {
  const taken = new Set(s.ships.filter(ship => columnOf(ship.at) === column).map(ship => rowOf(ship.at)));
  return Array.from({ length: ROWS }, (_, row) => row).filter(
    row => !taken.has(row) && ((s.chart[hexAt(column, row)] as number) & LAND) === 0,
  );
}

function place(ship: Ship, at: number, facing: number, context: Context): void {
  ship.at = at;
  ship.facing = facing;
  ship.condition = 'sailing';
  tell(context, { type: 'placed', to: 'all', clause: 'R65', ship: ship.id, at, facing });
}
