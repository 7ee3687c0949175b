/**
 * Tables besides the queue itself: simulations, played chunks, and live workers. A chunk has one row, whoever has played it and however
 * often, so none is counted twice.
 */

import type { JobHelpers, WorkerUtils } from 'graphile-worker';
import { Logger, makeWorkerUtils } from 'graphile-worker';
import type { PlayedChunk, Simulation } from '@weathergauge/lab';
import { badUsage } from '../failure.ts';

/** What every worker must know of a simulation. */
export interface QueuedSimulation extends Pick<Simulation, 'config' | 'agents' | 'seed' | 'games'> {
  readonly pack: object | null;
  readonly logged: boolean;
}

/** The payload of a job: the chunk that it plays. */
export interface ChunkJob {
  readonly simulation: string;
  readonly first: number;
  readonly count: number;
}

/** Only workers with the same rules take a job: another edition would play other games. */
export const taskOf = ({ id, edition }: { readonly id: string; readonly edition: number }): string =>
  `simulate ${id} ${edition}`;

/** Milliseconds after which a worker that has not renewed its row counts as dead, and between two renewals. */
export const LEASE = 5_000;
export const BEAT = 1_000;

const SCHEMA = `
  create schema if not exists weathergauge_queue;
  create table if not exists weathergauge_queue.simulations (id text primary key, wish text not null, failed text);
  create table if not exists weathergauge_queue.chunks (
    simulation text not null references weathergauge_queue.simulations on delete cascade,
    first bigint not null,
    count integer not null,
    played text not null,
    primary key (simulation, first)
  );
  create table if not exists weathergauge_queue.workers (id text primary key, alive_until timestamptz not null);
`;
/** The advisory lock under which the schema is made: two processes that make it at once would collide. */
const LOCK = 4_805_013;

type Client = Parameters<Parameters<WorkerUtils['withPgClient']>[0]>[0];

export interface Queue {
  readonly utils: WorkerUtils;
  /** Runs `work` in one transaction. */
  together<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Unlocks the jobs of dead workers, so that others can take them. */
  freeJobsOfTheDead(): Promise<void>;
  close(): Promise<void>;
}

/** Silences the log of graphile-worker: workers and simulations report by themselves. */
export const silent = new Logger(() => () => {});

export async function openQueue(database: string): Promise<Queue> {
  const utils = await makeWorkerUtils({ connectionString: database, logger: silent }).catch(unreachable);
  const together = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
    utils.withPgClient(async client => {
      await client.query('begin');
      try {
        const done = await work(client);
        await client.query('commit');
        return done;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  try {
    await together(async client => {
      await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
      await client.query(SCHEMA);
    });
    await utils.migrate();
  } catch (error) {
    await utils.release();
    unreachable(error);
  }
  return {
    utils,
    together,
    async freeJobsOfTheDead() {
      await together(async client => {
        const { rows } = await client.query<{ id: string }>(
          'delete from weathergauge_queue.workers where alive_until < now() returning id',
        );
        if (rows.length > 0)
          await client.query('select graphile_worker.force_unlock_workers($1::text[])', [rows.map(({ id }) => id)]);
      });
    },
    close: async () => utils.release(),
  };
}

function unreachable(error: unknown): never {
  throw badUsage(`the queue cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
}

export async function keepChunk(
  query: JobHelpers['query'],
  { simulation, first, count }: ChunkJob,
  played: PlayedChunk,
): Promise<void> {
  // The simulation may have been read and deleted meanwhile, after another worker has played this chunk.
  await query(
    `insert into weathergauge_queue.chunks (simulation, first, count, played)
     select id, $2, $3, $4 from weathergauge_queue.simulations where id = $1
     on conflict do nothing`,
    [simulation, first, count, JSON.stringify(played)],
  );
}
