/** Users, sessions, tables, games and their entries. */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const games = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created_at', time, column => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', time, column => column.notNull())
      .addColumn('used_at', time, column => column.notNull())
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('invite', 'text', column => column.notNull())
      .addColumn('organiser', 'text', column => column.notNull().references('users.id'))
      .addColumn('ruleset', 'text', column => column.notNull())
      .addColumn('edition', 'integer', column => column.notNull())
      .addColumn('scenario', 'text', column => column.notNull())
      .addColumn('options', 'text', column => column.notNull())
      .addColumn('places', 'text', column => column.notNull())
      .addColumn('visibility', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('commitment', 'text', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('pledges', 'text', column => column.notNull())
      .addColumn('shares', 'text', column => column.notNull())
      .addColumn('created_at', time, column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .execute();
    await db.schema.createIndex('tables_open').on('tables').columns(['status', 'visibility', 'created_at']).execute();
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', column => column.primaryKey().references('tables.id'))
      .addColumn('ruleset', 'text', column => column.notNull())
      .addColumn('edition', 'integer', column => column.notNull())
      .addColumn('head', 'text', column => column.notNull())
      .addColumn('started_at', time, column => column.notNull())
      .addColumn('ended_at', time)
      .addColumn('log', 'text')
      .execute();
    const entries = db.schema
      .createTable('entries')
      .addColumn('game', 'text', column => column.notNull().references('games.id'))
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('line', 'text', column => column.notNull())
      .addColumn('request', 'text')
      .addColumn('at', time, column => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['game', 'number']);
    // The entries of a game lie side by side: that is how they are read.
    await (dialect === 'sqlite' ? entries.modifyEnd(sql`without rowid`) : entries).execute();
    await db.schema
      .createIndex('entries_request')
      .on('entries')
      .columns(['game', 'request'])
      .where('request', 'is not', null)
      .execute();
  },
});
