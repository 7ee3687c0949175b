/** What an agent is given, what it gives back, and the one door between a game and an agent. */

import type { Action, AnyRuleset, Rng, Seat } from '@weathergauge/engine';
import { advised, sensibleOffers } from './sensible.ts';

/** Milliseconds from any start. The core never asks the machine for the time: whoever calls brings the clock. */
export type Clock = () => number;

/** An `AbortSignal` fits, and so does a flag shared with another thread. */
export interface Stop {
  readonly aborted: boolean;
}

/** All that an agent may know. The true state is not here. */
export interface Seating {
  readonly ruleset: AnyRuleset;
  readonly seat: Seat;
  /** At least one: what a sensible player chooses from (`sensibleOffers`). */
  readonly all: readonly Action[];
  /** At least one: those that are worth a thought (`advisedOffers`). */
  readonly offers: readonly Action[];
  readonly rng: Rng;
  /** A fresh clone in which everything that this seat cannot know is dealt anew. */
  imagine(): object;
  readonly clock?: Clock;
  readonly stop?: Stop;
  /** Answers that other seats have given so far, where somebody counts them. */
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

/** Seats an agent before a state it will never see. */
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
    /** Found only when it is asked for: `random` never does, and a book may have to look at every offer for it. */
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

/** The agent's answer for a pending seat; a forced answer costs no thought. */
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
