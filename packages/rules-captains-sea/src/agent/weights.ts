/**
 * What counts, and how much to agents: by feature a prior and a weight, both in thousandths of a logit for side 0. The prior is what a
 * captain would say before he has seen a game. What people are shown has weights of its own: `fitted.ts`. Agents' were fitted on 2026-11-16
 * to games of `greedy` against itself (seed g3, the twelve scenarios and three free pairings, 80 games each), drawn towards the prior where
 * these say little; those of rigging, fire, Strike Check and a dismasted ship, to which the fit gave 0, were then set by hand. A weight of 0 is
 * one that the games would have given the other sign.
 */

type Row = readonly [name: string, prior: number, agents: number];

const FEATURES: readonly Row[] = [
  ['lead', 1000, 307],
  ['long lead', 1500, 6886],
  ['prospects', 600, 0],
  ['endurance', 300, 1354],
  ['hull', 14, 0],
  ['crew', 16, 128],
  ['rigging', 12, 3],
  ['fair', -200, -329],
  ['unfit', -500, -434],
  ['strike check', -900, -450],
  ['fire', -60, -4],
  ['wrecked sections', -50, 0],
  ['cards', 40, 16],
  ['sea room', 1, 2],
  ['dismasted', -200, -100],
  ['about to strike', 500, 1236],
];

/** Scenarios, for what the features do not say of their beginning. */
const SCENARIOS: readonly Row[] = [
  ['constellation-insurgente', 0, 1575],
  ['constellation-vengeance', 0, 474],
  ['president-belvidera', 0, -244],
  ['constitution-guerriere', 0, 276],
  ['united-states-macedonian', 0, 278],
  ['congress-galatea', 0, 502],
  ['constitution-java', 0, -4],
  ['congress-curlew', 0, -1570],
  ['chesapeake-shannon', 0, -775],
  ['president-endymion', 0, 245],
  ['chesapeake-leopard', 0, -357],
  ['constitution-cyane-levant', 0, 2311],
];

export const ROWS: readonly Row[] = [...FEATURES, ...SCENARIOS];
export const WEIGHTS: readonly number[] = ROWS.map(([, , agents]) => agents);
export const OPENINGS: readonly string[] = SCENARIOS.map(([name]) => name);
/** Of a card in hand. */
export const CARD = 48;
