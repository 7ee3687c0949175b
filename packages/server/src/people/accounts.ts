/** User names and passwords, with which people can sign in from any browser. */

import type { Person } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';
import type { Attempts } from './attempts.ts';
import type { Busy, Passwords } from './passwords.ts';
import { BUSY } from './passwords.ts';
import type { ShutOut } from './sessions.ts';

export interface Accounts {
  /** How somebody can sign in again. */
  waysOf(person: string): Promise<Ways>;
  /** Gives a guest a user name and a password. */
  keep(person: string, login: string, password: string, address: string): Promise<'kept' | 'taken' | 'has-one' | Not>;
  /** Checks a user name and password; returns the person. */
  prove(login: string, password: string, address: string): Promise<Person | ShutOut | 'wrong' | Not>;
  setPassword(person: string, password: string): Promise<'done' | Busy>;
  rename(person: string, name: string): Promise<void>;
}

export interface Ways {
  /** Her user name; null where she has no password. */
  readonly login: string | null;
  /** Whether there is any way: a guest is known only by her browser. */
  readonly isKept: boolean;
}

/** Refused: too early, by so many milliseconds, or too many at the same time. */
export type Not = Busy | { readonly wait: number };

/** Names that could be mistaken for somebody who speaks for the server. */
const RESERVED: ReadonlySet<string> = new Set(['admin', 'administrator', 'moderator', 'somebody', 'weathergauge']);

export interface AccountsDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  now(): number;
}

export function accounts({ db, passwords, attempts, now }: AccountsDeps): Accounts {
  async function loginOf(person: string): Promise<string | null> {
    const found = await db.selectFrom('passwords').select('login').where('user_id', '=', person).executeTakeFirst();
    return found?.login ?? null;
  }

  async function hasPasskey(person: string): Promise<boolean> {
    const found = await db.selectFrom('passkeys').select('id').where('user_id', '=', person).limit(1).execute();
    return found.length > 0;
  }

  return {
    async waysOf(person) {
      const login = await loginOf(person);
      return { login, isKept: login !== null || (await hasPasskey(person)) };
    },
    async keep(person, login, password, address) {
      if ((await loginOf(person)) !== null) return 'has-one';
      // Counted as an attempt, because existing user names could otherwise be found by trying to take them.
      const wait = await attempts.count(null, address);
      if (wait !== null) return { wait };
      if (RESERVED.has(login)) return 'taken';
      const hash = await passwords.hash(password);
      if (hash === BUSY) return BUSY;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passwords')
        .values({ user_id: person, login, hash, changed_at: now() })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) === 1) return 'kept';
      return (await loginOf(person)) === null ? 'taken' : 'has-one';
    },
    async prove(login, password, address) {
      const wait = await attempts.count(login, address);
      if (wait !== null) return { wait };
      const found = await db
        .selectFrom('passwords')
        .innerJoin('users', 'users.id', 'passwords.user_id')
        .select(['users.id', 'users.name', 'users.suspended_at', 'users.suspended_why', 'passwords.hash'])
        .where('login', '=', login)
        .where('leaving_at', 'is', null)
        .executeTakeFirst();
      const isRight = await passwords.verify(password, found?.hash ?? null);
      if (isRight === BUSY) return BUSY;
      if (!isRight || found === undefined) return 'wrong';
      await attempts.succeeded(login);
      if (found.suspended_at !== null) return { suspended: found.suspended_why ?? '' };
      return { id: found.id, name: found.name };
    },
    async setPassword(person, password) {
      const hash = await passwords.hash(password);
      if (hash === BUSY) return BUSY;
      await db.updateTable('passwords').set({ hash, changed_at: now() }).where('user_id', '=', person).execute();
      return 'done';
    },
    async rename(person, name) {
      await db.updateTable('users').set({ name }).where('id', '=', person).execute();
    },
  };
}
