/** For tests: a position of one's own, one procedure of the book, scripted dice and answers. */

import type { Seat } from '@weathergauge/engine';
import type { Drill as DrillOf } from '@weathergauge/testkit/drill';
import { drills } from '@weathergauge/testkit/drill';
import { HEXES, hexAt } from '../model/chart.ts';
import type { Kind } from '../model/data/papers.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { Articles, Convoy, Ship, Side } from '../model/state.ts';
import { newShip } from '../model/state.ts';
import type { ConvoyAction, Facing, Quality, Size } from '../model/vocabulary.ts';
import { facings, vocabulary } from '../model/vocabulary.ts';

const ARTICLES: Articles = {
  scenario: 'drill',
  loop: 60,
  short: 1,
  perStep: false,
  reroll: 'misses',
  counterBoarding: false,
  haulAnytime: false,
  fitting: false,
  first: 'convoy',
  prize: 'convoy',
  cargo: -1,
  escort: -1,
  sides: [0, 1],
};

export interface Sea extends Partial<Omit<Convoy, 'articles' | 'chart' | 'fog'>> {
  articles?: Partial<Articles>;
  /** Where the wind blows to. */
  wind?: Facing;
  /** Columns and rows of fog; and of the chart's bits. */
  fog?: readonly (readonly [number, number])[];
  chart?: readonly (readonly [column: number, row: number, bits: number])[];
}

/** An open sea of fifteen hexes by ten without an exit; the wind blows east, nobody has wind dice, it is the convoy's turn. */
export function sea(changes: Sea = {}): Convoy {
  const { articles, wind, fog, chart, ...rest } = changes;
  const bits = Array.from({ length: HEXES }, () => 0);
  for (const [column, row, bit] of chart ?? []) bits[hexAt(column, row)] = bit;
  return {
    stack: [],
    articles: { ...ARTICLES, ...articles },
    chart: bits,
    fog: (fog ?? []).map(([column, row]) => hexAt(column, row)),
    windTo: facings.indexOf(wind ?? 'E'),
    stock: [0, 0],
    gusts: 0,
    clock: 0,
    turn: 1,
    active: 0,
    ships: [],
    over: '',
    ...rest,
  };
}

/** Adds a ship for a seat, on a column and row. A medium warship of ordinary quality unless said otherwise. */
export function add(
  s: Convoy,
  seat: Seat,
  column: number,
  row: number,
  facing: Facing,
  what: { kind?: Kind; size?: Size; quality?: Quality } = {},
  changes: Partial<Ship> = {},
): Ship {
  const id = s.ships.length;
  const { kind = 'warship', size = 'medium', quality = 'ordinary' } = what;
  const ship = newShip(id, `Ship ${id}`, kind, size, quality, (seat % 2) as Side, seat);
  Object.assign(ship, { at: hexAt(column, row), facing: facings.indexOf(facing), condition: 'sailing' }, changes);
  s.ships.push(ship);
  return ship;
}

export type Drill = DrillOf<Convoy, ConvoyEvent>;
export const { drill, happened } = drills<Convoy, ConvoyAction, ConvoyEvent>(vocabulary);
