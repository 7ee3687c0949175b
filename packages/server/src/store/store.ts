/** The store. Rare queries use `db`; entries of running games are written by `keep`, in groups. */

import type { Bus } from '../nodes/bus.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Database } from './schema.ts';

/** What one answer adds to the log of its game. */
export interface Kept {
  readonly game: string;
  /** The number of the first line. */
  readonly number: number;
  readonly lines: readonly string[];
  readonly request: string | null;
  readonly at: number;
  /** If that was the end of the game: the whole log, and how it ended (`Outcome`, as JSON). */
  readonly end: { readonly log: string; readonly outcome: string } | null;
  /** If clocks have changed: their new value (`Clock`, as JSON), and when they have to be checked. There may be no lines then. */
  readonly clock?: { readonly text: string; readonly due: number | null } | null;
}

export interface Store {
  readonly db: Database;
  /** News between all servers with this store. */
  readonly bus: Bus;
  /** Which server owns which game: `keep` is only for games whose lease `nodes.take` has given to this server. */
  readonly nodes: Nodes;
  /**
   * Writes all of these or none; resolves when they are on the disk. Fails (`isConflict`) if an entry of that number is there already.
   */
  keep(group: readonly Kept[]): Promise<void>;
  close(): Promise<void>;
}
