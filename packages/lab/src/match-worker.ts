/** The entry of a thread that plays matches. Time is the thread's own CPU time: a busy machine weakens nobody. */

import { workerData } from 'node:worker_threads';
import type { Agent } from '@weathergauge/agents';
import type { AnyRuleset, RulebookModule } from '@weathergauge/engine';
import { isRefusal, rulesetBy } from '@weathergauge/engine';
import type { Pace } from './contender.ts';
import { makeContender, readContender } from './contender.ts';
import type { MatchRules, PairOfGames } from './match.ts';
import type { MatchScore } from './mirrored-match.ts';
import { mirroredMatch } from './mirrored-match.ts';

let loading: Promise<AnyRuleset> | null = null;

async function load({ module, pack }: MatchRules): Promise<AnyRuleset> {
  const ruleset = rulesetBy((await import(module)) as RulebookModule, pack);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  return ruleset;
}

const MICROSECONDS = 1000;

function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}

function agentOf(text: string, pace: Pace): Agent {
  const contender = readContender(text);
  if (isRefusal(contender)) throw new Error(contender.reason);
  return makeContender(contender, pace);
}

export default async function playPair({ config, first, second, label, pace }: PairOfGames): Promise<MatchScore> {
  const ruleset = await (loading ??= load(workerData as MatchRules));
  return mirroredMatch(ruleset, config, agentOf(first, pace), agentOf(second, pace), { pairs: 1, label, clock });
}
