/** Which games wait for a person. */

import type { Belongings } from '../people/belongings.ts';
import type { Database } from '../store/schema.ts';

export function moveBelongings(db: Database): Belongings {
  return {
    topic: 'moves',
    async *export({ id }) {
      yield* await db
        .selectFrom('moves')
        .select(['game', 'seat', 'asked_at as askedAt', 'turn', 'ended_at as endedAt'])
        .where('person', '=', id)
        .execute();
    },
    async forget({ id }) {
      await db.deleteFrom('moves').where('person', '=', id).execute();
    },
  };
}
