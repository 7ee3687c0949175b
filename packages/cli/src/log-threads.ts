/** Checks logs in threads that have little memory and can be ended (`readUntrusted` of the host). */

import { Worker } from 'node:worker_threads';
import type { Refusal } from '@weathergauge/engine';
import type { CheckedLog, CheckingWorker, LogChecker } from '@weathergauge/host';
import { checkElsewhere } from '@weathergauge/host';
import type { Shelf } from './library.ts';

const MEGABYTES = 512;

/** The thread opens the rulebook of this shelf, by its data pack. */
export function threadChecker(shelf: Shelf): LogChecker {
  return checkElsewhere(() => openThread(shelf));
}

function openThread(shelf: Shelf): CheckingWorker {
  const worker = new Worker(new URL('./log-thread.ts', import.meta.url), {
    workerData: shelf,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const said = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  return {
    ready: said(),
    ask(question) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      worker.postMessage(question);
      return said<CheckedLog | Refusal>();
    },
    terminate: () => void worker.terminate(),
  };
}
