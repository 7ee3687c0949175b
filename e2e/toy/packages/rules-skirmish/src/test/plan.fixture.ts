import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Skirmish, SkirmishEvent } from '@weathergauge/engine/skirmish';
import type { Plan } from '@weathergauge/testkit';

export const plan: Plan<Skirmish, SkirmishEvent> = {
  sources: dirname(fileURLToPath(import.meta.resolve('@weathergauge/engine/skirmish'))),
  tests: [import.meta.dirname],
  fixtures: join(import.meta.dirname, 'fixtures'),
  reach: ['event fired', 'event drew'],
  golden: { scenario: 'boats', options: { rounds: 1 }, turn: s => s.round },
};
