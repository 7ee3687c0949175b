/**
 * When no server was there. While nobody could answer, clocks stood: a server says from time to time that it lives, and when it comes back
 * the time in between is kept, to be taken out of the clocks of all games that ran.
 */

import type { Database } from '../store/schema.ts';

export interface Outage {
  readonly from: number;
  readonly until: number;
}

export interface Outages {
  /** Says that this server lives; what was missed before, if anything was. Fails where the store cannot be reached. */
  beat(): Promise<Outage | null>;
  /** What was missed after a moment, in order. */
  since(at: number): Promise<readonly Outage[]>;
}

export interface OutagesDeps {
  readonly db: Database;
  /** Whether other servers may have lived meanwhile. */
  readonly kind: 'alone' | 'several';
  now(): number;
}

/** Milliseconds between signs of life; and after how many of silence others are not believed to live. */
export const BEAT = 5_000;
const SILENCE = 3 * BEAT;
/** Milliseconds for which outages are remembered: no clock runs longer without being written. */
const REMEMBERED = 120 * 24 * 3_600_000;
const NAME = 'servers';

export function outages({ db, kind, now }: OutagesDeps): Outages {
  /** When it last succeeded, by the clock of the machine; null before the first time, and after it has failed. */
  let sound: number | null = null;

  async function missed(): Promise<Outage | null> {
    const last = await db.selectFrom('pulse').select('at').where('name', '=', NAME).executeTakeFirst();
    const until = now();
    if (last === undefined || until - last.at <= (kind === 'alone' ? 0 : SILENCE)) return null;
    const outage = { from: last.at, until };
    // Two servers that start at once have missed the same.
    await db
      .insertInto('outages')
      .values({ from_at: outage.from, until_at: outage.until })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    await db
      .deleteFrom('outages')
      .where('until_at', '<', until - REMEMBERED)
      .execute();
    return outage;
  }

  return {
    async beat() {
      // A machine that was put to sleep has seen nothing either.
      const isSuspect = sound === null || Date.now() - sound > SILENCE;
      sound = null;
      const outage = isSuspect ? await missed() : null;
      await db
        .insertInto('pulse')
        .values({ name: NAME, at: now() })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ at: now() }))
        .execute();
      sound = Date.now();
      return outage;
    },
    async since(at) {
      const rows = await db.selectFrom('outages').selectAll().where('until_at', '>', at).orderBy('from_at').execute();
      return rows.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }));
    },
  };
}
