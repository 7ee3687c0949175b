/**
 * SQLite stores entries in two steps. First a group of answers is appended to `fresh_entries`, which changes only a few pages although the
 * answers are of dozens of games. When two thousand have collected, they are moved to `entries`, where those of one game lie side by side;
 * that changes some pages for each game. Both tables are durable and readers use both (`all_entries`), so nothing waits for the second
 * step. If it fails, as on a full disk, it is tried again.
 *
 * `fresh_entries` has no index, because an index by game would change many pages again. Duplicate entries are therefore refused here.
 * Nobody else writes to either table: the folder belongs to this server alone (`holdFolder`).
 */

import SQLite from 'better-sqlite3';

/** The number of the last entry, by game. */
export type Numbers = Map<string, number>;

export interface Settling {
  /**
   * To be called before an entry is written. Throws, as a unique index would, if either table, or the same group, already has an entry of
   * this number.
   */
  refuseKept(game: string, number: number, group: Numbers): void;
  /** A group with so many entries was appended: returns true when they should be moved. */
  added(group: Numbers, count: number): boolean;
  settle(): void;
}

/** Entries that collect before they are moved. Moving takes a few milliseconds, in which nothing is answered. */
export const MOST = 2_000;

export function settling(sqlite: SQLite.Database): Settling {
  const last = sqlite.prepare<[string], number | null>('select max(number) from entries where game = ?').pluck();
  const lastFresh = sqlite.prepare<[], [string, number]>('select game, max(number) from fresh_entries group by game');
  /** Cache: all games with entries in `fresh_entries`, and others that were looked up since it was emptied. */
  const known: Numbers = new Map(lastFresh.raw().all());
  let waiting = 0;

  function lastOf(game: string): number {
    const found = known.get(game) ?? last.get(game) ?? 0;
    known.set(game, found);
    return found;
  }

  return {
    refuseKept(game, number, group) {
      if (number <= (group.get(game) ?? lastOf(game)))
        throw new SQLite.SqliteError(`game ${game} has an entry ${number}`, 'SQLITE_CONSTRAINT_PRIMARYKEY');
    },
    added(group, count) {
      for (const [game, number] of group) known.set(game, number);
      waiting += count;
      if (waiting < MOST) return false;
      waiting = 0;
      return true;
    },
    settle() {
      settleAll(sqlite);
      known.clear();
    },
  };
}

/** Moves all of them, or none. */
export function settleAll(sqlite: SQLite.Database): void {
  sqlite
    .transaction(() => {
      sqlite.exec(`
        insert or rollback into entries (game, number, line, request, at)
        select game, number, line, request, at from fresh_entries order by game, number;
        delete from fresh_entries;
      `);
    })
    .immediate();
}
