/** `npm run presses`: plays every book in a browser, by small orders and by hand, and prints how often a person presses something. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const env = { ...process.env, PRESSES: '1' };
const { status } = spawnSync(
  process.execPath,
  [VITEST, 'run', '--project', 'e2e', '-t', '^table', 'e2e/presses.test.ts'],
  {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
