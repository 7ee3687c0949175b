/** A session for thumbnails. Its worker holds a whole rulebook in memory, so it is ended when it has been idle for a while. */

import type { SessionApi } from '../../client/protocol.ts';

interface EndableSession {
  readonly session: SessionApi;
  /** Ends the worker; the next call starts another. */
  end(): void;
}

/** Longer than the pauses of somebody who is trying out the options. */
const IDLE_MS = 5_000;

export interface Scratch {
  ask<R>(question: (session: SessionApi) => Promise<R>): Promise<R>;
  /** Ends the worker now, unless it still owes an answer. */
  end(): void;
}

export function createScratch({ session, end }: EndableSession): Scratch {
  let asking = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Never while an answer is waited for: its promise would not settle. */
  function endIfIdle(): void {
    if (asking === 0) end();
  }

  return {
    async ask(question) {
      clearTimeout(timer);
      asking++;
      try {
        return await question(session);
      } finally {
        asking--;
        clearTimeout(timer);
        timer = setTimeout(endIfIdle, IDLE_MS);
      }
    },
    end() {
      clearTimeout(timer);
      endIfIdle();
    },
  };
}
