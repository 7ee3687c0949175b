/**
 * Entries of SQLite are kept in two steps. What an answer adds is written where the last was, with all others of its group: a few pages
 * for dozens of games. When a thousand have come together they are put where the entries of one game lie side by side, at some pages for
 * each game. Both hold them for good, and readers ask for both (`all_entries`): nothing waits for the second step, and where it fails,
 * as on a full disk, it is tried again.
 */

import SQLite from 'better-sqlite3';

export interface Settling {
  /** Throws, as the table itself would, where the second place has an entry of this number: to be asked before one is written. */
  refuseKept(game: string, number: number): void;
  /** So many more are in the first place: true when they should be put into the second. */
  added(count: number): boolean;
  settle(): void;
}

/** Entries that wait: to put them to the others takes a few milliseconds, in which nobody is answered. */
const MOST = 1_000;

export function settling(sqlite: SQLite.Database): Settling {
  const last = sqlite.prepare<[string], number | null>('select max(number) from entries where game = ?').pluck();
  /** The last number of each game in the second place, as far as it was asked for since that changed. */
  const known = new Map<string, number>();
  let waiting = 0;
  return {
    refuseKept(game, number) {
      let upTo = known.get(game);
      if (upTo === undefined) {
        upTo = last.get(game) ?? 0;
        known.set(game, upTo);
      }
      if (number <= upTo)
        throw new SQLite.SqliteError(`game ${game} has an entry ${number}`, 'SQLITE_CONSTRAINT_PRIMARYKEY');
    },
    added(count) {
      waiting += count;
      if (waiting < MOST) return false;
      waiting = 0;
      return true;
    },
    settle() {
      known.clear();
      settleAll(sqlite);
    },
  };
}

/** All that waits, or nothing. */
export function settleAll(sqlite: SQLite.Database): void {
  sqlite
    .transaction(() => {
      sqlite.exec(`
        insert into entries (game, number, line, request, at)
        select game, number, line, request, at from fresh_entries order by game, number;
        delete from fresh_entries;
      `);
    })
    .immediate();
}
