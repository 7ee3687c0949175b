/** What a seat imagines at its place in the game, and whether it is asked on. */

import type { About, AnyRuleset, Seat } from '@weathergauge/engine';

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
