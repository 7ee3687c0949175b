import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../test/served.ts';
import { isConflict } from './conflict.ts';
import { freshEntries } from './migrations/041-fresh-entries.ts';
import { FILE, openSqlite } from './sqlite.ts';
import { MOST } from './settling.ts';
import type { Kept, Store } from './store.ts';

const GAMES = ['a', 'b', 'c', 'd'] as const;
/** Rounds after which there are so many entries that they are put to the others. */
const ENOUGH = MOST / GAMES.length;

async function opened(folder: string): Promise<Store> {
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  return store;
}

/** A store with games that nobody plays in: what refers to them needs no more. */
async function withGames(folder: string): Promise<Store> {
  const store = await opened(folder);
  await sql`pragma foreign_keys = off`.execute(store.db);
  for (const id of GAMES)
    await sql`insert into games (id, ruleset, edition, head, started_at) values (${id}, 'b', 1, '', 0)`.execute(
      store.db,
    );
  return store;
}

const entry = (game: string, number: number): Kept => ({
  game,
  number,
  lines: [`0 sail ${game} ${number}`],
  request: null,
  at: number,
  end: null,
});

/** Rounds in which every game has an entry more, each a group; `from` is the number of the first. */
async function keepRounds(store: Store, from: number, rounds: number): Promise<void> {
  for (let i = 0; i < rounds; i++) await store.keep(GAMES.map(game => entry(game, from + i)));
}

const numbers = async ({ db }: Store, table: 'all_entries' | 'entries' | 'fresh_entries', game: string) =>
  (await db.selectFrom(table).select('number').where('game', '=', game).orderBy('number').execute()).map(
    ({ number }) => number,
  );

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

test('entries are read from both places in their order, and are in one after so many of them and after a new start', async () => {
  const folder = newFolder();
  const store = await withGames(folder);
  await keepRounds(store, 1, ENOUGH - 1);
  expect(await numbers(store, 'entries', 'a')).toEqual([]);
  await keepRounds(store, ENOUGH, 1);
  await expect.poll(() => numbers(store, 'entries', 'a')).toEqual(upTo(ENOUGH));
  await keepRounds(store, ENOUGH + 1, 10);
  for (const game of GAMES) expect(await numbers(store, 'all_entries', game)).toEqual(upTo(ENOUGH + 10));
  expect(await numbers(store, 'fresh_entries', 'a')).toHaveLength(10);
  await store.close();
  const again = await opened(folder);
  expect(await numbers(again, 'entries', 'a')).toEqual(upTo(ENOUGH + 10));
  expect(await numbers(again, 'fresh_entries', 'a')).toEqual([]);
});

test('a number that is there already is refused with its whole group, wherever it is', async () => {
  const store = await withGames(newFolder());
  await keepRounds(store, 1, ENOUGH);
  await expect.poll(() => numbers(store, 'entries', 'a')).toEqual(upTo(ENOUGH));
  await keepRounds(store, ENOUGH + 1, 1);
  for (const number of [1, ENOUGH, ENOUGH + 1]) {
    const refused = store.keep([entry('b', ENOUGH + 2), entry('a', number)]);
    await expect(refused).rejects.toSatisfy(isConflict);
  }
  expect(await numbers(store, 'all_entries', 'b')).toEqual(upTo(ENOUGH + 1));
  await keepRounds(store, ENOUGH + 2, 1);
  expect(await numbers(store, 'all_entries', 'b')).toEqual(upTo(ENOUGH + 2));
});

test('a group may hold several entries of one game, and none of them twice', async () => {
  const store = await withGames(newFolder());
  await expect(store.keep([entry('a', 1), entry('a', 2), entry('a', 2)])).rejects.toSatisfy(isConflict);
  expect(await numbers(store, 'all_entries', 'a')).toEqual([]);
  await store.keep([{ ...entry('a', 1), lines: ['one', 'two'] }, entry('a', 3)]);
  for (const number of [2, 3]) await expect(store.keep([entry('a', number)])).rejects.toSatisfy(isConflict);
  expect(await numbers(store, 'all_entries', 'a')).toEqual([1, 2, 3]);
});

test('where entries cannot be put to the others they stay, are read and added to, and it is tried again', async () => {
  const folder = newFolder();
  const store = await withGames(folder);
  await sql`create trigger full before insert on entries begin select raise(abort, 'the disk is full'); end`.execute(
    store.db,
  );
  const kept = ENOUGH + 10;
  await keepRounds(store, 1, kept);
  expect(await numbers(store, 'all_entries', 'a')).toEqual(upTo(kept));
  expect(await numbers(store, 'entries', 'a')).toEqual([]);
  await expect(store.keep([entry('a', 3)])).rejects.toSatisfy(isConflict);
  await store.close();
  const again = await opened(folder);
  expect(await numbers(again, 'entries', 'a')).toEqual([]);
  await expect(again.keep([entry('a', kept)])).rejects.toSatisfy(isConflict);
  await sql`drop trigger full`.execute(again.db);
  await keepRounds(again, kept + 1, kept);
  await expect.poll(() => numbers(again, 'fresh_entries', 'a')).not.toHaveLength(2 * kept);
  for (const game of GAMES) expect(await numbers(again, 'all_entries', game)).toEqual(upTo(2 * kept));
});

test('entries that a server before this one has kept lately are still there', async () => {
  const folder = newFolder();
  const store = await withGames(folder);
  await sql`drop view all_entries`.execute(store.db);
  await sql`drop table fresh_entries`.execute(store.db);
  await freshEntries('sqlite').up(store.db);
  await sql`insert into fresh_entries (game, number, line, at) values ('a', 1, '0 sail', 1)`.execute(store.db);
  await sql`drop table table_notices`.execute(store.db);
  await sql`alter table notice_letters drop column kind`.execute(store.db);
  await sql`delete from kysely_migration where name > '042'`.execute(store.db);
  // It is not put to the others when the store is closed, as where a server was killed.
  await sql`create trigger killed before insert on entries begin select raise(abort, 'killed'); end`.execute(store.db);
  await store.close();
  const sqlite = new SQLite(join(folder, FILE));
  sqlite.exec('drop trigger killed');
  sqlite.close();
  const again = await opened(folder);
  expect(await numbers(again, 'entries', 'a')).toEqual([1]);
  await expect(again.keep([entry('a', 1)])).rejects.toSatisfy(isConflict);
  await again.keep([entry('a', 2)]);
  expect(await numbers(again, 'all_entries', 'a')).toEqual([1, 2]);
});
