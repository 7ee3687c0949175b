/**
 * Snapshots of games that were put to sleep, so that waking a long one costs no more than a short one. The log is the truth: a snapshot
 * that does not fit it, or that another edition of the rulebook made, is deleted, and the log is replayed from its start.
 */

import type { Match, Refusal } from '@weathergauge/engine';
import { isRefusal, keyFromHex, parseLog, resumeFrom } from '@weathergauge/engine';
import type { Library } from '@weathergauge/host';
import { restoredMatch } from '@weathergauge/host';
import type { Database } from '../store/schema.ts';

export interface Snapshots {
  /** The match of this log, made from its snapshot if there is one that fits. */
  match(id: string, log: string, secret: string): Promise<Match | Refusal>;
  /** Stores the snapshot of a game of so many entries if it is worth it; with null (the game is over) deletes it. */
  keep(id: string, entries: number, snapshot: string | null): Promise<void>;
}

/** With fewer entries than this since the last snapshot, or the opening, none is made: replaying them is quick. */
const WORTH_IT = 20;

export function snapshots(db: Database, library: Library): Snapshots {
  async function throwAway(id: string): Promise<void> {
    await db.deleteFrom('snapshots').where('game', '=', id).execute();
  }

  async function fromSnapshot(id: string, text: string, secret: string): Promise<Match | null> {
    const row = await db.selectFrom('snapshots').select('text').where('game', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const log = parseLog(text);
    const key = keyFromHex(secret);
    const ruleset = isRefusal(log) ? log : await library.open(log.ruleset);
    if (isRefusal(log) || isRefusal(ruleset) || key === null) return null;
    const match = resumeFrom(ruleset, log, key, row.text);
    if (match === null) await throwAway(id);
    return match;
  }

  return {
    match: async (id, text, secret) => (await fromSnapshot(id, text, secret)) ?? restoredMatch(library, text, secret),
    async keep(id, entries, snapshot) {
      if (snapshot === null) return throwAway(id);
      const last = await db.selectFrom('snapshots').select('entries').where('game', '=', id).executeTakeFirst();
      if (entries - (last?.entries ?? 0) < WORTH_IT) return undefined;
      await db
        .insertInto('snapshots')
        .values({ game: id, entries, text: snapshot })
        .onConflict(conflict => conflict.column('game').doUpdateSet({ entries, text: snapshot }))
        .execute();
      return undefined;
    },
  };
}
