/** Whether this server can store answers (`/readyz`). */

import { isFull } from './full.ts';
import type { Database } from './schema.ts';

/** Milliseconds for which a server counts as not ready after its disk was full: longer than clients wait before they try again. */
const UNREADY = 15_000;

export interface Readiness {
  /** An answer could not be stored because of this error. */
  lost(error: unknown): void;
  isReady(): Promise<boolean>;
}

export function readiness(db: Database, now: () => number): Readiness {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    lost(error) {
      if (isFull(error)) fullAt = now();
    },
    async isReady() {
      if (now() - fullAt < UNREADY) return false;
      try {
        await db.selectFrom('games').select('id').limit(1).execute();
        return true;
      } catch {
        return false;
      }
    },
  };
}
