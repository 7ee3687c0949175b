/** Copies of a store that is being written to, and what is made of them. */

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRng } from '@weathergauge/engine';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { newFolder, served } from '../../test/served.ts';
import { bookModules } from '../../test/book-modules.ts';
import { libraryAt } from '../work/books.ts';
import { backUp, restore } from './backup.ts';

const library = libraryAt(bookModules);
const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

test('a copy is made while a game goes on, and the game goes on from it elsewhere', async () => {
  const first = await served();
  const players = [await guest(first.address, 'Anne'), await guest(first.address, 'Bonny')];
  const table = await begun(players, crossing);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table);
  const rng = seededRng('backup');
  let acknowledged = 0;
  const answerOnce = async (): Promise<void> => {
    const line = must(lines.find(each => must(each.known(table).position).prompt !== null));
    const { offers, at } = must(line.known(table).position);
    const answers = [must(offers[rng.below(offers.length)])];
    expect(await line.ask({ ask: 'answer', table, place: at, answers })).toBeNull();
    acknowledged++;
    await expect.poll(() => new Set(lines.map(each => must(each.known(table).position).at)).size).toBe(1);
  };
  for (let i = 0; i < 8; i++) await answerOnce();
  const before = acknowledged;
  const file = join(newFolder(), 'copy.sqlite');
  const copying = backUp(first.data, file, library);
  for (let i = 0; i < 8; i++) await answerOnce();
  const checked = await copying;
  expect(checked).toMatchObject({ games: 1, replayed: 1 });
  expect(checked.entries, 'what was acknowledged before it is in it').toBeGreaterThanOrEqual(before);
  expect(statSync(file).mode & 0o077, 'nobody else may read it').toBe(0);
  await first.close();

  const folder = newFolder();
  expect(await restore(file, folder, library)).toEqual(checked);
  const second = await served(folder);
  const line = await playerWith(second.address, 'Anne', must(players[0]).token).connect();
  await line.watch(table);
  expect(must(line.known(table).position).view).toBeTypeOf('object');
});

test('a copy that an older server has made is restored, and brought up to date by the next that starts on it', async () => {
  const { data, address, close } = await served();
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const table = await begun(players, crossing);
  const file = join(newFolder(), 'copy.sqlite');
  await close();
  await backUp(data, file, library);
  const sqlite = new SQLite(file);
  sqlite.exec(`drop view all_entries; drop table fresh_entries; drop table table_notices;
    alter table notice_letters drop column kind; delete from kysely_migration where name > '041'`);
  sqlite.close();
  const folder = newFolder();
  expect(await restore(file, folder, library)).toMatchObject({ games: 1, replayed: 1 });
  const line = await playerWith((await served(folder)).address, 'Anne', must(players[0]).token).connect();
  await line.watch(table);
  expect(must(line.known(table).position).view).toBeTypeOf('object');
});

test('a folder in use is not written over, nor one that keeps games', async () => {
  const { data, close } = await served();
  const file = join(newFolder(), 'copy.sqlite');
  await backUp(data, file, library);
  await expect(restore(file, data, library)).rejects.toThrow('another server keeps its games in');
  await close();
  await expect(restore(file, data, library)).rejects.toThrow('keeps games already, which would be lost');
  await expect(backUp(data, file, library)).rejects.toThrow('is there already');
});

test('what is no copy, or a damaged one, makes no folder', async () => {
  const { data, address } = await served();
  await begun([await guest(address, 'Anne'), await guest(address, 'Bonny')], crossing);
  const file = join(newFolder(), 'copy.sqlite');
  await backUp(data, file, library);
  const bytes = readFileSync(file);
  // The head of a running game, which its opening no longer follows from.
  const at = bytes.indexOf('weathergauge log 3');
  const changed = Buffer.from(bytes);
  changed.write('scenario H2', changed.indexOf('scenario H1', at));
  for (const [text, why] of [
    [Buffer.from('not a store at all, but long enough to be looked at as if it were one'), 'no copy of a store'],
    [bytes.subarray(0, bytes.length / 2), /damaged|no copy of a store/],
    [changed, 'does not hold'],
  ] as const) {
    const broken = join(newFolder(), 'broken.sqlite');
    writeFileSync(broken, text);
    const folder = newFolder();
    await expect(restore(broken, folder, library)).rejects.toThrow(why);
    expect(existsSync(join(folder, 'weathergauge.sqlite'))).toBe(false);
  }
  await expect(backUp(newFolder(), `${file}.2`, library)).rejects.toThrow('no games are kept in');
});
