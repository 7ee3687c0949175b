/**
 * Backups of a folder's store or of a database, as it was at one moment, while games go on; and restoring a folder or a database from
 * one. A backup is always one SQLite file. It is checked before it counts: page by page, and by replaying some of its games.
 */

import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { isRefusal, keyFromHex, parseLog, resume, verify } from '@weathergauge/engine';
import type { Library } from '@weathergauge/host';
import { isDatabase } from './place.ts';
import { FILE, holdFolder } from './sqlite.ts';
import { fillDatabase, readDatabase } from './transfer.ts';

export interface Checked {
  readonly games: number;
  readonly entries: number;
  /** Games that were replayed: running and finished ones. */
  readonly replayed: number;
}

/** How many running and how many finished games are replayed: those that changed last. */
const SAMPLE = 10;
/** Copies all pages in one step: in several, SQLite would start again whenever somebody answers. Writers do not wait for it. */
const ALL_PAGES = 0x7fffffff;

/** Throws, and leaves nothing behind, if the copy cannot be made or fails the checks. */
export async function backUp(place: string, file: string, library: Library): Promise<Checked> {
  if (existsSync(file)) throw new Error(`${JSON.stringify(file)} is there already: name another file`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    // Readable by this user only, because it holds secrets of running games.
    closeSync(openSync(partial, 'wx', 0o600));
    await (isDatabase(place) ? readDatabase(place, partial) : copyFolder(resolve(place), partial));
    const checked = await checkCopy(partial, library);
    flush(partial);
    renameSync(partial, file);
    flush(dirname(file));
    return checked;
  } finally {
    removeAll(partial);
  }
}

async function copyFolder(folder: string, file: string): Promise<void> {
  const source = join(folder, FILE);
  if (!existsSync(source))
    throw new Error(`no games are kept in ${JSON.stringify(folder)}: name the folder with --data`);
  const sqlite = new SQLite(source, { fileMustExist: true });
  try {
    await sqlite.backup(file, { progress: () => ALL_PAGES });
  } finally {
    sqlite.close();
  }
}

/** Fills a folder or a database from a backup. Refuses one that has games already, and a folder that is in use. */
export async function restore(file: string, place: string, library: Library): Promise<Checked> {
  if (!existsSync(file)) throw new Error(`there is no ${JSON.stringify(file)}`);
  return isDatabase(place) ? intoDatabase(file, place, library) : intoFolder(file, resolve(place), library);
}

async function intoDatabase(file: string, url: string, library: Library): Promise<Checked> {
  // Works on a copy, because migrations may have to run and the backup must not change.
  const aside = mkdtempSync(join(tmpdir(), 'weathergauge-restore-'));
  const copy = join(aside, FILE);
  try {
    copyFileSync(file, copy);
    const checked = await checkCopy(copy, library);
    await fillDatabase(copy, url);
    return checked;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function intoFolder(file: string, folder: string, library: Library): Promise<Checked> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const letGo = holdFolder(folder);
  const target = join(folder, FILE);
  const partial = `${target}.partial`;
  try {
    if (existsSync(target)) {
      throw new Error(
        `${JSON.stringify(folder)} keeps games already, which would be lost: ` +
          'name an empty folder with --data, or move that one away first',
      );
    }
    copyFileSync(file, partial);
    chmodSync(partial, 0o600);
    const checked = await checkCopy(partial, library);
    flush(partial);
    renameSync(partial, target);
    flush(folder);
    return checked;
  } finally {
    removeAll(partial);
    letGo();
  }
}

function removeAll(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true });
}

interface SampledRow {
  readonly id: string;
  readonly ruleset: string;
  readonly head: string;
  readonly log: string | null;
  readonly secret: string;
}

async function checkCopy(file: string, library: Library): Promise<Checked> {
  const sqlite = new SQLite(file);
  try {
    // So that the backup is one file, without a write-ahead log beside it.
    sqlite.pragma('journal_mode = DELETE');
    const found = sqlite.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`the copy is damaged: ${String(found)}`);
    if ((sqlite.pragma('foreign_key_check') as readonly unknown[]).length > 0)
      throw new Error('the copy is damaged: rows refer to others that are not there');
    const sampled = sqlite
      .prepare<[number, number], SampledRow>(
        `select games.id, games.ruleset, head, log, secret from games join tables on tables.id = games.id
         where games.id in (select id from games where ended_at is null order by started_at desc limit ?)
            or games.id in (select id from games where ended_at is not null order by ended_at desc limit ?)`,
      )
      .all(SAMPLE, SAMPLE);
    const entries = entriesIn(sqlite);
    const lines = sqlite.prepare<[string], { line: string }>(
      `select line from ${entries} where game = ? order by number`,
    );
    for (const row of sampled) {
      const kept = lines.all(row.id).map(({ line }, i) => `${i + 1} ${line}\n`);
      const fault = await faultIn(row, kept, library);
      if (fault !== null) throw new Error(`game ${row.id} of the copy does not hold: ${fault}`);
    }
    const count = (table: 'games' | typeof entries): number =>
      sqlite.prepare<[], { n: number }>(`select count(*) as n from ${table}`).get()?.n ?? 0;
    return { games: count('games'), entries: count(entries), replayed: sampled.length };
  } catch (error) {
    if (error instanceof SQLite.SqliteError)
      throw new Error(`this is no copy of a store: ${error.message}`, { cause: error });
    throw error;
  } finally {
    sqlite.close();
  }
}

/** The backup of an older store has all entries in one table. */
const entriesIn = (sqlite: SQLite.Database): 'entries' | 'all_entries' =>
  sqlite.prepare("select 1 from sqlite_master where name = 'all_entries'").get() === undefined
    ? 'entries'
    : 'all_entries';

async function faultIn(row: SampledRow, entries: readonly string[], library: Library): Promise<string | null> {
  const ruleset = await library.open(row.ruleset);
  if (isRefusal(ruleset)) return ruleset.reason;
  const log = parseLog(row.log ?? row.head + entries.join(''));
  if (isRefusal(log)) return log.reason;
  if (log.entries.length !== entries.length) return 'its log has not the entries that are kept';
  const secret = keyFromHex(row.secret);
  if (secret === null) return 'its secret is none';
  const held = row.log === null ? resume(ruleset, log, secret) : verify(ruleset, log);
  return isRefusal(held) ? held.reason : null;
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
