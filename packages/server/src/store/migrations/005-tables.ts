/** What a table is played by besides the rules, who is ready, and the rematch. */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

/** `PLAIN_SETTINGS` as they were when this step was made. */
const PLAIN = JSON.stringify({ seating: 'chosen', start: 'at-once', spectators: 'welcome' });

export const tables = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = async (name: string, value: string): Promise<void> =>
      db.schema
        .alterTable('tables')
        .addColumn(name, 'text', column => column.notNull().defaultTo(value))
        .execute();
    await text('settings', PLAIN);
    await text('ready', '[]');
    await text('named', '[]');
    await text('removed', '[]');
    await db.schema.alterTable('tables').addColumn('drawn', 'text').execute();
    await db.schema.alterTable('tables').addColumn('next', 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('touched_at', timeIn(dialect), column => column.notNull().defaultTo(0))
      .execute();
    await sql`update tables set touched_at = created_at`.execute(db);
    await db.schema.createIndex('tables_idle').on('tables').columns(['status', 'touched_at']).execute();
    await db.schema.createIndex('tables_organiser').on('tables').columns(['organiser', 'status']).execute();
  },
});
