/**
 * Reads the imports of the sources, statement by statement: between packages, between rooms (folders of `src`) of one package, and what
 * the page takes from rulebooks. `layers.ts` checks them.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const layerOf = (folder: string): string => (folder.startsWith('rules-') ? 'rules' : folder);

export interface Import {
  readonly file: string;
  /** Folder under packages/ that the file lies in, and the one it imports from. */
  readonly from: string;
  readonly to: string;
  readonly test: boolean;
}

/** An import of one room by another of the same package. */
export interface RoomImport {
  readonly file: string;
  readonly layer: string;
  readonly from: string;
  readonly to: string;
}

const IMPORT = /(?:^|[\s;}(=])(?:from|import|require)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g;

/** A value (not only a type) that a page's file takes from a rulebook, by the entry of the package that it names. */
export interface RulebookValue {
  readonly file: string;
  readonly entry: string;
}

/** A file that the `geometry` entry of a rulebook needs at run time. */
export interface GeometryFile {
  readonly entry: string;
  readonly file: string;
  /** What it takes as values from other packages: `@weathergauge/engine.keyedDice`. */
  readonly uses: readonly string[];
}

/** Every import of one of our packages by another, statement by statement. */
export function packageImports(root: string): Import[] {
  const packages = join(root, 'packages');
  const found: Import[] = [];
  for (const from of readdirSync(packages)) {
    for (const file of sourceFiles(join(packages, from))) {
      for (const specifier of specifiersIn(file)) {
        const to = packageOf(specifier, file, packages);
        if (to !== null && to !== from) found.push({ file: relative(root, file), from, to, test: isTest(file) });
      }
    }
  }
  return found;
}

/** Rulebooks import nothing that is not ours: one line for each of their sources that does. */
export function foreignImports(root: string): string[] {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .filter(folder => layerOf(folder) === 'rules')
    .flatMap(folder => sourceFiles(join(packages, folder, 'src')))
    .filter(file => !isTest(file))
    .flatMap(file =>
      specifiersIn(file)
        .filter(specifier => !/^(\.|@weathergauge\/)/.test(specifier))
        .map(specifier => `${relative(root, file)}: a rulebook imports nothing from outside, not ${specifier}`),
    );
}

/** Every import of one room by another within a package that has rooms; tests do not count. */
export function roomImports(root: string, layersWithRooms: readonly string[]): RoomImport[] {
  const packages = join(root, 'packages');
  const found: RoomImport[] = [];
  for (const folder of readdirSync(packages)) {
    const layer = layerOf(folder);
    if (!layersWithRooms.includes(layer)) continue;
    const src = join(packages, folder, 'src');
    for (const file of sourceFiles(src).filter(name => !isTest(name))) {
      const from = roomOf(layer, relative(src, file));
      for (const specifier of specifiersIn(file).filter(each => each.startsWith('.'))) {
        const to = roomOf(layer, relative(src, resolve(file, '..', specifier)));
        if (from !== to) found.push({ file: relative(root, file), layer, from, to });
      }
    }
  }
  return found;
}

/** Values that the page takes from rulebooks, by name or by address (`import.meta.glob`). */
export function rulebookValues(root: string): RulebookValue[] {
  const src = join(root, 'packages', 'web', 'src');
  return sourceFiles(src)
    .filter(file => !isTest(file) && roomOf('web', relative(src, file)) !== 'dev')
    .flatMap(file => {
      const text = readFileSync(file, 'utf8');
      return [...valuesIn(text).map(({ specifier }) => specifier), ...globsIn(text)]
        .filter(specifier => /(^@weathergauge\/|\.\.\/)rules-/.test(specifier))
        .map(entry => ({ file: relative(root, file), entry }));
    });
}

/** Every pattern that an `import.meta.glob` of the text has. */
export function globsIn(text: string): string[] {
  const calls = [...text.matchAll(/import\.meta\.glob(?:Eager)?(?:<[^(]*>)?\(([^)]*)\)/g)].map(([, args = '']) => args);
  return calls.flatMap(args => [...args.matchAll(/['"`]([^'"`\n]+)['"`]/g)].map(([, pattern = '']) => pattern));
}

/** All files that a page loads with the `geometry` entry of each rulebook. */
export function geometryFiles(root: string): GeometryFile[] {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .filter(folder => layerOf(folder) === 'rules')
    .flatMap(folder => {
      const entry = join(packages, folder, 'src', 'model', 'geometry.ts');
      const files = existsSync(entry) ? reachedFrom(entry) : [];
      return files.map(([file, uses]) => ({ entry: relative(root, entry), file: relative(root, file), uses }));
    });
}

function reachedFrom(entry: string): (readonly [file: string, uses: readonly string[]])[] {
  const reached = new Map<string, readonly string[]>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    const values = valuesIn(readFileSync(file, 'utf8'));
    const outside = values.filter(({ specifier }) => !specifier.startsWith('.'));
    reached.set(
      file,
      outside.flatMap(({ specifier, names }) => names.map(name => `${specifier}.${name}`)),
    );
    for (const { specifier } of values) if (specifier.startsWith('.')) visit(resolve(file, '..', specifier));
  };
  visit(entry);
  return [...reached];
}

interface ValueImport {
  readonly specifier: string;
  /** `*` for a whole module. */
  readonly names: readonly string[];
}

const STATEMENT = /(?:^|[\n;])\s*(?:import|export)\s+([^;'"]*?)\s*from\s*['"]([^'"\n]+)['"]/g;
const BARE = /(?:^|[\s;(=])import\s*\(?\s*['"`]([^'"`\n]+)['"`]/g;

/** Imports and re-exports of a text, without those of types alone: the compiler erases them. */
export function valuesIn(source: string): ValueImport[] {
  const text = codeOf(source);
  const named = [...text.matchAll(STATEMENT)].flatMap(([, clause = '', specifier = '']): ValueImport[] => {
    const names = namesOf(clause);
    return names.length === 0 ? [] : [{ specifier, names }];
  });
  const whole = [...text.matchAll(BARE)].map(([, specifier = '']): ValueImport => ({ specifier, names: ['*'] }));
  return [...named, ...whole];
}

function namesOf(clause: string): readonly string[] {
  if (/^type\s/.test(clause)) return [];
  const list = /\{([^}]*)\}/.exec(clause)?.[1];
  if (list === undefined) return ['*'];
  return list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !/^type\s/.test(name))
    .map(name => name.split(/\s/)[0] ?? name);
}

/** `board`, `screens/play`, `books/convoy`; '' for what lies in `src` itself. */
function roomOf(layer: string, path: string): string {
  const parts = path.split(sep);
  const [first = '', second = ''] = parts;
  if (parts.length === 1) return '';
  const nested = layer === 'web' && (first === 'screens' || (first === 'books' && parts.length > 2));
  return nested ? `${first}/${second}` : first;
}

export function isTest(file: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(file) || file.split(sep).includes('test');
}

function specifiersIn(file: string): string[] {
  return [...codeOf(readFileSync(file, 'utf8')).matchAll(IMPORT)].map(([, specifier = '']) => specifier);
}

/** A source without its comments. In a path such as `books/*` none begins. */
export function codeOf(source: string): string {
  return source.replace(/(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

export function sourceFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && /\.(ts|tsx|js|mjs)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !file.split(sep).some(part => part === 'node_modules' || part === 'dist'));
}

function packageOf(specifier: string, file: string, packages: string): string | null {
  if (specifier.startsWith('@weathergauge/')) return specifier.split('/')[1] ?? null;
  if (!specifier.startsWith('.')) return null;
  const [folder = '', ...inside] = relative(packages, resolve(file, '..', specifier)).split(sep);
  return folder === '..' || inside.length === 0 ? null : folder;
}
