/** Whether this server can keep what it is sent (`/readyz`). */

import { isFull } from './full.ts';
import type { Database } from './schema.ts';

/** Milliseconds for which a server whose disk was full is not ready: longer than those wait who ask again by themselves. */
const UNREADY = 15_000;

export interface Readiness {
  /** An answer could not be kept, because of this error. */
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
