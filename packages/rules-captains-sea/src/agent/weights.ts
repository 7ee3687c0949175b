/**
 * What counts, and how much: by feature a prior and a weight, both in thousandths of a logit for side 0. The prior is what a captain
 * would say before he has seen a game; the weight is fitted to games of `greedy` against itself, drawn towards the prior where they say
 * little. A weight of 0 is one that the games would have given the other sign.
 *
 * Made on 2026-11-16 by `node packages/lab/src/fit.ts` with this book, `agent/features.ts`, the twelve scenarios and three free
 * pairings, 80 games each, seed g1; those of the scenarios were then set by the 400 games each of the balance (seed 7), so that a first
 * position shows what came of it. How good it is: docs/rulebooks/captains-sea.md.
 */

type Row = readonly [name: string, prior: number, weight: number];

const FEATURES: readonly Row[] = [
  ['lead', 1000, 1083],
  ['long lead', 1500, 4969],
  ['prospects', 600, 873],
  ['endurance', 300, 0],
  ['hull', 14, 0],
  ['crew', 16, 109],
  ['rigging', 12, 0],
  ['fair', -200, -267],
  ['unfit', -500, -288],
  ['strike check', -900, -117],
  ['fire', -60, -309],
  ['wrecked sections', -50, 0],
  ['cards', 40, 48],
  ['sea room', 1, 0],
  ['dismasted', -200, 0],
  ['about to strike', 500, 1017],
];

/** Scenarios, for what the features do not say of their beginning. */
const SCENARIOS: readonly Row[] = [
  ['constellation-insurgente', 0, 1820],
  ['constellation-vengeance', 0, 356],
  ['president-belvidera', 0, 574],
  ['constitution-guerriere', 0, 919],
  ['united-states-macedonian', 0, 657],
  ['congress-galatea', 0, 880],
  ['constitution-java', 0, 348],
  ['congress-curlew', 0, -1237],
  ['chesapeake-shannon', 0, -357],
  ['president-endymion', 0, -618],
  ['chesapeake-leopard', 0, -1115],
  ['constitution-cyane-levant', 0, 3537],
];

const ROWS: readonly Row[] = [...FEATURES, ...SCENARIOS];

export const NAMES: readonly string[] = ROWS.map(([name]) => name);
export const PRIOR: readonly number[] = ROWS.map(([, prior]) => prior);
export const WEIGHTS: readonly number[] = ROWS.map(([, , weight]) => weight);
export const OPENINGS: readonly string[] = SCENARIOS.map(([name]) => name);
/** Of a card in hand. */
export const CARD = 48;
