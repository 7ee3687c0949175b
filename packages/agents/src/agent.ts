/** The interface between a game and an agent: what an agent is given, and what it returns. */

import type { Action, AnyRuleset, Rng, Seat } from '@weathergauge/engine';
import { advised, sensibleOffers } from './sensible.ts';

/** Milliseconds since any start. The caller provides it, because this package never asks the machine for the time. */
export type Clock = () => number;

/** An `AbortSignal` fits, and so does a flag shared with another thread. */
export interface Stop {
  readonly aborted: boolean;
}

/** Everything that an agent may know. It does not contain the true state. */
export interface Seating {
  readonly ruleset: AnyRuleset;
  readonly seat: Seat;
  /** At least one: what a sensible player chooses from (`sensibleOffers`). */
  readonly all: readonly Action[];
  /** At least one: those that are worth considering (`advisedOffers`). */
  readonly offers: readonly Action[];
  readonly rng: Rng;
  /** A new imagined state: a clone in which everything that this seat cannot know is dealt at random again. */
  imagine(): object;
  readonly clock?: Clock;
  readonly stop?: Stop;
  /** How many answers other seats have given so far, if that is counted. */
  readonly others?: number;
}

export interface Agent {
  /** The text that `parseAgent` makes it from. */
  readonly id: string;
  readonly title: string;
  choose(seating: Seating): Action;
}

export interface DecideOptions {
  readonly clock?: Clock;
  readonly stop?: Stop;
  readonly others?: number;
}

/** The `Seating` of a seat in a state, which the agent itself never sees. */
export function seating(
  ruleset: AnyRuleset,
  state: Readonly<object>,
  seat: Seat,
  rng: Rng,
  options: DecideOptions = {},
): Seating {
  const all = sensibleOffers(ruleset, state, seat);
  let thoughtful: readonly Action[] | null = null;
  return {
    ruleset,
    seat,
    all,
    /** Computed on demand: `random` does not need it, and a book may have to examine every offer. */
    get offers() {
      return (thoughtful ??= advised(ruleset, state, seat, all));
    },
    rng,
    imagine() {
      const imagined = ruleset.clone(state);
      ruleset.resample(imagined, seat, rng);
      return imagined;
    },
    ...options,
  };
}

/** The agent's answer for a pending seat. A forced answer is given without asking the agent. */
export function decide(
  agent: Agent,
  ruleset: AnyRuleset,
  state: Readonly<object>,
  seat: Seat,
  rng: Rng,
  options: DecideOptions = {},
): Action {
  const seated = seating(ruleset, state, seat, rng, options);
  const [only] = seated.all;
  if (only === undefined) throw new Error(`${ruleset.id} offers seat ${seat} nothing`);
  return seated.all.length === 1 ? only : agent.choose(seated);
}
