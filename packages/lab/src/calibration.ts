/** What a book tells people of their chances, held against how the games ended: in all, by quarter of the game and by set-up. */

import { shownOf } from './fit-odds.ts';
import type { Position } from './positions.ts';
import type { Quality } from './quality.ts';
import { quality } from './quality.ts';

export interface Calibration {
  readonly games: number;
  readonly all: Quality;
  /** Of the game, by decisions. */
  readonly quarters: readonly Quality[];
  readonly setups: readonly (Quality & { readonly name: string; readonly lastQuarter: number })[];
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
      return { name, ...quality(own), lastQuarter: quality(inQuarter(own, QUARTERS - 1)).skill };
    }),
  };
}
