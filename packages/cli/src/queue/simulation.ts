/**
 * A simulation on the queue: its chunks are added in one transaction, and the results of the workers are added up in the order of the
 * games. Its name is a hash of what was asked for, so that the same command continues it after an interruption.
 */

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyRuleset } from '@weathergauge/engine';
import type { PlayedChunk, Simulation, SimulationTotals } from '@weathergauge/lab';
import { adder, chunkSize } from '@weathergauge/lab';
import { failedCheck, oneLine } from '../failure.ts';
import type { Queue, QueuedSimulation } from './tables.ts';
import { openQueue, taskOf } from './tables.ts';

/** Chunks are small enough for this many threads of all workers together. */
const MANY_THREADS = 64;
/** Milliseconds between checks of the progress. */
const LOOK = 250;
/** Chunks that are read in one query. */
const AT_ONCE = 100;
/** Practically unlimited: a job that was lost with its worker is always tried again. */
const MOST_TRIES = 30_000;

type Wish = Omit<Simulation, 'workers' | 'module'>;

export async function queued(database: string, ruleset: AnyRuleset, wish: Wish): Promise<SimulationTotals> {
  const queue = await openQueue(database);
  try {
    const id = await put(queue, ruleset, wish);
    return await gather(queue, id, wish);
  } finally {
    await queue.close();
  }
}

async function put(queue: Queue, ruleset: AnyRuleset, wish: Wish): Promise<string> {
  const { pack = null, config, agents, seed, games, onLogs } = wish;
  const queuedWish: QueuedSimulation = { pack, config, agents, seed, games, logged: onLogs !== undefined };
  const text = JSON.stringify(queuedWish);
  const id = createHash('sha256')
    .update(`${taskOf(ruleset)}\n${text}`)
    .digest('hex');
  await queue.together(async client => {
    const made = await client.query(
      'insert into weathergauge_queue.simulations (id, wish) values ($1, $2) on conflict do nothing returning id',
      [id, text],
    );
    if (made.rows.length === 0) return;
    await client.query(
      `select count(graphile_worker.add_job(
         $1, json_build_object('simulation', $2::text, 'first', first, 'count', least($3::bigint, $4::bigint - first)),
         max_attempts => $5))
       from generate_series(0::bigint, $4::bigint - 1, $3::bigint) as first`,
      [taskOf(ruleset), id, chunkSize(games, MANY_THREADS), games, MOST_TRIES],
    );
  });
  return id;
}

async function gather(queue: Queue, id: string, { config, games, onGames, onLogs }: Wish): Promise<SimulationTotals> {
  const sum = adder(config.seats);
  let told = 0;
  for (let next = 0; ; ) {
    const { rows } = await queue.utils.withPgClient(client =>
      client.query<{ first: string; count: number; played: string }>(
        'select first, count, played from weathergauge_queue.chunks where simulation = $1 and first >= $2 order by first limit $3',
        [id, next, AT_ONCE],
      ),
    );
    const from = next;
    for (const { first, count, played } of rows) {
      if (Number(first) !== next) break;
      const chunk = JSON.parse(played) as PlayedChunk;
      sum.add(chunk);
      await onLogs?.(next, chunk.logs);
      next += count;
    }
    if (next >= games) {
      onGames?.(games - told);
      await take(queue, id);
      return sum.total();
    }
    const finished = await progress(queue, id);
    onGames?.(finished - told);
    told = finished;
    await queue.freeJobsOfTheDead();
    if (next === from) await pause(LOOK);
  }
}

/** How many games have been played. Throws if the simulation has failed. */
async function progress(queue: Queue, id: string): Promise<number> {
  const { rows } = await queue.utils.withPgClient(client =>
    client.query<{ failed: string | null; finished: string }>(
      `select failed, (select coalesce(sum(count), 0) from weathergauge_queue.chunks where simulation = id) as finished
       from weathergauge_queue.simulations where id = $1`,
      [id],
    ),
  );
  const [row] = rows;
  if (row === undefined) throw failedCheck('somebody else has asked for the same simulation, and has fetched it');
  if (row.failed === null) return Number(row.finished);
  await take(queue, id);
  throw failedCheck(`a worker cannot play this: ${oneLine(row.failed).slice(0, 300)}`);
}

/** Deletes a simulation whose result has been read, or that has failed. Remaining jobs do nothing. */
async function take(queue: Queue, id: string): Promise<void> {
  await queue.utils.withPgClient(client =>
    client.query('delete from weathergauge_queue.simulations where id = $1', [id]),
  );
}
