/**
 * `node scripts/bootstrap.mjs [--browser|--browsers] FILE [words …]` runs one of the project's TypeScript files on a
 * machine that may have nothing but an old Node and npm: it finds or fetches Node 24, then the dependencies, then, with
 * --browser, Chromium, or, with --browsers, Firefox and WebKit.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { linkBooks } from './link-books.mjs';
import { environmentFor, findNode, ROOT, runNode } from './node.mjs';

/** What npm recorded as installed must be what the lock file asks for; optional packages differ between platforms. */
function dependenciesAreCurrent() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages ?? {};
  const want = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages ?? {};
  return Object.entries(want).every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/') || optional || devOptional) return true;
    return have[path] !== undefined && have[path].version === version && Boolean(have[path].link) === Boolean(link);
  });
}

function ensureDependencies(env) {
  if (dependenciesAreCurrent()) return;
  console.error('Installing dependencies (npm ci) …');
  const npm = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error('npm ci failed; the lines above say why');
}

/** A program of this name on the PATH, or null. */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map(folder => join(folder, name)).find(file => existsSync(file)) ?? null;
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const usual = [
    // Chromium without windows: a fresh browser costs a third of the time, and there are dozens of them.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return usual.find(path => existsSync(path)) ?? onPath('chromium') ?? onPath('google-chrome');
}

/** Installs Debian's packages; false where that cannot be, or failed. */
function installPackages(what, packages) {
  const isRoot = process.getuid?.() === 0;
  if (!onPath('apt-get') || !(isRoot || onPath('sudo'))) return false;
  console.error(`Installing ${what} for the browser tests (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = words => {
    const [program, ...rest] = isRoot ? ['apt-get', ...words] : ['sudo', 'apt-get', ...words];
    return spawnSync(program, rest, { stdio: ['ignore', 2, 2], env }).status === 0;
  };
  return apt(['update']) && apt(['install', '-y', '--no-install-recommends', ...packages]);
}

function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  const path = installPackages('Chromium', ['chromium-headless-shell']) ? findChromium() : null;
  if (path === null) throw new Error('the browser tests need Chromium; install it, or set CHROMIUM_PATH to it');
  return path;
}

/** Programs that the runs in other browsers need, and the packages of Debian that bring them. */
const OTHER_BROWSERS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

function ensureOtherBrowsers() {
  const isMissing = name => !(name === 'firefox-esr' && process.env.FIREFOX_PATH) && onPath(name) === null;
  const missing = () => Object.keys(OTHER_BROWSERS).filter(isMissing);
  const packages = missing().map(name => OTHER_BROWSERS[name]);
  if (packages.length > 0) installPackages('Firefox and WebKit', packages);
  const still = missing();
  if (still.length > 0)
    throw new Error(`the runs in Firefox and WebKit need ${still.join(', ')}; install what is missing`);
}

async function main() {
  const words = process.argv.slice(2);
  const browsers = ['--browser', '--browsers'].find(word => words[0] === word);
  const [file, ...rest] = browsers === undefined ? words : words.slice(1);
  if (file === undefined) throw new Error('usage: node scripts/bootstrap.mjs [--browser|--browsers] FILE [words …]');
  const node = findNode();
  const env = environmentFor(node);
  ensureDependencies(env);
  linkBooks();
  if (browsers === '--browser') env.CHROMIUM_PATH = ensureChromium();
  if (browsers === '--browsers') ensureOtherBrowsers();
  return runNode(node, [join(ROOT, file), ...rest], env);
}

main().then(
  code => {
    process.exitCode = code;
  },
  error => {
    console.error(`weathergauge: ${error.message}`);
    process.exitCode = 1;
  },
);
