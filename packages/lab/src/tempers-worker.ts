/** The entry of a thread that watches how far agents of a temper venture. */

import { workerData } from 'node:worker_threads';
import type { AnyRuleset } from '@weathergauge/engine';
import type { Rules } from './chunk.ts';
import { loadRules, STOP } from './chunk.ts';
import type { SampledSetup } from './positions.ts';
import type { TemperChunk, Ventured } from './tempers.ts';
import { venturedIn } from './tempers.ts';

const rules = workerData as Rules;

let loading: Promise<AnyRuleset> | null = null;

export default async function watchTempers(chunk: TemperChunk): Promise<(Ventured | null)[]> {
  const ruleset = await (loading ??= loadRules(rules));
  const found: (Ventured | null)[] = [];
  for (let i = chunk.first; i < chunk.first + chunk.count && Atomics.load(rules.stop, 0) !== STOP; i++) {
    const { name, config } = chunk.setups[Math.floor(i / chunk.games)] as SampledSetup;
    const label = `${ruleset.id}/${name}/${chunk.seed}/${i % chunk.games}`;
    found.push(venturedIn(ruleset, config, chunk.temper, label));
  }
  return found;
}
