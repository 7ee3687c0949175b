/** How far apart two players are. */

import type { MatchScore } from './mirrored-match.ts';

/** In Elo points; infinite where one of them has won everything. */
export interface Distance {
  readonly elo: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Points by which a player must be ahead to be expected to win ten games for each that is lost. */
const TENFOLD = 400;

function eloOf(rate: number): number {
  return TENFOLD * Math.log10(rate / (1 - rate));
}

export function distance({ rate, low, high }: MatchScore): Distance {
  return { elo: eloOf(rate), low: eloOf(Math.max(0, low)), high: eloOf(Math.min(1, high)) };
}
