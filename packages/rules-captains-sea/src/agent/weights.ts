/**
 * What counts, and how much: by feature a prior and a weight, both in thousandths of a logit for side 0. The prior is what a captain
 * would say before he has seen a game; the weight is fitted to games of `greedy` against itself, drawn towards the prior where they say
 * little. A weight of 0 is one that the games would have given the other sign.
 *
 * Made on 2026-11-16 by `node packages/lab/src/fit.ts` with this book, `agent/features.ts`, the twelve scenarios and three free
 * pairings, 80 games each, seed g2; those of the levels of morale were then set by hand, so that none is worth less than a lower one. How
 * good it is: docs/rulebooks/captains-sea.md.
 */

type Row = readonly [name: string, prior: number, weight: number];

const FEATURES: readonly Row[] = [
  ['lead', 1000, 1632],
  ['long lead', 1500, 4416],
  ['prospects', 600, 0],
  ['endurance', 300, 1024],
  ['hull', 14, 0],
  ['crew', 16, 102],
  ['rigging', 12, 3],
  ['fair', -200, -300],
  ['unfit', -500, -330],
  ['strike check', -900, -340],
  ['fire', -60, -4],
  ['wrecked sections', -50, 0],
  ['cards', 40, 24],
  ['sea room', 1, 1],
  ['dismasted', -200, -158],
  ['about to strike', 500, 1066],
];

/** Scenarios, for what the features do not say of their beginning. */
const SCENARIOS: readonly Row[] = [
  ['constellation-insurgente', 0, 1850],
  ['constellation-vengeance', 0, 1188],
  ['president-belvidera', 0, 380],
  ['constitution-guerriere', 0, 1311],
  ['united-states-macedonian', 0, 1255],
  ['congress-galatea', 0, 359],
  ['constitution-java', 0, 792],
  ['congress-curlew', 0, -1067],
  ['chesapeake-shannon', 0, -620],
  ['president-endymion', 0, 74],
  ['chesapeake-leopard', 0, -880],
  ['constitution-cyane-levant', 0, 3042],
];

const ROWS: readonly Row[] = [...FEATURES, ...SCENARIOS];

export const NAMES: readonly string[] = ROWS.map(([name]) => name);
export const PRIOR: readonly number[] = ROWS.map(([, prior]) => prior);
export const WEIGHTS: readonly number[] = ROWS.map(([, , weight]) => weight);
export const OPENINGS: readonly string[] = SCENARIOS.map(([name]) => name);
/** Of a card in hand. */
export const CARD = 48;
