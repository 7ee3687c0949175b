/** What a thread of `analyse` does: its share of the decisions of one game, whose log has been checked. */

import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '@weathergauge/engine';
import { restoredMatch } from '@weathergauge/host';
import { decisionsOf } from '@weathergauge/host/analysis';
import type { AnalysisReport, AnalysisTask } from './analysis-threads.ts';
import { open } from './library.ts';

/** Least milliseconds between two reports of progress. */
const BETWEEN_REPORTS = 200;

const { book, log, seats, share, milliseconds } = workerData as AnalysisTask;

function report(said: AnalysisReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(said);
}

const match = await restoredMatch({ open: () => open(book) }, log, null);
if (isRefusal(match)) throw new Error(match.reason);
let reported = 0;
const decisions = decisionsOf(match, seats, share, {
  clock: () => performance.now(),
  milliseconds,
  onProgress(spent) {
    const now = performance.now();
    if (now < reported + BETWEEN_REPORTS) return;
    reported = now;
    report({ kind: 'progress', spent });
  },
});
report({ kind: 'done', decisions });
