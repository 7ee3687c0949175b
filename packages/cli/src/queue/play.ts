/** A worker: plays chunks of simulations from the queue in threads, and renews its row every second. */

import { EventEmitter } from 'node:events';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import { run } from 'graphile-worker';
import type { ChunkPlayers } from '@weathergauge/lab';
import { chunkPlayers } from '@weathergauge/lab';
import type { Library, Book } from '../library.ts';
import { open } from '../library.ts';
import type { ChunkJob, QueuedSimulation } from './tables.ts';
import { BEAT, keepChunk, LEASE, openQueue, silent, taskOf } from './tables.ts';

export interface Playing {
  /** Resolves when the chunks under way are played and stored. */
  stop(): Promise<void>;
}

export async function playQueue(database: string, library: Library, workers: number): Promise<Playing> {
  const queue = await openQueue(database);
  const events: WorkerEvents = new EventEmitter();
  const ids: string[] = [];
  events.on('pool:create', ({ workerPool }) => ids.push(workerPool.id));
  const players = playersOf(workers);
  const taskList: TaskList = {};
  for (const book of library)
    taskList[taskOf(await open(book))] = async (payload, { query }) => {
      const job = payload as ChunkJob;
      const { simulation, first, count } = job;
      const { rows } = await query<{ wish: string }>(
        `select wish from weathergauge_queue.simulations as wanted where id = $1 and failed is null
         and not exists (select from weathergauge_queue.chunks where simulation = wanted.id and first = $2)`,
        [simulation, first],
      );
      const [found] = rows;
      // The simulation was abandoned, or the chunk was played by a worker that was taken for dead.
      if (found === undefined) return;
      const { pack, ...wish } = JSON.parse(found.wish) as QueuedSimulation;
      const played = await players
        .of(book, pack)
        .play({ ...wish, first, count })
        // The same games would fail on every worker, so the error is stored for whoever waits for them.
        .catch(async (error: unknown) => {
          const why = error instanceof Error ? error.message : String(error);
          await query('update weathergauge_queue.simulations set failed = $2 where id = $1', [simulation, why]);
          return null;
        });
      if (played !== null) await keepChunk(query, job, played);
    };
  async function beat(): Promise<void> {
    await queue.utils.withPgClient(client =>
      client.query(
        `insert into weathergauge_queue.workers (id, alive_until)
         select id, now() + make_interval(secs => $2) from unnest($1::text[]) as id
         on conflict (id) do update set alive_until = excluded.alive_until`,
        [ids, LEASE / 1000],
      ),
    );
    await queue.freeJobsOfTheDead();
  }
  const runner = await run({
    connectionString: database,
    concurrency: workers,
    // Connections of the jobs, and one that listens for new ones.
    maxPoolSize: workers + 2,
    noHandleSignals: true,
    pollInterval: BEAT,
    logger: silent,
    events,
    taskList,
  });
  await beat();
  // If this fails because the database is away, nobody else can take the jobs either.
  const timer = setInterval(() => void beat().catch(() => {}), BEAT);
  return {
    async stop() {
      await runner.stop();
      clearInterval(timer);
      await queue.utils.withPgClient(client =>
        client.query('delete from weathergauge_queue.workers where id = any($1::text[])', [ids]),
      );
      await queue.close();
      await players.close();
    },
  };
}

/** Threads load one rulebook with one pack; those of the last simulation are kept. */
function playersOf(workers: number) {
  const all = new Map<string, { readonly threads: ChunkPlayers; busy: number }>();

  async function sweep(current: string): Promise<void> {
    const idle = [...all].filter(([key, { busy }]) => key !== current && busy === 0);
    for (const [key] of idle) all.delete(key);
    await Promise.all(idle.map(([, { threads }]) => threads.close()));
  }

  return {
    of({ module }: Book, pack: object | null): Pick<ChunkPlayers, 'play'> {
      const key = JSON.stringify([module, pack]);
      const players = all.get(key) ?? { threads: chunkPlayers({ module, pack, workers }), busy: 0 };
      all.set(key, players);
      return {
        async play(chunk) {
          players.busy++;
          try {
            await sweep(key);
            return await players.threads.play(chunk);
          } finally {
            players.busy--;
          }
        },
      };
    },
    close: async () => void (await Promise.all([...all.values()].map(({ threads }) => threads.close()))),
  };
}
