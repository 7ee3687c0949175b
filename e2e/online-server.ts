/** A server with the page in a process of its own, to be killed: `online-server.ts FOLDER PORT`. It tells its address when it is up. */

import { openStore, serve } from '../packages/server/src/index.ts';
import { NO_LIMITS } from '../packages/server/test/no-limits.ts';
import { bookModules } from '../packages/server/test/book-modules.ts';
import { DIST } from '../packages/web/tools/build.ts';
import { POLICY } from '../packages/web/tools/policy.ts';

const [folder = '', port = '0'] = process.argv.slice(2);
const store = await openStore(folder);
const { address } = await serve({
  folder: DIST,
  policy: POLICY,
  port: Number(port),
  store,
  books: bookModules,
  limits: NO_LIMITS,
});
// Whoever has started it is gone.
process.on('disconnect', () => process.exit());
process.send?.(address);
