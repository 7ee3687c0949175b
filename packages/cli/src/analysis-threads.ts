/** Analyses a finished game in several threads, each with a share of the decisions. */

import { Worker } from 'node:worker_threads';
import type { Seat } from '@weathergauge/engine';
import type { Decision } from '@weathergauge/host';
import type { AnalysisShare } from '@weathergauge/host/analysis';
import type { Book } from './library.ts';

export interface AnalysisTask {
  readonly book: Book;
  /** The log, which has been checked. */
  readonly log: string;
  readonly seats: readonly Seat[];
  readonly share: AnalysisShare;
  readonly milliseconds: number;
}

export type AnalysisReport =
  | { readonly kind: 'progress'; readonly spent: number }
  | { readonly kind: 'done'; readonly decisions: readonly Decision[] };

/** In the order of the game. */
export async function analyseInThreads(
  task: Omit<AnalysisTask, 'share'>,
  workers: number,
  onProgress: (share: number) => void,
): Promise<readonly Decision[]> {
  const spent = Array.from({ length: workers }, () => 0);
  const threads: Worker[] = [];
  const lookThrough = (part: number): Promise<readonly Decision[]> =>
    new Promise((resolve, reject) => {
      const workerData: AnalysisTask = { ...task, share: { part, of: workers } };
      const worker = new Worker(new URL('./analysis-thread.ts', import.meta.url), { workerData });
      threads.push(worker);
      worker.on('message', (said: AnalysisReport) => {
        if (said.kind === 'done') return resolve(said.decisions);
        spent[part] = said.spent;
        onProgress(spent.reduce((sum, one) => sum + one, 0) / workers);
      });
      worker.once('error', reject);
    });
  try {
    const found = await Promise.all(spent.map((_, part) => lookThrough(part)));
    return found.flat().toSorted((a, b) => a.entry - b.entry);
  } finally {
    await Promise.all(threads.map(worker => worker.terminate()));
  }
}
