/**
 * Follies: silly answers, which a player would laugh at in a replay. A book that can recognise some exports `folliesBy` from its entry
 * `./follies`; `weathergauge lab blunders` counts them in games between agents. Rules and agents do not use them.
 */

import type { Action, GameEvent, Seat } from './contract.ts';

/** One answer, as it was given. */
export interface Decision<S extends object, A extends Action, E extends GameEvent> {
  readonly before: Readonly<S>;
  /** The state when the turn began (`EventFacts.turn`). */
  readonly turnBegan: Readonly<S>;
  readonly seat: Seat;
  readonly offers: readonly A[];
  readonly answer: A;
  /** The answers that the same seat gave just before it, without another seat's in between, latest last. */
  readonly earlier: readonly A[];
  /** The events that followed, up to the next decision. */
  readonly events: readonly E[];
  readonly after: Readonly<S>;
  /** The events that another offer would have caused before the first die or reveal. */
  foresee(offer: A): readonly E[];
}

export interface FollyBook<S extends object, A extends Action, E extends GameEvent> {
  /** Each folly by its name, in a few words. */
  readonly names: Readonly<Record<string, string>>;
  /** The names of the follies of a decision; one that was committed twice is listed twice. */
  find(decision: Decision<S, A, E>): readonly string[];
}

export type AnyFollyBook = FollyBook<object, Action, GameEvent>;
