/** The words of the book, before anything is said with them. */

import type { ActionOf } from '@weathergauge/engine';
import { int, vocabularyOf, word } from '@weathergauge/engine';
import { aims, boards, masts, MOST_SHIPS } from './terms.ts';

export * from './terms.ts';

/**
 * `drifting` and `fouled` are not here: they follow from masts, crew and grapnels.
 * The last three are off the table for good.
 */
export const conditions = ['sailing', 'anchored', 'weighing', 'aground', 'sunk', 'blown-up', 'withdrawn'] as const;
export type Condition = (typeof conditions)[number];

const ship = int(0, MOST_SHIPS - 1);

const verbs = {
  // laying out the fleets
  station: { ship, column: int(0, 63) },
  moor: { ship, row: int(0, 2), heading: int(0, 7) },
  // parley
  terms: {},
  'fight-on': {},
  agree: {},
  // before moving
  cut: { ship, from: ship },
  hold: { ship, from: ship },
  man: { deck: word('port', 'starboard', 'crew') },
  manned: {},
  repair: { ship },
  'leave-masts': { ship },
  rig: { mast: word(...masts) },
  // moving
  sail: { ship },
  weigh: { ship },
  'all-moved': {},
  run: { mm: int(1, 999) },
  turn: { to: word(...boards) },
  tack: { to: word(...boards) },
  pivot: { to: word(...boards) },
  follow: { leader: ship },
  anchor: {},
  end: {},
  // combat
  engage: { ship, target: ship },
  volley: { aim: word(...aims), decks: int(1, 3) },
  'cease-fire': {},
  'present-side': { side: word(...boards) },
  'lose-mast': { mast: word(...masts) },
  board: { ship, target: ship },
  fight: {},
  decline: {},
} as const;

export type AgeOfSailAction = ActionOf<typeof verbs>;
export const vocabulary = vocabularyOf(verbs);
