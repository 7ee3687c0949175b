/**
 * How far people have been shown their running games, and where they gave their last order, so that a page that is opened later, on any
 * device, can play back what has happened since. It is written every two seconds; after a crash some of it may be played back twice.
 */

import type { Person } from '@weathergauge/wire';
import type { LiveGame } from '../games/live-game.ts';
import type { Belongings } from '../people/belongings.ts';
import type { Database } from '../store/schema.ts';
import type { ShownRow } from '../store/shown-schema.ts';

export interface Shown {
  /** A page of hers has shown everything up to this place. */
  upTo(game: Running, person: Person, place: number): void;
  /** She has answered what she was asked at this place. */
  ordered(game: Running, person: Person, place: number): void;
  of(game: Running, person: Person): Promise<ShownRow>;
  /** Writes changes to the store. */
  round(): Promise<void>;
  /** The game is over: deletes its rows. */
  forget(game: string): Promise<void>;
  readonly belongings: Belongings;
}

type Running = Pick<LiveGame, 'id' | 'isOver'>;

/** Most rows in one write. */
const MOST = 500;

const keyOf = ({ game, person }: Pick<ShownRow, 'game' | 'person'>): string => `${game} ${person}`;

const further = (one: ShownRow, other: ShownRow | undefined): ShownRow => ({
  ...one,
  place: Math.max(one.place, other?.place ?? 0),
  ordered: Math.max(one.ordered, other?.ordered ?? 0),
});

export function shown(db: Database): Shown {
  const unwritten = new Map<string, ShownRow>();
  /** The last write, so that writes follow one another. */
  let work: Promise<void> = Promise.resolve();

  function note(game: Running, person: Person, place: number, ordered: number): void {
    if (game.isOver()) return;
    const row: ShownRow = { game: game.id, person: person.id, place, ordered };
    const key = keyOf(row);
    unwritten.set(key, further(row, unwritten.get(key)));
  }

  function after(step: () => Promise<void>): Promise<void> {
    work = work.catch(() => {}).then(step);
    return work;
  }

  async function write(): Promise<void> {
    const rows = [...unwritten.values()];
    for (let from = 0; from < rows.length; from += MOST) {
      const some = rows.slice(from, from + MOST);
      await db
        .insertInto('shown_places')
        .values(some)
        .onConflict(conflict =>
          conflict.columns(['game', 'person']).doUpdateSet(({ ref, eb }) => {
            const later = (column: 'place' | 'ordered') =>
              eb
                .case()
                .when(ref(`excluded.${column}`), '>', ref(`shown_places.${column}`))
                .then(ref(`excluded.${column}`))
                .else(ref(`shown_places.${column}`))
                .end();
            return { place: later('place'), ordered: later('ordered') };
          }),
        )
        .execute();
      // Values that have changed meanwhile are written with the next round.
      for (const row of some) if (unwritten.get(keyOf(row)) === row) unwritten.delete(keyOf(row));
    }
  }

  function drop(isGone: (row: ShownRow) => boolean): void {
    for (const [key, row] of unwritten) if (isGone(row)) unwritten.delete(key);
  }

  return {
    upTo: (game, person, place) => note(game, person, place, 0),
    ordered: (game, person, place) => note(game, person, place, place),
    async of(game, person) {
      const nothing: ShownRow = { game: game.id, person: person.id, place: 0, ordered: 0 };
      // Read before the store is asked, because a round could move it from here to the store meanwhile.
      const here = unwritten.get(keyOf(nothing));
      const kept = await db
        .selectFrom('shown_places')
        .selectAll()
        .where('game', '=', game.id)
        .where('person', '=', person.id)
        .executeTakeFirst();
      return further(here ?? nothing, kept);
    },
    round: () => (unwritten.size === 0 ? work : after(write)),
    forget: game =>
      after(async () => {
        drop(row => row.game === game);
        await db.deleteFrom('shown_places').where('game', '=', game).execute();
      }),
    belongings: {
      topic: 'shownPlaces',
      async *export({ id }) {
        yield* await db
          .selectFrom('shown_places')
          .select(['game as table', 'place', 'ordered'])
          .where('person', '=', id)
          .orderBy('game')
          .execute();
      },
      forget: ({ id }) =>
        after(async () => {
          drop(({ person }) => person === id);
          await db.deleteFrom('shown_places').where('person', '=', id).execute();
        }),
    },
  };
}
