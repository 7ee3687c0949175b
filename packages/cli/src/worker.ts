/** `weathergauge worker`: plays simulations that `weathergauge simulate --database` has put on the queue. */

import { availableParallelism } from 'node:os';
import type { Command } from './command.ts';
import { must, wholeNumber } from './command.ts';
import { say } from './io.ts';
import { databaseIn } from './queue/address.ts';

const MOST_WORKERS = 128;

export const worker: Command = {
  name: 'worker',
  summary: 'Plays simulations that are on a queue in PostgreSQL, with any number of others, until it is ended',
  words: [],
  flags: {
    database: {
      kind: 'text',
      hint: 'URL',
      summary: 'Where the queue is: postgres://user:password@host/name',
      required: true,
    },
    workers: { kind: 'text', hint: 'W', summary: 'Threads; as many as there are cores when nothing is said' },
  },
  async run(line, io, library) {
    const database = must(databaseIn(line) ?? undefined);
    const text = line.text('workers');
    const workers = text === undefined ? availableParallelism() : wholeNumber('--workers', text, 1, MOST_WORKERS);
    // Loaded only here: no other command needs the queue.
    const { playQueue } = await import('./queue/play.ts');
    const asked = new Promise<void>(done => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
    });
    const books = library.filter(({ barred }) => barred === undefined);
    const playing = await playQueue(database, books, workers);
    say(io, `Playing what is on the queue, in ${workers} ${workers === 1 ? 'thread' : 'threads'}.`);
    await asked;
    say(io, 'Ending: the games at hand are played first.');
    await playing.stop();
    say(io, 'Ended; everything is kept.');
  },
};
