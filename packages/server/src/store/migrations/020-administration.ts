/** Reports, what administrators did about them, and notes of people to themselves. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const administration = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = timeIn(dialect);
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('at', time, column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('about', 'text', column => column.notNull())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('channel', 'text')
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .execute();
    await db.schema.createIndex('reports_newest').on('reports').columns(['at', 'id']).execute();
    await db.schema.createIndex('reports_of_person').on('reports').columns(['person', 'at']).execute();
    await db.schema
      .createTable('deeds')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('at', time, column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('deed', 'text', column => column.notNull())
      .addColumn('about', 'text', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .execute();
    await db.schema.createIndex('deeds_newest').on('deeds').columns(['at', 'id']).execute();
    await db.schema
      .createTable('notes')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('game', 'text', column => column.notNull().references('tables.id'))
      .addColumn('place', 'integer', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .addColumn('at', time, column => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['person', 'game', 'place'])
      .execute();
  },
});
