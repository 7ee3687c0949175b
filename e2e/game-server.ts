/** A server with the built page and an empty store, for all tests of a file. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { GameServing, ServerWish, Store } from '../packages/server/src/index.ts';
import { openStore, serve } from '../packages/server/src/index.ts';
import { bookModules } from '../packages/server/test/book-modules.ts';
import { DIST } from '../packages/web/tools/build.ts';
import { POLICY } from '../packages/web/tools/policy.ts';

interface GameServer extends GameServing {
  readonly store: Store;
  /** Removed when it is closed. */
  readonly folder: string;
}

/** Returns what gives it, once the tests have begun. */
export function useServer(wish: Partial<ServerWish> = {}): () => GameServer {
  let server: GameServer;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'weathergauge-e2e-'));
    const store = await openStore(folder);
    const serving = await serve({ folder: DIST, policy: POLICY, port: 0, store, books: bookModules, ...wish });
    server = { ...serving, store, folder };
  });
  afterAll(async () => {
    await server.close();
    rmSync(server.folder, { recursive: true, force: true });
  });
  return () => server;
}
