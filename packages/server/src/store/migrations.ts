/** How the tables of the store came about, one step after another. A step that has been released is never changed. */

import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Dialect } from './dialect.ts';
import { games } from './migrations/001-games.ts';
import { record } from './migrations/002-record.ts';
import { people } from './migrations/003-people.ts';
import { tables } from './migrations/005-tables.ts';
import { moves } from './migrations/006-moves.ts';
import { nodes } from './migrations/007-nodes.ts';
import { talk } from './migrations/010-talk.ts';
import { clocks } from './migrations/012-clocks.ts';
import { suspensions } from './migrations/013-suspensions.ts';
import { entries } from './migrations/014-entries.ts';
import { administration } from './migrations/020-administration.ts';
import { snapshots } from './migrations/021-snapshots.ts';
import { standing } from './migrations/022-standing.ts';
import { tablePeople } from './migrations/023-table-people.ts';
import { receipts } from './migrations/030-receipts.ts';
import { shown } from './migrations/031-shown.ts';
import { notices } from './migrations/040-notices.ts';
import { freshEntries } from './migrations/041-fresh-entries.ts';
import { freshEntriesPlain } from './migrations/042-fresh-entries-plain.ts';
import { tableNotices } from './migrations/043-table-notices.ts';
import type { Database } from './schema.ts';

const steps = (dialect: Dialect): Record<string, Migration> => ({
  '001-games': games(dialect),
  '002-record': record(dialect),
  '003-people': people(dialect),
  '005-tables': tables(dialect),
  '006-moves': moves(dialect),
  '007-nodes': nodes(dialect),
  '010-talk': talk(dialect),
  '012-clocks': clocks(dialect),
  '013-suspensions': suspensions,
  '014-entries': entries,
  '020-administration': administration(dialect),
  '021-snapshots': snapshots,
  '022-standing': standing,
  '023-table-people': tablePeople,
  '030-receipts': receipts(dialect),
  '031-shown': shown,
  '040-notices': notices(dialect),
  '041-fresh-entries': freshEntries(dialect),
  '042-fresh-entries-plain': freshEntriesPlain(dialect),
  '043-table-notices': tableNotices(dialect),
});

/** Brings the tables up to date; throws, with nothing changed, where that fails. */
export async function migrate(db: Database, dialect: Dialect): Promise<void> {
  const provider = { getMigrations: async () => steps(dialect) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined)
    throw new Error(`the store cannot be brought up to date: ${reason(error)}`, { cause: error });
}

/** The names of the steps that a store has been brought through. */
export async function stepsDone(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
