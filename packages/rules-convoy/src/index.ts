/** Convoy: raids on merchants at sea, on hexes. */

import type { Ruleset } from '@weathergauge/engine';
import { conduct } from '@weathergauge/engine';
import { evaluate, tally } from './agent.ts';
import { game } from './ch05-sequence.ts';
import { result } from './ch05-victory.ts';
import { clauses } from './clauses.ts';
import type { ConvoyEvent } from './events.ts';
import { options, scenarios } from './scenarios.ts';
import { layTable } from './setup.ts';
import type { Convoy } from './state.ts';
import { clone } from './state.ts';
import type { ConvoyView } from './view.ts';
import { view } from './view.ts';
import type { ConvoyAction } from './vocabulary.ts';
import { language } from './vocabulary.ts';
import { words } from './words.ts';

export type { ConvoyEvent } from './events.ts';
export type { Articles, Convoy, Ship, Side } from './state.ts';
export type { ConvoyView, ShipView } from './view.ts';
export type { Battery, ConvoyAction, Facing, Marker, Quality, Size } from './vocabulary.ts';

const { begin, program, ...answering } = conduct(game, language);
export { program };

export const ruleset: Ruleset<Convoy, ConvoyAction, ConvoyView, ConvoyEvent> = {
  id: 'convoy',
  title: 'Convoy',
  edition: 1,
  scenarios,
  options,
  clauses,
  vocabulary: language,
  words,
  setup(config, dice, emit) {
    const s = layTable(config, dice);
    begin(s, dice, emit);
    return s;
  },
  ...answering,
  view,
  clone,
  result,
  /** Nothing is hidden in this book: ships, orders and both stocks of wind dice lie open, so there is nothing to deal anew. */
  resample: () => {},
  // Reactions pass the word to and fro within one ship's move.
  searchHints: { turns: 6, priorWeight: 6 },
  evaluate,
  tally,
};
