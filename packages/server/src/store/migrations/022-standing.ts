/** Answers that the server gives for a seat when it is asked. */

import type { Migration } from 'kysely/migration';
import type { Kysely } from 'kysely';

export const standing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('standing_answers')
      .addColumn('game', 'text', column => column.notNull().references('games.id'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('asked', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('answer', 'text', column => column.notNull())
      .addColumn('turn', 'text')
      .addPrimaryKeyConstraint('standing_answers_key', ['game', 'seat', 'asked'])
      .execute();
    await db.schema.createIndex('standing_answers_of_person').on('standing_answers').column('person').execute();
  },
};
