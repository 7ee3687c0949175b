/**
 * Challenges for passkeys. They are in the store, so that any node can check the answer; each can be used once, for one purpose, within
 * minutes.
 */

import { randomBytes } from 'node:crypto';
import type { ChallengeRow } from '../store/people-schema.ts';
import type { Database } from '../store/schema.ts';
import { newId } from './secrets.ts';

type Purpose = ChallengeRow['purpose'];

export interface Challenges {
  /** Makes a challenge for this person (replacing her earlier ones for the same purpose), or with null for an unknown caller. */
  make(purpose: Purpose, person: string | null): Promise<{ readonly id: string; readonly challenge: string }>;
  /** Removes a challenge and returns it. Null if it was used before, has expired, or was made for another purpose or person. */
  take(id: string, purpose: Purpose, person: string | null): Promise<string | null>;
  sweep(): Promise<void>;
}

/** Milliseconds for which a challenge is valid: somebody may have to fetch her telephone. */
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
