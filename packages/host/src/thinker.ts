/**
 * Computes agents' answers. A host is given a `Thinker` and does not know whether it runs in this thread, in a worker or on another
 * machine.
 */

import type { Seat } from '@weathergauge/engine';
import type { ThinkProgress } from './protocol.ts';

/** Plain data, so that it can be sent to a worker. */
export interface Question {
  readonly ruleset: string;
  /** The data pack of the game; null for the printed one. */
  readonly pack: object | null;
  /** An imagined state: what the seat cannot know has been dealt at random again. */
  readonly state: object;
  readonly seat: Seat;
  readonly level: string;
  /** The share of the level's time for a whole move that this answer may take. */
  readonly share: number;
  readonly seed: string;
}

export interface Thinker {
  think(question: Question, onProgress: (progress: ThinkProgress) => void): Thinking;
}

/** One search under way. */
export interface Thinking {
  /** The text of the answer; rejected if the search fails or is cancelled. */
  readonly answer: Promise<string>;
  /** Ends the search: its best answer so far is taken. */
  stop(): void;
  /** Ends the search: its answer is no longer wanted. */
  cancel(): void;
}

export interface Search {
  ask(listen: (progress: ThinkProgress) => void): Promise<string>;
  onProgress(progress: ThinkProgress): void;
  /** Terminates the worker: a running search reads no messages. */
  terminate(reason: string): void;
}

/** Makes a search stoppable that reads no messages: it is terminated, and its best reported answer is taken. */
export function cancellable({ ask, onProgress, terminate }: Search): Thinking {
  let best: string | null = null;
  let phase: 'thinking' | 'stopping' | 'done' = 'thinking';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Handled here, so that a cancelled search causes no unhandled rejection.
  promise.catch(() => {});

  function takeBest(text: string): void {
    phase = 'done';
    resolve(text);
    terminate('stopped');
  }

  function listen(progress: ThinkProgress): void {
    if (phase === 'done') return;
    best = progress.best;
    if (phase === 'stopping') takeBest(best);
    else onProgress(progress);
  }

  ask(listen).then(
    text => {
      phase = 'done';
      resolve(text);
    },
    (error: unknown) => {
      phase = 'done';
      reject(error);
    },
  );

  return {
    answer: promise,
    stop() {
      if (phase !== 'thinking') return;
      // Stopped before its first report: the next report is taken as the answer.
      if (best === null) phase = 'stopping';
      else takeBest(best);
    },
    cancel() {
      if (phase === 'done') return;
      phase = 'done';
      reject(new Error('cancelled'));
      terminate('cancelled');
    },
  };
}
