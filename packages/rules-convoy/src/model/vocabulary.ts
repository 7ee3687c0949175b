/** The words of the book, before anything is said with them. */

import type { ActionOf } from '@weathergauge/engine';
import { int, vocabularyOf, word } from '@weathergauge/engine';
import { batteries, facings, helms, markers, qualities, sizes } from './terms.ts';

export * from './terms.ts';

/** Aground, paused and captured are no conditions of their own: a ship may be all of them and sail on later. */
export const conditions = ['unplaced', 'sailing', 'struck', 'burnt', 'exited'] as const;
export type Condition = (typeof conditions)[number];

/** R64 Ships on the table: eight a side at most. They are numbered from 0 across both. */
export const MOST_SHIPS = 16;
const ship = int(0, MOST_SHIPS - 1);
const marker = word(...markers);
const size = word(...sizes);
/** R45 The largest stock of wind dice that an option allows. */
export const MOST_WIND_DICE = 20;
const dice = int(0, MOST_WIND_DICE);

const verbs = {
  // mustering and fitting out
  load: { size },
  commission: { size, quality: word(...qualities) },
  enough: {},
  column: { column: int(0, 14) },
  row: { row: int(0, 9) },
  face: { facing: word(...facings) },
  refit: { from: marker, to: marker },
  'as-built': {},
  // wind
  whistle: { dice },
  counter: { dice },
  shift: { to: word(...facings) },
  // a turn, ship by ship
  activate: { ship },
  'haul-down': { ship },
  mend: { marker },
  // a move
  ahead: {},
  press: {},
  turn: { to: word(...helms) },
  spin: { to: word(...helms) },
  fire: { battery: word(...batteries), target: ship },
  board: { target: ship },
  stop: {},
  // shot and its answer
  'open-fire': {},
  'hold-fire': {},
  'throw-again': {},
  stand: {},
  hit: { marker },
  // boarding
  storm: {},
  'cast-off': {},
  // the clock
  clock: { spaces: int(3, 5) },
} as const;

export type ConvoyAction = ActionOf<typeof verbs>;
export const vocabulary = vocabularyOf(verbs);
