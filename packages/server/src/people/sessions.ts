/**
 * Who a caller is: known by a token that only the caller's browser or program has. A session outlives its tokens: they are replaced when
 * somebody logs in or proves to be the owner, and now and then besides. A replaced token holds until the next one has been used, so that an
 * answer that is lost on its way shuts nobody out.
 */

import type { Person } from '@weathergauge/wire';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../store/schema.ts';
import { hashOf, kindOf, newId, newToken } from './secrets.ts';

export { newId } from './secrets.ts';

/** Somebody, and by what she is known on this connection. */
export interface Caller {
  readonly person: Person;
  readonly by: Login;
}

/** Somebody whom an administrator has shut out, and what she is told of it. */
export interface ShutOut {
  readonly suspended: string;
}

export type Login =
  /** `isConfirmed`: it was proved a few minutes ago that this is the owner of the account. */
  | { readonly kind: 'session'; readonly id: string; readonly isConfirmed: boolean; readonly isDue: boolean }
  /** A program, which may do all that its owner may but change the account. */
  | { readonly kind: 'token'; readonly id: string };

export interface Session {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface Sessions {
  /** A new guest under this name, and the token by which she is known. */
  welcome(name: string, device?: string): Promise<{ readonly person: Person; readonly token: string }>;
  /** A new session of somebody who has just proved who she is; those that were ended for it, because she had as many as anybody may have. */
  open(person: string, device: string): Promise<{ readonly token: string; readonly ended: readonly string[] }>;
  caller(token: string): Promise<Caller | ShutOut | null>;
  /** Replaces the token; the one before holds until the new one has been used. */
  renew(session: string): Promise<string>;
  /** The owner has proved to be here: replaces every token at once. */
  confirm(session: string): Promise<string>;
  list(person: string): Promise<readonly Session[]>;
  /** Those that were ended: one of this person's, or all, or all but one. */
  end(person: string, which: Which): Promise<readonly string[]>;
  /** Removes what nobody has used for half a year, and tokens that have been replaced. */
  sweep(): Promise<void>;
}

export type Which = 'all' | { readonly only: string } | { readonly except: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Since a session was last used: then it is gone. Cookies last as long. */
export const IDLE = 180 * DAY;
/** How often a token is replaced without a reason. */
const RENEWAL = DAY;
/** How long a replaced token holds for calls that were on their way when its successor was first used. */
const OVERLAP = MINUTE;
/** For so long after a password or passkey the account can be changed. */
export const CONFIRMED = 10 * MINUTE;
/** Sessions of one person: a program that logs in every time it starts would make them without end. Those used longest ago go first. */
export const MOST_SESSIONS = 100;
/** At once: earlier servers have let more be made. */
const MOST_ENDED = 10_000;
/** Uses are written down this often: each costs a write. */
const NOTED = 5 * MINUTE;

export function sessions(db: Database, now: () => number): Sessions {
  async function begin(
    change: Transaction<Schema>,
    person: string,
    device: string,
    confirmed_at: number | null,
  ): Promise<string> {
    const at = now();
    const id = newId();
    await change
      .insertInto('sessions')
      .values({ id, user_id: person, device, created_at: at, used_at: at, renewed_at: at, confirmed_at })
      .execute();
    return give(change, id, 'known');
  }

  /** Ends those used longest ago, but for so many. */
  async function trim(change: Transaction<Schema>, person: string): Promise<readonly string[]> {
    const old = await change
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person)
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .offset(MOST_SESSIONS - 1)
      .limit(MOST_ENDED)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await change.deleteFrom('sessions').where('id', 'in', ids).execute();
    return ids;
  }

  async function give(change: Transaction<Schema>, session: string, state: 'sent' | 'known'): Promise<string> {
    const token = newToken();
    await change
      .insertInto('session_tokens')
      .values({ token_hash: hashOf(token), session_id: session, state, expires_at: null })
      .execute();
    return token;
  }

  async function bySession(token: string): Promise<Caller | ShutOut | null> {
    const at = now();
    const token_hash = hashOf(token);
    const found = await db
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'users.id',
        'users.name',
        'users.suspended_at',
        'users.suspended_why',
        'sessions.id as session',
        'sessions.used_at',
        'sessions.renewed_at',
        'sessions.confirmed_at',
        'session_tokens.state',
        'session_tokens.expires_at',
      ])
      .where('token_hash', '=', token_hash)
      .where('leaving_at', 'is', null)
      .executeTakeFirst();
    if (found === undefined || (found.expires_at ?? at) < at || found.used_at + IDLE < at) return null;
    if (found.suspended_at !== null) return { suspended: found.suspended_why ?? '' };
    const { id, name, session, used_at, renewed_at, confirmed_at, state } = found;
    if (state === 'sent') await arrived(session, token_hash);
    // That she was here is worth no refusal where it cannot be written.
    if (used_at + NOTED < at) await noteUse(session).catch(() => {});
    const isConfirmed = confirmed_at !== null && confirmed_at + CONFIRMED > at;
    return {
      person: { id, name },
      by: { kind: 'session', id: session, isConfirmed, isDue: renewed_at + RENEWAL < at },
    };
  }

  /** A new token is used for the first time: it has arrived, and those before it have had their time. */
  async function arrived(session: string, token_hash: string): Promise<void> {
    await db.transaction().execute(async change => {
      await change
        .updateTable('session_tokens')
        .set({ expires_at: now() + OVERLAP })
        .where('session_id', '=', session)
        .where('token_hash', '!=', token_hash)
        .where('expires_at', 'is', null)
        .execute();
      await change.updateTable('session_tokens').set({ state: 'known' }).where('token_hash', '=', token_hash).execute();
    });
  }

  async function noteUse(session: string): Promise<void> {
    await db.updateTable('sessions').set({ used_at: now() }).where('id', '=', session).execute();
  }

  async function byToken(token: string): Promise<Caller | ShutOut | null> {
    const found = await db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .select([
        'users.id',
        'users.name',
        'users.suspended_at',
        'users.suspended_why',
        'tokens.id as token',
        'tokens.used_at',
      ])
      .where('token_hash', '=', hashOf(token))
      .where('leaving_at', 'is', null)
      .executeTakeFirst();
    if (found === undefined) return null;
    if (found.suspended_at !== null) return { suspended: found.suspended_why ?? '' };
    const at = now();
    if ((found.used_at ?? 0) + NOTED < at)
      await db
        .updateTable('tokens')
        .set({ used_at: at })
        .where('id', '=', found.token)
        .execute()
        .catch(() => {});
    return { person: { id: found.id, name: found.name }, by: { kind: 'token', id: found.token } };
  }

  return {
    async welcome(name, device = '') {
      const person: Person = { id: newId(), name };
      const token = await db.transaction().execute(async change => {
        await change
          .insertInto('users')
          .values({ ...person, created_at: now() })
          .execute();
        return begin(change, person.id, device, null);
      });
      return { person, token };
    },
    open: (person, device) =>
      db.transaction().execute(async change => {
        const ended = await trim(change, person);
        return { token: await begin(change, person, device, now()), ended };
      }),
    async caller(token) {
      switch (kindOf(token)) {
        case 'session':
          return bySession(token);
        case 'program':
          return byToken(token);
        case null:
          return null;
      }
    },
    renew: session =>
      db.transaction().execute(async change => {
        // One that was sent and never used has not arrived.
        await change
          .deleteFrom('session_tokens')
          .where('session_id', '=', session)
          .where('state', '=', 'sent')
          .execute();
        await change.updateTable('sessions').set({ renewed_at: now() }).where('id', '=', session).execute();
        return give(change, session, 'sent');
      }),
    confirm: session =>
      db.transaction().execute(async change => {
        await change.deleteFrom('session_tokens').where('session_id', '=', session).execute();
        await change
          .updateTable('sessions')
          .set({ renewed_at: now(), confirmed_at: now() })
          .where('id', '=', session)
          .execute();
        return give(change, session, 'known');
      }),
    async list(person) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', person)
        .orderBy('used_at', 'desc')
        .execute();
      return rows.map(row => ({
        id: row.id,
        device: row.device,
        createdAt: row.created_at,
        usedAt: row.used_at,
      }));
    },
    async end(person, which) {
      const ids = (await db.selectFrom('sessions').select('id').where('user_id', '=', person).execute())
        .map(({ id }) => id)
        .filter(id => which === 'all' || ('only' in which ? id === which.only : id !== which.except));
      if (ids.length > 0) await db.deleteFrom('sessions').where('id', 'in', ids).execute();
      return ids;
    },
    async sweep() {
      await db
        .deleteFrom('sessions')
        .where('used_at', '<', now() - IDLE)
        .execute();
      await db.deleteFrom('session_tokens').where('expires_at', '<', now()).execute();
    },
  };
}
