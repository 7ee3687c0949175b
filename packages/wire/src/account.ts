/** Accounts: what their owner sends, and what she is told of hers. */

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
/** Two spellings of one letter are one password. */
const typed = z
  .string()
  .max(LONGEST_PASSWORD)
  .transform(text => text.normalize('NFKC'));

/** Letters, digits, dots, dashes and underscores; large and small letters are the same. */
const login = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,29}$/, 'a user name has 2 to 30 letters, digits, dots, dashes or underscores')
  .toLowerCase();
const newPassword = typed.pipe(z.string().min(10, 'a password has at least ten characters'));

export const keepWish = z.strictObject({ login, password: newPassword });
/** Whatever somebody may type: what is no user name is answered as one that is wrong. */
export const logInWish = z.strictObject({
  // PostgreSQL has no text with a zero in it.
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
/** What the one who is shut out is told. */
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
  /** Whether she can come back from another browser; a guest cannot. */
  readonly isKept: boolean;
  readonly isAdministrator: boolean;
  /** Whether the account can be changed now: a password or passkey was shown here a few minutes ago, or there is none. */
  readonly isConfirmed: boolean;
  readonly passkeys: readonly AccountPasskey[];
  readonly sessions: readonly AccountSession[];
  readonly tokens: readonly AccountToken[];
}

export interface AccountSession {
  readonly id: string;
  /** What it runs on, in two words; '' where that is not known. */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly isThis: boolean;
}

/** By which a program acts for the owner. */
export interface AccountToken {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** The text of a token is told once, when it is made. */
export interface MadeToken extends AccountToken {
  readonly token: string;
}
