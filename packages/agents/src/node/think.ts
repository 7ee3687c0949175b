/**
 * Searches in worker threads. Each thread searches independently from a seed of its own, and the visits of their roots are added up. The
 * caller's thread stays free.
 */

import { Worker } from 'node:worker_threads';
import type { Action, Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { ParsedAgent } from '../parse.ts';
import { readAgent } from '../parse.ts';
import type { Progress, SearchReport } from '../search-report.ts';
import { merged } from '../search-report.ts';
import { SEARCH_DEFAULTS } from '../search.ts';
import type { Answer, WorkerSetup, Question } from './messages.ts';

export interface ThinkRequest {
  readonly state: Readonly<object>;
  readonly seat: Seat;
  /** As `parseAgent` reads it. An iteration budget is shared out among the threads; a budget of time is each one's own. */
  readonly agent: string | ParsedAgent;
  /** How many of the threads think; all of them when nothing is said. */
  readonly threads?: number;
  readonly seed: string;
  readonly onProgress?: Progress;
  /** Ends the search early: its best answer so far is given. */
  readonly signal?: AbortSignal;
}

export interface Thought {
  readonly action: Action;
  /** Null for an agent that does not search. */
  readonly report: SearchReport | null;
}

export interface ThinkersOptions {
  /** A module that exports `ruleset`: a package name, or a file URL. */
  readonly rulesetModule: string;
  /** The data pack of the game (`packOf` its ruleset): null, or nothing, for the printed one. */
  readonly pack?: object | null;
  readonly workers?: number;
}

/** Threads that wait for questions about one rulebook. */
export interface Thinkers {
  think(request: ThinkRequest): Promise<Thought>;
  /** Terminates the threads; questions still open are rejected. */
  close(): Promise<void>;
}

interface Waiting {
  readonly onProgress: Progress;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  ask(question: Omit<Question, 'id'>, onProgress: Progress): Promise<Thought>;
  close(): Promise<void>;
}

export function openThinkers({ rulesetModule, pack = null, workers = 1 }: ThinkersOptions): Thinkers {
  const threads = Array.from({ length: Math.max(1, workers) }, () => openThread({ rulesetModule, pack }));
  return {
    think: request => thinkTogether(threads, request),
    close: async () => {
      await Promise.all(threads.map(thread => thread.close()));
    },
  };
}

/** One question to threads made for it alone. With one thread and an iteration budget the answer follows from the seed. */
export async function thinkInWorkers(options: ThinkersOptions & ThinkRequest): Promise<Thought> {
  const thinkers = openThinkers(options);
  try {
    return await thinkers.think(options);
  } finally {
    await thinkers.close();
  }
}

async function thinkTogether(threads: readonly Thread[], request: ThinkRequest): Promise<Thought> {
  const agent = typeof request.agent === 'string' ? readAgent(request.agent) : request.agent;
  if (isRefusal(agent)) throw new Error(agent.reason);
  const shares = shareOut(agent, Math.min(threads.length, request.threads ?? threads.length));
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const halt = () => Atomics.store(stop, 0, 1);
  if (request.signal?.aborted) halt();
  request.signal?.addEventListener('abort', halt);
  const state = JSON.stringify(request.state);
  const latest: (SearchReport | null)[] = shares.map(() => null);
  try {
    const thoughts = await Promise.all(
      shares.map((share, i) =>
        (threads[i] as Thread).ask(
          { state, seat: request.seat, agent: share, seed: `${request.seed}/${i}`, stop },
          report => {
            latest[i] = report;
            request.onProgress?.(merged(latest.filter(each => each !== null)));
          },
        ),
      ),
    );
    const [first] = thoughts as [Thought, ...Thought[]];
    const reports = thoughts.flatMap(thought => thought.report ?? []);
    if (reports.length === 0) return first;
    const report = merged(reports);
    return { action: report.best, report };
  } finally {
    request.signal?.removeEventListener('abort', halt);
  }
}

/** What each thread is asked to do. Agents that do not search need only one. */
function shareOut(agent: ParsedAgent, threads: number): readonly ParsedAgent[] {
  if (agent.kind !== 'search') return [agent];
  const budget = agent.options.budget ?? SEARCH_DEFAULTS.budget;
  if (!('iterations' in budget)) return Array.from({ length: threads }, () => agent);
  const { iterations } = budget;
  const busy = Math.min(threads, iterations);
  return Array.from({ length: busy }, (_, i) => {
    const share = Math.floor(iterations / busy) + (i < iterations % busy ? 1 : 0);
    return { kind: 'search', options: { ...agent.options, budget: { iterations: share } } };
  });
}

function openThread(birth: WorkerSetup): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: birth });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let lost: Error | null = null;

  function fail(error: Error): void {
    lost ??= error;
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  }
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thinking thread has ended')));
  worker.on('message', (answer: Answer) => {
    const question = waiting.get(answer.id);
    if (question === undefined) return;
    if (answer.type === 'progress') {
      question.onProgress(answer.report);
      return;
    }
    waiting.delete(answer.id);
    if (answer.type === 'done') question.resolve(answer);
    else question.reject(new Error(answer.reason));
  });

  return {
    ask: (question, onProgress) =>
      new Promise((resolve, reject) => {
        if (lost !== null) {
          reject(lost);
          return;
        }
        const id = asked++;
        waiting.set(id, { onProgress, resolve: ({ action, report }) => resolve({ action, report }), reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        worker.postMessage({ ...question, id } satisfies Question);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}
