import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { GeometryFile, Import, RoomImport } from './imports.ts';
import {
  foreignImports,
  geometryFiles,
  globsIn,
  packageImports,
  roomImports,
  rulebookValues,
  valuesIn,
} from './imports.ts';
import {
  booksIn,
  findCycle,
  LAYERS_WITH_ROOMS,
  namedBooks,
  wrongGeometry,
  wrongImports,
  wrongRoomImports,
  wrongRulebookValues,
} from './layers.ts';

const imports = packageImports(resolve(import.meta.dirname, '..'));
const one = (from: string, to: string, inTest = false): Import => ({ file: 'x.ts', from, to, test: inTest });

test('imports between packages are seen', () => {
  expect(imports.some(({ from, to }) => from === 'cli' && to === 'engine')).toBe(true);
  expect(imports.some(({ from, to }) => from === 'agents' && to === 'engine')).toBe(true);
});

test('imports point one way, without a ring', () => {
  expect(wrongImports(imports)).toEqual([]);
  expect(findCycle(imports)).toBeNull();
});

test.each([
  one('engine', 'agents'),
  one('engine', 'testkit', true),
  one('seamanship', 'engine'),
  one('rules-a', 'agents'),
  one('rules-a', 'rules-b'),
  one('rules-a', 'rules-b', true),
  one('agents', 'rules-a'),
  one('testkit', 'cli'),
  one('cli', 'web'),
  one('web', 'cli'),
  one('web', 'testkit'),
  one('newcomer', 'engine'),
])('$from must not import $to', wrong => {
  expect(wrongImports([wrong])).toHaveLength(1);
});

test.each([one('rules-a', 'seamanship'), one('rules-a', 'testkit', true), one('cli', 'rules-a')])(
  '$from may import $to',
  right => {
    expect(wrongImports([right])).toEqual([]);
  },
);

const rooms = roomImports(resolve(import.meta.dirname, '..'), LAYERS_WITH_ROOMS);
const between = (layer: string, from: string, to: string): RoomImport => ({ file: 'x.ts', layer, from, to });

test('rooms of the page and of the rulebooks import one way', () => {
  expect(rooms.some(({ from, to }) => from === 'screens/play' && to === 'board')).toBe(true);
  expect(rooms.some(({ from, to }) => from === 'chapters' && to === 'model')).toBe(true);
  expect(wrongRoomImports(rooms)).toEqual([]);
});

test.each([
  between('web', 'board', 'books'),
  between('web', 'ui', 'client'),
  between('web', 'client', 'screens/play'),
  between('web', 'books/convoy', 'screens/play'),
  between('web', 'books/convoy', 'books/age-of-sail'),
  between('web', 'screens/play', 'screens/lobby'),
  between('web', 'attic', 'ui'),
  between('rules', 'chapters', 'words'),
  between('rules', 'model', 'agent'),
  between('rules', 'chapters', 'test'),
  between('rules', 'chapters', ''),
])('the room $from must not import $to', wrong => {
  expect(wrongRoomImports([wrong])).toHaveLength(1);
});

test.each([
  between('web', 'books/convoy', 'books'),
  between('web', 'books', 'books/convoy'),
  between('web', 'books/convoy', 'board'),
  between('web', '', 'books'),
  between('rules', 'words', 'chapters'),
  between('rules', '', 'agent'),
])('the room $from may import $to', right => {
  expect(wrongRoomImports([right])).toEqual([]);
});

test('a ring of packages is found', () => {
  expect(findCycle([one('a', 'b'), one('b', 'c'), one('c', 'a')])).toBe('a -> b -> c -> a');
  expect(findCycle([one('a', 'b'), one('b', 'a', true)])).toBeNull();
});

const root = resolve(import.meta.dirname, '..');

test('the page takes values from rulebooks by their geometry only', () => {
  const values = rulebookValues(root);
  expect(values.some(({ entry }) => entry === '@weathergauge/rules-convoy/geometry')).toBe(true);
  expect(wrongRulebookValues(values)).toEqual([]);
});

test.each([
  '@weathergauge/rules-convoy',
  '@weathergauge/rules-convoy/figures',
  '@weathergauge/rules-convoy/geometry/more',
  '../../../../rules-convoy/src/model/geometry.ts',
])('the page must take no values from %s', entry => {
  expect(wrongRulebookValues([{ file: 'x.ts', entry }])).toHaveLength(1);
});

test('a book’s page takes values from its own book only', () => {
  const file = 'packages/web/src/books/convoy/board/scene.ts';
  expect(wrongRulebookValues([{ file, entry: '@weathergauge/rules-convoy/geometry' }])).toEqual([]);
  expect(wrongRulebookValues([{ file, entry: '@weathergauge/rules-age-of-sail/geometry' }])).toHaveLength(1);
});

test('a rulebook fetched by its address is one, and only as the worker fetches them all', () => {
  const glob = "const found = import.meta.glob<Partial<RulebookModule>>('../../../rules-*/src/index.ts');";
  expect(globsIn(glob)).toEqual(['../../../rules-*/src/index.ts']);
  expect(globsIn("import.meta.glob(['./a.ts', `./b.ts`], { eager: true })")).toEqual(['./a.ts', './b.ts']);
  const file = 'packages/web/src/client/library.ts';
  expect(wrongRulebookValues([{ file, entry: '../../../rules-*/src/index.ts' }])).toEqual([]);
  expect(wrongRulebookValues([{ file, entry: '../../../rules-*/src/chapters/*.ts' }])).toHaveLength(1);
});

test('a rulebook imports nothing that is not ours', () => {
  expect(foreignImports(root)).toEqual([]);
});

test('imports behind comments, in one line or with an address in backquotes are seen', () => {
  const text = "import type { A } from 'a'; import { b } from 'b';\nconst c = import(/* later */ `c`);";
  expect(valuesIn(text).map(({ specifier }) => specifier)).toEqual(['b', 'c']);
});

test('types are no values, whole modules and what is fetched later are', () => {
  expect(valuesIn(`import type { A } from 'a';\nexport type { B } from 'b';\nimport { type C } from 'c';`)).toEqual([]);
  const text = `import { type A, b, c as d } from 'x';
import * as all from 'y';
import def from 'z';
export * from 'w';
import './style.css';
const later = () => import('v');`;
  expect(valuesIn(text)).toEqual([
    { specifier: 'x', names: ['b', 'c'] },
    { specifier: 'y', names: ['*'] },
    { specifier: 'z', names: ['*'] },
    { specifier: 'w', names: ['*'] },
    { specifier: './style.css', names: ['*'] },
    { specifier: 'v', names: ['*'] },
  ]);
});

test('the geometry of a rulebook reaches no procedure and no dice', () => {
  const files = geometryFiles(root);
  expect(new Set(files.map(({ entry }) => entry)).size).toBeGreaterThan(2);
  expect(files.some(({ file }) => file.includes('chapters'))).toBe(true);
  expect(wrongGeometry(files)).toEqual([]);
});

test.each([
  ['src/chapters/builders.ts', []],
  ['src/index.ts', []],
  ['src/agent/evaluate.ts', []],
  ['src/words/words.ts', []],
  ['src/chapters/ch1.ts', ['@weathergauge/engine.seededDice']],
])('the geometry of a rulebook must not reach %s with %j', (path, uses) => {
  const entry = 'packages/rules-a/src/model/geometry.ts';
  const file: GeometryFile = { entry, file: `packages/rules-a/${path}`, uses };
  expect(wrongGeometry([file])).toHaveLength(1);
});

test('code that serves every rulebook names none of them', () => {
  expect(namedBooks(root)).toEqual([]);
});

test.each([
  "const first = 'convoy';",
  't(`convoy.blurb`)',
  'import x from "@weathergauge/rules-convoy";',
  "load('../books/convoy/card.ts')",
  'href="#/guide/convoy"',
  'const blurbs = { convoy: 1 };',
  'id => /^convoy$/.test(id)',
])('%s names a book', source => {
  expect(booksIn(source, ['convoy', 'toy'])).toEqual(['convoy']);
});

test.each([
  "// as 'convoy' does",
  '/** `convoy.blurb` */',
  "say('the convoy sails')",
  "'convoys'",
  "'convoy-raider'",
  'const convoy = ships;',
])('%s names no book', source => {
  expect(booksIn(source, ['convoy'])).toEqual([]);
});
