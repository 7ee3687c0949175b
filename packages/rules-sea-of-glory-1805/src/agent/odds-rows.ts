/** What counts for the chance that people are shown, by feature with a prior: thousandths of a logit for the British. */

import type { OddsRow } from '@weathergauge/engine';

/** 24.3 Nothing but objectives decides it: what has been scored, and what may be while time and ships last. */
const TRAFALGAR: readonly OddsRow[] = [
  ['Trafalgar', 4000],
  ['turns left', 0],
  ['two objectives in reach', -4000],
  ['an objective scored', -800],
  ['Brest entered', -1000],
  ['Allied guns while time is left', -6000],
  ['guns of both', 500],
  ['battle at Trafalgar', 1500],
];

/** 23.1 Points decide it. All of them are divided by how far a lead may still go astray: see `features`. */
const CAMPAIGN: readonly OddsRow[] = [
  ['lead', 250],
  ['prospects', 100],
  ['turns to come', 0],
  ['Allied guns', -500],
  ['British guns', 50],
  ['battle', 500],
  ['Barges under sail', -1500],
];

/** Scenarios, for what the features do not say of them; the last has a sea and a pace of its own. */
const SCENARIOS: readonly OddsRow[] = [
  ['campaign', 0],
  ['from-march', 0],
  ['from-july', 0],
  ['west-indies', 0],
  ['turns to come in the West Indies', 0],
];

export const ROWS: readonly OddsRow[] = [...TRAFALGAR, ...CAMPAIGN, ...SCENARIOS];
/** Where the rows of campaigns and those of scenarios begin. */
export const CAMPAIGN_FROM = TRAFALGAR.length;
export const SCENARIOS_FROM = CAMPAIGN_FROM + CAMPAIGN.length;
