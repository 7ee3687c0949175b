/**
 * Entries of SQLite are kept in two steps. What an answer adds is written where the last was, with all others of its group: a few pages
 * for dozens of games. When two thousand have come together they are put where the entries of one game lie side by side, at some pages for
 * each game. Both hold them for good, and readers ask for both (`all_entries`): nothing waits for the second step, and where it fails,
 * as on a full disk, it is tried again.
 *
 * The first place has no index: its pages would be those of many games again, and dearer than all else. That no number is there twice is
 * seen to here. Nobody else writes to either place: the folder is held for this server alone (`holdFolder`).
 */

import SQLite from 'better-sqlite3';

/** The last number of each of some games. */
export type Numbers = Map<string, number>;

export interface Settling {
  /**
   * Throws, as a table with such a key would, where an entry of this number is in either place, or is added by the same group before it:
   * to be asked before one is written.
   */
  refuseKept(game: string, number: number, group: Numbers): void;
  /** A group is in the first place, with so many entries: true when they should be put into the second. */
  added(group: Numbers, count: number): boolean;
  settle(): void;
}

/** Entries that wait: to put them to the others takes a few milliseconds, in which nobody is answered. */
export const MOST = 2_000;

export function settling(sqlite: SQLite.Database): Settling {
  const last = sqlite.prepare<[string], number | null>('select max(number) from entries where game = ?').pluck();
  const lastFresh = sqlite.prepare<[], [string, number]>('select game, max(number) from fresh_entries group by game');
  /** All games that have entries in the first place, and others as far as they were asked for since it was emptied. */
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

/** All that waits, or nothing. */
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
