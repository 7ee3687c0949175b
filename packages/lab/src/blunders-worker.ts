/** The entry of a thread that watches games for follies. Time is the thread's own CPU time. */

import { workerData } from 'node:worker_threads';
import { parseAgent } from '@weathergauge/agents';
import type { AnyFollyBook, AnyRuleset } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { BlunderChunk, Blunders } from './blunders.ts';
import { countBlunders } from './blunders.ts';
import type { Rules } from './chunk.ts';
import { loadRules, STOP } from './chunk.ts';
import type { SampledSetup } from './positions.ts';

const rules = workerData as Rules;
const MICROSECONDS = 1000;

let loading: Promise<AnyRuleset> | null = null;

function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}

export default async function watchGames(chunk: BlunderChunk): Promise<Blunders[]> {
  const ruleset = await (loading ??= loadRules(rules));
  const { follyBook } = (await import(chunk.follies)) as { readonly follyBook: AnyFollyBook };
  const agent = parseAgent(chunk.agent);
  if (isRefusal(agent)) throw new Error(agent.reason);
  const found: Blunders[] = [];
  for (let i = chunk.first; i < chunk.first + chunk.count && Atomics.load(rules.stop, 0) !== STOP; i++) {
    const { name, config } = chunk.setups[Math.floor(i / chunk.games)] as SampledSetup;
    const label = `${ruleset.id}/${name}/${chunk.seed}/${i % chunk.games}`;
    const agents = Array.from({ length: config.seats }, () => agent);
    found.push(countBlunders(ruleset, follyBook, config, agents, label, { clock }));
  }
  return found;
}
