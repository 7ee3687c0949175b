/**
 * A server in a process of its own, to be killed. `faults-server.ts PLACE PORT FOLDER`: keeps its games in a folder or a database, tells its
 * address when it is up.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, serve } from '../src/index.ts';
import { NO_LIMITS } from './no-limits.ts';
import { bookModules } from './book-modules.ts';

/** The one that is played there: it starts sooner without the others. */
const BOOK = 'convoy';

const [place = '', port = '0', folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sea</title>');
const serving = await serve({
  folder,
  policy: "default-src 'self'",
  port: Number(port),
  store: await openStore(place),
  books: bookModules.filter(({ id }) => id === BOOK),
  limits: NO_LIMITS,
  // Standing answers race with those that are given by hand.
  standingPause: () => 0,
});
// Whoever has started it is gone.
process.on('disconnect', () => process.exit());
process.send?.(serving.address);
