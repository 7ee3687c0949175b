/**
 * `npm run gallery [words]`: pictures of every screen of every book at all sizes, by day and by night, into
 * `e2e/screenshots/gallery`, to be opened and looked at. Words choose files or, after `-t`, screens, as Vitest takes them.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const words = ['run', '--project', 'gallery', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [VITEST, ...words], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
