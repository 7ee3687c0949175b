/** The record's data about a person. When she leaves, ratings are deleted, but results stay for those who played against her. */

import type { Belongings } from '../people/belongings.ts';
import { paged } from '../people/belongings.ts';
import type { Database } from '../store/schema.ts';

export function recordBelongings(db: Database): readonly Belongings[] {
  const results: Belongings = {
    topic: 'results',
    export: ({ id }) =>
      paged(
        (after, most) =>
          db
            .selectFrom('result_seats')
            .innerJoin('results', 'results.game', 'result_seats.game')
            .select([
              'result_seats.game',
              'results.ruleset',
              'results.scenario',
              'result_seats.seat',
              'result_seats.result',
              'result_seats.score',
              'results.how',
              'results.rated',
              'results.started_at as startedAt',
              'results.ended_at as endedAt',
            ])
            .where('user_id', '=', id)
            .where('result_seats.game', '>', after)
            .orderBy('result_seats.game')
            .limit(most)
            .execute(),
        ({ game }) => game,
      ),
    async forget({ id }) {
      await db.updateTable('result_seats').set({ user_id: null, name_key: null }).where('user_id', '=', id).execute();
    },
  };
  const ratings: Belongings = {
    topic: 'ratings',
    async *export({ id }) {
      yield* await db
        .selectFrom('ratings')
        .select(['ruleset', 'rating', 'mu', 'sigma', 'games', 'opponents', 'updated_at as updatedAt'])
        .where('user_id', '=', id)
        .execute();
    },
    async forget({ id }) {
      await db.deleteFrom('ratings').where('user_id', '=', id).execute();
    },
  };
  return [results, ratings];
}
