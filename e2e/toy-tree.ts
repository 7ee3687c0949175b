/**
 * The project as it would be with one book more: a copy of everything tracked, with the two folders of a new rulebook laid
 * over it (`e2e/toy`) and not one other file changed. The players' lobby never lists it.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TOY = join(import.meta.dirname, 'toy');
const BUILT = new Set(['node_modules', 'dist', '.cache', '.git', 'screenshots']);

export interface Tree {
  readonly root: string;
  /** Runs one of the project's programs there; what it said, and whether all was well. */
  run(program: string, ...words: string[]): { readonly good: boolean; readonly said: string };
}

export function treeWithToy(): Tree {
  const root = mkdtempSync(join(tmpdir(), 'weathergauge-toy-'));
  for (const entry of readdirSync(ROOT)) {
    if (BUILT.has(entry) || entry === 'docs') continue;
    const filter = (path: string): boolean => !BUILT.has(basename(path)) && path !== TOY;
    cpSync(join(ROOT, entry), join(root, entry), { recursive: true, filter });
  }
  cpSync(join(TOY, 'packages'), join(root, 'packages'), { recursive: true });
  linkModules(root);
  narrow(root, ['packages/rules-skirmish/**/*.ts']);
  narrow(join(root, 'packages', 'web'), ['src/books/skirmish/**/*']);
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return {
    root,
    run(program, ...words) {
      const env = { ...process.env, PATH: path, NODE_ENV: 'production' };
      const node = program === 'node' ? process.execPath : program;
      const { status, stdout, stderr } = spawnSync(node, words, { cwd: root, env, encoding: 'utf8' });
      return { good: status === 0, said: `${stdout}${stderr}` };
    },
  };
}

/** The project's own settings of the compiler for some files, and what these import: `tsconfig.toy.json`. */
function narrow(folder: string, include: readonly string[]): void {
  writeFileSync(join(folder, 'tsconfig.toy.json'), JSON.stringify({ extends: './tsconfig.json', include }));
}

/** What npm has installed is shared; the project's own packages are those of the copy. */
function linkModules(root: string): void {
  const ours = join(root, 'node_modules', '@weathergauge');
  mkdirSync(ours, { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules')))
    if (entry !== '@weathergauge') symlinkSync(join(ROOT, 'node_modules', entry), join(root, 'node_modules', entry));
  for (const folder of readdirSync(join(root, 'packages'))) {
    // Rulebooks are linked by the project itself, as after a checkout.
    if (!folder.startsWith('rules-')) symlinkSync(join(root, 'packages', folder), join(ours, folder));
    const own = join(ROOT, 'packages', folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(root, 'packages', folder, 'node_modules'));
  }
}
