/** How agents of each level choose, and the other agents by the names that the command line has for them. */

import type { Agent, SearchOptions } from '@weathergauge/agents';
import { greedy, makeAgent, random, readAgent } from '@weathergauge/agents';
import type { Refusal, Rng } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Level } from './protocol.ts';
import { levels } from './protocol.ts';

export type Mind =
  | { readonly kind: 'at-once'; readonly agent: (rng: Rng) => Agent }
  /** `options` for an answer that may take this share of the time of a whole move. */
  | { readonly kind: 'search'; readonly options: (share: number) => Partial<SearchOptions> };

/** At the level `midshipman` one answer in three is random. */
const CARELESS = 3;

/** Thinks so long over a whole move, not over each answer of it. */
function withinMove(milliseconds: number): Mind {
  return {
    kind: 'search',
    options: share => ({ budget: { milliseconds: Math.max(1, Math.round(share * milliseconds)) } }),
  };
}

const minds: Readonly<Record<Level, Mind>> = {
  midshipman: { kind: 'at-once', agent: rng => (rng.below(CARELESS) === 0 ? random : greedy(1)) },
  lieutenant: { kind: 'at-once', agent: () => greedy() },
  captain: withinMove(2_000),
  admiral: withinMove(5_000),
};

/** One of `levels`, or an agent as `readAgent` spells it, such as `greedy:8`. */
export function readMind(name: string): Mind | Refusal {
  const level = levels.find(each => each === name);
  if (level !== undefined) return minds[level];
  const parsed = readAgent(name);
  if (isRefusal(parsed)) return parsed;
  return parsed.kind === 'search'
    ? { kind: 'search', options: () => parsed.options }
    : { kind: 'at-once', agent: () => makeAgent(parsed) };
}
