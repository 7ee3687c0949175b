/** Recognises a full disk, this machine's or the database's: nothing of the group was written, and trying again at once is useless. */

import { refusal } from '@weathergauge/engine';

/** The error codes of SQLite, PostgreSQL and the operating system. */
const CODES: readonly unknown[] = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'];

export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(error.code);
}

/** What players are told. */
export const DISK_FULL = refusal(
  'not-kept',
  "the server's disk is full: nothing has changed, and everything waits as it was; try again when there is room",
);
