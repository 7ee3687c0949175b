/** What is kept about people and how they are known. Nothing that would let a reader of the store in: of every secret only a hash. */

import type { Generated } from 'kysely';

export interface PeopleSchema {
  readonly users: UserRow;
  readonly sessions: SessionRow;
  readonly session_tokens: SessionTokenRow;
  readonly passwords: PasswordRow;
  readonly passkeys: PasskeyRow;
  readonly challenges: ChallengeRow;
  readonly tokens: TokenRow;
  readonly attempts: AttemptRow;
}

/** An organiser is whoever made a table, a spectator whoever looks on: those are no roles of an account. */
export type Role = 'player' | 'administrator';

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly role: Generated<Role>;
  /** Null unless an administrator has shut this account out. */
  readonly suspended_at: Generated<number | null>;
  /** What she is told of it. */
  readonly suspended_why: Generated<string | null>;
  /** The account is being deleted: nobody is let in by it, and an empty row is left for some minutes (`leaving.ts`). */
  readonly leaving_at: Generated<number | null>;
}

/** One browser, or one program that came as a guest. */
export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  /** What it runs on, in two words; '' where that is not known. */
  readonly device: string;
  readonly created_at: number;
  readonly used_at: number;
  /** When its token was last replaced. */
  readonly renewed_at: number;
  /** When it was last proved by a password or passkey that this is the owner of the account. */
  readonly confirmed_at: number | null;
}

/** Whoever has the token has the session; only its hash is kept. */
export interface SessionTokenRow {
  readonly token_hash: string;
  readonly session_id: string;
  /** `sent`: it is not known yet whether it has arrived; the one before it holds until it is used. */
  readonly state: 'sent' | 'known';
  /** Null while it holds. */
  readonly expires_at: number | null;
}

export interface PasswordRow {
  readonly user_id: string;
  /** The user name, in small letters. */
  readonly login: string;
  /** Argon2id, in the notation that carries its parameters. */
  readonly hash: string;
  readonly changed_at: number;
}

export interface PasskeyRow {
  /** Of the credential, as the authenticator gave it. */
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly public_key: string;
  readonly counter: number;
  /** `string[]`. */
  readonly transports: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

/** Good for one answer, within a few minutes. */
export interface ChallengeRow {
  readonly id: string;
  readonly purpose: 'log-in' | 'register' | 'confirm';
  readonly user_id: string | null;
  readonly challenge: string;
  readonly expires_at: number;
}

/** By which a program acts for its owner. */
export interface TokenRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly token_hash: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

/** Guesses at an account or from an address; forgotten after an hour. */
export interface AttemptRow {
  readonly about: string;
  readonly count: number;
  readonly last_at: number;
}
