/**
 * What counts, and how much: by feature a prior and two weights, all in thousandths of a logit for side 0. The prior is what a captain
 * would say before he has seen a game. By the first weight agents choose; by the second people are shown their chances. Both are fitted
 * to games of `greedy` against itself, drawn towards the prior where they say little. A weight of 0 is one that the games would have
 * given the other sign.
 *
 * Made on 2026-11-16 by `node packages/lab/src/fit.ts` with this book, `agent/features.ts`, the twelve scenarios and three free
 * pairings, 80 games each. Agents': seed g3; those of rigging, fire, Strike Check and a dismasted ship, to which the fit gave 0, were
 * then set by hand. Shown: seed g4, by the agents that choose by the first. How good it is: docs/rulebooks/captains-sea.md.
 */

type Row = readonly [name: string, prior: number, agents: number, shown: number];

const FEATURES: readonly Row[] = [
  ['lead', 1000, 307, 473],
  ['long lead', 1500, 6886, 6598],
  ['prospects', 600, 0, 842],
  ['endurance', 300, 1354, 431],
  ['hull', 14, 0, 0],
  ['crew', 16, 128, 128],
  ['rigging', 12, 3, 0],
  ['fair', -200, -329, -313],
  ['unfit', -500, -434, -521],
  ['strike check', -900, -450, 0],
  ['fire', -60, -4, -149],
  ['wrecked sections', -50, 0, 0],
  ['cards', 40, 16, 56],
  ['sea room', 1, 2, 0],
  ['dismasted', -200, -100, 0],
  ['about to strike', 500, 1236, 1256],
];

/** Scenarios, for what the features do not say of their beginning. */
const SCENARIOS: readonly Row[] = [
  ['constellation-insurgente', 0, 1575, 2109],
  ['constellation-vengeance', 0, 474, 588],
  ['president-belvidera', 0, -244, 1579],
  ['constitution-guerriere', 0, 276, 1828],
  ['united-states-macedonian', 0, 278, 2245],
  ['congress-galatea', 0, 502, 908],
  ['constitution-java', 0, -4, 1443],
  ['congress-curlew', 0, -1570, -116],
  ['chesapeake-shannon', 0, -775, -1093],
  ['president-endymion', 0, 245, 130],
  ['chesapeake-leopard', 0, -357, -1216],
  ['constitution-cyane-levant', 0, 2311, 2355],
];

const ROWS: readonly Row[] = [...FEATURES, ...SCENARIOS];

export const NAMES: readonly string[] = ROWS.map(([name]) => name);
export const PRIOR: readonly number[] = ROWS.map(([, prior]) => prior);
export const WEIGHTS: readonly number[] = ROWS.map(([, , agents]) => agents);
export const SHOWN: readonly number[] = ROWS.map(([, , , shown]) => shown);
export const OPENINGS: readonly string[] = SCENARIOS.map(([name]) => name);
/** Of a card in hand. */
export const CARD = 48;
