/** A pool of threads for agents, so that the server's own thread stays free. */

import { availableParallelism } from 'node:os';
import type { Thinker } from '@weathergauge/host';
import { cancellable } from '@weathergauge/host';
import { Piscina } from 'piscina';
import type { BookModule } from './books.ts';

export interface ThinkerPool extends Thinker {
  /** How many agents can think at the same time. */
  readonly threads: number;
  close(): Promise<void>;
}

/** Milliseconds without a question after which a thread ends. */
const IDLE = 30_000;
const MEGABYTES = 512;

export function thinkerPool(
  bookModules: readonly BookModule[],
  threads = Math.max(1, availableParallelism() - 1),
): ThinkerPool {
  let pool: Piscina | null = null;
  const open = (): Piscina =>
    new Piscina({
      filename: new URL('./thread.ts', import.meta.url).href,
      workerData: bookModules,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
  return {
    threads,
    think(question, onProgress) {
      const stop = new AbortController();
      return cancellable({
        ask: () => (pool ??= open()).run(question, { signal: stop.signal }) as Promise<string>,
        onProgress,
        terminate: () => stop.abort(),
      });
    },
    close: async () => pool?.destroy(),
  };
}
