/** Why somebody has been shut out: she is told so. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const suspensions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('suspended_why', 'text').execute();
  },
};
