/** What a book tells people of their chances, held against how the games ended: in all, by quarter of the game and by set-up. */

import { shownOf } from './fit-odds.ts';
import type { Position } from './positions.ts';
import type { Quality } from './quality.ts';
import { quality } from './quality.ts';
import { wilson } from './wilson.ts';

/** How even a set-up is: what its first seat scored, a draw being half a victory, with the 95 % interval. */
export interface Balance {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Calibration {
  readonly games: number;
  readonly all: Quality;
  /** Of the game, by decisions. */
  readonly quarters: readonly Quality[];
  readonly setups: readonly (Quality & {
    readonly name: string;
    readonly lastQuarter: number;
    readonly balance: Balance;
  })[];
}

const QUARTERS = 4;

export function calibrationOf(positions: readonly Position[], names: readonly string[]): Calibration {
  const shown = shownOf(positions);
  const inQuarter = (some: readonly Position[], quarter: number): readonly Position[] =>
    some.filter(({ share }) => Math.min(QUARTERS - 1, Math.floor(share * QUARTERS)) === quarter);
  return {
    games: new Set(shown.map(({ game }) => game)).size,
    all: quality(shown),
    quarters: Array.from({ length: QUARTERS }, (_, quarter) => quality(inQuarter(shown, quarter))),
    setups: names.map((name, setup) => {
      const own = shown.filter(one => one.setup === setup);
      const lastQuarter = quality(inQuarter(own, QUARTERS - 1)).skill;
      return { name, ...quality(own), lastQuarter, balance: balanceOf(own) };
    }),
  };
}

function balanceOf(positions: readonly Position[]): Balance {
  const games = [...new Map(positions.map(({ game, won }) => [game, won])).values()];
  const won = games.filter(one => one === 1).length;
  const lost = games.filter(one => one === 0).length;
  const drawn = games.length - won - lost;
  const rate = (won + drawn / 2) / Math.max(1, games.length);
  return { won, drawn, lost, rate, ...wilson(rate, games.length) };
}
