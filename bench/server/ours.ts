/** Our server in a process of its own, on a new folder, or where it is told to keep its games: what it has used is asked by messages. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLibrary } from '@weathergauge/cli';
import { openStore, serve } from '@weathergauge/server';
import { tellUsage } from './usage.ts';

const [place] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'weathergauge-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sea</title>');
const { address } = await serve({
  folder,
  policy: "default-src 'self'",
  port: 0,
  store: await openStore(place ?? join(folder, 'data')),
  books: findLibrary(),
  // The generator gives every player an address of her own, as a proxy would.
  proxies: ['127.0.0.1'],
});
tellUsage(address);
