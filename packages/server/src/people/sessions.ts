/**
 * Sessions. A caller is known by a token that only her browser or program has. Tokens are replaced when somebody signs in or confirms that
 * she is the owner, and once a day. A replaced token stays valid until the new one has been used, so that a lost response shuts nobody out.
 */

import type { Person } from '@weathergauge/wire';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../store/schema.ts';
import { hashOf, kindOf, newId, newToken } from './secrets.ts';

export { newId } from './secrets.ts';

/** A person, and the session or token that she uses on this connection. */
export interface Caller {
  readonly person: Person;
  readonly by: Login;
}

/** A suspended person, and the reason that she is told. */
export interface ShutOut {
  readonly suspended: string;
}

export type Login =
  /** `isConfirmed`: the owner has confirmed by password or passkey within the last minutes. */
  | { readonly kind: 'session'; readonly id: string; readonly isConfirmed: boolean; readonly isDue: boolean }
  /** A program, which may do everything that its owner may, except change the account. */
  | { readonly kind: 'token'; readonly id: string };

export interface Session {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface Sessions {
  /** Makes a new guest with this name, and a token for her. */
  welcome(name: string, device?: string): Promise<{ readonly person: Person; readonly token: string }>;
  /** Opens a session for somebody who has just signed in. `ended`: her oldest sessions, which were ended because she had too many. */
  open(person: string, device: string): Promise<{ readonly token: string; readonly ended: readonly string[] }>;
  caller(token: string): Promise<Caller | ShutOut | null>;
  /** Replaces the token; the old one stays valid until the new one has been used. */
  renew(session: string): Promise<string>;
  /** The owner has confirmed: replaces every token of the session at once. */
  confirm(session: string): Promise<string>;
  list(person: string): Promise<readonly Session[]>;
  /** Ends one session of this person, or all, or all but one; returns those that were ended. */
  end(person: string, which: Which): Promise<readonly string[]>;
  /** Removes what nobody has used for half a year, and tokens that have been replaced. */
  sweep(): Promise<void>;
}

export type Which = 'all' | { readonly only: string } | { readonly except: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds after its last use when a session ends. Cookies last as long. */
export const IDLE = 180 * DAY;
/** How often a token is replaced as a routine. */
const RENEWAL = DAY;
/** How long a replaced token stays valid after the new one was first used, for requests that were on their way. */
const OVERLAP = MINUTE;
/** How long after a password or passkey the account can be changed. */
export const CONFIRMED = 10 * MINUTE;
/** Most sessions of one person, because a program may sign in at every start. The least recently used are ended first. */
export const MOST_SESSIONS = 100;
/** How many are ended in one step: earlier servers had no limit. */
const MOST_ENDED = 10_000;
/** How often the last use of a session is written: not at every request. */
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

  /** Ends the least recently used sessions beyond `MOST_SESSIONS`. */
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
    // If the time of use cannot be written, the request goes on all the same.
    if (used_at + NOTED < at) await noteUse(session).catch(() => {});
    const isConfirmed = confirmed_at !== null && confirmed_at + CONFIRMED > at;
    return {
      person: { id, name },
      by: { kind: 'session', id: session, isConfirmed, isDue: renewed_at + RENEWAL < at },
    };
  }

  /** A new token was used for the first time, so it has arrived: older ones now expire. */
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
        // A token that was sent and never used has not arrived, so it is replaced.
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
