/** Data about a person: reports that she made, and those about her. The record of what administrators did stays, without her name. */

import type { Belongings } from '../people/belongings.ts';
import { paged } from '../people/belongings.ts';
import { SOMEBODY } from '../people/somebody.ts';
import type { Database } from '../store/schema.ts';

export function administrationBelongings(db: Database): Belongings {
  return {
    topic: 'reports',
    async *export({ id }) {
      yield* paged(
        (after, most) =>
          db
            .selectFrom('reports')
            .select(['id', 'at', 'game as table', 'channel', 'number', 'reason', 'words', 'state'])
            .where('person', '=', id)
            .where('id', '>', after)
            .orderBy('id')
            .limit(most)
            .execute(),
        row => row.id,
      );
    },
    async forget({ id }) {
      await db.deleteFrom('reports').where('about', '=', id).execute();
      await db.updateTable('reports').set({ person: SOMEBODY.id, words: '' }).where('person', '=', id).execute();
      await db.updateTable('deeds').set({ about: SOMEBODY.id, words: '' }).where('about', '=', id).execute();
      await db.updateTable('deeds').set({ person: SOMEBODY.id }).where('person', '=', id).execute();
    },
  };
}
