/** Before the first browser test: the page is built, if anything it is made of has changed, and served. */

import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { servePage } from '../packages/server/src/index.ts';
import { buildIfChanged, DIST } from '../packages/web/tools/build.ts';
import { POLICY } from '../packages/web/tools/policy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served, with a slash at the end. */
    address: string;
  }
}

/** Any free port. */
const FREE = 0;

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  // Pictures of failures that have been mended meanwhile would only mislead.
  for (const old of globSync(join(import.meta.dirname, 'screenshots', 'failed-*.png'))) rmSync(old);
  // A copy that is served already, as on a public host, can be tested as well.
  const elsewhere = process.env['E2E_ADDRESS'];
  if (elsewhere !== undefined) {
    provide('address', elsewhere);
    return async () => {};
  }
  await buildIfChanged(() => console.log('building the page for the browser tests …'));
  const { address, close } = await servePage({ folder: DIST, policy: POLICY, port: FREE });
  provide('address', address);
  return close;
}
