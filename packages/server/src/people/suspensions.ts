/** Suspended accounts: their sessions and tokens are refused, with the reason, until the suspension is lifted. */

import type { SuspendedPerson } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';

export interface Suspensions {
  /** `other`: there is no such account, or it is an administrator's, which cannot be suspended. */
  suspend(person: string, why: string): Promise<'done' | 'other'>;
  /** Whether it was suspended. */
  lift(person: string): Promise<boolean>;
  /** The latest first. */
  list(): Promise<readonly SuspendedPerson[]>;
}

const MOST_LISTED = 200;

export function suspensions(db: Database, now: () => number): Suspensions {
  return {
    async suspend(person, why) {
      const done = await db
        .updateTable('users')
        .set({ suspended_at: now(), suspended_why: why })
        .where('id', '=', person)
        .where('role', '=', 'player')
        .where('leaving_at', 'is', null)
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1 ? 'done' : 'other';
    },
    async lift(person) {
      const done = await db
        .updateTable('users')
        .set({ suspended_at: null, suspended_why: null })
        .where('id', '=', person)
        .where('suspended_at', 'is not', null)
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },
    async list() {
      const rows = await db
        .selectFrom('users')
        .select(['id', 'name', 'suspended_at', 'suspended_why'])
        .where('suspended_at', 'is not', null)
        .where('leaving_at', 'is', null)
        .orderBy('suspended_at', 'desc')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(({ id, name, suspended_at, suspended_why }) => ({
        person: { id, name },
        at: suspended_at ?? 0,
        why: suspended_why ?? '',
      }));
    },
  };
}
