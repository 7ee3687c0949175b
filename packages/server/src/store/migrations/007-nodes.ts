/** Servers that keep their games here together, and which of them has which game awake. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const nodes = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('home', 'text', column => column.notNull())
      .addColumn('alive_until', timeIn(dialect), column => column.notNull())
      .execute();
    await db.schema
      .createTable('leases')
      .addColumn('game', 'text', column => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('node', 'text', column => column.notNull())
      .execute();
    await db.schema.createIndex('leases_node').on('leases').column('node').execute();
    await db.schema
      .createTable('node_secrets')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('secret', 'text', column => column.notNull())
      .execute();
  },
});
