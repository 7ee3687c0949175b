/** What a seat imagines at its place in the game, and whether it is asked on. */

import type { AnyRuleset, Seat } from '@weathergauge/engine';

/** The seed of what a seat imagines at a place: it must follow from what the seat knows, and from nothing else. */
export function imaginingSeed(seat: Seat, at: number): string {
  return `imagined/${seat}/${at}`;
}

/** The pieces that a question names: the ship, or the block; '' for none. */
export type Pieces = string;

/**
 * Whether a seat is asked on about the same thing: answers that are given in a row must not run on to another piece, where the
 * first one's move has ended early.
 */
export function asksOn(ruleset: AnyRuleset, state: object, seat: Seat, before: Pieces): boolean {
  if (ruleset.result(state) !== null || !ruleset.pending(state).includes(seat)) return false;
  return before === '' || piecesAsked(ruleset, state, seat) === before;
}

/** The seat must be pending. */
export function piecesAsked(ruleset: AnyRuleset, state: object, seat: Seat): Pieces {
  const { ship, block } = ruleset.prompt(state, seat).about;
  return Object.entries({ ship, block })
    .flatMap(([kind, id]) => (id === undefined ? [] : [`${kind} ${id}`]))
    .join(', ');
}
