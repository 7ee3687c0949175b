/**
 * Set-ups that one side wins much more often between equal agents: `weathergauge lab calibrate sails-of-glory --games 400 --seed k1`, 2026-11-18;
 * with the handicaps seed bal6. Sitting Ducks is for one player, who may take more or less upon himself by its options.
 */

import type { Uneven } from '@weathergauge/engine';

export const uneven: readonly Uneven[] = [
  {
    scenario: 'enemy-in-sight',
    options: { level: 'standard' },
    score: 22,
    games: 400,
    handicap: { options: { wind: 'french' }, balance: { score: 43, games: 120 } },
  },
  {
    scenario: 'against-the-outpost',
    options: { level: 'standard' },
    score: 69,
    games: 400,
    handicap: { options: { gunnersLacking: 'british' }, balance: { score: 52, games: 120 } },
  },
  {
    scenario: 'against-the-outpost',
    options: { level: 'advanced' },
    score: 61,
    games: 400,
    handicap: { options: { gunnersLacking: 'british', rawBritish: 'liners' }, balance: { score: 44, games: 120 } },
  },
  { scenario: 'sitting-ducks', options: { level: 'basic' }, score: 31, games: 400 },
  { scenario: 'sitting-ducks', options: { level: 'advanced' }, score: 74, games: 400 },
];
