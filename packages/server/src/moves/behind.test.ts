import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../test/served.ts';
import { openSqlite } from '../store/sqlite.ts';
import { moves as openMoves } from './moves.ts';

const NOW = 1_000_000;

test('a game is behind by its last entry, in whichever place that is, unless it is of just now', async () => {
  const store = await openSqlite(newFolder());
  onTestFinished(() => store.close());
  const { db } = store;
  await sql`pragma foreign_keys = off`.execute(db);
  /** A game with so many entries in the second place and in the first, the last of them of `at`; its rows know of `looked`. */
  const begun = async (id: string, settled: number, fresh: number, at: number, looked: number): Promise<void> => {
    await sql`insert into games (id, ruleset, edition, head, started_at) values (${id}, 'b', 1, '', 0)`.execute(db);
    const place = (number: number) => (number > settled ? sql`fresh_entries` : sql`entries`);
    for (let number = 1; number <= settled + fresh; number++)
      await sql`insert into ${place(number)} (game, number, line, at) values (${id}, ${number}, '0 sail', ${at})`.execute(
        db,
      );
    await sql`
      insert into moves (game, seat, person, entries, pending, pending_since) values (${id}, 0, 'anne', ${looked}, '[]', 0)
    `.execute(db);
  };
  await begun('behind-in-the-first', 3, 2, 1, 3);
  await begun('behind-in-the-second', 3, 0, 1, 2);
  await begun('just-now', 3, 2, NOW, 3);
  await begun('looked-at-in-the-first', 3, 2, 1, 5);
  await begun('looked-at-in-the-second', 3, 0, 1, 3);
  await begun('new', 0, 0, 1, 0);
  const moves = openMoves({ db, now: () => NOW, onChange() {} });
  expect(await moves.behind('')).toEqual({ games: ['behind-in-the-first', 'behind-in-the-second'], next: null });
});
