/** Running games as they fell asleep. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const snapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('snapshots')
      .addColumn('game', 'text', column => column.primaryKey().references('games.id'))
      .addColumn('entries', 'integer', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .execute();
  },
};
