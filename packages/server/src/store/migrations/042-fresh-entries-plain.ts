/**
 * `fresh_entries` without a key: its index had a page for every few games, and each group of answers changed them all. What sees to it
 * that no entry is there twice is `settling.ts`.
 */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const freshEntriesPlain = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const columns = sql`game, number, line, request, at`;
    await sql`insert into entries (${columns}) select ${columns} from fresh_entries order by game, number`.execute(db);
    await db.schema.dropView('all_entries').execute();
    await db.schema.dropTable('fresh_entries').execute();
    await db.schema
      .createTable('fresh_entries')
      .addColumn('game', 'text', column => column.notNull().references('games.id'))
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('line', 'text', column => column.notNull())
      .addColumn('request', 'text')
      .addColumn('at', timeIn(dialect), column => column.notNull())
      .execute();
    await sql`
      create view all_entries as
      select ${columns} from entries union all select ${columns} from fresh_entries
    `.execute(db);
  },
});
