import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '..', 'packages', 'web', 'src');
const LONGEST = 400;
/** What holds on every screen: tokens, fonts, elements and buttons. Whoever begins a page loads these before all others. */
const SHARED = join('ui', 'styles');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const sheets = files.filter(file => file.endsWith('.css'));
const ofComponents = sheets.filter(file => dirname(file) !== SHARED);
const code = files.filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file));
const read = (file: string): string => readFileSync(join(SRC, file), 'utf8');

/** The style sheets that a file of the page imports, as paths from the page's source folder. */
function sheetsOf(file: string): string[] {
  const imports = read(file).matchAll(/^@?import ['"](\.[^'"]*\.css)['"];$/gm);
  return [...imports].map(([, to = '']) => join(file, '..', to));
}

/** `ShipPanel.tsx` has `ship-panel.css`; the `index.tsx` of a folder has the sheet of the folder's name. */
function sheetOf(file: string): string {
  const name = basename(file).replace(/\.tsx?$/, '');
  const words = name === 'index' ? basename(dirname(file)) : name.replaceAll(/([a-z])([A-Z])/g, '$1-$2');
  return join(dirname(file), `${words.toLowerCase()}.css`);
}

function selectorsOf(sheet: string): string[] {
  return [
    ...read(sheet)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, selectors = '']) => selectors.trim())
    .filter(selectors => !selectors.startsWith('@'))
    .flatMap(selectors => selectors.split(/,(?![^(]*\))/).map(selector => selector.trim()));
}

test('no style sheet is over 400 lines: each is of one component', () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter(file => read(file).trimEnd().split('\n').length > LONGEST)).toEqual([]);
});

test('every style sheet is loaded, by the component of its name alone, and every one loaded is there', () => {
  const loaded = code.flatMap(file => sheetsOf(file).map(sheet => ({ file, sheet })));
  expect([...new Set(loaded.map(({ sheet }) => sheet))].toSorted()).toEqual(sheets.toSorted());
  const strangers = loaded.filter(({ file, sheet }) => dirname(sheet) !== SHARED && sheet !== sheetOf(file));
  expect(strangers).toEqual([]);
  expect(sheets.filter(sheet => sheetsOf(sheet).length > 0)).toEqual([]);
});

test('a component loads its sheet after the components it is made of, so that it may change what they say', () => {
  const early = code.filter(file => {
    const own = sheetsOf(file).some(sheet => ofComponents.includes(sheet));
    const last = read(file)
      .match(/^(import .*;|\} from '.*';)$/gm)
      ?.at(-1);
    return own && !(last ?? '').endsWith(".css';");
  });
  expect(early).toEqual([]);
});

/** `.play-tab:hover` or `.sog-plan.is-done`, not `.guide .play-tab`: the class says by itself what it looks like. */
function ownLook(selector: string): string[] {
  const [, first] = /^\w*\.([\w-]+)[^\s>+~]*$/.exec(selector.replaceAll(/\([^)]*\)/g, '')) ?? [];
  return first === undefined ? [] : [first];
}

test('no sheet mixes components: what a class looks like by itself is said in one sheet, on all devices', () => {
  const homes = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const name of selectorsOf(sheet).flatMap(ownLook))
      homes.set(name, (homes.get(name) ?? new Set<string>()).add(sheet));
  expect(homes.size).toBeGreaterThan(300);
  expect([...homes].filter(([, at]) => at.size > 1).map(([name, at]) => `${name}: ${[...at].join(', ')}`)).toEqual([]);
});

test('what belongs to one book is said in its own folder', () => {
  const named = (sheet: string): string[] => selectorsOf(sheet).flatMap(selector => selector.match(/\.[\w-]+/g) ?? []);
  const books = sheets.filter(sheet => /^books\W[^\\/]+\W/.test(sheet));
  const theirs = new Set(books.flatMap(selectorsOf).flatMap(ownLook));
  expect(theirs.size).toBeGreaterThan(0);
  const others = sheets.filter(sheet => !books.includes(sheet));
  expect(
    others.filter(sheet =>
      selectorsOf(sheet)
        .flatMap(ownLook)
        .some(name => theirs.has(name)),
    ),
  ).toEqual([]);
  expect(others.filter(sheet => named(sheet).some(name => name.startsWith('.sog-')))).toEqual([]);
});

test('no rule waits for a class that nothing sets', () => {
  const text = code.map(read).join('\n');
  const words = new Set(text.match(/[\w-]+/g));
  // `tone-${tone}` sets every class that begins so.
  const begun = [...new Set([...text.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, start = '']) => start))];
  const isSet = (name: string): boolean => words.has(name) || begun.some(start => name.startsWith(start));
  const waiting = sheets.flatMap(sheet =>
    selectorsOf(sheet)
      .flatMap(selector => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)])
      .flatMap(([, name = '']) => (isSet(name) ? [] : [`${sheet}: ${name}`])),
  );
  expect([...new Set(waiting)]).toEqual([]);
});

/** What a file imports as these words have it, as paths from the page's source folder. */
function importsOf(file: string, words: RegExp): string[] {
  return [...read(file).matchAll(words)].map(([, to = '']) => join(file, '..', to));
}

const AT_ONCE = /^(?:import (?!type)|\} from |export .* from )(?:[^'";]* from )?['"](\.[^'"]*)['"];$/gm;
const LATER = /\bimport\(['"](\.[^'"]*)['"]\)/g;

/** A file and what is loaded with it. */
function withAll(file: string): readonly string[] {
  const all = new Set([file]);
  for (const each of all) if (/\.tsx?$/.test(each)) for (const to of importsOf(each, AT_ONCE)) all.add(to);
  return [...all];
}

interface Part {
  /** What is loaded at once. */
  readonly loaded: readonly string[];
  /** The sheets that are there for certain then: its own, and those of whoever sent for it. */
  readonly there: ReadonlySet<string>;
}

/** The page, and everything that is loaded later. */
function partsOfPage(): ReadonlyMap<string, Part> {
  const later = new Map(code.map(file => [file, importsOf(file, LATER)]));
  const begun = [join('app', 'main.tsx'), ...[...later.values()].flat()].filter(file => later.has(file));
  const parts = new Map([...new Set(begun)].map(file => [file, withAll(file)]));
  const there = new Map([...parts.keys()].map(part => [part, new Set(sheets)]));
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [part, loaded] of parts) {
      const senders = [...parts].filter(([, theirs]) => theirs.some(file => later.get(file)?.includes(part)));
      const before = senders.map(([sender]) => there.get(sender));
      const isThere = (sheet: string): boolean =>
        loaded.includes(sheet) || (before.length > 0 && before.every(known => known?.has(sheet) === true));
      const now = new Set(sheets.filter(isThere));
      if (now.size !== there.get(part)?.size) isSettled = false;
      there.set(part, now);
    }
  }
  return new Map([...parts].map(([part, loaded]) => [part, { loaded, there: there.get(part) ?? new Set() }]));
}

test('no screen shows what only the sheet of another part makes look right, which may not have been opened yet', () => {
  const homes = new Map(
    sheets.flatMap(sheet =>
      selectorsOf(sheet)
        .flatMap(ownLook)
        .map(name => [name, sheet] as const),
    ),
  );
  const bare = [...partsOfPage()].flatMap(([part, { loaded, there }]) =>
    loaded
      .filter(file => file.startsWith('screens') && file.endsWith('.tsx'))
      .flatMap(file => [...read(file).matchAll(/className="([^"]*)"/g)].map(([, names = '']) => ({ file, names })))
      .flatMap(({ file, names }) => names.split(' ').map(name => ({ file, name, home: homes.get(name) })))
      .filter(({ home }) => home !== undefined && !there.has(home))
      .map(({ file, name, home }) => `${file}: ${name}, of ${home}, in ${part}`),
  );
  expect([...new Set(bare)]).toEqual([]);
});
