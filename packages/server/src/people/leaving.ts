/**
 * Accounts that are deleted. By what somebody was known, and her name, go at once and in one step; then every topic lets go of her, and an
 * empty row is left. Some minutes later, or at the next start, all of it is done once more and the row goes too: so nothing is left of what
 * was under way meanwhile, on this node or on another, or when the server was killed.
 */

import type { Person } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';
import type { Belongings } from './belongings.ts';
import { SOMEBODY } from './somebody.ts';

export interface Leaving {
  /** Resolves when she cannot come back, and what this node could remove is gone. */
  leave(person: Person): Promise<void>;
  /** Another node has seen her go: lets go of what only this one can, such as a game that it plays. */
  heard(person: string): Promise<void>;
  /** Ends what was begun, for those who left a while ago. */
  finish(): Promise<void>;
}

export interface LeavingDeps {
  readonly db: Database;
  readonly belongings: readonly Belongings[];
  now(): number;
  /** She is let in no more: her connections are closed, on every node, which then lets go of her too. */
  onLeft(person: string): void;
  onError(error: unknown): void;
}

/** Milliseconds for calls and games that were under way when somebody left. */
const SETTLED = 5 * 60_000;
const MOST_AT_ONCE = 100;

export function leaving({ db, belongings, now, onLeft, onError }: LeavingDeps): Leaving {
  async function forget(id: string): Promise<void> {
    for (const each of belongings) await each.forget({ id, name: SOMEBODY.name });
  }

  async function heard(person: string): Promise<void> {
    // What fails now is done again by `finish`: she has gone all the same.
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
