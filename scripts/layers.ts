/**
 * Checks which package may import which, and within rulebooks and page which room (folder of `src`): imports point one way. The page may
 * take values from a rulebook only by its `geometry` entry, which runs no rules. Code that serves every rulebook names none, so that a new
 * book consists of its own folders only. The linter checks packages too, in the editor; this reads the sources themselves, so that a mistake
 * in the linter's configuration cannot hide a wrong import.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { GeometryFile, Import, RoomImport, RulebookValue } from './imports.ts';
import {
  codeOf,
  foreignImports,
  geometryFiles,
  isTest,
  layerOf,
  packageImports,
  roomImports,
  rulebookValues,
  sourceFiles,
} from './imports.ts';
import { changingVariables } from './module-state.ts';

interface Layer {
  readonly source: readonly string[];
  /** What test files and their fixtures may import in addition. */
  readonly tests: readonly string[];
}

const layers: Readonly<Record<string, Layer>> = {
  engine: { source: [], tests: [] },
  seamanship: { source: [], tests: [] },
  rules: { source: ['engine', 'seamanship'], tests: ['agents', 'testkit'] },
  agents: { source: ['engine'], tests: [] },
  testkit: { source: ['engine', 'agents'], tests: [] },
  lab: { source: ['engine', 'agents'], tests: [] },
  host: { source: ['engine', 'agents'], tests: ['rules'] },
  wire: { source: ['engine', 'host'], tests: ['rules'] },
  server: { source: ['engine', 'agents', 'host', 'wire'], tests: ['rules'] },
  cli: { source: ['engine', 'seamanship', 'rules', 'agents', 'host', 'testkit', 'lab', 'server'], tests: [] },
  web: { source: ['engine', 'seamanship', 'rules', 'host', 'wire'], tests: [] },
};

/** Rooms of a package, and which others each may import. Files in `src` itself, tests and `test/` may import all. */
const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  rules: {
    book: ['model'],
    // A view shows figures that the chapters work out.
    model: ['chapters'],
    chapters: ['book', 'model'],
    agent: ['book', 'model', 'chapters'],
    words: ['book', 'model', 'chapters'],
  },
  web: {
    ui: [],
    client: ['ui'],
    board: ['ui'],
    sound: ['ui', 'client', 'board'],
    books: ['ui', 'client', 'board'],
    'screens/play': ['ui', 'client', 'board', 'sound', 'books'],
    'screens/replay': ['ui', 'client', 'board', 'sound', 'books', 'screens/play'],
    'screens/guide': ['ui', 'client', 'board', 'sound', 'books', 'screens/play'],
    'screens/lobby': ['ui', 'client', 'board', 'sound', 'books', 'screens/guide'],
    'screens/table': ['ui', 'client', 'board', 'books', 'screens/play', 'screens/lobby'],
    'screens/administration': ['ui', 'client', 'screens/play'],
    'screens/account': ['ui', 'client', 'screens/lobby'],
    'screens/record': ['ui', 'client', 'screens/lobby'],
    app: [
      'ui',
      'client',
      'board',
      'sound',
      'books',
      'screens/play',
      'screens/replay',
      'screens/guide',
      'screens/lobby',
      'screens/table',
      'screens/administration',
      'screens/account',
      'screens/record',
    ],
    dev: ['ui', 'client', 'board', 'sound', 'books'],
  },
};

export const LAYERS_WITH_ROOMS: readonly string[] = Object.keys(rooms);

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

/** One line for each import from a room that may not know the other. Books never know each other. */
export function wrongRoomImports(imports: readonly RoomImport[]): string[] {
  return imports.flatMap(({ file, layer, from, to }) => {
    if (from === '') return [];
    const kind = (room: string): string => (room.startsWith('books/') ? 'books' : room);
    const allowed = rooms[layer]?.[kind(from)];
    if (allowed === undefined) return [`${file}: the room ${from} has no place in scripts/layers.ts`];
    if (kind(from) === 'books' && kind(to) === 'books' && (from === 'books' || to === 'books')) return [];
    return kind(from) !== kind(to) && allowed.includes(kind(to)) ? [] : [`${file}: ${from} must not import ${to}`];
  });
}

/** What the worker loads the rulebooks by, all of them alike: the contract. */
const CONTRACT = '../../../rules-*/src/index.ts';

/** One line for each value that the page takes from a rulebook otherwise than by its `geometry` entry, or from another's. */
export function wrongRulebookValues(values: readonly RulebookValue[]): string[] {
  return values.flatMap(({ file, entry }) => {
    if (entry === CONTRACT) return [];
    const [, book] = /^@weathergauge\/rules-([^/]+)\/geometry$/.exec(entry) ?? [];
    if (book === undefined)
      return [`${file}: the page takes values from a rulebook by its geometry entry only, not ${entry}`];
    const own = /\/books\/([^/]+)\//.exec(file.split(sep).join('/'))?.[1];
    return own === undefined || own === book ? [] : [`${file}: the page of ${own} must not take values from ${entry}`];
  });
}

/** One line for each way in which a `geometry` entry reaches procedures, agents, words or dice. */
export function wrongGeometry(files: readonly GeometryFile[]): string[] {
  return files.flatMap(({ entry, file, uses }) => {
    const inside = relative(join(entry, '..', '..'), file).split(sep);
    const [room = ''] = inside;
    const isRunning = inside.length === 1 || room === 'agent' || room === 'words' || file.endsWith('builders.ts');
    // Procedures and dice are the engine's; geometry needs nothing of it.
    const wrong = uses.filter(use => !use.startsWith('@weathergauge/seamanship.'));
    return [
      ...(isRunning ? [`${entry} must not reach ${file}: a page that draws would load the rules`] : []),
      ...wrong.map(use => `${entry} must not reach ${use} (by ${file}): a page that draws would load the rules`),
    ];
  });
}

/** A string in shared code that names a rulebook. */
export interface NamedBook {
  readonly file: string;
  readonly book: string;
}

/** Packages whose code serves every rulebook; of the page all but `books/<id>` and the developers' gallery. */
const SHARED = ['engine', 'seamanship', 'agents', 'testkit', 'lab', 'host', 'wire', 'cli', 'server', 'web'];
/** `skirmish.ts` is the engine's one-page example: a rulebook itself, which the toy book of the tests is made from. */
const OWN_ROOM = /^(web\/src\/(books\/[^/]+\/|dev\/)|engine\/src\/skirmish\.ts$)/;

/** Rulebooks that shared code names: a new book would then have to be named there too. Tests may name books. */
export function namedBooks(root: string): NamedBook[] {
  const packages = join(root, 'packages');
  const folders = readdirSync(packages);
  const books = folders
    .filter(folder => folder.startsWith('rules-'))
    .map(folder => folder.slice('rules-'.length))
    // The example that the engine itself brings is shared code, and becomes a book only in a test (`e2e/toy`).
    .filter(book => !existsSync(join(packages, 'engine', 'src', `${book}.ts`)));
  return folders
    .filter(folder => SHARED.includes(folder))
    .flatMap(folder => sourceFiles(join(packages, folder)))
    .filter(file => !isTest(file) && !OWN_ROOM.test(relative(packages, file).split(sep).join('/')))
    .flatMap(file => booksIn(readFileSync(file, 'utf8'), books).map(book => ({ file: relative(root, file), book })));
}

/**
 * Of these books those that a string of the source names: alone, at the start of a key (`id.word`), or in a path. Or that are
 * a key themselves, or what a regular expression looks for.
 */
export function booksIn(source: string, books: readonly string[]): string[] {
  const code = codeOf(source);
  const strings = [...code.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g)].map(([, , text = '']) => text);
  return books.filter(book => {
    const name = new RegExp(`(?:^|books/|guide/|rules-)${book}(?:$|[./])`);
    const keyOrPattern = new RegExp(`[{,(]\\s*${book}: |/\\^?(?:rules-)?${book}\\$?/`);
    return strings.some(text => name.test(text)) || keyOrPattern.test(code);
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
  const root = resolve(import.meta.dirname, '..');
  const imports = packageImports(root);
  const cycle = findCycle(imports);
  const problems = [
    ...wrongImports(imports),
    ...foreignImports(root),
    ...wrongRoomImports(roomImports(root, LAYERS_WITH_ROOMS)),
    ...wrongRulebookValues(rulebookValues(root)),
    ...wrongGeometry(geometryFiles(root)),
    ...namedBooks(root).map(({ file, book }) => `${file}: shared code must not name the rulebook ${book}`),
    ...(cycle === null ? [] : [`packages import each other in a ring: ${cycle}`]),
    ...changingVariables(root),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
