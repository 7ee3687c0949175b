/** Appoints administrators from the command line, also while a server runs; it takes effect at once. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Person } from '@weathergauge/wire';
import type { Role } from '../store/people-schema.ts';
import { isDatabase } from '../store/place.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Database, Schema } from '../store/schema.ts';
import { FILE } from '../store/sqlite.ts';

/** Gives an account this role. `name` is its user name, or its id. Null if there is no such account. */
export async function appoint(place: string, name: string, role: Role): Promise<Person | null> {
  const { db, close } = isDatabase(place) ? await openPostgres(place) : besideServer(resolve(place));
  try {
    const found = await accountNamed(db, name);
    if (found !== null) await db.updateTable('users').set({ role }).where('id', '=', found.id).execute();
    return found;
  } finally {
    await close();
  }
}

/** Looks for the id first: somebody could choose another's id as her user name. */
async function accountNamed(db: Database, name: string): Promise<Person | null> {
  const found = await db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'users.name'])
    .where(where => where.or([where('passwords.login', '=', name.toLowerCase()), where('users.id', '=', name)]))
    .where('users.leaving_at', 'is', null)
    .execute();
  return found.find(({ id }) => id === name) ?? found[0] ?? null;
}

/** Opens the folder of a server that may be running, without its lock and without migrations. */
function besideServer(folder: string): { readonly db: Database; close(): Promise<void> } {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new Error(`no games are kept in ${JSON.stringify(folder)}: name the folder with --data`);
  const sqlite = new SQLite(file, { fileMustExist: true });
  sqlite.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  return { db, close: () => db.destroy() };
}
