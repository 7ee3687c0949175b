/** Challenges for passkeys: kept in the store, so that any node takes the answer; each is good once, for one purpose, for some minutes. */

import { randomBytes } from 'node:crypto';
import type { ChallengeRow } from '../store/people-schema.ts';
import type { Database } from '../store/schema.ts';
import { newId } from './secrets.ts';

type Purpose = ChallengeRow['purpose'];

export interface Challenges {
  /** For this person, or null: for whoever will show a passkey. Replaces those of hers for the same purpose. */
  make(purpose: Purpose, person: string | null): Promise<{ readonly id: string; readonly challenge: string }>;
  /** Takes it away, whatever comes of the answer. Null where it was taken before, has expired, or was made for another purpose or person. */
  take(id: string, purpose: Purpose, person: string | null): Promise<string | null>;
  sweep(): Promise<void>;
}

/** Milliseconds: somebody may have to look for her telephone. */
export const CHALLENGE_HOLDS = 5 * 60_000;
const CHALLENGE_BYTES = 32;

export function challenges(db: Database, now: () => number): Challenges {
  return {
    async make(purpose, person) {
      const made = { id: newId(), challenge: randomBytes(CHALLENGE_BYTES).toString('base64url') };
      if (person !== null)
        await db.deleteFrom('challenges').where('user_id', '=', person).where('purpose', '=', purpose).execute();
      await db
        .insertInto('challenges')
        .values({ ...made, purpose, user_id: person, expires_at: now() + CHALLENGE_HOLDS })
        .execute();
      return made;
    },
    async take(id, purpose, person) {
      const gone = db.deleteFrom('challenges').where('id', '=', id).where('purpose', '=', purpose);
      const found = await (person === null ? gone.where('user_id', 'is', null) : gone.where('user_id', '=', person))
        .where('expires_at', '>', now())
        .returning('challenge')
        .executeTakeFirst();
      return found?.challenge ?? null;
    },
    async sweep() {
      await db.deleteFrom('challenges').where('expires_at', '<=', now()).execute();
    },
  };
}
