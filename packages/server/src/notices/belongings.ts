/** How somebody wants to be told that a table waits for her, and of what she has been told. */

import type { Belongings } from '../people/belongings.ts';
import type { Database } from '../store/schema.ts';

export function noticeBelongings(db: Database): Belongings {
  return {
    topic: 'notices',
    async *export({ id }) {
      yield* await db
        .selectFrom('notice_ways')
        .select(['kind', 'target as to', 'created_at as createdAt', 'failed_at as failedAt'])
        .where('person', '=', id)
        .orderBy('created_at')
        .execute();
      yield* await db
        .selectFrom('mail_requests')
        .select(['address as to', 'at as askedAt'])
        .where('person', '=', id)
        .where('address', 'is not', null)
        .execute();
      yield* await db
        .selectFrom('notices')
        .select(['game as table', 'told_at as toldAt', 'back_at as backAt'])
        .where('person', '=', id)
        .orderBy('game')
        .execute();
      yield* await db
        .selectFrom('table_notices')
        .select(['game as table', 'told', 'told_at as toldAt', 'back_at as backAt'])
        .where('person', '=', id)
        .orderBy('game')
        .execute();
    },
    async forget({ id }) {
      // Its ways go with it, and what is on its way by them.
      await db.deleteFrom('notice_people').where('person', '=', id).execute();
      await db.deleteFrom('notices').where('person', '=', id).execute();
      await db.deleteFrom('table_notices').where('person', '=', id).execute();
      // How many letters an address was sent stays for a day, without the address.
      await db.updateTable('mail_requests').set({ person: null, address: null }).where('person', '=', id).execute();
    },
  };
}
