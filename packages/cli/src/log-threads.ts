/** Checks logs in threads with limited memory that can be terminated (`readUntrusted` of the host). */

import { Worker } from 'node:worker_threads';
import type { Refusal } from '@weathergauge/engine';
import type { CheckedLog, CheckingWorker, LogChecker } from '@weathergauge/host';
import { checkElsewhere } from '@weathergauge/host';
import type { Book } from './library.ts';

const MEGABYTES = 512;

interface Thread {
  readonly worker: Worker;
  readonly ready: Promise<unknown>;
}

/** Idle threads, one for each rulebook, kept for the next log. They do not keep the process alive. */
const idle = new Map<string, Thread>();

/** The thread opens the rulebook of this book, by its data pack. */
export function threadChecker(book: Book): LogChecker {
  return checkElsewhere(() => threadFor(book));
}

function threadFor(book: Book): CheckingWorker {
  const { module, pack } = book;
  const thread = pack === undefined ? (idle.get(module) ?? openThread(book)) : openThread(book);
  const { worker, ready } = thread;
  idle.delete(module);
  worker.ref();
  const terminate = (): void => void worker.terminate();
  return {
    ready,
    ask(question) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      worker.postMessage(question);
      return said<CheckedLog | Refusal>(worker);
    },
    release() {
      if (pack !== undefined || idle.has(module)) return terminate();
      worker.unref();
      idle.set(module, thread);
    },
    terminate,
  };
}

function openThread(book: Book): Thread {
  const worker = new Worker(new URL('./log-thread.ts', import.meta.url), {
    workerData: book,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  return { worker, ready: said(worker) };
}

function said<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', hear);
      worker.off('error', fail);
    };
    const hear = (message: T): void => {
      settle();
      resolve(message);
    };
    const fail = (error: unknown): void => {
      settle();
      const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isFull ? new Error('it takes more memory than a log may') : error);
    };
    worker.once('message', hear);
    worker.once('error', fail);
  });
}
