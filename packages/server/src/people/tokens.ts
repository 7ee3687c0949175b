/** Tokens with which programs act for their owner. Their text is shown once; the store has only its hash. */

import type { AccountToken, MadeToken } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';
import { hashOf, newId, newToken, PROGRAM_PREFIX } from './secrets.ts';

export interface Tokens {
  /** Null if this person has as many tokens as are allowed. */
  make(person: string, name: string): Promise<MadeToken | null>;
  list(person: string): Promise<readonly AccountToken[]>;
  /** Returns whether this person had such a token. */
  revoke(person: string, id: string): Promise<boolean>;
}

export const MOST_TOKENS = 20;

export function tokens(db: Database, now: () => number): Tokens {
  async function list(person: string): Promise<readonly AccountToken[]> {
    const rows = await db
      .selectFrom('tokens')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('user_id', '=', person)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at }));
  }

  return {
    list,
    async make(person, name) {
      if ((await list(person)).length >= MOST_TOKENS) return null;
      const token = `${PROGRAM_PREFIX}${newToken()}`;
      const made = { id: newId(), name, createdAt: now(), usedAt: null };
      await db
        .insertInto('tokens')
        .values({
          id: made.id,
          user_id: person,
          name,
          token_hash: hashOf(token),
          created_at: made.createdAt,
          used_at: null,
        })
        .execute();
      return { ...made, token };
    },
    async revoke(person, id) {
      const done = await db.deleteFrom('tokens').where('id', '=', id).where('user_id', '=', person).executeTakeFirst();
      return Number(done.numDeletedRows) === 1;
    },
  };
}
