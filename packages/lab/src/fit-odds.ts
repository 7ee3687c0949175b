/** Fits the weights of a book's odds to positions of games, and measures their quality on games that were kept out. */

import type { OddsRow } from '@weathergauge/engine';
import { chanceAt, logitOf } from '@weathergauge/engine';
import type { Sample } from './logistic.ts';
import { fittedWithSigns } from './logistic.ts';
import type { Position } from './positions.ts';
import type { Quality } from './quality.ts';
import { quality, vagueUntil } from './quality.ts';

/** One game in so many is kept out. */
const KEPT_OUT = 4;

export interface Fit {
  /** By row, in thousandths of a logit, fitted to all games. */
  readonly weights: readonly number[];
  readonly vagueUntil: number;
  /** The quality on the kept-out quarter of weights fitted to the others; and that of the book's previous weights. */
  readonly keptOut: Quality;
  readonly before: Quality;
}

/**
 * `earlier` are positions of earlier fits, so that the model is not fitted to games of the newest agents alone. A prior counts as much as
 * `held` positions.
 */
export function fitOdds(
  rows: readonly OddsRow[],
  positions: readonly Position[],
  earlier: readonly Sample[],
  held: number,
): Fit {
  const prior = rows.map(([, weight]) => weight / 1000);
  const fit = (samples: readonly Sample[]): readonly number[] =>
    fittedWithSigns(samples, prior, held).map(weight => Math.round(weight * 1000));
  const isKeptOut = ({ game }: Position): boolean => game % KEPT_OUT === KEPT_OUT - 1;
  const [training, trial] = [positions.filter(one => !isKeptOut(one)), positions.filter(isKeptOut)];
  const judged = fit([...earlier, ...training]);
  const toldOf = (some: readonly Position[]): readonly Position[] =>
    shownOf(some).map(one => ({ ...one, told: (chanceAt(logitOf(judged, one.x)) + 1) / 2 }));
  return {
    weights: fit([...earlier, ...positions]),
    // From all games: a quarter of a short run is too little, and so few weights cannot overfit.
    vagueUntil: vagueUntil(toldOf(positions)),
    keptOut: quality(toldOf(trial)),
    before: quality(shownOf(trial)),
  };
}

/** The positions from which people are shown chances: imagined ones, if a seat does not know everything. */
export function shownOf(positions: readonly Position[]): readonly Position[] {
  const hidden = new Set(positions.filter(({ kind }) => kind === 'imagined').map(place));
  return positions.filter(one => one.kind === 'imagined' || !hidden.has(place(one)));
}

function place({ setup, game, share }: Position): string {
  return `${setup}/${game}/${share}`;
}
