/** Where games are kept. Rare things are asked of `db`; the entries of running games go through `keep`, in groups. */

import type { Bus } from '../nodes/bus.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Database } from './schema.ts';

/** What one answer adds to the log of its game. */
export interface Kept {
  readonly game: string;
  /** Of the first line. */
  readonly number: number;
  readonly lines: readonly string[];
  readonly request: string | null;
  readonly at: number;
  /** If that was the end of the game: the whole log, and how it ended (`Outcome`, as JSON). */
  readonly end: { readonly log: string; readonly outcome: string } | null;
  /** Where clocks have changed: how they stand now (`Clock`, as JSON), and when they have to be looked at. There may be no lines then. */
  readonly clock?: { readonly text: string; readonly due: number | null } | null;
}

export interface Store {
  readonly db: Database;
  /** News among all servers that keep their games here. */
  readonly bus: Bus;
  /** Who has which game: `keep` is for those that `nodes.take` has given to this server. */
  readonly nodes: Nodes;
  /**
   * Keeps all of these or none, for good: it resolves when they would outlast a loss of power. Fails (`isConflict`) where an entry
   * of that number is there already.
   */
  keep(group: readonly Kept[]): Promise<void>;
  close(): Promise<void>;
}
