/**
 * Point 1: every clause has a test named after it, or says why it cannot.
 *
 * A test's name begins with the clauses that it rules on, separated by commas, then a space and the ruling:
 * `test('2.5, R8 each point of turn costs a centimetre', …)`. Nothing here needs vitest: the command line prints the same.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Clause, ClauseIndex } from '@weathergauge/engine';
import { comments, testNames } from './scan.ts';

const ID = String.raw`[A-Z]?\d+(?:\.\d+)*[a-z]?`;
/** `matrix-3`, `admiralty-lisbon`: notes and events that the book does not number. They count only where the index has them. */
const WORDED = String.raw`[a-z]+(?:-[a-z\d]+)+`;
const ANY_ID = `(?:${ID}|${WORDED})`;
const WHOLE_ID = new RegExp(`^${ANY_ID}$`);
const IS_WORDED = new RegExp(`^${WORDED}$`);
const LEADING_IDS = new RegExp(`^(${ANY_ID}(?:, ?${ANY_ID})*)(?=[ :]|$)`);
/** `2.5-7 …` or `2.5; 2.6 …`: meant as clauses, but not said so that they are read. */
const UNCLEAR = new RegExp(`^${ID}(?:, ?${ID})*[-–—;/&+]`);

export interface ClauseTest {
  readonly file: string;
  readonly name: string;
}

export interface ClauseRow extends Clause {
  readonly tests: readonly ClauseTest[];
}

export interface ClauseReport {
  readonly rows: readonly ClauseRow[];
  readonly problems: readonly string[];
}

export interface ClausePlaces {
  /** The folder that `source` is named from; its `src` will do as well. */
  readonly sources: string;
  /** Folders scanned for `*.test.ts`. Default: `sources`. */
  readonly tests?: readonly string[];
}

/** The clauses that a test's name begins with; `index` knows those that are words. */
export function clausesNamed(name: string, index: ReadonlyMap<string, unknown> = new Map()): string[] {
  const ids = LEADING_IDS.exec(name)?.[1];
  if (ids === undefined) return [];
  const named = ids.split(',').map(id => id.trim());
  return named.every(id => index.has(id) || !IS_WORDED.test(id)) ? named : [];
}

export function clauseReport(index: ClauseIndex, places: ClausePlaces): ClauseReport {
  const problems: string[] = [];
  const tests = new Map<string, ClauseTest[]>(index.map(clause => [clause.id, []]));
  if (tests.size < index.length) problems.push(...duplicates(index).map(id => `clause ${id} is listed twice`));

  for (const test of (places.tests ?? [places.sources]).flatMap(testsIn)) {
    if (UNCLEAR.test(test.name)) problems.push(`${test.file}: "${test.name}" should name its clauses with commas`);
    for (const id of new Set(clausesNamed(test.name, tests))) {
      const known = tests.get(id);
      if (known) known.push(test);
      else problems.push(`${test.file}: "${test.name}" names clause ${id}, which the index does not have`);
    }
  }

  const rows = index.map(clause => ({ ...clause, tests: tests.get(clause.id) ?? [] }));
  const read = sourceReader(places.sources);
  for (const row of rows) problems.push(...rowProblems(row, read));
  return { rows, problems };
}

function rowProblems(row: ClauseRow, read: (source: string) => string | null): string[] {
  const problems: string[] = [];
  const say = (what: string) => problems.push(`clause ${row.id} ${what}`);
  if (!WHOLE_ID.test(row.id)) say('is not a clause number that a test can name');
  if (row.title.trim() === '') say('has no title');
  if (row.summary.trim() === '') say('has no summary');
  if (row.reason !== undefined && row.reason.trim() === '') say('gives an empty reason');
  if (row.reason === undefined && row.tests.length === 0) say('has neither a test nor a reason');
  if (row.reason !== undefined && row.tests.length > 0) say('has tests now: its reason must go');
  const remarks = read(row.source);
  if (remarks === null) say(`names the source ${row.source}, which does not exist`);
  else if (!mentions(remarks, row.id)) say(`is not mentioned in any comment of ${row.source}`);
  return problems;
}

function duplicates(index: ClauseIndex): string[] {
  const seen = new Set<string>();
  return index.map(clause => clause.id).filter(id => seen.has(id) || !seen.add(id));
}

/**
 * Whether a text names a clause: `11.4.5` is named by itself and by the ranges `11.4.4-6` and `11.4.4–11.4.6`, both ends
 * of which lie in one chapter.
 */
export function mentions(text: string, id: string): boolean {
  const plain = id.replaceAll('.', String.raw`\.`);
  if (new RegExp(String.raw`(?<![\w.])${plain}(?!\w|\.\d)`).test(text)) return true;
  const parts = /^(.*?)(\d+)$/.exec(id);
  if (parts === null) return false;
  const [, stem = '', last = ''] = parts;
  const chapter = stem.replaceAll('.', String.raw`\.`);
  const range = new RegExp(String.raw`(?<![\w.])${chapter}(\d+)[-–](?:${chapter})?(\d+)(?!\w|\.\d)`, 'g');
  for (const [, low, high] of text.matchAll(range))
    if (Number(low) <= Number(last) && Number(last) <= Number(high)) return true;
  return false;
}

/** A source's comments; the whole of a file that can have none, such as a table in JSON. Null when there is no file. */
function sourceReader(folder: string): (source: string) => string | null {
  const known = new Map<string, string | null>();
  return source => {
    let remarks = known.get(source);
    if (remarks === undefined) {
      const file = [join(folder, source), join(folder, 'src', source)].find(path => existsSync(path));
      const text = file === undefined || source === '' ? null : readFileSync(file, 'utf8');
      remarks = text !== null && source.endsWith('.ts') ? comments(text).join('\n') : text;
      known.set(source, remarks);
    }
    return remarks;
  };
}

function testsIn(folder: string): ClauseTest[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.test.ts') && !entry.parentPath.includes('node_modules'))
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap(path =>
      testNames(readFileSync(path, 'utf8')).map(name => ({
        file: relative(folder, path).replaceAll('\\', '/'),
        name,
      })),
    );
}
