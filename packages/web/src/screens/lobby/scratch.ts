/** A session for thumbnails. Its worker holds a whole rulebook in memory, so it is let go when nobody has asked for a while. */

import type { SessionApi } from '../../client/protocol.ts';

interface Hired {
  readonly session: SessionApi;
  /** Ends the worker; the next question begins another. */
  rest(): void;
}

/** Long enough for somebody who is trying out the options. */
const PATIENCE_MS = 5_000;

export interface Scratch {
  ask<R>(question: (session: SessionApi) => Promise<R>): Promise<R>;
  /** Nobody will ask soon: a battle begins. */
  rest(): void;
}

export function createScratch({ session, rest }: Hired): Scratch {
  let asking = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** An answer that somebody waits for is never cut off. */
  function restIfIdle(): void {
    if (asking === 0) rest();
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
        timer = setTimeout(restIfIdle, PATIENCE_MS);
      }
    },
    rest() {
      clearTimeout(timer);
      restIfIdle();
    },
  };
}
