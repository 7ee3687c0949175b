import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '..', 'packages', 'web', 'src');
const LONGEST = 400;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const sheets = files.filter(file => file.endsWith('.css'));
const read = (file: string): string => readFileSync(join(SRC, file), 'utf8');

/** The style sheets that a file of the page imports, as paths from the page's source folder. */
function sheetsOf(file: string): string[] {
  const imports = read(file).matchAll(/^@?import ['"](\.[^'"]*\.css)['"];$/gm);
  return [...imports].map(([, to = '']) => join(file, '..', to));
}

test('no style sheet is over 400 lines: each is of one component', () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter(file => read(file).trimEnd().split('\n').length > LONGEST)).toEqual([]);
});

test('every style sheet is loaded by a component or by another sheet, and every one loaded is there', () => {
  const loaded = new Set(files.filter(file => /\.(tsx?|css)$/.test(file)).flatMap(sheetsOf));
  expect([...loaded].toSorted()).toEqual(sheets.toSorted());
});
