/** Room to work in, so that judging a position makes no objects. Whoever uses a part writes it before reading it. */

import type { Place, Pose } from './geometry-core.ts';
import { HANDY, LOW, MOST_SHIPS, NO_RAKE, ROUND } from './terms.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What an agent expects to come soon, of one ship. */
export interface Foresight {
  /** Where she will lie when the block before her captain is made, if the one who looks on knows it. */
  readonly pose: Mutable<Pose>;
  /** On average, in boxes, crew points and morale levels. */
  readonly losses: { hull: number; rigging: number; crew: number; morale: number };
  /** Net hits that her guns promise from there. */
  promise: number;
}

function place(): Mutable<Place> {
  return { col: 0, row: 0 };
}

export const scratch = {
  foresight: Array.from(
    { length: MOST_SHIPS },
    (): Foresight => ({
      pose: { col: 0, row: 0, heading: 1 },
      losses: { hull: 0, rigging: 0, crew: 0, morale: 0 },
      promise: 0,
    }),
  ),
  /** A square with smoke. */
  smoke: place(),
  /** Where a heading leads. */
  ahead: place(),
  /** A volley that guns promise. */
  aimed: { aim: LOW, shot: ROUND, rake: NO_RAKE, morale: HANDY },
};
