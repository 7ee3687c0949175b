/** The campaign that one side wins much more often between equal agents: `weathergauge lab calibrate sea-of-glory-1805 --games 100 --seed k1`, 2026-11-18. */

import type { Uneven } from '@weathergauge/engine';

export const uneven: readonly Uneven[] = [{ scenario: 'campaign', score: 68, games: 100 }];
