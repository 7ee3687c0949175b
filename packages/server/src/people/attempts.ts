/**
 * Slows down guesses at passwords, by user name and by network address. An attempt is counted before the password is checked, so that
 * a thousand at the same time count as a thousand. Counts are in the store, so every node knows them.
 */

import type { Database } from '../store/schema.ts';
import { hashOf } from './secrets.ts';

export interface Attempts {
  /** Counts an attempt and returns null; or, if it comes too early, returns the milliseconds to wait and does not count it. */
  count(login: string | null, address: string): Promise<number | null>;
  /** The password was right: the count of the name is reset, that of the address is not. */
  succeeded(login: string): Promise<void>;
  sweep(): Promise<void>;
}

interface Pace {
  /** Attempts in a row without waiting. */
  readonly free: number;
  readonly longest: number;
}

const SECOND = 1000;
const FORGOTTEN = 60 * 60 * SECOND;
/** Short for a name, so that a stranger cannot lock the owner out; an address can be made to wait longer. */
const OF_NAME: Pace = { free: 5, longest: 60 * SECOND };
const OF_ADDRESS: Pace = { free: 30, longest: 15 * 60 * SECOND };
/** How often counting is tried again after a conflict with another attempt. */
const TRIES = 8;

/** After the free ones a second, then twice as long each time. */
function waitAfter(count: number, { free, longest }: Pace): number {
  return count < free ? 0 : Math.min(longest, SECOND * 2 ** Math.min(30, count - free));
}

export function attempts(db: Database, now: () => number): Attempts {
  async function one(about: string, pace: Pace): Promise<number | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const at = now();
      const found = await db.selectFrom('attempts').selectAll().where('about', '=', about).executeTakeFirst();
      if (found === undefined) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('attempts')
          .values({ about, count: 1, last_at: at })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        if (Number(numInsertedOrUpdatedRows) === 1) return null;
        continue;
      }
      const count = found.last_at + FORGOTTEN < at ? 0 : found.count;
      const wait = found.last_at + waitAfter(count, pace) - at;
      if (count >= pace.free && wait > 0) return wait;
      const { numUpdatedRows } = await db
        .updateTable('attempts')
        .set({ count: count + 1, last_at: at })
        .where('about', '=', about)
        .where('count', '=', found.count)
        .where('last_at', '=', found.last_at)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 1) return null;
    }
    return SECOND;
  }

  const ofName = (login: string): string => `name:${hashOf(login)}`;

  return {
    async count(login, address) {
      const wait = await one(`address:${hashOf(address)}`, OF_ADDRESS);
      return wait === null && login !== null ? one(ofName(login), OF_NAME) : wait;
    },
    async succeeded(login) {
      await db.deleteFrom('attempts').where('about', '=', ofName(login)).execute();
    },
    async sweep() {
      await db
        .deleteFrom('attempts')
        .where('last_at', '<', now() - FORGOTTEN)
        .execute();
    },
  };
}
