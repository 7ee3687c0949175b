/** Shares games out among threads and puts the pieces together in the order of the games. */

import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { MatchConfig } from '@weathergauge/engine';
import { Piscina } from 'piscina';
import { badUsage } from './failure.ts';
import type { Chunk, Played, Unplayed } from './games.ts';
import type { Shelf } from './library.ts';

export interface Job {
  readonly shelf: Shelf;
  readonly config: MatchConfig;
  readonly agents: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
  readonly logs: string | null;
}

export interface Tournament {
  readonly finished: number;
  readonly wins: readonly number[];
  readonly draws: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
  readonly hash: string;
}

/** Enough chunks that no thread idles long at the end, and none so long that the progress stands still. */
const CHUNKS_PER_WORKER = 16;
const LARGEST_CHUNK = 200;
/** Chunks handed out ahead, per thread: a thread never waits, and little is held back for the order of the games. */
const AHEAD = 2;
const HASH_DIGITS = 16;

export async function playTournament(job: Job, onGames: (games: number) => void): Promise<Tournament> {
  const { games } = job;
  const workers = Math.min(job.workers, games);
  const size = Math.max(1, Math.min(LARGEST_CHUNK, Math.floor(games / (workers * CHUNKS_PER_WORKER))));
  const pool = new Piscina<Chunk, Played | Unplayed>({
    filename: new URL(`./games-worker${extname(import.meta.url)}`, import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    // Short-lived offers and events fill the nursery: a roomy one is swept seldom, and sweeping is what threads share.
    resourceLimits: { maxYoungGenerationSizeMb: 384 },
    // Warnings of a thread are no part of the result.
    execArgv: ['--no-warnings'],
  });
  const sum = adder(job.config.seats);
  const early = new Map<number, Played>();
  let given = 0;
  let added = 0;

  async function keepPlaying(): Promise<void> {
    while (given < games) {
      const first = given;
      const count = Math.min(size, games - first);
      given += count;
      const { shelf, config, agents, seed, logs } = job;
      const played = await pool.run({ shelf, config, agents, seed, logs, first, count });
      if ('failure' in played) throw badUsage(played.failure);
      early.set(first, played);
      onGames(count);
      for (let next = early.get(added); next !== undefined; next = early.get(added)) {
        early.delete(added);
        sum.add(next);
        added += next.hashes.length;
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: workers * AHEAD }, keepPlaying));
    return sum.total();
  } finally {
    await pool.destroy();
  }
}

function adder(seats: number) {
  const hash = createHash('sha256');
  const wins = Array.from({ length: seats }, () => 0);
  let finished = 0;
  let draws = 0;
  let decisions = 0;
  let cpuMicroseconds = 0;
  return {
    add(played: Played): void {
      for (const [seat, won] of played.wins.entries()) wins[seat] = (wins[seat] ?? 0) + won;
      finished += played.hashes.length;
      draws += played.draws;
      decisions += played.decisions;
      cpuMicroseconds += played.cpuMicroseconds;
      for (const each of played.hashes) hash.update(`${each}\n`);
    },
    total: (): Tournament => ({
      finished,
      wins,
      draws,
      decisions,
      cpuSeconds: cpuMicroseconds / 1e6,
      hash: hash.digest('hex').slice(0, HASH_DIGITS),
    }),
  };
}
