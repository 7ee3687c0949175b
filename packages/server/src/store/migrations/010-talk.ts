/** What is said at tables, and whom somebody does not want to hear. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const talk = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema
      .createTable('talk')
      .addColumn('game', 'text', column => column.notNull().references('tables.id'))
      .addColumn('channel', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .addColumn('at', time, column => column.notNull())
      .addColumn('request', 'text', column => column.notNull())
      .addColumn('removed_at', time)
      .addPrimaryKeyConstraint('talk_key', ['game', 'channel', 'number'])
      .addUniqueConstraint('talk_once', ['game', 'person', 'request'])
      .execute();
    // How much somebody has said lately.
    await db.schema.createIndex('talk_of_person').on('talk').columns(['person', 'at']).execute();
    await db.schema
      .createTable('mutes')
      .addColumn('person', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('muted', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('at', time, column => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
      .execute();
  },
});
