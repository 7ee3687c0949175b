/**
 * Builds the page when what it is made of has changed: a fingerprint of every input lies in `dist`. Run as a program it
 * always builds.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { compress } from './compress.ts';

const WEB = join(import.meta.dirname, '..');
const ROOT = join(WEB, '..', '..');
export const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.built-from');

/** Packages that the page is never made of. */
const ELSEWHERE = new Set(['cli', 'lab', 'server', 'testkit', 'web']);

function inputs(): string[] {
  const packages = join(ROOT, 'packages');
  const folders = [
    ...['src', 'public', 'tools'].map(folder => join(WEB, folder)),
    ...readdirSync(packages)
      .filter(folder => !ELSEWHERE.has(folder))
      .map(folder => join(packages, folder, 'src')),
  ];
  const files = ['index.html', 'vite.config.ts', 'package.json'].map(file => join(WEB, file));
  return [...files, join(ROOT, 'package-lock.json'), ...folders.filter(existsSync).flatMap(filesUnder)].toSorted();
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !file.split(sep).includes('fixtures'));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of inputs()) {
    const text = readFileSync(file);
    hash.update(`${relative(ROOT, file)}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex');
}

async function buildPage(stamp: string): Promise<void> {
  const { build } = await import('vite');
  const callers = process.env['NODE_ENV'];
  // Under a test runner Vite would take the development builds of everything, without a service worker.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  } finally {
    if (callers === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = callers;
  }
  await compress(DIST);
  writeFileSync(STAMP, stamp);
}

/** True when there was something to build. */
export async function buildIfChanged(beforeBuilding: () => void): Promise<boolean> {
  const stamp = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return false;
  beforeBuilding();
  await buildPage(stamp);
  return true;
}

if (basename(process.argv[1] ?? '') === 'build.ts') {
  const start = performance.now();
  await buildPage(fingerprint());
  console.log(`${relative(process.cwd(), DIST) || '.'}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
