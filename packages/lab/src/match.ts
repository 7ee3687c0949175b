/** A mirrored match in worker threads: a pair of games is one task. */

import { extname } from 'node:path';
import type { MatchConfig } from '@weathergauge/engine';
import { Piscina } from 'piscina';
import type { Pace } from './contender.ts';
import type { MatchScore } from './mirrored-match.ts';
import { sumOf } from './mirrored-match.ts';

/** Sent to each thread once. */
export interface MatchRules {
  /** Address of a module that exports `ruleset`. */
  readonly module: string;
  /** The data pack; null for the printed one. */
  readonly pack: object | null;
}

/** A task of a thread: two games with sides swapped. */
export interface PairOfGames {
  readonly config: MatchConfig;
  readonly first: string;
  readonly second: string;
  readonly label: string;
  readonly pace: Pace;
}

export interface Match extends MatchRules {
  /** Pairs of games use these in turn. */
  readonly configs: readonly MatchConfig[];
  /** As `readContender` reads them. */
  readonly first: string;
  readonly second: string;
  readonly pairs: number;
  readonly seed: string;
  readonly workers: number;
  readonly pace: Pace;
  readonly onGames?: (games: number) => void;
}

/** The score from the first agent's point of view. */
export async function playMatch(match: Match): Promise<MatchScore> {
  const { module, pack, configs, first, second, pairs, seed, pace, onGames } = match;
  const workers = Math.min(match.workers, pairs);
  const pool = new Piscina<PairOfGames, MatchScore>({
    filename: new URL(`./match-worker${extname(import.meta.url)}`, import.meta.url).href,
    workerData: { module, pack } satisfies MatchRules,
    minThreads: workers,
    maxThreads: workers,
    execArgv: ['--no-warnings'],
  });
  try {
    const scores = await Promise.all(
      Array.from({ length: pairs }, async (_, pair) => {
        const config = configs[pair % configs.length] as MatchConfig;
        const label = `${config.scenario}/${seed}/${pair}`;
        const score = await pool.run({ config, first, second, label, pace });
        onGames?.(score.games);
        return score;
      }),
    );
    return sumOf(scores);
  } finally {
    await pool.destroy();
  }
}
