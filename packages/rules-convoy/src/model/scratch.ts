/**
 * What this book works out when it is first needed and keeps for as long as the process runs. It is the only place in the book
 * where a module keeps anything that changes (`scripts/module-state.ts` sees to that).
 *
 * Nothing here is part of a game: each value follows from its key alone, is written once and never changed, so games and seats
 * that share it cannot tell.
 */

/** Turns from every hex and facing to the exit: by wind, for small ships and others. */
export type Voyages = (Float64Array | undefined)[];

export const scratch = {
  /** `lineBetween` in `model/chart.ts`, by the two hexes. */
  lines: new Map<number, readonly number[]>(),

  /** `voyage` in `agent/tables.ts`, by the chart: by its list as long as a game holds that, and by what is in it. */
  voyages: {
    byChart: new WeakMap<readonly number[], Voyages>(),
    byText: new Map<string, Voyages>(),
  },
};
