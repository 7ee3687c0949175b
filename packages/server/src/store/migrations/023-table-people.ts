/** Who has to do with which table, apart from what the tables say themselves, so that it can be looked up. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  readonly tables: {
    readonly id: string;
    readonly organiser: string;
    readonly places: string;
    readonly named: string;
    readonly removed: string;
  };
  readonly table_people: { readonly game: string; readonly person: string; readonly part: string };
}

const AT_ONCE = 500;

/** As `peopleOf` had it when this step was made. */
function peopleIn(row: Tables['tables']): Tables['table_people'][] {
  const ids = (part: string, people: readonly (string | undefined)[]) =>
    [...new Set(people)].flatMap(person => (person === undefined ? [] : [{ game: row.id, person, part }]));
  const places = JSON.parse(row.places) as readonly { person?: { id: string }; for?: { id: string } }[];
  return [
    ...ids('organiser', [row.organiser]),
    ...ids(
      'seat',
      places.map(place => place.person?.id ?? place.for?.id),
    ),
    ...ids(
      'named',
      (JSON.parse(row.named) as readonly { id: string }[]).map(({ id }) => id),
    ),
    ...ids('removed', JSON.parse(row.removed) as readonly string[]),
  ];
}

export const tablePeople: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('table_people')
      .addColumn('game', 'text', column => column.notNull().references('tables.id'))
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('part', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('table_people_key', ['person', 'game', 'part'])
      .execute();
    await db.schema.createIndex('table_people_of_game').on('table_people').column('game').execute();
    for (let after = ''; ; ) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'organiser', 'places', 'named', 'removed'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      const people = rows.flatMap(peopleIn);
      if (people.length > 0) await db.insertInto('table_people').values(people).execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },
};
