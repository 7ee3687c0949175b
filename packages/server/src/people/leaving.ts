/**
 * Deletes accounts. First, in one transaction, the logins, sessions and the name; then every part of the server deletes what it stores
 * (`Belongings`), and an empty row is left. Some minutes later, or at the next start, all of it is done once more and the row is deleted
 * too, so that nothing remains of what was under way meanwhile, on any node.
 */

import type { Person } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';
import type { Belongings } from './belongings.ts';
import { SOMEBODY } from './somebody.ts';

export interface Leaving {
  /** Resolves when she cannot sign in any more, and what this node could delete is gone. */
  leave(person: Person): Promise<void>;
  /** Another node has deleted her account: removes what only this node can, such as her seat in a game that it owns. */
  heard(person: string): Promise<void>;
  /** Does the second pass for accounts that were deleted a while ago. */
  finish(): Promise<void>;
}

export interface LeavingDeps {
  readonly db: Database;
  readonly belongings: readonly Belongings[];
  now(): number;
  /** Announces the deletion to every node: each closes her connections and calls `heard`. */
  onLeft(person: string): void;
  onError(error: unknown): void;
}

/** Milliseconds until the second pass: calls and games that were under way have ended by then. */
const SETTLED = 5 * 60_000;
const MOST_AT_ONCE = 100;

export function leaving({ db, belongings, now, onLeft, onError }: LeavingDeps): Leaving {
  async function forget(id: string): Promise<void> {
    for (const each of belongings) await each.forget({ id, name: SOMEBODY.name });
  }

  async function heard(person: string): Promise<void> {
    // If this fails, `finish` does it again; she is signed out in any case.
    await forget(person).catch(onError);
  }

  return {
    async leave({ id }) {
      await db.transaction().execute(async step => {
        await step
          .updateTable('users')
          .set({ leaving_at: now(), name: SOMEBODY.name, role: 'player' })
          .where('id', '=', id)
          .execute();
        for (const kept of ['sessions', 'tokens', 'passwords', 'passkeys', 'challenges'] as const)
          await step.deleteFrom(kept).where('user_id', '=', id).execute();
      });
      onLeft(id);
      await heard(id);
    },
    heard,
    async finish() {
      const gone = await db
        .selectFrom('users')
        .select('id')
        .where('leaving_at', '<', now() - SETTLED)
        .limit(MOST_AT_ONCE)
        .execute();
      for (const { id } of gone) {
        try {
          await forget(id);
          await db.deleteFrom('users').where('id', '=', id).execute();
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
