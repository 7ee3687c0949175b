/** What an agent expects to come soon, ship by ship: where she will lie, and what she will have lost. Nothing here is a rule. */

import type { Pose } from '../model/geometry-core.ts';
import { MOST_SHIPS } from '../model/vocabulary.ts';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Losses on average, in boxes, crew points and morale levels. */
export interface Losses {
  hull: number;
  rigging: number;
  crew: number;
  morale: number;
}

export interface Foresight {
  /** Where she will lie when the block before her captain is made, if the one who looks on knows it. */
  readonly pose: Mutable<Pose>;
  readonly losses: Losses;
  /** Net hits that her guns promise from there. */
  promise: number;
}

/** One for each ship, written anew by every evaluation: nothing is kept from one to the next. */
const ships: readonly Foresight[] = Array.from({ length: MOST_SHIPS }, () => ({
  pose: { col: 0, row: 0, heading: 1 },
  losses: { hull: 0, rigging: 0, crew: 0, morale: 0 },
  promise: 0,
}));

export function foresightOf(ship: number): Foresight {
  return ships[ship] as Foresight;
}

export function forget(pose: Pose, ship: number): Foresight {
  const seen = foresightOf(ship);
  seen.pose.col = pose.col;
  seen.pose.row = pose.row;
  seen.pose.heading = pose.heading;
  seen.losses.hull = 0;
  seen.losses.rigging = 0;
  seen.losses.crew = 0;
  seen.losses.morale = 0;
  seen.promise = 0;
  return seen;
}
