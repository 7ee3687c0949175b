/** Servers to try things on, each with a folder of its own. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { GameServing, ServerWish, Store } from '../src/index.ts';
import { openSqlite, serve } from '../src/index.ts';
import { NO_LIMITS } from './no-limits.ts';
import { shelves } from './shelves.ts';

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Served extends GameServing {
  readonly data: string;
  readonly store: Store;
}

/** Closed when the test ends, unless it closes it itself. `address` is that of its origin, where there is one. */
export async function served(
  data = newFolder(),
  books = shelves,
  wrap = (store: Store): Store => store,
  more: Partial<ServerWish> = {},
): Promise<Served> {
  const page = newFolder();
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Sea</title>');
  const store = wrap(await openSqlite(data));
  const serving = await serve({
    folder: page,
    policy: "default-src 'self'",
    port: 0,
    store,
    books,
    limits: NO_LIMITS,
    ...more,
  });
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= serving.close());
  onTestFinished(close);
  return { ...serving, data, store, close };
}

export const servedAs = (more: Partial<ServerWish>): Promise<Served> => served(undefined, undefined, undefined, more);
