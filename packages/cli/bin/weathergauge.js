#!/usr/bin/env node
/**
 * Starts the command line. Plain JavaScript, because in a clone it may be started by a Node too old for the rest: then it
 * starts itself again under the Node 24 that the clone's scripts keep in .cache/node.
 */

import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const finder = new URL('../../../scripts/node.mjs', import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= 24) {
  // Threads of a simulation start in half the time when what they load has been compiled before.
  module.enableCompileCache();
  const { main } = await import('../src/main.ts');
  await main(process.argv.slice(2));
} else if (existsSync(finder)) {
  const { findNode, runNode } = await import(finder.href);
  try {
    process.exitCode = await runNode(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
  } catch (error) {
    console.error(`weathergauge: ${error.message}`);
    process.exitCode = 1;
  }
} else {
  console.error(`weathergauge: Node 24 or newer is needed, and this is ${process.versions.node}`);
  process.exitCode = 1;
}
