/** What a thread of `log-threads.ts` does: one log. */

import { parentPort, workerData } from 'node:worker_threads';
import type { LogQuestion } from '@weathergauge/host';
import { checkHere } from '@weathergauge/host';
import type { Book } from './library.ts';
import { open } from './library.ts';
import { threadClock } from './thread-clock.ts';

const checker = checkHere({ open: () => open(workerData as Book) }, threadClock);

parentPort?.on('message', (question: LogQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  void checker.check(question).then(answer => parentPort?.postMessage(answer));
});
// Ready, now that all of this is loaded.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage('ready');
