/** What the main thread asks of a playing thread, and what it gets back: plain data only. */

import type { MatchConfig } from '@weathergauge/engine';
import type { Shelf } from './library.ts';

/** A run of whole games, numbered from `first`. */
export interface Chunk {
  readonly shelf: Shelf;
  readonly config: MatchConfig;
  readonly agents: readonly string[];
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  /** Folder for one log per game, or null. */
  readonly logs: string | null;
}

/** What the user must mend crosses the threads as a value: an error would lose its exit code on the way. */
export interface Unplayed {
  readonly failure: string;
}

export interface Played {
  readonly wins: readonly number[];
  readonly draws: number;
  readonly decisions: number;
  /** CPU time of this thread while it played: neither start-up nor other threads. */
  readonly cpuMicroseconds: number;
  /** Of the last state of each game, in order. */
  readonly hashes: readonly string[];
}
