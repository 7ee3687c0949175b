/** What the main thread asks of a playing thread, and what it gets back. */

import type { AnyRuleset, MatchConfig, RulebookModule } from '@weathergauge/engine';
import { isRefusal, rulesetBy } from '@weathergauge/engine';

/** What every game of a simulation needs; sent to each thread once. */
export interface Rules {
  /** Address of a module that exports `ruleset`. */
  readonly module: string;
  /** The data pack; null for the printed one. */
  readonly pack: object | null;
  /** Shared by all threads: once it is `STOP`, none begins another game. */
  readonly stop: Int32Array;
}

export const STOP = 1;

export async function loadRules({ module, pack }: Rules): Promise<AnyRuleset> {
  const ruleset = rulesetBy((await import(module)) as RulebookModule, pack);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  return ruleset;
}

/** A run of whole games, numbered from `first`. */
export interface Chunk {
  readonly config: MatchConfig;
  readonly agents: readonly string[];
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  /** Whether the text of every game's log is wanted. */
  readonly logged: boolean;
}

export interface PlayedChunk {
  readonly wins: readonly number[];
  readonly draws: number;
  readonly defeats: number;
  readonly decisions: number;
  /** CPU time of this thread while it played, without start-up. */
  readonly cpuMicroseconds: number;
  /** Hashes of the last state of each game, in order. */
  readonly hashes: readonly string[];
  /** The log of each game, if they were wanted. */
  readonly logs: readonly string[];
}
