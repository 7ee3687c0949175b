/** Agents by name: one of the levels, or an agent as the command line spells it. */

import type { ParsedAgent } from '@weathergauge/agents';
import { agentAtLevel, ranks, readAgent, readOfficer } from '@weathergauge/agents';
import type { AnyRuleset, Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';

export interface Mind {
  /** The agent for an answer that may take this share of the time of a whole move. */
  readonly agent: (ruleset: AnyRuleset, share: number) => ParsedAgent;
  /** Whether it uses all cores. */
  readonly threads: 'one' | 'all';
}

/** One of `levels`, with a temper or without, or an agent as `readAgent` spells it, such as `greedy:8`. */
export function readMind(name: string): Mind | Refusal {
  const officer = readOfficer(name);
  if (officer !== null) {
    const { level, temper } = officer;
    return { agent: (ruleset, share) => agentAtLevel(ruleset, level, share, 1, temper), threads: ranks[level].threads };
  }
  const parsed = readAgent(name);
  return isRefusal(parsed) ? parsed : { agent: () => parsed, threads: 'all' };
}
