/** Sails of Glory: miniatures on an open table, manoeuvre cards, damage counters, three levels of rules. */

import type { Ruleset } from '@weathergauge/engine';
import { runner, withPacks } from '@weathergauge/engine';
import { daring } from './agent/daring.ts';
import { evaluate, tally } from './agent/evaluate.ts';
import { odds } from './agent/odds.ts';
import { passesOver, shuns } from './agent/tact.ts';
import { result, settled } from './chapters/c2-victory.ts';
import { clauses } from './book/clauses.ts';
import { figuresOf, use } from './model/data/figures.ts';
import { PRINTED } from './model/data/pack.ts';
import { validatePack } from './model/data/schema.ts';
import type { SailsEvent } from './model/events.ts';
import { dealHidden, faceDown } from './agent/resample.ts';
import { uneven } from './agent/uneven.ts';
import { options, scenarios } from './book/scenarios.ts';
import { game } from './chapters/sequence.ts';
import { layTable } from './chapters/setup.ts';
import { flatten } from './model/flatten.ts';
import type { Sails } from './model/state.ts';
import { clone } from './model/state.ts';
import type { SailsView } from './model/view.ts';
import { view } from './model/view.ts';
import type { SailsAction } from './model/vocabulary.ts';
import { vocabulary } from './model/vocabulary.ts';
import { words } from './words/words.ts';

export type { SailsEvent } from './model/events.ts';
export type { Articles, Sails, Ship, Side } from './model/state.ts';
export type { OwnView, SailsView, ShipView } from './model/view.ts';
export type { Aim, Arc, Broadside, CrewAction, Fate, Level, SailsAction, Setting, Shot } from './model/vocabulary.ts';

const { begin, program, restartLanes, ...answering } = runner(game, vocabulary);
export { program };

/** By whatever figures are in use. */
const rules: Ruleset<Sails, SailsAction, SailsView, SailsEvent> = {
  id: 'sails-of-glory',
  title: 'Sails of Glory',
  edition: 4,
  oldestEdition: 1,
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
  faceDown,
  resample(s, seat, rng) {
    dealHidden(s, seat, rng);
    restartLanes(s, seat);
  },
  evaluate,
  daring,
  uneven,
  odds,
  // Orders are sealed in small steps, phase after phase: a trial gives the whole sheet, and plays on to the end of the turn.
  searchHints: {
    way: 'trials',
    decisions: 100,
    careless: { midshipman: 90, lieutenant: 48, captain: 34, commodore: 18 },
  },
  turnOf: ({ turn }) => turn,
  shuns,
  passesOver,
  tally,
};

/** Every printed figure can be replaced by a pack. */
export const { ruleset, dataPacks } = withPacks(rules, { printed: PRINTED, validate: validatePack, figuresOf, use });
