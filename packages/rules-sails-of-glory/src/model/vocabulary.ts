/** The words of the book, before anything is said with them. */

import type { ActionOf } from '@weathergauge/engine';
import { int, vocabularyOf, word } from '@weathergauge/engine';
import { aims, arcs, broadsides, crewActions, mendables, MOST_PLACES, MOST_VESSELS, settings, shots } from './terms.ts';

export * from './terms.ts';

const ship = int(0, MOST_VESSELS - 1);
const side = word(...broadsides);
const shot = word(...shots);
const card = int(1, 37);

const verbs = {
  // laying out
  muster: { card: int(0, 31) },
  'enough-ships': {},
  column: { at: int(0, MOST_PLACES - 1) },
  row: { at: int(0, MOST_PLACES - 1) },
  bearing: { point: int(0, 15) },
  heading: { point: int(0, 15) },
  flag: { ship },
  load: { ship, side, shot },
  'set-sails': { ship, setting: word(...settings) },
  // planning
  'take-up': { ship },
  helm: { ship, card },
  order: { ship, action: word(...crewActions) },
  'orders-done': { ship },
  grog: { ship },
  'no-grog': { ship },
  seal: {},
  // actions
  'repair-box': { ship, box: int(0, 15) },
  mend: { ship, what: word(...mendables) },
  buckets: { ship, target: ship },
  // boarding
  board: { ship },
  blank: { ship },
  grapple: { ship, target: ship },
  assault: { ship, target: ship },
  // combat
  fire: { ship, side, arc: word(...arcs), target: ship, shot, aim: word(...aims) },
  discharge: { ship, side },
  muskets: { ship, target: ship },
  cease: {},
  // reloading
  reload: { ship, side, shot },
  'leave-empty': { ship, side },
} as const;

export type SailsAction = ActionOf<typeof verbs>;
export const vocabulary = vocabularyOf(verbs);
