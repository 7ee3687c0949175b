/** Clocks of games, and the times at which no server was there to see them. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const clocks = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema.alterTable('games').addColumn('clock', 'text').execute();
    await db.schema.alterTable('games').addColumn('due', time).execute();
    await db.schema.createIndex('games_due').on('games').column('due').where('due', 'is not', null).execute();
    await db.schema
      .createTable('pulse')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('at', time, column => column.notNull())
      .execute();
    await db.schema
      .createTable('outages')
      .addColumn('from_at', time, column => column.primaryKey())
      .addColumn('until_at', time, column => column.notNull())
      .execute();
    await db.schema.createIndex('outages_until').on('outages').column('until_at').execute();
  },
});
