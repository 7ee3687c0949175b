/** Servers to try things on, each with a folder or a database of its own. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { GameServing, ServerWish, Store } from '../src/index.ts';
import { openStore, serve } from '../src/index.ts';
import { NO_LIMITS } from './no-limits.ts';
import { bookModules } from './book-modules.ts';

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new place to keep games in: a database in the project `postgres`, a folder everywhere else. */
export async function newPlace(): Promise<string> {
  const postgres = inject('postgres');
  return postgres === undefined ? newFolder() : newDatabase(postgres);
}

async function newDatabase(postgres: string): Promise<string> {
  const client = new pg.Client(postgres);
  await client.connect();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(postgres), { pathname: name }).href;
}

export interface Served extends GameServing {
  /** Where its games are: another server can be started on the same. */
  readonly data: string;
  readonly store: Store;
}

/** Closed when the test ends, unless it closes it itself. `address` is that of its origin, where there is one. */
export async function served(
  place?: string,
  books = bookModules,
  wrap = (store: Store): Store => store,
  more: Partial<ServerWish> = {},
): Promise<Served> {
  const page = newFolder();
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Sea</title>');
  const data = place ?? (await newPlace());
  const store = wrap(await openStore(data));
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
