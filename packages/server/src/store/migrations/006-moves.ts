/** Whose move it is in running games. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const moves = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema
      .createTable('moves')
      .addColumn('game', 'text', column => column.notNull().references('games.id'))
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('entries', 'integer', column => column.notNull())
      .addColumn('asked_at', time)
      .addColumn('pending', 'text', column => column.notNull())
      .addColumn('pending_since', time, column => column.notNull())
      .addColumn('turn', 'text')
      .addColumn('ended_at', time)
      .addPrimaryKeyConstraint('moves_key', ['game', 'seat'])
      .execute();
    await db.schema.createIndex('moves_person').on('moves').columns(['person', 'game']).execute();
  },
});
