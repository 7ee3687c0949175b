/** Tries an answer out on an imagined state, up to the first die or the first sealed order that is opened. */

import type { About, Action, AnyRuleset, Dice, Emit, GameEvent, Seat } from '@weathergauge/engine';
import { eventsFor, seededRng } from '@weathergauge/engine';

/** A copy of the state in which all that `seat` cannot know is dealt anew. */
export function imagined(ruleset: AnyRuleset, state: Readonly<object>, seat: Seat, seed: string): object {
  const copy = ruleset.clone(state);
  ruleset.resample(copy, seat, seededRng(seed));
  return copy;
}

/** The seed of what a seat imagines at a place: it must follow from what the seat knows, and from nothing else. */
export function imaginingSeed(seat: Seat, at: number): string {
  return `imagined/${seat}/${at}`;
}

/**
 * Whether a seat is asked on about the same thing: answers that are given in a row must not run on to another ship, where the
 * first one's move has ended early.
 */
export function asksOn(ruleset: AnyRuleset, state: object, seat: Seat, before: About['ship']): boolean {
  if (ruleset.result(state) !== null || !ruleset.pending(state).includes(seat)) return false;
  return before === undefined || shipAsked(ruleset, state, seat) === before;
}

/** The ship that a seat is asked about, if it is one; the seat must be pending. */
export function shipAsked(ruleset: AnyRuleset, state: object, seat: Seat): About['ship'] {
  return ruleset.prompt(state, seat).about.ship;
}

export interface Trial {
  readonly state: object;
  /** Those that `seat` would be told. */
  readonly events: readonly GameEvent[];
  /** True when no die and no reveal stopped it. */
  readonly complete: boolean;
}

/** Thrown through the rules to end a trial; made once, because an error's stack trace costs more than the trial. */
const STOP = new Error('a die or a reveal');

const stoppingDice: Dice = {
  draw() {
    throw STOP;
  },
};

/** `world` is changed: give it a copy. The answer must be one that is offered. */
export function tryOut(ruleset: AnyRuleset, world: object, seat: Seat, action: Action): Trial {
  const events: GameEvent[] = [];
  const emit: Emit = event => {
    if (event.type === 'revealed') throw STOP;
    events.push(event);
  };
  let complete = true;
  try {
    ruleset.apply(world, seat, action, stoppingDice, emit);
  } catch (error) {
    if (error !== STOP) throw error;
    complete = false;
  }
  return { state: world, events: eventsFor(events, seat), complete };
}
