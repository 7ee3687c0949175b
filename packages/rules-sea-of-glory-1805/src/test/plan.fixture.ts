/** How this book is tried: what random play must reach, what must always hold, which games are recorded. */

import { join } from 'node:path';
import type { Options } from '@weathergauge/engine';
import type { Plan } from '@weathergauge/testkit';
import { brokenInvariants } from './invariants.fixture.ts';
import { positions } from './positions.fixture.ts';
import { battles } from './scenes-of-battle.fixture.ts';
import { attempts } from './scenes-of-raids.fixture.ts';
import { scenes } from './scenes.fixture.ts';
import { reach, reached, reachedBy } from './reach.fixture.ts';
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
  optionSets,
  ships: s => s.berths.length,
  reach,
  coverage: reached,
  reachedBy,
  scenes: [...attempts, ...scenes, ...battles],
  unreachable: {
    'pitt north-sea': '22.2 the North Sea cannot be invaded, and a raid only denies Pitt’s marker',
  },
  longest: 60_000,
  invariants: brokenInvariants,
  secrets: changeSecrets,
  // A campaign has thousands of decisions.
  stride: 10,
  forks: 2,
  positions,
  // Views are long: they are printed at the start, once on the way, and at the end.
  golden: { scenario: 'trafalgar', seed: 'quick', turn: s => s.turn >> 4 },
};

/** Every option by itself where games are short, all of them together in the whole campaign. */
function optionSets(scenario: string): readonly Options[] {
  const events = [{ spentEvents: 'again' }, { openObjectives: true }, { escorts: 'home' }];
  const all = { portsOffMap: true, foulWeather: 'once', spentEvents: 'again', openObjectives: true, escorts: 'home' };
  switch (scenario) {
    case 'campaign':
      return [{}, all];
    case 'from-march':
    case 'from-july':
      return [{}, { portsOffMap: true }];
    case 'west-indies':
      return [{}, { portsOffMap: true }, { foulWeather: 'once' }, ...events, all];
    default:
      return [{}, { portsOffMap: true }, { foulWeather: 'once' }];
  }
}
