/** What both databases promise. In the project `postgres` these run on PostgreSQL. */

import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inject, expect, onTestFinished, test } from 'vitest';
import { newFolder, newPlace } from '../../test/served.ts';
import { openStore } from './open.ts';
import { openPostgres } from './postgres.ts';
import type { Kept, Store } from './store.ts';

async function opened(place?: string): Promise<Store> {
  const store = await openStore(place ?? (await newPlace()));
  onTestFinished(() => store.close());
  await store.nodes.join({ address: '127.0.0.1:1', home: 'here' }, { struckOff() {}, inherited() {} });
  return store;
}

async function withGames(store: Store, ...ids: readonly string[]): Promise<void> {
  const { db } = store;
  await db.insertInto('users').values({ id: 'anne', name: 'Anne', created_at: 0 }).execute();
  for (const id of ids) {
    await db
      .insertInto('tables')
      .values({
        id,
        invite: 'i',
        organiser: 'anne',
        ruleset: 'b',
        edition: 1,
        scenario: 's',
        options: '{}',
        places: '[]',
        visibility: 'open',
        status: 'playing',
        commitment: '',
        secret: '',
        pledges: '[]',
        shares: '[]',
        created_at: 1_700_000_000_000,
        settings: '{}',
        ready: '[]',
        named: '[]',
        removed: '[]',
        drawn: null,
        next: null,
        touched_at: 0,
        version: 1,
      })
      .execute();
    const game = { id, ruleset: 'b', edition: 1, head: '', started_at: 1_700_000_000_000 };
    await db
      .insertInto('games')
      .values({ ...game, ended_at: null, log: null, outcome: null, recorded_at: null })
      .execute();
  }
}

const entry = (game: string, number: number, more: Partial<Kept> = {}): Kept => ({
  game,
  number,
  lines: ['0 sail'],
  request: null,
  at: 1_700_000_000_001,
  end: null,
  ...more,
});

const rows = (store: Store) =>
  store.db.selectFrom('all_entries').selectAll().orderBy('game').orderBy('number').execute();

test('entries come back as they were kept, times as numbers, the id with the first of a row', async () => {
  const store = await opened();
  await withGames(store, 'a', 'b');
  await store.keep([
    entry('b', 1),
    entry('a', 1, { lines: ['0 sail "the \\ sea"', '1 É “ü” \u{1F6A2}'], request: 'once' }),
  ]);
  await store.keep([entry('a', 3)]);
  expect(await rows(store)).toEqual([
    { game: 'a', number: 1, line: '0 sail "the \\ sea"', request: 'once', at: 1_700_000_000_001 },
    { game: 'a', number: 2, line: '1 É “ü” \u{1F6A2}', request: null, at: 1_700_000_000_001 },
    { game: 'a', number: 3, line: '0 sail', request: null, at: 1_700_000_000_001 },
    { game: 'b', number: 1, line: '0 sail', request: null, at: 1_700_000_000_001 },
  ]);
});

test('the end of a game is kept with its last entry, and closes its table', async () => {
  const store = await opened();
  await withGames(store, 'a', 'b');
  await store.keep([entry('a', 1, { at: 7, end: { log: 'the log', outcome: '{}' } }), entry('b', 1)]);
  const games = await store.db.selectFrom('games').select(['id', 'ended_at', 'log', 'outcome']).orderBy('id').execute();
  expect(games).toEqual([
    { id: 'a', ended_at: 7, log: 'the log', outcome: '{}' },
    { id: 'b', ended_at: null, log: null, outcome: null },
  ]);
  const tables = await store.db.selectFrom('tables').select(['id', 'status', 'version']).orderBy('id').execute();
  expect(tables).toEqual([
    { id: 'a', status: 'over', version: 2 },
    { id: 'b', status: 'playing', version: 1 },
  ]);
});

test('a group is kept whole or not at all: nobody writes an entry that is there already', async () => {
  const store = await opened();
  await withGames(store, 'a', 'b');
  await store.keep([entry('a', 1)]);
  const late = store.keep([
    entry('b', 1, { end: { log: 'the log', outcome: '{}' } }),
    entry('a', 1, { lines: ['1 otherwise'] }),
  ]);
  await expect(late).rejects.toThrow();
  expect(await rows(store)).toMatchObject([{ game: 'a', number: 1, line: '0 sail' }]);
  expect(
    (await store.db.selectFrom('games').select('ended_at').where('id', '=', 'b').executeTakeFirst())?.ended_at,
  ).toBe(null);
  await store.keep([entry('b', 1)]);
  expect(await rows(store)).toHaveLength(2);
});

test('what is there already is brought up to date by whoever opens it, also by several at once', async () => {
  const place = await newPlace();
  // One server at a time holds a folder.
  const times = inject('postgres') === undefined ? 1 : 4;
  const stores = await Promise.all(Array.from({ length: times }, () => openStore(place)));
  await Promise.all(stores.map(store => store.close()));
  const again = await opened(place);
  await withGames(again, 'a');
});

test('a database that is not there is said in one line, without its password', async () => {
  const refused = openPostgres('postgres://anne:sesame@127.0.0.1:1/games');
  await expect(refused).rejects.toThrow('the database postgres://127.0.0.1:1/games cannot be used: ');
  await expect(refused).rejects.not.toThrow('sesame');
  await expect(openStore(newFolder()).then(store => store.close())).resolves.toBeUndefined();
});

test('what is kept can be read by nobody else, though the folder may be looked into', async () => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  await withGames(await opened(folder), 'one');
  const files = readdirSync(folder);
  expect(files).toEqual(expect.arrayContaining(['lock.sqlite', 'weathergauge.sqlite', 'weathergauge.sqlite-wal']));
  for (const name of files) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
});
