/**
 * Outages: times during which no server was running, which no clock counts. A server writes a sign of life from time to time. When one
 * starts again, the time since the last sign is stored as an outage and subtracted from the clocks of all running games.
 */

import type { Database } from '../store/schema.ts';

export interface Outage {
  readonly from: number;
  readonly until: number;
}

export interface Outages {
  /** Writes a sign of life; returns the outage before it, if there was one. Fails where the store cannot be reached. */
  beat(): Promise<Outage | null>;
  /** The outages after a moment, in order. */
  since(at: number): Promise<readonly Outage[]>;
}

export interface OutagesDeps {
  readonly db: Database;
  /** Whether other servers may have been running meanwhile. */
  readonly kind: 'alone' | 'several';
  now(): number;
}

/** Milliseconds between signs of life; and the silence after which a server is taken for dead. */
export const BEAT = 5_000;
const SILENCE = 3 * BEAT;
/** Milliseconds for which outages are stored: no clock runs longer without being written. */
const REMEMBERED = 120 * 24 * 3_600_000;
const NAME = 'servers';

export function outages({ db, kind, now }: OutagesDeps): Outages {
  /** When the last sign of life was written, by this machine's clock; null before the first, and after a failure. */
  let sound: number | null = null;

  async function missed(): Promise<Outage | null> {
    const last = await db.selectFrom('pulse').select('at').where('name', '=', NAME).executeTakeFirst();
    const until = now();
    if (last === undefined || until - last.at <= (kind === 'alone' ? 0 : SILENCE)) return null;
    const outage = { from: last.at, until };
    // Two servers that start at the same time store the same outage.
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
      // Also a machine that was suspended has served nobody.
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
