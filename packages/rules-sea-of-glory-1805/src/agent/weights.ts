/**
 * What counts for the chance that people are shown, and how much: by feature a prior and a weight, both in thousandths of a logit for
 * the British. The prior is what an officer would say before he has seen a game; the weight is fitted to games of `greedy` against itself,
 * drawn towards the prior where they say little. A prior of 0 leaves the sign open; a weight of 0 beside another prior is one that
 * the games would have given the other sign.
 *
 * Made on 2026-11-16 for edition 2 by what `packages/lab/src/fit.ts` does, seeds e2 and fresh2, positions as they were and as each seat
 * imagined them, each prior worth 1,000 of them: those of Trafalgar on 280 games, a position every 10 decisions; those of campaigns on 84
 * games of the whole one and 40 to 50 of each shorter one, every 60 (30 in the West Indies). Nobody's Barges sailed in these games: that
 * weight is the prior. How good it is: docs/rulebooks/sea-of-glory-1805.md.
 */

type Row = readonly [name: string, prior: number, weight: number];

/** 24.3 Nothing but objectives decides it: what has been scored, and what may be while time and ships last. */
const TRAFALGAR: readonly Row[] = [
  ['Trafalgar', 4000, 4297],
  ['turns left', 0, 689],
  ['two objectives in reach', -4000, -4704],
  ['an objective scored', -800, -1097],
  ['Brest entered', -1000, -989],
  ['Allied guns while time is left', -6000, -5943],
  ['guns of both', 500, 392],
  ['battle at Trafalgar', 1500, 1835],
];

/** 23.1 Points decide it. All of them are divided by how far a lead may still go astray: see `features`. */
const CAMPAIGN: readonly Row[] = [
  ['lead', 250, 294],
  ['prospects', 100, 133],
  ['turns to come', 0, 117],
  ['Allied guns', -500, -469],
  ['British guns', 50, 73],
  ['battle', 500, 1139],
  ['Barges under sail', -1500, -1500],
];

/** Scenarios, for what the features do not say of them; the last has a sea and a pace of its own. */
const SCENARIOS: readonly Row[] = [
  ['campaign', 0, -828],
  ['from-march', 0, -542],
  ['from-july', 0, -817],
  ['west-indies', 0, 339],
  ['turns to come in the West Indies', 0, -607],
];

const ROWS: readonly Row[] = [...TRAFALGAR, ...CAMPAIGN, ...SCENARIOS];

export const NAMES: readonly string[] = ROWS.map(([name]) => name);
export const PRIOR: readonly number[] = ROWS.map(([, prior]) => prior);
export const WEIGHTS: readonly number[] = ROWS.map(([, , weight]) => weight);
/** Where the rows of campaigns and those of scenarios begin. */
export const CAMPAIGN_FROM = TRAFALGAR.length;
export const SCENARIOS_FROM = CAMPAIGN_FROM + CAMPAIGN.length;
