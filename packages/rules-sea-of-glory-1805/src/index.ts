/** 1805: Sea of Glory: the campaign of the year of Trafalgar, with hidden fleets, blockade, search and battle. */

import type { Ruleset } from '@weathergauge/engine';
import { runner, withPacks } from '@weathergauge/engine';
import { daring } from './agent/daring.ts';
import { evaluate, tallied, tally } from './agent/evaluate.ts';
import { faceDown, imagine } from './agent/imagine.ts';
import { quietSince } from './agent/imagine-progress.ts';
import { odds } from './agent/odds.ts';
import { passesOver } from './agent/passes-over.ts';
import { uneven } from './agent/uneven.ts';
import { clauses } from './book/clauses.ts';
import { options, scenarios } from './book/scenarios.ts';
import { layOut } from './chapters/ch03-setup.ts';
import { result, settled } from './chapters/ch23-victory.ts';
import { game } from './chapters/sequence.ts';
import { chronicle } from './model/chronicle.ts';
import { figuresOf, use } from './model/data/figures.ts';
import { PRINTED } from './model/data/pack.ts';
import { validatePack } from './model/data/validate.ts';
import type { GloryEvent } from './model/events.ts';
import { flatten } from './model/flatten.ts';
import type { Campaign } from './model/state.ts';
import { clone, otherSide } from './model/state.ts';
import type { GloryView } from './model/view.ts';
import { view } from './model/view.ts';
import type { GloryAction } from './model/vocabulary.ts';
import { vocabulary } from './model/vocabulary.ts';
import { words } from './words/words.ts';

export type { GloryChronicle } from './model/chronicle.ts';
export type { GloryEvent } from './model/events.ts';
export type { Campaign } from './model/state.ts';
export type { GloryView } from './model/view.ts';
export type { GloryAction } from './model/vocabulary.ts';

const { begin, program, reopenLanes, restartLanes, ...answering } = runner(game, vocabulary);
export { program };

/** By whatever figures are in use. */
const rules: Ruleset<Campaign, GloryAction, GloryView, GloryEvent> = {
  id: 'sea-of-glory-1805',
  title: '1805: Sea of Glory',
  edition: 2,
  scenarios,
  options,
  clauses,
  // A year of 36 turns.
  mostEntries: 40_000,
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
    const since = quietSince(s, otherSide(seat));
    imagine(s, seat, rng);
    if (since === null) restartLanes(s, seat);
    else reopenLanes(s, since);
  },
  evaluate,
  daring,
  uneven,
  odds,
  chronicle,
  passesOver,
  // Orders are many small answers under seal: a trial plays on to the next chit.
  searchHints: {
    way: 'trials',
    decisions: 40,
    priorWeight: 2,
    careless: { midshipman: 97, lieutenant: 60, captain: 54, commodore: 34 },
    // Whoever is offered what the staff would order plays it passably with closed eyes.
    unadvised: { midshipman: 35, lieutenant: 20 },
  },
  turnOf: s => 32 * s.turn + s.drawn.length,
  tally,
  tallied,
};

/** Every printed figure can be replaced by a pack. */
export const { ruleset, dataPacks } = withPacks(rules, { printed: PRINTED, validate: validatePack, figuresOf, use });
