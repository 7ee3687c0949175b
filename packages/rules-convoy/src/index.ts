/** Convoy: raids on merchants at sea, on hexes. */

import type { Ruleset } from '@weathergauge/engine';
import { runner } from '@weathergauge/engine';
import { daring } from './agent/daring.ts';
import { evaluate, tallied, tally } from './agent/evaluate.ts';
import { odds } from './agent/odds.ts';
import { passesOver, shuns } from './agent/tact.ts';
import { uneven } from './agent/uneven.ts';
import { game } from './chapters/ch05-sequence.ts';
import { result, settled } from './chapters/ch05-victory.ts';
import { clauses } from './book/clauses.ts';
import type { ConvoyEvent } from './model/events.ts';
import { options, scenarios } from './book/scenarios.ts';
import { layTable } from './chapters/setup.ts';
import { flatten } from './model/flatten.ts';
import type { Convoy } from './model/state.ts';
import { clone } from './model/state.ts';
import type { ConvoyView } from './model/view.ts';
import { view } from './model/view.ts';
import type { ConvoyAction } from './model/vocabulary.ts';
import { vocabulary } from './model/vocabulary.ts';
import { words } from './words/words.ts';

export type { ConvoyEvent } from './model/events.ts';
export type { Articles, Convoy, Ship, Side } from './model/state.ts';
export type { ConvoyView, ShipView } from './model/view.ts';
export type { Battery, ConvoyAction, Facing, Marker, Quality, Size } from './model/vocabulary.ts';

const { begin, program, ...answering } = runner(game, vocabulary);
export { program };

export const ruleset: Ruleset<Convoy, ConvoyAction, ConvoyView, ConvoyEvent> = {
  id: 'convoy',
  title: 'Convoy',
  edition: 1,
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
  /** Nothing is hidden in this book: ships, orders and both stocks of wind dice lie open, so there is nothing to deal anew. */
  resample: () => {},
  // What the enemy makes of a move shows in his turn, and a tree has no time to grow so far.
  searchHints: {
    way: 'trials',
    trialTurns: 2,
    priorWeight: 6,
    careless: { midshipman: 95, lieutenant: 42, captain: 29, commodore: 17 },
  },
  evaluate,
  daring,
  uneven,
  odds,
  shuns,
  passesOver,
  turnOf: ({ turn }) => turn,
  tally,
  tallied,
};
