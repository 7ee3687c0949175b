/**
 * Entries without an index of their requests: it was a second page to be written with every answer, for a question that is asked only
 * when an acknowledgement was lost, and that the entries of one game answer as well.
 */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const entries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('entries_request').execute();
  },
};
