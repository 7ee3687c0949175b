/**
 * `npm run gallery [words]`: pictures of every screen of every book at all sizes, by day and by night, into
 * `e2e/screenshots/gallery`, to be opened and looked at. Words choose files or, after `-t`, screens, as Vitest takes them.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { roomsByHand } from '../e2e/gallery/rooms.ts';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const words = ['run', '--project', 'gallery', ...process.argv.slice(2)];
process.exitCode = 0;
for (const rooms of roomsByHand()) {
  const env = { ...process.env, GALLERY_ROOMS: rooms };
  const { status } = spawnSync(process.execPath, [VITEST, ...words], { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) process.exitCode = status ?? 1;
}
