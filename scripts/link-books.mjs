/**
 * Makes every rulebook known by its name, `@weathergauge/rules-<id>`: a link for each `rules-*` folder, made after each
 * `npm ci` and before each program of the project. Rulebooks need nothing from npm, so they are no workspaces of it: a new
 * one is in no list, not even in the lock file.
 */

import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './node.mjs';

export function linkBooks(root = ROOT) {
  const links = join(root, 'node_modules', '@weathergauge');
  mkdirSync(links, { recursive: true });
  for (const folder of readdirSync(join(root, 'packages'))) {
    if (!folder.startsWith('rules-') || existsSync(join(links, folder))) continue;
    const onWindows = process.platform === 'win32';
    const target = onWindows ? join(root, 'packages', folder) : join('..', '..', 'packages', folder);
    symlinkSync(target, join(links, folder), onWindows ? 'junction' : 'dir');
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) linkBooks();
