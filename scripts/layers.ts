/**
 * Which package may import which: imports point one way. The linter says the same while one types; this reads the
 * import statements themselves, so that a slip in the linter's configuration cannot hide one.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';

interface Layer {
  readonly source: readonly string[];
  /** What test files and their fixtures may import besides. */
  readonly tests: readonly string[];
}

const layers: Readonly<Record<string, Layer>> = {
  engine: { source: [], tests: [] },
  seamanship: { source: [], tests: [] },
  rules: { source: ['engine', 'seamanship'], tests: ['agents', 'testkit'] },
  agents: { source: ['engine'], tests: [] },
  testkit: { source: ['engine', 'agents'], tests: [] },
  cli: { source: ['engine', 'seamanship', 'rules', 'agents', 'testkit'], tests: [] },
  web: { source: ['engine', 'seamanship', 'rules', 'agents'], tests: [] },
};

const layerOf = (folder: string): string => (folder.startsWith('rules-') ? 'rules' : folder);

export interface Import {
  readonly file: string;
  /** Folder under packages/ that the file lies in, and the one it imports from. */
  readonly from: string;
  readonly to: string;
  readonly test: boolean;
}

const IMPORT = /(?:^|[\s;}])(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Every import of one of our packages by another, statement by statement. */
export function packageImports(root: string): Import[] {
  const packages = join(root, 'packages');
  const found: Import[] = [];
  for (const from of readdirSync(packages)) {
    for (const file of sourceFiles(join(packages, from))) {
      const test = /\.(test|fixture)\.tsx?$/.test(file) || file.split(sep).includes('test');
      for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        const to = packageOf(specifier, file, packages);
        if (to !== null && to !== from) found.push({ file: relative(root, file), from, to, test });
      }
    }
  }
  return found;
}

function sourceFiles(folder: string): string[] {
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

/** One line for each import that points the wrong way. */
export function wrongImports(imports: readonly Import[]): string[] {
  return imports.flatMap(({ file, from, to, test }) => {
    const layer = layers[layerOf(from)];
    if (layer === undefined) return [`${file}: the package ${from} has no place in scripts/layers.ts`];
    const allowed = test ? [...layer.source, ...layer.tests] : layer.source;
    const sibling = from.startsWith('rules-') && to.startsWith('rules-');
    if (!sibling && allowed.includes(layerOf(to))) return [];
    return [`${file}: ${from} must not import ${to}`];
  });
}

/** A ring of packages, such as `a -> b -> a`, or null. Test files do not count: they sit on top of all packages. */
export function findCycle(imports: readonly Import[]): string | null {
  const edges = new Map<string, Set<string>>();
  for (const { from, to, test } of imports) {
    if (!test) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  const done = new Set<string>();
  const visit = (at: string, path: readonly string[]): string | null => {
    if (path.includes(at)) return [...path.slice(path.indexOf(at)), at].join(' -> ');
    if (done.has(at)) return null;
    for (const next of edges.get(at) ?? []) {
      const cycle = visit(next, [...path, at]);
      if (cycle !== null) return cycle;
    }
    done.add(at);
    return null;
  };
  for (const start of edges.keys()) {
    const cycle = visit(start, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

if (basename(process.argv[1] ?? '') === 'layers.ts') {
  const imports = packageImports(resolve(import.meta.dirname, '..'));
  const cycle = findCycle(imports);
  const problems = [
    ...wrongImports(imports),
    ...(cycle === null ? [] : [`packages import each other in a ring: ${cycle}`]),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
