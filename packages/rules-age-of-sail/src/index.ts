/** The Age of Sail: simple fleet actions on an open table, in centimetres. */

import type { Ruleset } from '@weathergauge/engine';
import { runner } from '@weathergauge/engine';
import { daring } from './agent/daring.ts';
import { evaluate, tally } from './agent/evaluate.ts';
import { odds } from './agent/odds.ts';
import { passesOver, shuns } from './agent/tact.ts';
import { uneven } from './agent/uneven.ts';
import { game } from './chapters/ch5-sequence.ts';
import { result, settled } from './chapters/ch5-victory.ts';
import { clauses } from './book/clauses.ts';
import type { AgeOfSailEvent } from './model/events.ts';
import { options, scenarios } from './book/scenarios.ts';
import { layTable } from './chapters/setup.ts';
import { flatten } from './model/flatten.ts';
import type { AgeOfSail } from './model/state.ts';
import { clone } from './model/state.ts';
import type { AgeOfSailView } from './model/view.ts';
import { view } from './model/view.ts';
import type { AgeOfSailAction } from './model/vocabulary.ts';
import { vocabulary } from './model/vocabulary.ts';
import { words } from './words/words.ts';

export type { AgeOfSailEvent } from './model/events.ts';
export type { AgeOfSail, Area, Ship, Side } from './model/state.ts';
export type { AgeOfSailView, ShipView } from './model/view.ts';
export type { AgeOfSailAction, Aim, Board, Mast, Navy } from './model/vocabulary.ts';

const { begin, program, restartLanes, ...answering } = runner(game, vocabulary);
export { program };

export const ruleset: Ruleset<AgeOfSail, AgeOfSailAction, AgeOfSailView, AgeOfSailEvent> = {
  id: 'age-of-sail',
  title: 'The Age of Sail',
  edition: 3,
  oldestEdition: 2,
  scenarios,
  options,
  clauses,
  vocabulary,
  words,
  setup(config, dice, emit) {
    const s = layTable(config, dice);
    begin(s, dice, emit);
    return s;
  },
  ...answering,
  view,
  clone,
  flatten,
  result,
  settled,
  /** Only what is sealed for an exchange is hidden in this book, and that is in the lanes. */
  resample: restartLanes,
  evaluate,
  daring,
  uneven,
  odds,
  // Most courses have others beside them that are as good: little is lost by overlooking some.
  searchHints: { careless: { midshipman: 80, lieutenant: 68, captain: 55, commodore: 36 } },
  turnOf: ({ round }) => round,
  shuns,
  passesOver,
  tally,
};
