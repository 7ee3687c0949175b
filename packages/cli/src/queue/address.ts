/** The database that a command line names. */

import type { Line } from '../command.ts';
import { badUsage } from '../failure.ts';

/** Null if there is none. The address may hold a password, so error messages do not repeat it. */
export function databaseIn(line: Line): string | null {
  const address = line.text('database');
  if (address === undefined) return null;
  if (!/^postgres(ql)?:\/\//.test(address)) throw badUsage('--database is postgres://user:password@host/name');
  return address;
}
