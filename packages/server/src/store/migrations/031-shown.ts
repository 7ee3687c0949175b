/** How far people have been shown their running games. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const shown: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shown_places')
      .addColumn('game', 'text', column => column.notNull().references('games.id'))
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('place', 'integer', column => column.notNull())
      .addColumn('ordered', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('shown_places_key', ['game', 'person'])
      .execute();
    await db.schema.createIndex('shown_places_of_person').on('shown_places').column('person').execute();
  },
};
