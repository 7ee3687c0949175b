/** The store in a folder of this machine: SQLite, with a write-ahead log that is flushed to the disk at every commit. */

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import type { DatabaseConnection, Dialect } from 'kysely';
import { Kysely, SqliteDialect } from 'kysely';
import { busHere } from '../nodes/bus.ts';
import { alone } from '../nodes/nodes.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Numbers } from './settling.ts';
import { settling } from './settling.ts';
import type { Kept, Store } from './store.ts';

export const FILE = 'weathergauge.sqlite';
const LOCK = 'lock.sqlite';
/** Milliseconds to wait for a server that is just ending to release its folder. */
const PATIENCE = 1_000;

/** Locks the folder: a second server with the same games is refused as long as the first runs. */
export function holdFolder(folder: string): () => void {
  // Whoever can read it can lock it, and no server would start.
  closeSync(openSync(join(folder, LOCK), 'a', 0o600));
  const lock = new SQLite(join(folder, LOCK), { timeout: PATIENCE });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw inUse(folder, error);
  }
  return () => void lock.close();
}

/** Error code for a folder that another server has locked. */
export const FOLDER_IN_USE = 'FOLDER_IN_USE';

function inUse(folder: string, cause: unknown): Error {
  const words = `another server keeps its games in ${JSON.stringify(folder)}: end it, or name another folder with --data`;
  return Object.assign(new Error(words, { cause }), { code: FOLDER_IN_USE });
}

/** On a full disk SQLite rolls a transaction back by itself; a second rollback would fail and hide the real error. */
function dialectOf(sqlite: SQLite.Database): Dialect {
  const dialect = new SqliteDialect({ database: sqlite });
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: db => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const undo = driver.rollbackTransaction.bind(driver);
      const rollbackTransaction = async (connection: DatabaseConnection): Promise<void> => {
        if (sqlite.inTransaction) await undo(connection);
      };
      return Object.assign(driver, { rollbackTransaction });
    },
  };
}

export async function openSqlite(folder: string): Promise<Store> {
  // Readable by this user only, because it holds secrets of running games.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const letGo = holdFolder(folder);
  // The folder may exist with wider permissions. SQLite creates its other files with the permissions of this one.
  closeSync(openSync(join(folder, FILE), 'a', 0o600));
  const sqlite = new SQLite(join(folder, FILE));
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: dialectOf(sqlite) });
  await migrate(db, 'sqlite');

  const { refuseKept, added, settle } = settling(sqlite);
  const insert = sqlite.prepare('insert into fresh_entries (game, number, line, request, at) values (?, ?, ?, ?, ?)');
  const end = sqlite.prepare('update games set ended_at = ?, log = ?, outcome = ?, due = null where id = ?');
  const setClock = sqlite.prepare('update games set clock = ?, due = ? where id = ?');
  const close = sqlite.prepare("update tables set status = 'over', version = version + 1 where id = ?");
  const keepAll = sqlite.transaction((group: readonly Kept[], numbers: Numbers) => {
    for (const { game, number, lines, request, at, end: ended, clock } of group) {
      if (lines.length > 0) {
        refuseKept(game, number, numbers);
        numbers.set(game, number + lines.length - 1);
      }
      for (let i = 0; i < lines.length; i++) insert.run(game, number + i, lines[i], i === 0 ? request : null, at);
      if (clock) setClock.run(clock.text, clock.due, game);
      if (ended === null) continue;
      end.run(at, ended.log, ended.outcome, game);
      close.run(game);
    }
  });

  // Queued with other transactions: inside another one it would be rolled back with that, although it was acknowledged.
  const inTurn = (work: () => void): Promise<void> => db.connection().execute(async () => work());

  /** If moving fails, as on a full disk, the entries stay readable where they are, and it is tried again. */
  const settleSoon = (): Promise<void> => inTurn(settle).catch(() => {});
  await settleSoon();
  let later: Promise<void> = Promise.resolve();

  return {
    db,
    bus: busHere(),
    nodes: alone(),
    async keep(group) {
      const numbers: Numbers = new Map();
      const count = group.reduce((sum, { lines }) => sum + lines.length, 0);
      let isEnough = false;
      await inTurn(() => {
        keepAll.immediate(group, numbers);
        isEnough = added(numbers, count);
      });
      // Acknowledge this group first.
      if (isEnough) later = new Promise(resolve => setImmediate(resolve)).then(settleSoon);
    },
    async close() {
      await later;
      await settleSoon();
      await db.destroy();
      letGo();
    },
  };
}
