/** Divides games among threads in chunks; results are taken in the order of the games. */

import { extname } from 'node:path';
import { Piscina } from 'piscina';
import type { Rules } from './chunk.ts';
import { STOP } from './chunk.ts';

export interface Shared<R> {
  /** The playing thread's file beside this one, without its ending. */
  readonly thread: string;
  readonly module: string;
  readonly pack: object | null;
  readonly games: number;
  readonly workers: number;
  /** The message to a thread for these games. */
  ask(first: number, count: number): object;
  /** Takes a result; further chunks wait until it resolves, and a rejection ends everything. */
  take(first: number, result: R): Promise<void> | void;
  readonly onGames?: ((games: number) => void) | undefined;
}

/** Enough chunks that no thread is idle for long at the end, and that progress is visible. */
const CHUNKS_PER_WORKER = 16;
const LARGEST_CHUNK = 200;
/** Chunks that are handed out ahead for each thread, so that none waits and few results are held back for the order. */
const AHEAD = 2;

export function chunkSize(games: number, workers: number): number {
  return Math.max(1, Math.min(LARGEST_CHUNK, Math.floor(games / (workers * CHUNKS_PER_WORKER))));
}

export interface PlayingThreads<R> {
  readonly pool: Piscina<object, R>;
  /** Stops threads after their present game. */
  stop(): void;
}

export function playingThreads<R>({
  thread,
  module,
  pack,
  workers,
}: Pick<Shared<R>, 'thread' | 'module' | 'pack' | 'workers'>): PlayingThreads<R> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const pool = new Piscina<object, R>({
    filename: new URL(`./${thread}${extname(import.meta.url)}`, import.meta.url).href,
    workerData: { module, pack, stop } satisfies Rules,
    minThreads: workers,
    maxThreads: workers,
    // A large young generation for short-lived offers and events, because threads slow each other down when they collect garbage.
    resourceLimits: { maxYoungGenerationSizeMb: 384 },
    // Warnings of a thread are no part of the result.
    execArgv: ['--no-warnings'],
  });
  return { pool, stop: () => void Atomics.store(stop, 0, STOP) };
}

export async function shareOut<R>(shared: Shared<R>): Promise<void> {
  const { thread, module, pack, games, ask, take, onGames } = shared;
  const workers = Math.min(shared.workers, games);
  const size = chunkSize(games, workers);
  const { pool, stop } = playingThreads<R>({ thread, module, pack, workers });
  const early = new Map<number, { readonly result: R; readonly count: number }>();
  let given = 0;
  let added = 0;
  let kept: Promise<void> = Promise.resolve();

  async function keepPlaying(): Promise<void> {
    while (given < games) {
      const first = given;
      const count = Math.min(size, games - first);
      given += count;
      early.set(first, { result: await pool.run(ask(first, count)), count });
      onGames?.(count);
      for (let next = early.get(added); next !== undefined; next = early.get(added)) {
        early.delete(added);
        const { result } = next;
        const from = added;
        kept = kept.then(() => take(from, result));
        added += next.count;
      }
      await kept;
    }
  }

  const players = Array.from({ length: workers * AHEAD }, keepPlaying);
  try {
    await Promise.all(players);
  } finally {
    // If ended early, threads finish their present game first: terminating one while it loads modules or answers can crash the process.
    stop();
    given = games;
    await Promise.allSettled(players);
    await pool.destroy();
  }
}
