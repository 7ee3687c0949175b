/** One thought of an agent, seen from the page: it ends by itself, is stopped at its best so far, or is cancelled. */

import type { ThinkProgress } from './protocol.ts';

export interface Thinking {
  /** The text to answer with; rejected when the thought is cancelled. */
  readonly answer: Promise<string>;
  /** Be content with the best so far. */
  stop(): void;
  /** Nobody wants to know any more. */
  cancel(): void;
}

export interface Thought {
  ask(listen: (progress: ThinkProgress) => void): Promise<string>;
  onProgress(progress: ThinkProgress): void;
  /** Ends the one who thinks: a search cannot hear. */
  dismiss(reason: string): void;
}

export function startThinking({ ask, onProgress, dismiss }: Thought): Thinking {
  let best: string | null = null;
  let state: 'thinking' | 'stopping' | 'done' = 'thinking';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Whoever cancels does not listen any more.
  promise.catch(() => {});

  function takeBest(text: string): void {
    state = 'done';
    resolve(text);
    dismiss('stopped');
  }

  function listen(progress: ThinkProgress): void {
    if (state === 'done') return;
    best = progress.best;
    if (state === 'stopping') takeBest(best);
    else onProgress(progress);
  }

  ask(listen).then(
    text => {
      state = 'done';
      resolve(text);
    },
    (error: unknown) => {
      state = 'done';
      reject(error);
    },
  );

  return {
    answer: promise,
    stop() {
      if (state !== 'thinking') return;
      // Stopped before its first word: that word will do.
      if (best === null) state = 'stopping';
      else takeBest(best);
    },
    cancel() {
      if (state === 'done') return;
      state = 'done';
      reject(new Error('cancelled'));
      dismiss('cancelled');
    },
  };
}
