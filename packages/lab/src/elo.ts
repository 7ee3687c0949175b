/** How far apart two players are in strength. */

import type { MatchScore } from './mirrored-match.ts';

/** In Elo points; infinite if one of them has won everything. */
export interface Distance {
  readonly elo: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** With this lead a player is expected to win ten games for each lost one. */
const TENFOLD = 400;

function eloOf(rate: number): number {
  return TENFOLD * Math.log10(rate / (1 - rate));
}

export function distance({ rate, low, high }: MatchScore): Distance {
  return { elo: eloOf(rate), low: eloOf(Math.max(0, low)), high: eloOf(Math.min(1, high)) };
}
