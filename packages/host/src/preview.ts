/** The seed for imagined states, and whether the next question is about the same piece. */

import type { AnyRuleset, Seat } from '@weathergauge/engine';

/** The seed for a seat's imagined state at a place: it may depend only on what the seat knows. */
export function imaginingSeed(seat: Seat, at: number): string {
  return `imagined/${seat}/${at}`;
}

/** The pieces that a question names: the ship, or the block; '' for none. */
export type Pieces = string;

/**
 * Whether a seat's next question is about the same piece: answers in a row must not continue with another piece if the first one's move
 * has ended early.
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
