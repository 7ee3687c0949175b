/** Keys to sign by, and the receipt for the beginning of a game. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { timeIn } from '../dialect.ts';

export const receipts = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('signing_keys')
      .addColumn('public_key', 'text', column => column.primaryKey())
      .addColumn('private_key', 'text', column => column.notNull())
      .addColumn('since', timeIn(dialect), column => column.notNull())
      .execute();
    await db.schema.alterTable('games').addColumn('receipt', 'text').execute();
  },
});
