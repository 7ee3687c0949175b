/** Skirmish, spoilt on purpose: each check of the testkit is tried on rulebooks that it must not let pass. */

import type { AnyRuleset, Emit, Ruleset, Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import {
  type Skirmish,
  type SkirmishAction,
  type SkirmishEvent,
  type SkirmishView,
  skirmish,
} from '@weathergauge/engine/skirmish';
import type { AnyPlan, Plan } from './plan.ts';

type Boats = Ruleset<Skirmish, SkirmishAction, SkirmishView, SkirmishEvent>;

export function spoil(changes: Partial<Boats>): AnyRuleset {
  return { ...skirmish, ...changes };
}

/** Spoils a state after setup and after every answer. */
export function spoilStates(change: (s: Skirmish) => void): AnyRuleset {
  return spoil({
    setup(config, dice, emit) {
      const s = skirmish.setup(config, dice, emit);
      change(s);
      return s;
    },
    apply(s, seat, answer, dice, emit) {
      skirmish.apply(s, seat, answer, dice, emit);
      change(s);
    },
  });
}

/** Spoils what is told while an answer is applied. */
export function spoilEvents(change: (emit: Emit, s: Skirmish, seat: Seat) => Emit): AnyRuleset {
  return spoil({
    apply: (s, seat, answer, dice, emit) => skirmish.apply(s, seat, answer, dice, change(emit, s, seat)),
  });
}

export function planned(changes: Partial<Plan<Skirmish>> = {}): AnyPlan {
  return { sources: import.meta.dirname, effort: 1, seeds: 2, budget: 500, randomSets: 1, ...changes };
}

/** What a boat has sealed: -1 while she has not. */
export function loadOf(s: Readonly<Skirmish>, seat: Seat): number {
  return draftOf(s, seat)?.charges ?? -1;
}

/** What the other boat has sealed. */
export function hiddenFrom(s: Readonly<Skirmish>, seat: Seat): number {
  return loadOf(s, seat === 0 ? 1 : 0);
}
