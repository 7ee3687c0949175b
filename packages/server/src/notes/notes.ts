/** Private notes on positions. Only their owner can read them. */

import type { Refusal } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { Note } from '@weathergauge/wire';
import type { Belongings } from '../people/belongings.ts';
import type { Database } from '../store/schema.ts';
import { shownText } from '../talk/text.ts';

export interface Notes {
  /** In the order of the places. */
  of(person: string, game: string): Promise<readonly Note[]>;
  /** Stores a note, or deletes it if it is empty. */
  write(person: string, game: string, place: number, words: string): Promise<Refusal | null>;
  readonly belongings: Belongings;
}

/** Notes of one person on one game. */
const MOST = 500;

export function notes(db: Database, now: () => number): Notes {
  const of = (person: string, game: string): Promise<readonly Note[]> =>
    db
      .selectFrom('notes')
      .select(['place', 'words', 'at'])
      .where('person', '=', person)
      .where('game', '=', game)
      .orderBy('place')
      .limit(MOST)
      .execute();

  return {
    of,
    async write(person, game, place, typed) {
      const words = shownText(typed);
      if (words === '') {
        await db
          .deleteFrom('notes')
          .where('person', '=', person)
          .where('game', '=', game)
          .where('place', '=', place)
          .execute();
        return null;
      }
      const known = await of(person, game);
      if (known.length >= MOST && !known.some(note => note.place === place))
        return refusal('over-budget', `you have ${MOST} notes on this game: remove one first`);
      const at = now();
      await db
        .insertInto('notes')
        .values({ person, game, place, words, at })
        .onConflict(conflict => conflict.columns(['person', 'game', 'place']).doUpdateSet({ words, at }))
        .execute();
      return null;
    },
    belongings: {
      topic: 'notes',
      async *export({ id }) {
        yield* await db
          .selectFrom('notes')
          .select(['game as table', 'place', 'words', 'at'])
          .where('person', '=', id)
          .orderBy('game')
          .orderBy('place')
          .execute();
      },
      async forget({ id }) {
        await db.deleteFrom('notes').where('person', '=', id).execute();
      },
    },
  };
}
