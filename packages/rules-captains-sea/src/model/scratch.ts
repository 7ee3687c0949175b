/** Room to work in, so that judging a position makes no objects. Whoever uses a part writes it before reading it. */

import type { Place, Pose } from './geometry-core.ts';
import { HANDY, LOW, MOST_SHIPS, NO_RAKE, ROUND } from './terms.ts';

const MOST_FEATURES = 28;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What an agent expects to come soon, of one ship. */
export interface Foresight {
  /** Where she will lie when the block before her captain is made, if the one who looks on knows it. */
  readonly pose: Mutable<Pose>;
  /** 9.1.1 1 if she may then turn for nothing. */
  mayTurn: number;
  /** 9.1.4 1 if she is going about, as far as the one who looks on knows. */
  tacks: number;
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
      mayTurn: 0,
      tacks: 0,
      losses: { hull: 0, rigging: 0, crew: 0, morale: 0 },
      promise: 0,
    }),
  ),
  /** What counts in a position, feature by feature. */
  found: Array.from({ length: MOST_FEATURES }, () => 0),
  /** By side: net hits a turn, and how many hits will be enough. The lead is that of side 0; turns, until one has had enough. */
  expected: { lead: 0, turns: 0, fire: [0, 0] as [number, number], endurance: [0, 0] as [number, number] },
  /** By wind, once it has been asked for: how many movement points a ship needs to come up with another. */
  closing: [] as Uint8Array[],
  /** A square with smoke. */
  smoke: place(),
  /** A volley that guns promise. */
  aimed: { aim: LOW, shot: ROUND, rake: NO_RAKE, morale: HANDY },
};
