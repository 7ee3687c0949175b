/** What `npm test` is asked for, and what is run for it. */

/** The compiler looks again only at what has changed since it last ran here, and at what that touches. */
const known = (name: string): string[] => ['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`];

/** The static checks: program and words. They run beside each other. */
export const CHECKS: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  types: ['tsc', '-p', '.', ...known('types')],
  'types of the page': ['tsc', '-p', 'packages/web', ...known('types-of-the-page')],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['biome', 'ci'],
  layers: ['node', 'scripts/layers.ts'],
  'dead code': ['knip'],
};

export interface Run {
  readonly checks: readonly string[];
  /** Words for Vitest. */
  readonly tests: readonly string[];
  /** How much of the long hunts: see `effort.ts` of the testkit. */
  readonly effort?: string;
  /** What was left out, to be said at the end. */
  readonly note?: string;
}

export interface Repository {
  /** Folders under `packages`. */
  readonly packages: readonly string[];
  /** What is compared with, or null without git. */
  readonly base: string | null;
}

const ALL = Object.keys(CHECKS);
/** What needs no browser. */
const QUICK = ['conformance', 'unit', 'postgres', 'strangers', 'web', 'pace'].flatMap(project => [
  '--project',
  project,
]);
/** Whole battles of every book over a server. */
const WHOLE = 'whole';
/** The hunts for rare faults, and what else takes long. */
const HUNTS = ['conformance', 'strangers', WHOLE].flatMap(project => ['--project', project]);
/** The browsers of other makers. */
const BROWSERS = 'browsers';
/** Pictures of every screen, to be looked at. */
const GALLERY = 'gallery';
const SHORTENED =
  'short: random play was cut to a few games, not asked what it reaches, and no browser was opened; npm test does all';

const USAGE = 'npm test takes nothing, --changed, --deep, --browsers, or names of packages and books';

/** What to run for the words given, or one line on why not. */
export function runFor(words: readonly string[], { packages, base }: Repository): Run | string {
  if (words.length === 0)
    return { checks: ALL, tests: [BROWSERS, GALLERY, WHOLE].map(project => `--project=!${project}`) };
  if (words.includes('--deep'))
    return words.length > 1 ? `--deep stands alone: ${USAGE}` : { checks: [], tests: HUNTS, effort: '10' };
  if (words.includes('--browsers'))
    return words.length > 1 ? `--browsers stands alone: ${USAGE}` : { checks: [], tests: ['--project', BROWSERS] };
  if (words.includes('--changed')) {
    if (words.length > 1) return `--changed stands alone: ${USAGE}`;
    if (base === null) return '--changed needs git, and a branch main to compare with';
    return { checks: ALL, tests: [...QUICK, `--changed=${base}`], effort: '0', note: SHORTENED };
  }
  const folders: string[] = [];
  for (const word of words) {
    const found = foldersOf(word, packages);
    if (found.length === 0)
      return `"${word}" is no package or book: there are ${[...packages, ...booksIn(packages)].toSorted().join(', ')}`;
    folders.push(...found);
  }
  return { checks: ALL, tests: [...QUICK, ...folders], effort: '0', note: SHORTENED };
}

/** A package is a folder; a book is its rules and its boards. */
function foldersOf(word: string, packages: readonly string[]): readonly string[] {
  const book = word.replace(/^rules-/, '');
  if (packages.includes(`rules-${book}`)) return [`packages/rules-${book}/`, `packages/web/src/books/${book}/`];
  return packages.includes(word) ? [`packages/${word}/`] : [];
}

function booksIn(packages: readonly string[]): readonly string[] {
  return packages.filter(name => name.startsWith('rules-')).map(name => name.slice('rules-'.length));
}

export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A file that cannot even be loaded holds no test, and a test that is skipped proves nothing: both are failures. */
export function countOf(report: Report): Count {
  const unloadable = report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  const idle = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length + idle };
}
