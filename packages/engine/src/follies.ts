/**
 * Follies: what a player who reads a replay would laugh at. A book that knows some exports `folliesBy` from its entry `./follies`;
 * `weathergauge lab blunders` counts them in games between agents. No rule and no agent looks at them.
 */

import type { Action, GameEvent, Seat } from './contract.ts';

/** One answer, as it was given. */
export interface Decision<S extends object, A extends Action, E extends GameEvent> {
  readonly before: Readonly<S>;
  /** As the turn began (`EventFacts.turn`). */
  readonly turnBegan: Readonly<S>;
  readonly seat: Seat;
  readonly offers: readonly A[];
  readonly answer: A;
  /** The answers that the same seat gave just before it, the latest last, since any other seat was asked. */
  readonly earlier: readonly A[];
  /** What came of it, up to the next decision. */
  readonly events: readonly E[];
  readonly after: Readonly<S>;
  /** What another offer would have brought about before the first die or reveal. */
  foresee(offer: A): readonly E[];
}

export interface FollyBook<S extends object, A extends Action, E extends GameEvent> {
  /** Each folly by its name, in a few words. */
  readonly names: Readonly<Record<string, string>>;
  /** The follies of a decision, by name; one that was committed twice is there twice. */
  find(decision: Decision<S, A, E>): readonly string[];
}

export type AnyFollyBook = FollyBook<object, Action, GameEvent>;
