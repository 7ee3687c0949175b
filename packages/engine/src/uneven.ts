/** Set-ups that one side wins much more often than the other, with handicaps: shown in the lobby. */

import type { Options } from './contract.ts';

/** How a set-up went between agents of equal strength. */
export interface Balance {
  /** The score of the first seat in per cent; a draw is half a victory. */
  readonly score: number;
  readonly games: number;
}

export interface Uneven extends Balance {
  readonly scenario: string;
  /** Options besides the scenario's own. With other changes it is another battle, whose balance is unknown. */
  readonly options?: Options;
  /** Options that make it even, and the score with them; there is none if players settle it by a bid. */
  readonly handicap?: { readonly options: Options; readonly balance?: Balance };
}

/** Within these bounds a set-up is called even. */
export const EVEN = { least: 40, most: 60 } as const;

export function isEven(score: number): boolean {
  return score >= EVEN.least && score <= EVEN.most;
}
