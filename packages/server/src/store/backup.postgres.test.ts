/** Copies of a database that several servers write to; from there to another database, to a folder, and back. */

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seededRng } from '@weathergauge/engine';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { newFolder, newPlace, served } from '../../test/served.ts';
import { bookModules } from '../../test/book-modules.ts';
import { openStore } from '../index.ts';
import { libraryAt } from '../work/books.ts';
import { backUp, restore } from './backup.ts';

const library = libraryAt(bookModules);
const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

async function answerAll(table: string, lines: readonly Line[], count: number, seed: string): Promise<void> {
  const rng = seededRng(seed);
  for (let i = 0; i < count; i++) {
    const line = must(lines.find(each => must(each.known(table).position).prompt !== null));
    const { offers, at } = must(line.known(table).position);
    const answers = [must(offers[rng.below(offers.length)])];
    expect(await line.ask({ ask: 'answer', table, place: at, answers })).toBeNull();
    await expect.poll(() => new Set(lines.map(each => must(each.known(table).position).at)).size).toBe(1);
  }
}

async function goOn(place: string, players: readonly Player[], table: string, seed: string): Promise<number> {
  const { address, close } = await served(place);
  const lines = await Promise.all(players.map(({ name, token }) => playerWith(address, name, token).connect()));
  for (const line of lines) await line.watch(table);
  const { at } = must(must(lines[0]).known(table).position);
  await answerAll(table, lines, 3, seed);
  await close();
  return at;
}

test('a database is copied while a game goes on, and the game goes on from the copy in another, in a folder, and back', async () => {
  const first = await served();
  const players = [await guest(first.address, 'Anne'), await guest(first.address, 'Bonny')];
  const table = await begun(players, crossing);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  const over = await begun(players, crossing);
  await must(lines[0]).watch(over);
  expect(await must(lines[0]).ask({ ask: 'resign', table: over })).toBeNull();
  await answerAll(table, lines, 8, 'before');
  const file = join(newFolder(), 'copy.sqlite');
  const copying = backUp(first.data, file, library);
  await answerAll(table, lines, 8, 'meanwhile');
  const checked = await copying;
  expect(checked).toMatchObject({ games: 2, replayed: 2 });
  expect(checked.entries, 'what was acknowledged before it is in it').toBeGreaterThanOrEqual(9);
  expect(statSync(file).mode & 0o077, 'nobody else may read it').toBe(0);
  for (const ending of ['.partial', '-wal', '-journal']) expect(existsSync(`${file}${ending}`)).toBe(false);
  await expect(backUp(first.data, file, library)).rejects.toThrow('is there already');
  await expect(restore(file, first.data, library)).rejects.toThrow('keeps games already');

  const [database, folder] = [await newPlace(), newFolder()];
  for (const place of [database, folder]) expect(await restore(file, place, library)).toEqual(checked);
  const at = await goOn(database, players, table, 'database');
  expect(await goOn(folder, players, table, 'folder'), 'both go on from the same moment').toBe(at);

  const later = join(newFolder(), 'later.sqlite');
  expect(await backUp(folder, later, library)).toMatchObject({ games: 2, entries: checked.entries + 3 });
  const back = await newPlace();
  await restore(later, back, library);
  expect(await goOn(back, players, table, 'back')).toBeGreaterThan(at);
  const [one, other] = [await rowsOf(database), await rowsOf(back)];
  expect(Object.keys(one).length).toBeGreaterThan(15);
  expect(other['users']).toBe(one['users']);
  expect(other['results']).toBe(one['results']);
});

/** How many rows each table has. */
async function rowsOf(place: string): Promise<Record<string, number>> {
  const { db, close } = await openStore(place);
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
    counts[name] = must(rows[0]).n;
  }
  await close();
  return counts;
}

test('a database of another version is not copied, and one that cannot be reached is named without its password', async () => {
  const { data, store } = await served();
  await sql`delete from kysely_migration where name = '021-snapshots'`.execute(store.db);
  const file = join(newFolder(), 'copy.sqlite');
  await expect(backUp(data, file, library)).rejects.toThrow('of another version');
  expect(existsSync(file)).toBe(false);
  const nowhere = Object.assign(new URL(data), { port: '1' }).href;
  const failed = backUp(nowhere, file, library);
  await expect(failed).rejects.toThrow('cannot be used');
  await expect(failed).rejects.not.toThrow('password');
});
