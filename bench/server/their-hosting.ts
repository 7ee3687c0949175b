/** The ways in which the rules are hosted on boardgame.io's server, to be compared with. */

import type { GameEvent, Prompt, Seat } from '@weathergauge/engine';

/**
 * `lightest`: everybody is sent everything, and nothing is checked; whoever answers finds out herself what she may answer.
 * `same-service`: what our server does for its players, by the means that boardgame.io documents for it: `playerView`, secret moves, moves
 * that are refused. `by-copies`: the same service, by the fastest way to write a move that has been found. Nobody is asked who she is in
 * any of them, which is in their favour.
 */
export type Hosting = 'lightest' | 'same-service' | 'by-copies';

/** What a player is sent as the state of the game, but for the lightest. */
export interface Shown {
  readonly view: unknown;
  readonly pending: readonly Seat[];
  readonly prompt: Prompt | null;
  /** Canonical texts. */
  readonly offers: readonly string[];
  readonly told: readonly GameEvent[];
}
