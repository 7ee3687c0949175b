/** The Age of Sail: simple fleet actions on an open table, in centimetres. */

import type { Ruleset } from '@weathergauge/engine';
import { conduct } from '@weathergauge/engine';
import { evaluate, tally } from './agent.ts';
import { game } from './ch5-sequence.ts';
import { result } from './ch5-victory.ts';
import { clauses } from './clauses.ts';
import type { AgeOfSailEvent } from './events.ts';
import { options, scenarios } from './scenarios.ts';
import { layTable } from './setup.ts';
import type { AgeOfSail } from './state.ts';
import { clone } from './state.ts';
import type { AgeOfSailView } from './view.ts';
import { view } from './view.ts';
import type { AgeOfSailAction } from './vocabulary.ts';
import { language } from './vocabulary.ts';
import { words } from './words.ts';

export type { AgeOfSailEvent } from './events.ts';
export type { AgeOfSail, Area, Ship, Side } from './state.ts';
export type { AgeOfSailView, ShipView } from './view.ts';
export type { AgeOfSailAction, Aim, Board, Mast, Navy } from './vocabulary.ts';

const { begin, program, restartLanes, ...answering } = conduct(game, language);
export { program };

export const ruleset: Ruleset<AgeOfSail, AgeOfSailAction, AgeOfSailView, AgeOfSailEvent> = {
  id: 'age-of-sail',
  title: 'The Age of Sail',
  edition: 2,
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
  resample: (s, seat) =>
    restartLanes(s, seat, (state, other) => {
      state.sealed[other] = [];
    }),
  evaluate,
  tally,
};
