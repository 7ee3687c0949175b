/** Accounts: what their owner sends, and what she can read about hers. */

import { textFault } from '@weathergauge/engine';
import { z } from 'zod';
import type { AccountPasskey } from './passkeys.ts';
import type { Person } from './types.ts';

const LONGEST_PASSWORD = 200;
const shown = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine(text => textFault(text, longest) === null, 'cannot be shown as it is');
/** Normalised, so that two encodings of one letter give the same password. */
const typed = z
  .string()
  .max(LONGEST_PASSWORD)
  .transform(text => text.normalize('NFKC'));

/** Letters, digits, dots, dashes and underscores; case does not matter. */
const login = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,29}$/, 'a user name has 2 to 30 letters, digits, dots, dashes or underscores')
  .toLowerCase();
const newPassword = typed.pipe(z.string().min(10, 'a password has at least ten characters'));

export const keepWish = z.strictObject({ login, password: newPassword });
/** Accepts any text: an invalid user name is answered like a wrong one. */
export const logInWish = z.strictObject({
  // PostgreSQL text cannot contain a null character.
  login: z
    .string()
    .max(100)
    .transform(text => text.replaceAll('\0', ' ').trim().toLowerCase()),
  password: typed,
});
export const confirmWish = z.strictObject({ password: typed });
export const passwordWish = z.strictObject({ password: newPassword });
export const renameWish = z.strictObject({ name: shown(40) });
export const tokenWish = z.strictObject({ name: shown(60) });
export const loginParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/) });

export const personParams = z.object({ person: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/) });
/** The reason that the suspended person is told. */
export const suspendWish = z.strictObject({ why: shown(300) });

export interface SuspendedPerson {
  readonly person: Person;
  readonly at: number;
  readonly why: string;
}

/** An account, as its owner sees it. */
export interface Account {
  readonly you: Person;
  /** Her user name; null where there is no password. */
  readonly login: string | null;
  /** Whether she can sign in from another browser; a guest cannot. */
  readonly isKept: boolean;
  readonly isAdministrator: boolean;
  /** Whether the account can be changed now: the owner has confirmed by password or passkey a few minutes ago, or has neither. */
  readonly isConfirmed: boolean;
  readonly passkeys: readonly AccountPasskey[];
  readonly sessions: readonly AccountSession[];
  readonly tokens: readonly AccountToken[];
}

export interface AccountSession {
  readonly id: string;
  /** Browser and system in two words; '' if unknown. */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly isThis: boolean;
}

/** A token with which a program acts for the owner. */
export interface AccountToken {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** The text of a token is shown only once, when it is made. */
export interface MadeToken extends AccountToken {
  readonly token: string;
}
