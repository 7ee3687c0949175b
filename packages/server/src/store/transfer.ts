/** Copies a store row by row from PostgreSQL into an SQLite file and back: both have the same tables, made by the same migrations. */

import SQLite from 'better-sqlite3';
import type { Transaction } from 'kysely';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { migrate, stepsDone } from './migrations.ts';
import { connectTo } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { settleAll } from './settling.ts';

type Row = Readonly<Record<string, unknown>>;

/** Not copied: which server owns which game, and the secret by which servers recognise each other. */
const LEFT_BEHIND: readonly string[] = ['nodes', 'leases', 'node_secrets'];
/** Rows in one query. */
const BATCH = 500;

/** Copies a database, as it is at one moment, into an empty file. Servers go on meanwhile without waiting. */
export async function readDatabase(url: string, file: string): Promise<void> {
  const { db, close } = await connectTo(url);
  try {
    const sqlite = new SQLite(file);
    try {
      // An incomplete copy is useless anyway, so it is flushed only at the end.
      sqlite.pragma('synchronous = OFF');
      await made(sqlite);
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async from => {
          await refuseOtherVersion(from, sqlite);
          for (const table of tablesIn(sqlite)) await readTable(from, sqlite, table);
        });
    } finally {
      sqlite.close();
    }
  } finally {
    await close();
  }
}

/** Fills an empty database from such a file after its migrations: completely or not at all. */
export async function fillDatabase(file: string, url: string): Promise<void> {
  const { db, close } = await connectTo(url);
  const sqlite = new SQLite(file);
  try {
    await made(sqlite);
    settleAll(sqlite);
    await migrate(db, 'postgres');
    await db.transaction().execute(async to => {
      // So that nothing is added during the check, and no second copy finds the database empty too.
      await sql`lock table tables, games, users in exclusive mode`.execute(to);
      await refuseKept(to);
      const tables = tablesIn(sqlite);
      // Rows that the migrations have added are in the file too.
      for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to);
      for (const table of tables) await fillTable(to, sqlite, table);
    });
  } finally {
    sqlite.close();
    await close();
  }
}

/** Makes the tables by running all migrations. */
async function made(sqlite: SQLite.Database): Promise<void> {
  sqlite.pragma('foreign_keys = OFF');
  await migrate(kyselyOf(sqlite), 'sqlite');
}

const kyselyOf = (sqlite: SQLite.Database): Database =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });

/** Refuses to copy a database with other migrations: a server has to run those, not a copy beside a running server. */
async function refuseOtherVersion(from: Transaction<Schema>, sqlite: SQLite.Database): Promise<void> {
  const [there, here] = [await stepsDone(from), await stepsDone(kyselyOf(sqlite))];
  if (there.join() !== here.join())
    throw new Error('the tables of the database are of another version: use the one by which it is served');
}

async function refuseKept(to: Transaction<Schema>): Promise<void> {
  const { rows } = await sql`select id from tables limit 1`.execute(to);
  if (rows.length > 0) throw new Error('the database keeps games already, which would be lost: name an empty one');
}

/** The tables, each after those that its foreign keys refer to. */
function tablesIn(sqlite: SQLite.Database): string[] {
  const names = sqlite
    .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all()
    .filter(name => !/^(sqlite|kysely)_/.test(name) && !LEFT_BEHIND.includes(name));
  const ordered: string[] = [];
  function add(name: string): void {
    if (ordered.includes(name)) return;
    for (const other of referredTo(sqlite, name)) if (other !== name) add(other);
    ordered.push(name);
  }
  names.forEach(add);
  return ordered;
}

const referredTo = (sqlite: SQLite.Database, name: string): string[] =>
  sqlite.prepare<[string], string>('select distinct "table" from pragma_foreign_key_list(?)').pluck().all(name);

const columnsOf = (sqlite: SQLite.Database, name: string): string[] =>
  sqlite.prepare<[string], string>('select name from pragma_table_info(?) order by cid').pluck().all(name);

async function readTable(from: Transaction<Schema>, sqlite: SQLite.Database, table: string): Promise<void> {
  const columns = columnsOf(sqlite, table);
  const names = columns.map(name => `"${name}"`).join(', ');
  sqlite.exec(`delete from "${table}"`);
  const insert = sqlite.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`);
  const insertAll = sqlite.transaction((rows: readonly Row[]) => {
    for (const row of rows) insert.run(columns.map(name => row[name]));
  });
  await sql`declare rows no scroll cursor for select ${refsTo(columns)} from ${sql.table(table)}`.execute(from);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from rows`.execute(from);
    if (rows.length === 0) break;
    insertAll(rows);
  }
  await sql`close rows`.execute(from);
}

async function fillTable(to: Transaction<Schema>, sqlite: SQLite.Database, table: string): Promise<void> {
  const columns = columnsOf(sqlite, table);
  const names = columns.map(name => `"${name}"`).join(', ');
  let batch: Row[] = [];
  async function write(): Promise<void> {
    if (batch.length === 0) return;
    const values = sql.join(batch.map(row => sql`(${sql.join(columns.map(name => row[name]))})`));
    batch = [];
    await sql`insert into ${sql.table(table)} (${refsTo(columns)}) values ${values}`.execute(to);
  }
  for (const row of sqlite.prepare<[], Row>(`select ${names} from "${table}"`).iterate()) {
    batch.push(row);
    if (batch.length === BATCH) await write();
  }
  await write();
}

const refsTo = (columns: readonly string[]) => sql.join(columns.map(name => sql.ref(name)));
