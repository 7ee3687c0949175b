/** A server in a process of its own, to be killed. `faults-server.ts FOLDER PORT`: tells its address when it is up. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, serve } from '../src/index.ts';
import { NO_LIMITS } from './no-limits.ts';
import { shelves } from './shelves.ts';

const [data = '', port = '0'] = process.argv.slice(2);
const folder = join(data, 'page');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sea</title>');
const serving = await serve({
  folder,
  policy: "default-src 'self'",
  port: Number(port),
  store: await openStore(data),
  books: shelves,
  limits: NO_LIMITS,
});
// Whoever has started it is gone.
process.on('disconnect', () => process.exit());
process.send?.(serving.address);
