/** What is stored about people and their logins. Of every secret only a hash, so that a reader of the store cannot sign in with it. */

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

/** Roles of accounts. Organisers (who made a table) and spectators are not among them. */
export type Role = 'player' | 'administrator';

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly role: Generated<Role>;
  /** Null unless an administrator has suspended this account. */
  readonly suspended_at: Generated<number | null>;
  /** The reason that she is told. */
  readonly suspended_why: Generated<string | null>;
  /** When the account was deleted: nobody can sign in, and an empty row is left for some minutes (`leaving.ts`). */
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
  /** When the owner last confirmed by password or passkey. */
  readonly confirmed_at: number | null;
}

/** Tokens of sessions; only their hashes are stored. */
export interface SessionTokenRow {
  readonly token_hash: string;
  readonly session_id: string;
  /** `sent`: it has not been used yet, so the one before it stays valid. */
  readonly state: 'sent' | 'known';
  /** Null while it is valid. */
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
  /** The credential's id, as the authenticator gave it. */
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

/** Valid for one answer, within a few minutes. */
export interface ChallengeRow {
  readonly id: string;
  readonly purpose: 'log-in' | 'register' | 'confirm';
  readonly user_id: string | null;
  readonly challenge: string;
  readonly expires_at: number;
}

/** A token with which a program acts for its owner. */
export interface TokenRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly token_hash: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

/** Attempts at a password, by account and by network address; deleted after an hour. */
export interface AttemptRow {
  readonly about: string;
  readonly count: number;
  readonly last_at: number;
}
