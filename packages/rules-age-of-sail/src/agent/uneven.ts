/**
 * Set-ups that one side wins much more often between equal agents, 2026-11-18: seeds bal1, k1 (400 games each) and bal5 (600) together; with the
 * handicaps seed bal5. Single combat is as the guided battle needs it.
 */

import type { Uneven } from '@weathergauge/engine';

export const uneven: readonly Uneven[] = [
  {
    scenario: 'single-combat',
    score: 61,
    games: 1400,
    handicap: { options: { windFrom: 'S' }, balance: { score: 52, games: 600 } },
  },
  {
    scenario: 'buccaneers',
    score: 64,
    games: 1400,
    handicap: { options: { shipsB: 4 }, balance: { score: 45, games: 400 } },
  },
  {
    scenario: 'shoal-raid',
    score: 64,
    games: 1400,
    handicap: { options: { shipsB: 4 }, balance: { score: 46, games: 400 } },
  },
];
