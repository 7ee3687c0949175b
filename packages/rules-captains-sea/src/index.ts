/** Captain's Sea: frigate duels on a square sea, with relative movement, impulses, crews and bridge cards. */

import type { Ruleset } from '@weathergauge/engine';
import { runner, withPacks } from '@weathergauge/engine';
import { daring } from './agent/daring.ts';
import { evaluate, tallied, tally } from './agent/evaluate.ts';
import { odds } from './agent/odds.ts';
import { dealHidden, faceDown } from './agent/resample.ts';
import { shuns } from './agent/shuns.ts';
import { uneven } from './agent/uneven.ts';
import { clauses } from './book/clauses.ts';
import { options, scenarios } from './book/scenarios.ts';
import { passing } from './chapters/ch01-cards.ts';
import { result, settled } from './chapters/ch19-victory.ts';
import { layOut } from './chapters/ch20-design.ts';
import { game } from './chapters/sequence.ts';
import { figuresOf, use } from './model/data/figures.ts';
import { PRINTED, validatePack } from './model/data/pack.ts';
import type { SeaEvent } from './model/events.ts';
import { flatten } from './model/flatten.ts';
import type { Sea } from './model/state.ts';
import { clone } from './model/state.ts';
import type { SeaView } from './model/view.ts';
import { view } from './model/view.ts';
import type { SeaAction } from './model/vocabulary.ts';
import { vocabulary } from './model/vocabulary.ts';
import { words } from './words/words.ts';

export type { SeaEvent } from './model/events.ts';
export type { Attack, Contact, Sea, Ship, Side } from './model/state.ts';
export type { OwnView, SeaView, ShipView, SmokeView } from './model/view.ts';
export type { SeaAction } from './model/vocabulary.ts';

const { begin, program, restartLanes, ...answering } = runner(game, vocabulary);
export { program };

/** By whatever figures are in use. */
const rules: Ruleset<Sea, SeaAction, SeaView, SeaEvent> = {
  id: 'captains-sea',
  title: 'Captain’s Sea',
  edition: 2,
  oldestEdition: 1,
  scenarios,
  options,
  clauses,
  vocabulary,
  words,
  setup(config, dice, emit) {
    const s = layOut(config);
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
  holdsSecrets: true,
  resample(s, seat, rng) {
    dealHidden(s, seat, rng);
    restartLanes(s, seat);
  },
  evaluate,
  daring,
  uneven,
  odds,
  passing,
  shuns,
  // Captains interrupt each other at every throw, and crews are placed in many small sealed orders: a tree has nothing to grow on.
  searchHints: {
    way: 'trials',
    // To the end of the turn, and with all of the time: a dozen decisions seldom came to the broadside that a move was made for.
    decisions: 40,
    worlds: 512,
    priorWeight: 8,
    rootSamples: 16,
    sealedSteps: 'glance',
    careless: { midshipman: 95, lieutenant: 46, captain: 26, commodore: 13 },
  },
  turnOf: ({ turn }) => turn,
  tally,
  tallied,
};

/** Every printed figure can be replaced by a pack. */
export const { ruleset, dataPacks } = withPacks(rules, { printed: PRINTED, validate: validatePack, figuresOf, use });
