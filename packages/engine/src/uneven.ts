/** Set-ups that one side wins much more often than the other, and what makes up for it: told in the lobby. */

import type { Options } from './contract.ts';

/** How a set-up went between agents of equal strength. */
export interface Balance {
  /** Of the first seat, in per cent; a draw is half a victory. */
  readonly score: number;
  readonly games: number;
}

export interface Uneven extends Balance {
  readonly scenario: string;
  /** Beside the scenario's own. With anything else changed it is another battle, of which nothing is known. */
  readonly options?: Options;
  /** Options of the book that make up for it, and how it went with them; that is not said where players settle it between them by a bid. */
  readonly handicap?: { readonly options: Options; readonly balance?: Balance };
}

/** Within these bounds a set-up is called even. */
export const EVEN = { least: 40, most: 60 } as const;

export function isEven(score: number): boolean {
  return score >= EVEN.least && score <= EVEN.most;
}
