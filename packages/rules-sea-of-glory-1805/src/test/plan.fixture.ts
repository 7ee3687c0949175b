/** How this book is tried: what random play must reach, what must always hold, which games are recorded. */

import { join } from 'node:path';
import type { Plan } from '@weathergauge/testkit';
import { brokenInvariants } from './invariants.fixture.ts';
import { positions } from './positions.fixture.ts';
import { changeSecrets } from './secrets.fixture.ts';
import { program } from '../index.ts';
import type { GloryEvent } from '../model/events.ts';
import type { Campaign } from '../model/state.ts';

export const plan: Plan<Campaign, GloryEvent> = {
  sources: join(import.meta.dirname, '..'),
  fixtures: join(import.meta.dirname, 'fixtures'),
  program,
  constants: ['articles'],
  leftOut: ['articles', 'blocks.id'],
  seeds: 1,
  deepSeeds: 1,
  randomSets: 1,
  ships: s => s.berths.length,
  invariants: brokenInvariants,
  secrets: changeSecrets,
  // A campaign has thousands of decisions.
  stride: 10,
  forks: 2,
  positions,
  golden: { scenario: 'trafalgar', turn: s => s.turn },
};
