/** Many games between agents, divided among threads; results are combined in the order of the games. */

import { createHash } from 'node:crypto';
import type { MatchConfig } from '@weathergauge/engine';
import type { Chunk, PlayedChunk } from './chunk.ts';
import { playingThreads, shareOut } from './threads.ts';

export interface Simulation {
  /** Address of a module that exports `ruleset`: every thread loads it. */
  readonly module: string;
  /** The data pack (`packOf` a ruleset): null or absent for the printed one. */
  readonly pack?: object | null;
  readonly config: MatchConfig;
  /** One for each seat, as `parseAgent` reads them. */
  readonly agents: readonly string[];
  /** Game i has the label `<ruleset>/<scenario>/<seed>/<i>`, which decides everything in it. */
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
  /** Called with the number of games that have finished since the last call. */
  readonly onGames?: (games: number) => void;
  /**
   * Called with the logs of some games, from game `first` on, in the order of the games. Further games wait until it resolves; a rejection
   * ends the simulation.
   */
  readonly onLogs?: (first: number, logs: readonly string[]) => Promise<void>;
}

export interface SimulationTotals {
  readonly finished: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Games lost to the rules themselves, in books that one player plays alone. */
  readonly defeats: number;
  readonly decisions: number;
  /** CPU time of the threads while they played. */
  readonly cpuSeconds: number;
  /** Hash of the last states of all games in order: the same seed gives the same hash for any number of threads. */
  readonly hash: string;
}

const HASH_DIGITS = 16;

export async function simulate(simulation: Simulation): Promise<SimulationTotals> {
  const { module, pack = null, config, agents, seed, games, workers, onGames, onLogs } = simulation;
  const sum = adder(config.seats);
  const logged = onLogs !== undefined;
  await shareOut<PlayedChunk>({
    thread: 'chunk-worker',
    module,
    pack,
    games,
    workers,
    onGames,
    ask: (first, count): Chunk => ({ config, agents, seed, first, count, logged }),
    take(first, played) {
      sum.add(played);
      return onLogs?.(first, played.logs);
    },
  });
  return sum.total();
}

/** Plays chunks in threads, for callers that distribute them in another way. */
export interface ChunkPlayers {
  play(chunk: Chunk): Promise<PlayedChunk>;
  /** To be called when none is being played. */
  close(): Promise<void>;
}

export function chunkPlayers({
  module,
  pack = null,
  workers,
}: Pick<Simulation, 'module' | 'pack' | 'workers'>): ChunkPlayers {
  const { pool } = playingThreads<PlayedChunk>({ thread: 'chunk-worker', module, pack, workers });
  return { play: chunk => pool.run(chunk), close: () => pool.destroy() };
}

export interface Adder {
  /** The chunks in the order of their games. */
  add(played: PlayedChunk): void;
  total(): SimulationTotals;
}

export function adder(seats: number): Adder {
  const hash = createHash('sha256');
  const wins = Array.from({ length: seats }, () => 0);
  let finished = 0;
  let draws = 0;
  let defeats = 0;
  let decisions = 0;
  let cpuMicroseconds = 0;
  return {
    add(played: PlayedChunk): void {
      for (const [seat, won] of played.wins.entries()) wins[seat] = (wins[seat] ?? 0) + won;
      finished += played.hashes.length;
      draws += played.draws;
      defeats += played.defeats;
      decisions += played.decisions;
      cpuMicroseconds += played.cpuMicroseconds;
      for (const each of played.hashes) hash.update(`${each}\n`);
    },
    total: (): SimulationTotals => ({
      finished,
      wins,
      draws,
      defeats,
      decisions,
      cpuSeconds: cpuMicroseconds / 1e6,
      hash: hash.digest('hex').slice(0, HASH_DIGITS),
    }),
  };
}
