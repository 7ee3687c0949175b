/** Who a caller is: known by a token that only the caller's browser or program has. The store keeps its hash. */

import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';

export interface Sessions {
  /** A new guest under this name, and the token by which she is known. */
  welcome(name: string): Promise<{ readonly person: Person; readonly token: string }>;
  whose(token: string): Promise<Person | null>;
  end(token: string): Promise<void>;
}

const TOKEN_BYTES = 32;
const ID_BYTES = 12;
/** What a token looks like; anything else is not looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const newId = (bytes = ID_BYTES): string => randomBytes(bytes).toString('base64url');

export function sessions(db: Database, now: () => number): Sessions {
  return {
    async welcome(name) {
      const person: Person = { id: newId(), name };
      const token = newId(TOKEN_BYTES);
      const at = now();
      await db.transaction().execute(async change => {
        await change
          .insertInto('users')
          .values({ ...person, created_at: at })
          .execute();
        await change
          .insertInto('sessions')
          .values({ token_hash: hashOf(token), user_id: person.id, created_at: at, used_at: at })
          .execute();
      });
      return { person, token };
    },
    async whose(token) {
      if (!TOKEN.test(token)) return null;
      const found = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['users.id', 'users.name'])
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      return found ?? null;
    },
    async end(token) {
      await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
