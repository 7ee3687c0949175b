/**
 * Entries that were kept lately, in the order in which they came: those of many games share a page, where each would change a page of its
 * own among `entries`. From time to time they are put there (`settling.ts`); who reads asks `all_entries`. Only SQLite writes them.
 */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const freshEntries = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('fresh_entries')
      .addColumn('game', 'text', column => column.notNull().references('games.id'))
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('line', 'text', column => column.notNull())
      .addColumn('request', 'text')
      .addColumn('at', timeIn(dialect), column => column.notNull())
      .addPrimaryKeyConstraint('fresh_entries_key', ['game', 'number'])
      .execute();
    const columns = sql`game, number, line, request, at`;
    await sql`
      create view all_entries as
      select ${columns} from entries union all select ${columns} from fresh_entries
    `.execute(db);
  },
});
