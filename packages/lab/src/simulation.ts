/** Many games between agents, shared out among threads; the pieces are put together in the order of the games. */

import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { MatchConfig } from '@weathergauge/engine';
import { Piscina } from 'piscina';
import type { Chunk, PlayedChunk, Rules } from './chunk.ts';
import { STOP } from './chunk.ts';

export interface Simulation {
  /** Address of a module that exports `ruleset`: every thread loads it. */
  readonly module: string;
  /** The data pack to play by (`packOf` a ruleset): null, or nothing, for the printed one. */
  readonly pack?: object | null;
  readonly config: MatchConfig;
  /** One for each seat, as `parseAgent` reads them. */
  readonly agents: readonly string[];
  /** Game i is labelled `<ruleset>/<scenario>/<seed>/<i>`, which decides all that happens in it. */
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
  /** Told now and then how many more games are finished. */
  readonly onGames?: (games: number) => void;
  /**
   * Given the texts of the logs of some games, from game `first` on, in the order of the games. Further games wait until they
   * are kept; a rejection ends the simulation.
   */
  readonly onLogs?: (first: number, logs: readonly string[]) => Promise<void>;
}

export interface SimulationTotals {
  readonly finished: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Lost to the rules themselves: of games that are played against nobody else. */
  readonly defeats: number;
  readonly decisions: number;
  /** CPU time of the threads while they played. */
  readonly cpuSeconds: number;
  /** Of the last states of all games in order: the same seed gives the same hash, whatever the number of threads. */
  readonly hash: string;
}

/** Enough chunks that no thread idles long at the end, and none so long that the progress stands still. */
const CHUNKS_PER_WORKER = 16;
const LARGEST_CHUNK = 200;
/** Chunks handed out ahead, per thread: a thread never waits, and little is held back for the order of the games. */
const AHEAD = 2;
const HASH_DIGITS = 16;

export async function simulate(simulation: Simulation): Promise<SimulationTotals> {
  const { module, pack = null, config, agents, seed, games, onGames, onLogs } = simulation;
  const workers = Math.min(simulation.workers, games);
  const size = Math.max(1, Math.min(LARGEST_CHUNK, Math.floor(games / (workers * CHUNKS_PER_WORKER))));
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const pool = new Piscina<Chunk, PlayedChunk>({
    filename: new URL(`./chunk-worker${extname(import.meta.url)}`, import.meta.url).href,
    workerData: { module, pack, stop } satisfies Rules,
    minThreads: workers,
    maxThreads: workers,
    // Short-lived offers and events fill the nursery: a roomy one is swept seldom, and sweeping is what threads share.
    resourceLimits: { maxYoungGenerationSizeMb: 384 },
    // Warnings of a thread are no part of the result.
    execArgv: ['--no-warnings'],
  });
  const sum = adder(config.seats);
  const early = new Map<number, PlayedChunk>();
  let given = 0;
  let added = 0;
  let kept = Promise.resolve();

  async function keepPlaying(): Promise<void> {
    while (given < games) {
      const first = given;
      const count = Math.min(size, games - first);
      given += count;
      early.set(first, await pool.run({ config, agents, seed, first, count, logged: onLogs !== undefined }));
      onGames?.(count);
      for (let next = early.get(added); next !== undefined; next = early.get(added)) {
        early.delete(added);
        const { logs } = next;
        const from = added;
        if (onLogs !== undefined) kept = kept.then(() => onLogs(from, logs));
        sum.add(next);
        added += next.hashes.length;
      }
      await kept;
    }
  }

  const players = Array.from({ length: workers * AHEAD }, keepPlaying);
  try {
    await Promise.all(players);
    return sum.total();
  } finally {
    // Ended early, every thread finishes the game at hand first: one shut down while it loads modules or answers can take the process with it.
    Atomics.store(stop, 0, STOP);
    given = games;
    await Promise.allSettled(players);
    await pool.destroy();
  }
}

function adder(seats: number) {
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
