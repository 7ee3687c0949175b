/**
 * Set-ups that one side wins much more often between equal agents, 2026-11-18: seeds bal1, k1 (400 games each) and bal5 (600) together; with the
 * handicaps seed bal5.
 */

import type { Uneven } from '@weathergauge/engine';

export const uneven: readonly Uneven[] = [
  {
    scenario: 'H6',
    score: 62,
    games: 1400,
    handicap: { options: { windDiceConvoy: 8, windDiceRaiders: 12 }, balance: { score: 58, games: 600 } },
  },
  {
    scenario: 'free',
    score: 65,
    games: 1400,
    handicap: { options: { windDiceConvoy: 6, windDiceRaiders: 14 }, balance: { score: 56, games: 400 } },
  },
];
