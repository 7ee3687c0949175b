/** Failures of a command: one line for standard error, and the exit code. */

import type { Refusal } from '@weathergauge/engine';

export const EXIT = { success: 0, failedCheck: 1, badUsage: 2, bug: 70 } as const;

/** A mistake of the user, or a check that failed; anything else that is thrown is a bug of ours. */
export interface Failure extends Error {
  readonly exit: 1 | 2;
}

export function badUsage(message: string): Failure {
  return Object.assign(new Error(message), { exit: EXIT.badUsage });
}

export function failedCheck(message: string): Failure {
  return Object.assign(new Error(message), { exit: EXIT.failedCheck });
}

export function refused(refusal: Refusal): Failure {
  return badUsage(refusal.clause === '' ? refusal.reason : `${refusal.reason} (${refusal.clause})`);
}

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'exit' in error && (error.exit === 1 || error.exit === 2);
}

const LONGEST_QUOTE = 60;

/** What the user wrote, in quotes, without control characters and cut to a bounded length. */
export function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/** One line without control characters, whatever went into it, and without what turns the direction of reading. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    .trim();
}
