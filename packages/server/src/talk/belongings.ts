/** A person's chat lines and muted people. When she leaves, her lines stay as removed ones, because others have answered them. */

import { sql } from 'kysely';
import type { Belongings } from '../people/belongings.ts';
import { paged } from '../people/belongings.ts';
import { SOMEBODY } from '../people/somebody.ts';
import type { Database } from '../store/schema.ts';

export function talkBelongings(db: Database): Belongings {
  return {
    topic: 'talk',
    async *export({ id }) {
      const tables = paged(
        (after, most) =>
          db
            .selectFrom('talk')
            .select('game')
            .distinct()
            .where('person', '=', id)
            .where('game', '>', after)
            .orderBy('game')
            .limit(most)
            .execute(),
        ({ game }) => game,
      );
      for await (const { game } of tables)
        yield* await db
          .selectFrom('talk')
          .select(['game as table', 'channel', 'number', 'kind', 'words', 'at'])
          .where('game', '=', game)
          .where('person', '=', id)
          .orderBy('channel')
          .orderBy('number')
          .execute();
      for (const { muted, at } of await db.selectFrom('mutes').selectAll().where('person', '=', id).execute())
        yield { muted, at };
    },
    async forget({ id }) {
      await db
        .updateTable('talk')
        .set({
          person: SOMEBODY.id,
          name: SOMEBODY.name,
          words: '',
          removed_at: sql<number>`coalesce(removed_at, at)`,
          // A new request id, because ids chosen by two deleted accounts could be the same.
          request: sql<string>`'left-' || channel || '-' || cast(number as text)`,
        })
        .where('person', '=', id)
        .execute();
      await db
        .deleteFrom('mutes')
        .where(either => either.or([either('person', '=', id), either('muted', '=', id)]))
        .execute();
    },
  };
}
