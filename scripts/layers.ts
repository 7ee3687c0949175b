/**
 * Which package may import which, and within the rulebooks and the page which room (folder of `src`): imports point one
 * way. What the page may take from a rulebook: values only by its `geometry` entry, which runs no rules. And code that
 * serves every rulebook names none, so that a new book is its own folders and nothing else. The linter says the same of
 * packages while one types; this reads the source itself, so that a slip in the linter's configuration cannot hide one.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { changingVariables } from './module-state.ts';

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
  lab: { source: ['engine', 'agents'], tests: [] },
  host: { source: ['engine', 'agents'], tests: ['rules'] },
  wire: { source: ['engine', 'host'], tests: ['rules'] },
  server: { source: ['engine', 'agents', 'host', 'wire'], tests: ['rules'] },
  cli: { source: ['engine', 'seamanship', 'rules', 'agents', 'host', 'testkit', 'lab', 'server'], tests: [] },
  web: { source: ['engine', 'seamanship', 'rules', 'host', 'wire'], tests: [] },
};

/** Rooms of a package and what each may import of the others. What lies in `src` itself, tests and `test/` may import all. */
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

const layerOf = (folder: string): string => (folder.startsWith('rules-') ? 'rules' : folder);

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
export function roomImports(root: string): RoomImport[] {
  const packages = join(root, 'packages');
  const found: RoomImport[] = [];
  for (const folder of readdirSync(packages)) {
    const layer = layerOf(folder);
    if (rooms[layer] === undefined) continue;
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

function isTest(file: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(file) || file.split(sep).includes('test');
}

function specifiersIn(file: string): string[] {
  return [...codeOf(readFileSync(file, 'utf8')).matchAll(IMPORT)].map(([, specifier = '']) => specifier);
}

/** A source without its comments. In a path such as `books/*` none begins. */
function codeOf(source: string): string {
  return source.replace(/(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
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
    ...wrongRoomImports(roomImports(root)),
    ...wrongRulebookValues(rulebookValues(root)),
    ...wrongGeometry(geometryFiles(root)),
    ...namedBooks(root).map(({ file, book }) => `${file}: shared code must not name the rulebook ${book}`),
    ...(cycle === null ? [] : [`packages import each other in a ring: ${cycle}`]),
    ...changingVariables(root),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
